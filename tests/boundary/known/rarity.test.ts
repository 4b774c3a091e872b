import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RARITY_UNIT, Rarity, rarity } from '../../../lib/boundary/known/rarity.ts';

describe('the rarity of a feature', () => {
  it('is nothing for one of no page, least where all pages have it, and whole', () => {
    expect(rarity(0, 100)).toBe(0);
    expect(rarity(100, 100)).toBe(Math.round(RARITY_UNIT * Math.log(101 / 100)));
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), (a, b) => {
        const pages = Math.max(a, b) + 1;
        const [few, many] = [Math.min(a, b) + 1, Math.max(a, b) + 1];
        expect(rarity(few, pages)).toBeGreaterThanOrEqual(rarity(many, pages));
        expect(Number.isInteger(rarity(few, pages))).toBe(true);
      }),
      { numRuns: 200, seed: 42 },
    );
  });

  it('is that of the pages that have it now, whatever came and went', () => {
    const counts = new Rarity();
    counts.change(7, 1);
    counts.change(7, 2);
    counts.change(8, 1);
    counts.change(7, -1);
    counts.change(8, -1);

    expect([counts.count(7), counts.count(8)]).toEqual([2, 0]);
    expect(counts.of(7, 9)).toBe(rarity(2, 9));
    expect(counts.of(8, 9)).toBe(0);
  });
});
