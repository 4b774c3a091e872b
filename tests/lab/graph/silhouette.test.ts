import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unitRows } from '../../../lab/graph/row-weights.ts';
import { silhouette } from '../../../lab/graph/silhouette.ts';
import { cosine } from '../../../lib/graph/row-metrics.ts';
import { binaryRows, type SparseRows, weightedRows } from '../../../lib/graph/sparse-rows.ts';
import { plantedRows, RUNS, weightedLists } from '../../graphs/small-rows.ts';
import { denseRows, squared } from '../../oracles/dense.ts';

/** Rousseeuw's definition over all pairs. */
function byPairs(assignment: Int32Array, distance: (a: number, b: number) => number): number[] {
  const objects = [...assignment.keys()];
  const meanTo = (row: number, cluster: number) => {
    const others = objects.filter((other) => other !== row && assignment[other] === cluster);
    return others.reduce((sum, other) => sum + distance(row, other), 0) / others.length;
  };
  return objects.map((row) => {
    const inside = meanTo(row, assignment[row]);
    const rivals = [...new Set(assignment)].filter((cluster) => cluster !== assignment[row]);
    if (Number.isNaN(inside) || rivals.length === 0) return 0;
    const outside = Math.min(...rivals.map((cluster) => meanTo(row, cluster)));
    return Math.max(inside, outside) < 1e-9 ? 0 : (outside - inside) / Math.max(inside, outside);
  });
}

const squaredIn = (rows: SparseRows) => {
  const dense = denseRows(rows);
  return (a: number, b: number) => squared(dense[a], dense[b]);
};

describe('silhouette', () => {
  it('equals the definition over all pairs', () => {
    fc.assert(
      fc.property(
        weightedLists,
        fc.array(fc.nat(3), { minLength: 30, maxLength: 30 }),
        (lists, clusters) => {
          const rows = weightedRows(lists);
          const assignment = Int32Array.from(clusters.slice(0, rows.count));
          const { scores, mean } = silhouette(rows, assignment);
          const expected = byPairs(assignment, squaredIn(rows));

          expected.forEach((score, row) => {
            expect(scores[row]).toBeCloseTo(score, 5);
          });
          expect(mean).toBeCloseTo(expected.reduce((a, b) => a + b, 0) / rows.count, 5);
        },
      ),
      RUNS,
    );
  });

  it('on rows of length 1 is the silhouette by cosine', () => {
    const rows = binaryRows([
      [0, 1],
      [0, 1, 2],
      [1, 2],
      [5, 6],
      [5, 6, 7],
      [0, 6],
    ]);
    const assignment = Int32Array.of(0, 0, 0, 1, 1, 1);

    const expected = byPairs(assignment, (a, b) => 1 - cosine(rows, a, b));
    silhouette(unitRows(rows), assignment).scores.forEach((score, row) => {
      expect(score).toBeCloseTo(expected[row], 9);
    });
  });

  it('prefers the true division', () => {
    const rows = plantedRows(4, 8);
    const truth = Int32Array.from({ length: 32 }, (_, page) => page % 4);
    const wrong = Int32Array.from({ length: 32 }, (_, page) => Math.floor(page / 8));

    expect(silhouette(rows, truth).mean).toBeGreaterThan(0.7);
    expect(silhouette(rows, wrong).mean).toBeLessThan(0.1);
  });

  it('is 0 where it means nothing', () => {
    const same = binaryRows([[1], [1], [1]]);

    expect(silhouette(same, Int32Array.of(0, 0, 0)).mean).toBe(0);
    expect(silhouette(same, Int32Array.of(0, 0, 1)).mean).toBe(0);
    expect(silhouette(binaryRows([[1], [2]]), Int32Array.of(0, 1)).mean).toBe(0);
    expect(silhouette(binaryRows([]), new Int32Array(0)).mean).toBe(0);
  });

  it('refuses a division that does not fit', () => {
    expect(() => silhouette(binaryRows([[1]]), Int32Array.of(0, 0))).toThrow('1 rows but 2');
    expect(() => silhouette(binaryRows([[1]]), Int32Array.of(-1))).toThrow('at least 0, not -1');
  });
});
