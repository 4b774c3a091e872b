import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bisectingKMeans } from '../../../lab/graph/bisecting-kmeans.ts';
import { randomFrom } from '../../../lib/graph/random.ts';
import { binaryRows, type SparseRows, weightedRows } from '../../../lib/graph/sparse-rows.ts';
import { plantedRows, RUNS, weightedLists } from '../../graphs/small-rows.ts';
import { inertiaOf, sameDivision } from '../../oracles/dense.ts';

const run = (rows: SparseRows, clusters: number, seed = 1) =>
  bisectingKMeans(rows, { clusters, random: randomFrom(seed) });

describe('bisecting k-means', () => {
  it('finds planted groups', () => {
    const { assignment } = run(plantedRows(8, 10), 8);

    expect(
      sameDivision(
        assignment,
        Array.from({ length: 80 }, (_, page) => page % 8),
      ),
    ).toBe(true);
  });

  it('lowers inertia with every split and knows it', () => {
    fc.assert(
      fc.property(weightedLists, fc.nat(), (lists, seed) => {
        const rows = weightedRows(lists);
        let last = Number.POSITIVE_INFINITY;
        for (let clusters = 1; clusters <= 5; clusters++) {
          const result = run(rows, clusters, seed);
          expect(result.inertia).toBeCloseTo(inertiaOf(rows, result.assignment), 7);
          expect(result.inertia).toBeLessThanOrEqual(last + 1e-9);
          expect(result.splits.length).toBe(result.clusters - 1);
          last = result.inertia;
        }
      }),
      { ...RUNS, numRuns: 60 },
    );
  });

  it('undoes to the division before when the last split is taken back', () => {
    const rows = plantedRows(6, 6);
    const five = run(rows, 5);
    const six = run(rows, 6);
    const { split, into } = six.splits[4];

    expect(
      sameDivision(
        six.assignment.map((c) => (c === into ? split : c)),
        five.assignment,
      ),
    ).toBe(true);
  });

  it('does not split what is equal', () => {
    const same = Array.from({ length: 10_000 }, () => [1, 2, 3]);

    expect(run(binaryRows(same), 4)).toMatchObject({ clusters: 1, inertia: 0, splits: [] });
    expect(run(binaryRows([...same, [], [], [9]]), 9).clusters).toBe(3);
    expect(run(binaryRows([]), 4).clusters).toBe(0);
  });

  it('refuses what makes no sense', () => {
    const random = randomFrom(1);

    expect(() => run(binaryRows([[0]]), 0)).toThrow(/whole number from 1/);
    expect(() => bisectingKMeans(binaryRows([[0]]), { clusters: 1, random, trials: 0 })).toThrow(
      /trials/,
    );
  });
});
