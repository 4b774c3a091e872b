import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_WORD, wordsOf } from '../../lib/text/tokens.ts';

describe('wordsOf', () => {
  it.each([
    ['Music Library, 250,000 volumes!', ['Music', 'Library', '250', '000', 'volumes']],
    ["l'été – naïve café", ['l', 'été', 'naïve', 'café']],
    ['Москва и Киев', ['Москва', 'и', 'Киев']],
    ['한국어 위키', ['한국어', '위키']],
    ['in\u00advis\u200dible', ['invisible']],
    ['', []],
    ['=HYPERLINK("x")', ['HYPERLINK', 'x']],
  ])('of %j', (text, expected) => {
    expect(wordsOf(text)).toEqual(expected);
  });

  it.each([
    ['日本語の文書', '日本語'],
    ['自由软件是用户', '用户'],
    ['ภาษาไทย', 'ไทย'],
  ])('divides %s, which has no blanks', (text, word) => {
    expect(wordsOf(text)).toContain(word);
    expect(wordsOf(text).join('')).toBe(text);
  });

  it('leaves out what is too long to be a word, in linear time', () => {
    expect(wordsOf(`${'a'.repeat(1_000_000)}! b`)).toEqual(['b']);
    expect(wordsOf(`e${'\u0301'.repeat(1_000_000)} b`)).toEqual(['b']);
    expect(wordsOf('\u200d'.repeat(10_000))).toEqual([]);
  });

  it('finds pieces of the text, in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const visible = text.replace(/\p{Cf}/gu, '');
        let from = 0;
        for (const word of wordsOf(text)) {
          const at = visible.indexOf(word, from);
          expect(at).toBeGreaterThanOrEqual(from);
          expect(word.length).toBeLessThanOrEqual(LONGEST_WORD);
          from = at + word.length;
        }
      }),
      { seed: 13, numRuns: 300 },
    );
  });
});
