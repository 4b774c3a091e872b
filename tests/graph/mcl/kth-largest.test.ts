import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kthLargest } from '../../../lib/graph/mcl/kth-largest.ts';

describe('the k-th largest', () => {
  it('is what sorting finds, with the larger ones before it', () => {
    const input = fc
      .array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 60 })
      .chain((values) => fc.tuple(fc.constant(values), fc.integer({ min: 1, max: values.length })));

    fc.assert(
      fc.property(input, ([values, k]) => {
        const scratch = Float32Array.of(...values, 99);
        const descending = [...values].sort((a, b) => b - a);

        expect(kthLargest(scratch, values.length, k)).toBe(descending[k - 1]);
        expect([...scratch.subarray(0, k)].sort((a, b) => b - a)).toEqual(descending.slice(0, k));
        expect(scratch[values.length]).toBe(99);
      }),
      { seed: 8, numRuns: 500 },
    );
  });
});
