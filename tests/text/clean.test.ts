import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText, cutAt } from '../../lib/text/clean.ts';

describe('cleanText', () => {
  it.each([
    ['  a \n\t b  ', 'a b'],
    ['a\u202egnp.exe', 'agnp.exe'],
    ['a\u200d\u200b\ufeffb', 'ab'],
    ['a\u0000b\ufffe\uffffc', 'a bc'],
    ['a\ud800b', 'a\ufffdb'],
    ['😀', '😀'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
  ])('%j is %j', (text, expected) => {
    expect(cleanText(text, 100)).toBe(expected);
  });

  it('cuts without tearing a pair', () => {
    expect(cutAt('a😀', 2)).toBe('a');
    expect(cleanText('abc def', 4)).toBe('abc');
  });

  it('leaves nothing unseen, is idempotent and bounded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        const clean = cleanText(text, 40);
        expect(clean).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
        expect(clean.length).toBeLessThanOrEqual(40);
        expect(cleanText(clean, 40)).toBe(clean);
      }),
      { seed: 11, numRuns: 500 },
    );
  });
});
