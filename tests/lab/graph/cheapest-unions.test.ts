import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CheapestUnions } from '../../../lab/graph/cheapest-unions.ts';
import { ClusterSums } from '../../../lab/graph/cluster-sums.ts';
import { weightedRows } from '../../../lib/graph/sparse-rows.ts';
import { RUNS, rowOf, weightedLists } from '../../graphs/small-rows.ts';
import { denseRows, mean, squared } from '../../oracles/dense.ts';

/** Ward's cost by definition: inertia of the union minus that of the parts. */
function costOf(a: number[][], b: number[][]): number {
  const spread = (points: number[][]) => {
    const centre = mean(points);
    return points.reduce((sum, point) => sum + squared(point, centre), 0);
  };
  return spread([...a, ...b]) - spread(a) - spread(b);
}

describe('the cheapest union', () => {
  it('costs what the definition says, and its partner is the best for it', () => {
    fc.assert(
      fc.property(
        weightedLists,
        fc.array(fc.record({ slot: fc.nat(4), unite: fc.nat(9) }), {
          minLength: 30,
          maxLength: 30,
        }),
        (lists, moves) => {
          const rows = weightedRows(lists);
          const dense = denseRows(rows);
          const sums = new ClusterSums();
          const unions = new CheapestUnions(sums);
          const members: number[][][] = [];
          dense.forEach((point, row) => {
            sums.measure(...rowOf(rows, row));
            let slot = moves[row].slot;
            if (sums.slots < 5) {
              slot = sums.open();
              unions.open();
              members.push([]);
            } else if (moves[row].unite === 0) {
              const giver = unions.cheapest(Number.POSITIVE_INFINITY);
              const taker = unions.partner(giver);
              unions.unite(giver, taker);
              members[taker].push(...members[giver]);
              members[giver] = [];
              slot = giver;
            }
            sums.add(slot, ...rowOf(rows, row));
            unions.follow(slot);
            if (members[slot].length === 0) unions.look(slot);
            members[slot].push(point);
          });
          if (members.length < 2) return;

          const slot = unions.cheapest(Number.POSITIVE_INFINITY);
          const costs = members.map((other, i) =>
            i === slot ? Number.POSITIVE_INFINITY : costOf(members[slot], other),
          );
          const cost = unions.state.costs[slot];
          expect(cost).toBeCloseTo(costs[unions.partner(slot)], 7);
          expect(unions.cheapest(cost)).not.toBe(slot);
          unions.look(slot);
          expect(unions.state.costs[slot]).toBeCloseTo(Math.min(...costs), 7);
        },
      ),
      RUNS,
    );
  });
});
