import fc from 'fast-check';
import { expect, it } from 'vitest';
import { solve } from '../../../lab/evaluate/linear-equations.ts';

it('solves equations, also those that need a pivot', () => {
  const matrix = [Float64Array.of(0, 2), Float64Array.of(4, 1)];

  expect([...solve(matrix, Float64Array.of(6, 11))]).toEqual([2, 3]);
});

it('finds what the right side was made of', () => {
  const entry = fc.integer({ min: -5, max: 5 });
  fc.assert(
    fc.property(fc.array(entry, { minLength: 20, maxLength: 20 }), (entries) => {
      // More on the diagonal than beside it: never singular.
      const matrix = [0, 1, 2, 3].map((i) =>
        Float64Array.from([0, 1, 2, 3], (j) => entries[4 * i + j] + (i === j ? 40 : 0)),
      );
      const wanted = entries.slice(16);
      const right = matrix.map((row) => wanted.reduce((sum, x, j) => sum + row[j] * x, 0));
      const found = solve(matrix, Float64Array.from(right));
      wanted.forEach((x, i) => {
        expect(found[i]).toBeCloseTo(x, 9);
      });
    }),
  );
});
