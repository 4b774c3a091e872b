import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isotonic } from '../../../lab/evaluate/isotonic.ts';

it('leaves alone what rises, and pools what falls by weight', () => {
  expect(isotonic([1, 2, 2, 5], [1, 1, 1, 1])).toEqual([1, 2, 2, 5]);
  expect(isotonic([0, 4, 1, 9], [1, 1, 2, 1])).toEqual([0, 2, 2, 9]);
  expect(isotonic([3, 2, 1], [1, 1, 1])).toEqual([2, 2, 2]);
});

it('is nearer than any other rising values', () => {
  const pairs = fc.array(fc.tuple(fc.nat(9), fc.integer({ min: 1, max: 9 }), fc.nat(9)), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(pairs, (all) => {
      const values = all.map(([value]) => value);
      const weights = all.map(([, weight]) => weight);
      const rival = all.map(([, , other]) => other).sort((a, b) => a - b);
      const found = isotonic(values, weights);
      const far = (of: number[]) =>
        of.reduce((sum, value, i) => sum + weights[i] * (value - values[i]) ** 2, 0);

      expect(found).toEqual([...found].sort((a, b) => a - b));
      expect(far(found)).toBeLessThanOrEqual(far(rival) + 1e-9);
    }),
  );
});
