import { describe, expect, it } from 'vitest';
import { englishShare, isEnglishByC4 } from '../../../lab/text/c4-english.ts';

const list = new Set(['the', 'make', 'success', 'book', 'of']);

describe("C4's test for English", () => {
  it.each([
    ['The books of success', 1],
    ['He makes the maison', 0.5],
    ['été', 0],
    ['', 0],
    ['123 456', 0],
  ])('gives %j the share %d', (text, share) => {
    expect(englishShare(text, list)).toBe(share);
  });

  it('wants more than half', () => {
    expect(isEnglishByC4('He makes the maison', list)).toBe(false);
    expect(isEnglishByC4('He makes the books', list)).toBe(true);
  });
});
