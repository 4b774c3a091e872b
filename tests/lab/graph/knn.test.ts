import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knnClusters } from '../../../lab/graph/knn.ts';
import { cosine } from '../../../lib/graph/row-metrics.ts';
import { binaryRows, type SparseRows } from '../../../lib/graph/sparse-rows.ts';
import { featureLists, plantedRows, RUNS } from '../../graphs/small-rows.ts';
import { sameDivision } from '../../oracles/dense.ts';

/** The definition, comparing every row with every earlier one. */
function slowKnn(rows: SparseRows, neighbours: number, minSimilarity: number): number[] | null {
  const assignment: number[] = [];
  let clusters = 0;
  for (let row = 0; row < rows.count; row++) {
    const near = assignment
      .map((cluster, other) => ({ cluster, other, alike: cosine(rows, row, other) }))
      .sort((a, b) =>
        Math.abs(a.alike - b.alike) < 1e-12 ? a.other - b.other : b.alike - a.alike,
      );
    if (near.some(({ alike }) => Math.abs(alike - minSimilarity) < 1e-9)) return null;
    const votes = new Map<number, number>();
    for (const { cluster, alike } of near.slice(0, neighbours)) {
      if (alike > minSimilarity) votes.set(cluster, (votes.get(cluster) ?? 0) + alike);
    }
    const ranked = [...votes].sort((a, b) =>
      Math.abs(a[1] - b[1]) < 1e-9 ? a[0] - b[0] : b[1] - a[1],
    );
    if (ranked.length > 1 && ranked[0][1] - ranked[1][1] < 1e-9) return null;
    assignment.push(ranked.length === 0 ? clusters++ : ranked[0][0]);
  }
  return assignment;
}

describe('nearest-neighbour clustering', () => {
  it.each([1, 3])('with %i neighbours gives what the definition says', (neighbours) => {
    fc.assert(
      fc.property(featureLists, fc.double({ min: 0.05, max: 0.95, noNaN: true }), (lists, min) => {
        const rows = binaryRows(lists);
        const expected = slowKnn(rows, neighbours, min);
        fc.pre(expected !== null);
        const result = knnClusters(rows, { neighbours, minSimilarity: min });

        expect([...result.assignment]).toEqual(expected);
        expect(result.clusters).toBe(new Set(expected).size);
      }),
      RUNS,
    );
  });

  it('finds planted groups', () => {
    const { assignment, work } = knnClusters(plantedRows(5, 10), { minSimilarity: 0.5 });

    expect(
      sameDivision(
        assignment,
        Array.from({ length: 50 }, (_, page) => page % 5),
      ),
    ).toBe(true);
    expect(work).toBe(5 * 8 * 55 + 50);
  });

  it('keeps 10,000 equal rows together at little cost, and zero rows apart', () => {
    const lists = Array.from({ length: 20_000 }, (_, i) => (i % 2 === 0 ? [4, 5] : []));
    const result = knnClusters(binaryRows(lists), { minSimilarity: 1 });

    expect(result.clusters).toBe(2);
    expect(result.work).toBe(20_000);
    expect(knnClusters(binaryRows([]), { minSimilarity: 1 }).clusters).toBe(0);
  });

  it.each([
    [{ neighbours: 0, minSimilarity: 0.5 }, /neighbours/],
    [{ minSimilarity: 0 }, /above 0/],
    [{ minSimilarity: Number.NaN }, /above 0/],
  ])('refuses %o', (options, message) => {
    expect(() => knnClusters(binaryRows([[0]]), options)).toThrow(message);
  });
});
