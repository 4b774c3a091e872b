import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parentsFrom, taxonomyOf, wuPalmer } from '../../lib/semantics/taxonomy.ts';
import { setSimilarity, type TermSet } from '../../lib/semantics/term-sets.ts';

// 0 is the root; 1 and 2 below it; 3 and 4 below 1; 5 below 2.
const taxonomy = taxonomyOf(parentsFrom([[], [0], [0], [1], [1], [2]]));
const alike = (a: number, b: number) => wuPalmer(taxonomy, a, b);

const set = fc.uniqueArray(fc.nat({ max: 5 }), { minLength: 1, maxLength: 5 }).chain((terms) =>
  fc
    .array(fc.double({ min: 0.01, max: 1, noNaN: true }), {
      minLength: terms.length,
      maxLength: terms.length,
    })
    .map((weights): TermSet => ({ terms, weights })),
);

describe('set similarity (equation 2)', () => {
  it('is worked by hand', () => {
    const a: TermSet = { terms: [3], weights: [1] };
    const b: TermSet = { terms: [4, 5], weights: [0.5, 1] };
    // S(3,4) = 4/6, λ = 1.5/2 = .75, product .5; S(3,5) = 2/6, λ = 1, product .333.
    // From a: .5 / .75 = 4/6. From b: (.5 + 1/3) / (.75 + 1) = .476…
    expect(setSimilarity(a, b, alike)).toBeCloseTo((4 / 6 + (0.5 + 1 / 3) / 1.75) / 2, 12);
  });

  it('is symmetric, from 0 to 1, and 1 on itself', () => {
    fc.assert(
      fc.property(set, set, (a, b) => {
        const similarity = setSimilarity(a, b, alike);
        expect(similarity).toBe(setSimilarity(b, a, alike));
        expect(similarity).toBeGreaterThanOrEqual(0);
        expect(similarity).toBeLessThanOrEqual(1 + 1e-12);
        expect(setSimilarity(a, a, alike)).toBeCloseTo(1, 12);
      }),
      { numRuns: 1000, seed: 5 },
    );
  });

  it('does not depend on the order of terms', () => {
    fc.assert(
      fc.property(set, set, (a, b) => {
        const turned = { terms: [...b.terms].reverse(), weights: [...b.weights].reverse() };
        expect(setSimilarity(a, turned, alike)).toBeCloseTo(setSimilarity(a, b, alike), 12);
      }),
      { numRuns: 500, seed: 5 },
    );
  });

  it('says nothing of an empty set', () => {
    const nothing: TermSet = { terms: [], weights: [] };
    expect(setSimilarity(nothing, { terms: [1], weights: [1] }, alike)).toBe(0);
    expect(setSimilarity(nothing, nothing, alike)).toBe(0);
  });
});
