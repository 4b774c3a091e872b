import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ClusterSums } from '../../../lab/graph/cluster-sums.ts';
import { squaredNorms } from '../../../lib/graph/row-metrics.ts';
import { weightedRows } from '../../../lib/graph/sparse-rows.ts';
import { RUNS, rowOf, weightedLists } from '../../graphs/small-rows.ts';
import { denseRows, mean, squared } from '../../oracles/dense.ts';

describe('sums of clusters', () => {
  it('give the distance to every centroid, also after clusters were poured together', () => {
    fc.assert(
      fc.property(
        weightedLists,
        fc.array(fc.nat(3), { minLength: 30, maxLength: 30 }),
        (lists, into) => {
          const rows = weightedRows(lists);
          const dense = denseRows(rows);
          const norms = squaredNorms(rows);
          const sums = new ClusterSums();
          const members: number[][][] = [[], [], [], []];
          for (let slot = 0; slot < 4; slot++) sums.open();
          dense.forEach((point, row) => {
            sums.add(into[row], ...rowOf(rows, row));
            members[into[row]].push(point);
          });
          sums.pour(3, 1);
          members[1].push(...members[3]);
          members[3] = [];
          const again = new ClusterSums();
          for (let slot = 0; slot < 4; slot++) again.restore(sums.save(slot));

          sums.measure(...rowOf(rows, 0));
          again.measure(...rowOf(rows, 0));
          for (let slot = 0; slot < 4; slot++) {
            if (members[slot].length === 0) continue;
            const expected = squared(dense[0], mean(members[slot]));
            expect(sums.squaredDistance(slot, norms[0])).toBeCloseTo(expected, 8);
            expect(again.squaredDistance(slot, norms[0])).toBe(
              sums.squaredDistance(slot, norms[0]),
            );
          }
          expect(again.nearest()).toBe(sums.nearest());
        },
      ),
      RUNS,
    );
  });

  it('touch only the clusters that share a column', () => {
    const sums = new ClusterSums();
    for (let slot = 0; slot < 1000; slot++) sums.add(sums.open(), [slot], [1]);

    sums.measure([7, 5000], [1, 1]);

    expect(sums.work).toBe(1);
    expect(sums.dots[7]).toBe(1);
  });
});
