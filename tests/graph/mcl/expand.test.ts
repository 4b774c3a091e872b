import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expandColumn } from '../../../lib/graph/mcl/expand.ts';
import { emptyColumn } from '../../../lib/graph/mcl/matrix.ts';
import { matrixOf } from './columns.ts';

function square(columns: number[][], j: number, faint: number) {
  const result = emptyColumn(columns.length);
  const sums = new Float64Array(columns.length);
  const multiplications = expandColumn(matrixOf(columns), j, faint, sums, result);
  const values = new Array<number>(columns.length).fill(0);
  for (let i = 0; i < result.length; i++) values[result.rows[i]] = result.values[i];
  expect(sums.every((sum) => sum === 0)).toBe(true);
  return { values, multiplications, length: result.length };
}

describe('expanding a column', () => {
  it('is the product of the matrix with itself', () => {
    const stochastic = fc.integer({ min: 1, max: 9 }).chain((size) =>
      fc.array(
        fc
          .array(fc.nat({ max: 5 }), { minLength: size, maxLength: size })
          .map((column) => (column.some((value) => value > 0) ? column : column.fill(1)))
          .map((column) => column.map((value) => value / column.reduce((a, b) => a + b, 0))),
        { minLength: size, maxLength: size },
      ),
    );

    fc.assert(
      fc.property(stochastic, (columns) => {
        columns.forEach((column, j) => {
          const { values, multiplications, length } = square(columns, j, 0);
          let products = 0;
          const expected = columns.map((_, i) =>
            column.reduce((sum, chance, k) => {
              if (chance > 0 && columns[k][i] > 0) products++;
              return sum + chance * columns[k][i];
            }, 0),
          );
          values.forEach((value, i) => {
            expect(value).toBeCloseTo(expected[i], 6);
          });
          expect(multiplications).toBe(products);
          expect(length).toBe(expected.filter((value) => value > 0).length);
        });
      }),
      { seed: 10, numRuns: 200 },
    );
  });

  it('leaves out the faint products', () => {
    const columns = [
      [0.9, 0.1, 0],
      [0, 0.9, 0.1],
      [0, 0, 1],
    ];

    expect(square(columns, 0, 0.02)).toMatchObject({ multiplications: 3, length: 2 });
    expect(square(columns, 0, 0.005)).toMatchObject({ multiplications: 4, length: 3 });
  });

  it('expands in full when most of the mass is faint', () => {
    const flat = Array.from({ length: 8 }, () => new Array<number>(8).fill(1 / 8));
    const { values, multiplications } = square(flat, 3, 0.1);

    expect(multiplications).toBe(64);
    expect(values).toEqual(flat[0]);
  });
});
