import { describe, expect, it } from 'vitest';
import { isStopWord } from '../../lib/text/stop-words.ts';

describe('isStopWord', () => {
  it.each([
    ['en', 'the', 'library'],
    ['en', 'back', 'music'],
    ['fr', 'dans', 'livre'],
    ['de', 'nicht', 'buch'],
    ['es', 'para', 'libro'],
    ['it', 'della', 'libro'],
    ['pt', 'não', 'livro'],
    ['nl', 'niet', 'boek'],
    ['ru', 'что', 'книга'],
    ['sv', 'inte', 'bok'],
    ['fi', 'olla', 'kirja'],
  ])('%s: %s, but not %s', (language, stop, word) => {
    expect(isStopWord(stop, language)).toBe(true);
    expect(isStopWord(word, language)).toBe(false);
  });

  it('does not take a word of one language for one of another', () => {
    expect(isStopWord('die', 'de')).toBe(true);
    expect(isStopWord('die', 'en')).toBe(false);
    expect(isStopWord('the', 'xx')).toBe(false);
    expect(isStopWord('constructor', '__proto__')).toBe(false);
  });
});
