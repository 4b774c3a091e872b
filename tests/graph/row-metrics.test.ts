import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cosine, dot, squaredDistance, squaredNorms } from '../../lib/graph/row-metrics.ts';
import { binaryRows, weightedRows } from '../../lib/graph/sparse-rows.ts';
import { RUNS, weightedLists } from '../graphs/small-rows.ts';
import { denseRows, product, squared } from '../oracles/dense.ts';

describe('measures between rows', () => {
  it('equal those of dense vectors', () => {
    fc.assert(
      fc.property(weightedLists, (lists) => {
        const rows = weightedRows(lists);
        const dense = denseRows(rows);
        const norms = squaredNorms(rows);
        for (let a = 0; a < rows.count; a++) {
          const b = (a * 7 + 3) % rows.count;
          expect(norms[a]).toBeCloseTo(product(dense[a], dense[a]), 9);
          expect(dot(rows, a, b)).toBeCloseTo(product(dense[a], dense[b]), 9);
          expect(squaredDistance(rows, a, b)).toBeCloseTo(squared(dense[a], dense[b]), 9);
        }
      }),
      RUNS,
    );
  });

  it('know the cosine, also of vectors that point nowhere', () => {
    const rows = binaryRows([[0, 1], [1, 2], [], [], [0, 1]]);

    expect(cosine(rows, 0, 1)).toBeCloseTo(0.5, 12);
    expect(cosine(rows, 0, 4)).toBeCloseTo(1, 12);
    expect(cosine(rows, 0, 2)).toBe(0);
    expect(cosine(rows, 2, 3)).toBe(1);
  });
});
