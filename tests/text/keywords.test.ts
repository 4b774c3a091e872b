import { describe, expect, it } from 'vitest';
import { isKeyword, keywordsOf } from '../../lib/text/keywords.ts';

describe('keywordsOf', () => {
  it.each([
    ['en', 'University of North Texas - Music Library', 'University North Texas Music Library'],
    ['en', "Don't go back to the home of the books", 'books'],
    ['en-GB', 'the 250,000 books', 'books'],
    ['fr', "La bibliothèque de l'université et ses livres", 'bibliothèque université livres'],
    ['de', 'Die Bücher der Universität sind hier', 'Bücher Universität'],
    ['es', 'Los libros de la biblioteca', 'libros biblioteca'],
    ['it', 'I libri della biblioteca', 'libri biblioteca'],
    ['pt-BR', 'Os livros da biblioteca', 'livros biblioteca'],
    ['nl', 'De boeken van het museum', 'boeken museum'],
    ['ru', 'Книги и журналы в библиотеке', 'Книги журналы библиотеке'],
    ['sv', 'Böcker och tidskrifter i biblioteket', 'Böcker tidskrifter biblioteket'],
    ['fi', 'Kirjat ovat täällä ja lehdet', 'Kirjat täällä lehdet'],
    ['', 'the books', 'the books'],
  ])('%s: %s', (language, text, expected) => {
    expect(keywordsOf(text, language).join(' ')).toBe(expected);
  });

  it('counts two ideographs as a word, but no number and no single sign', () => {
    expect(isKeyword('文書', 'ja')).toBe(true);
    expect(isKeyword('の', 'ja')).toBe(false);
    expect(isKeyword('2024', 'en')).toBe(false);
    expect(isKeyword('go', 'en')).toBe(false);
  });
});
