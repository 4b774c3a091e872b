import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IncrementalClusters } from '../../../lab/graph/ica.ts';
import { binaryRows, type SparseRows, weightedRows } from '../../../lib/graph/sparse-rows.ts';
import { featureLists, plantedRows, RUNS, rowOf, weightedLists } from '../../graphs/small-rows.ts';
import { denseRows, mean, product, sameDivision } from '../../oracles/dense.ts';

function fed(engine: IncrementalClusters, rows: SparseRows, from = 0): number[] {
  const clusters: number[] = [];
  for (let row = from; row < rows.count; row++)
    clusters.push(engine.add(...rowOf(rows, row)).cluster);
  return clusters;
}

/**
 * One pass over dense vectors; null where a similarity is so near the threshold that
 * rounding rules.
 */
function onePass(rows: SparseRows, minSimilarity: number): number[] | null {
  const members: number[][][] = [];
  const assignment: number[] = [];
  const cosine = (a: number[], b: number[]) => {
    const lengths = Math.sqrt(product(a, a) * product(b, b));
    if (lengths > 0) return product(a, b) / lengths;
    return product(a, a) === product(b, b) ? 1 : 0;
  };
  for (const point of denseRows(rows)) {
    const alike = members.map((points) => cosine(point, mean(points)));
    const best = alike.reduce((most, s, i) => (s > alike[most] + 1e-12 ? i : most), 0);
    if (alike.some((s) => Math.abs(s - minSimilarity) < 1e-9)) return null;
    const home = alike[best] > minSimilarity ? best : members.push([]) - 1;
    members[home].push(point);
    assignment.push(home);
  }
  return assignment;
}

describe('the incremental clustering algorithm', () => {
  it('joins the most similar centroid or founds, like the slow one', () => {
    fc.assert(
      fc.property(featureLists, fc.double({ min: 0.05, max: 0.95, noNaN: true }), (lists, min) => {
        const rows = binaryRows(lists);
        const expected = onePass(rows, min);
        fc.pre(expected !== null);

        expect(fed(new IncrementalClusters({ minSimilarity: min }), rows)).toEqual(expected);
      }),
      RUNS,
    );
  });

  it('finds planted groups without being told how many', () => {
    const engine = new IncrementalClusters({ minSimilarity: 0.5 });

    const clusters = fed(engine, plantedRows(7, 12));

    expect(
      sameDivision(
        clusters,
        Array.from({ length: 84 }, (_, page) => page % 7),
      ),
    ).toBe(true);
    expect(engine.counters()).toMatchObject({ pages: 84, clusters: 7 });
  });

  it('saved at any page and continued gives exactly what it gives uninterrupted', () => {
    fc.assert(
      fc.property(weightedLists, fc.nat(29), (lists, at) => {
        const rows = weightedRows(lists);
        const whole = new IncrementalClusters({ minSimilarity: 0.4 });
        const expected = fed(whole, rows);
        const first = new IncrementalClusters({ minSimilarity: 0.4 });
        const stop = Math.min(at, rows.count);
        const before: number[] = [];
        for (let row = 0; row < stop; row++) before.push(first.add(...rowOf(rows, row)).cluster);
        const second = IncrementalClusters.continued(JSON.parse(JSON.stringify(first.state())));

        expect([...before, ...fed(second, rows, stop)]).toEqual(expected);
        expect(second.state()).toEqual(whole.state());
      }),
      RUNS,
    );
  });

  it('keeps equal pages together, and pages without features apart from all others', () => {
    const engine = new IncrementalClusters({ minSimilarity: 1 });
    for (let i = 0; i < 10_000; i++) {
      expect(engine.add([1, 2, 3], [1, 1, 1]).cluster).toBe(0);
      expect(engine.add([], []).cluster).toBe(1);
    }
    expect(engine.counters().clusters).toBe(2);
  });

  it.each([0, -0.1, 1.01, Number.NaN])('refuses the least similarity %s', (minSimilarity) => {
    expect(() => new IncrementalClusters({ minSimilarity })).toThrow(/above 0 and up to 1/);
  });

  it('refuses values that are no numbers', () => {
    const engine = new IncrementalClusters({ minSimilarity: 0.5 });

    expect(() => engine.add([0], [Number.NaN])).toThrow(/NaN/);
    expect(engine.counters().pages).toBe(0);
  });
});
