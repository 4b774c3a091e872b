import { describe, expect, it } from 'vitest';
import { stemOf } from '../../lib/text/stems.ts';

describe('stemOf', () => {
  it.each([
    ['en', 'collections', 'collection'],
    ['fr', 'bibliothèques', 'bibliothèque'],
    ['de', 'büchern', 'bücher'],
    ['es', 'bibliotecas', 'biblioteca'],
    ['it', 'biblioteche', 'biblioteca'],
    ['pt', 'livros', 'livro'],
    ['nl', 'boeken', 'boek'],
    ['ru', 'книгами', 'книги'],
    ['sv', 'böckerna', 'böcker'],
    ['fi', 'kirjastossa', 'kirjaston'],
  ])('%s: %s and %s are one', (language, a, b) => {
    expect(stemOf(a, language)).toBe(stemOf(b, language));
  });

  it('leaves other words and other languages apart', () => {
    expect(stemOf('collections', 'en')).not.toBe(stemOf('connection', 'en'));
    expect(stemOf('collections', 'ja')).toBe('collections');
  });
});
