import { describe, expect, it } from 'vitest';
import { isEnglishByC4 } from '../../lab/text/c4-english.ts';
import { languageOf } from '../../lib/text/language.ts';
import { DECLARATIONS, declaration, ENGLISH_WORDS, pieces } from './declarations.ts';

describe('languageOf', () => {
  it.each(Object.keys(DECLARATIONS))('knows %s, whole and in short pieces', (language) => {
    const text = declaration(language);
    const few = pieces(text, 100).slice(0, 12);
    const right = few.filter((piece) => languageOf(piece) === language).length;

    expect(languageOf(text)).toBe(language);
    expect(right / few.length).toBeGreaterThanOrEqual(0.9);
  });

  it('does not guess from a word or from numbers', () => {
    expect(languageOf('')).toBe('');
    expect(languageOf('Home')).toBe('');
    expect(languageOf('1234567890 '.repeat(20))).toBe('');
  });
});

describe("C4's test", () => {
  it('tells English from German on whole texts', () => {
    expect(isEnglishByC4(declaration('en'), ENGLISH_WORDS)).toBe(true);
    expect(isEnglishByC4(declaration('de'), ENGLISH_WORDS)).toBe(false);
  });
});
