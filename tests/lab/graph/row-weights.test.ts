import { describe, expect, it } from 'vitest';
import { idfWeighted, unitRows } from '../../../lab/graph/row-weights.ts';
import { squaredNorms } from '../../../lib/graph/row-metrics.ts';
import { binaryRows } from '../../../lib/graph/sparse-rows.ts';

describe('weights of features', () => {
  it('are larger the fewer pages have the feature', () => {
    const rows = idfWeighted(binaryRows([[0, 1], [0], [0, 2], [0]]));

    expect([...rows.values]).toEqual([
      Math.log(2),
      Math.log(5),
      Math.log(2),
      Math.log(2),
      Math.log(5),
      Math.log(2),
    ]);
  });

  it('make every row of length 1, but leave the zero vector', () => {
    const rows = unitRows(idfWeighted(binaryRows([[0, 1, 5], [], [2]])));

    const norms = squaredNorms(rows);
    expect(norms[0]).toBeCloseTo(1, 12);
    expect(norms[1]).toBe(0);
    expect(norms[2]).toBeCloseTo(1, 12);
  });
});
