import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IncrementalKMeans } from '../../../lab/graph/incremental-kmeans.ts';
import { kmeans } from '../../../lab/graph/kmeans.ts';
import { randomFrom } from '../../../lib/graph/random.ts';
import { type SparseRows, weightedRows } from '../../../lib/graph/sparse-rows.ts';
import { featurePages } from '../../bench/feature-pages.ts';
import { plantedRows, RUNS, rowOf, weightedLists } from '../../graphs/small-rows.ts';
import { denseRows, inertiaOf, mean, sameDivision, squared } from '../../oracles/dense.ts';

function fed(engine: IncrementalKMeans, rows: SparseRows, from = 0, to = rows.count): number[] {
  const labels: number[] = [];
  for (let row = from; row < to; row++) labels.push(engine.add(...rowOf(rows, row)).cluster);
  return labels;
}

/** MacQueen's rule on dense vectors: the first k different pages found, then the nearest mean. */
function macQueen(rows: SparseRows, clusters: number): number[] {
  const members: number[][][] = [];
  return denseRows(rows).map((point) => {
    const distances = members.map((points) => squared(point, mean(points)));
    const nearest = distances.reduce((best, d, i) => (d < distances[best] - 1e-9 ? i : best), 0);
    const home =
      members.length < clusters && !(distances[nearest] < 1e-9) ? members.push([]) - 1 : nearest;
    members[home].push(point);
    return home;
  });
}

const binary = weightedLists.map((lists) =>
  weightedRows(lists.map(({ columns }) => ({ columns, values: columns.map(() => 1) }))),
);

describe('incremental k-means', () => {
  it('without regrouping is the rule of MacQueen', () => {
    fc.assert(
      fc.property(binary, fc.integer({ min: 1, max: 5 }), (rows, clusters) => {
        const engine = new IncrementalKMeans({ clusters, regroup: false });

        expect(fed(engine, rows)).toEqual(macQueen(rows, clusters));
      }),
      RUNS,
    );
  });

  it('knows its inertia and never has more clusters than allowed', () => {
    fc.assert(
      fc.property(
        weightedLists,
        fc.integer({ min: 1, max: 6 }),
        fc.boolean(),
        (lists, clusters, regroup) => {
          const rows = weightedRows(lists);
          const engine = new IncrementalKMeans({ clusters, regroup });
          const assignment = fed(engine, rows).map((label) => engine.clusterOf(label));

          expect(engine.inertia()).toBeCloseTo(inertiaOf(rows, assignment), 7);
          expect(new Set(assignment).size).toBeLessThanOrEqual(clusters);
          expect(engine.counters()).toMatchObject({ pages: rows.count });
        },
      ),
      RUNS,
    );
  });

  it('saved at any page and continued gives exactly what it gives uninterrupted', () => {
    fc.assert(
      fc.property(
        weightedLists,
        fc.integer({ min: 1, max: 5 }),
        fc.nat(29),
        (lists, clusters, at) => {
          const rows = weightedRows(lists);
          const stop = Math.min(at, rows.count);
          const whole = new IncrementalKMeans({ clusters, reach: 0.1 });
          const labels = fed(whole, rows);
          const first = new IncrementalKMeans({ clusters, reach: 0.1 });
          const before = fed(first, rows, 0, stop);
          const saved = structuredClone(first.state());
          fed(first, rows, stop);
          const second = IncrementalKMeans.continued(saved);
          const after = fed(second, rows, stop);

          expect([...before, ...after]).toEqual(labels);
          expect(second.state()).toEqual(whole.state());
        },
      ),
      RUNS,
    );
  });

  it('keeps a saved state apart from the living one', () => {
    const rows = plantedRows(3, 5);
    const engine = new IncrementalKMeans({ clusters: 2 });
    fed(engine, rows, 0, 8);
    const saved = engine.state();
    const copy = structuredClone(saved);
    fed(IncrementalKMeans.continued(saved), rows, 8);
    fed(engine, rows, 8);

    expect(saved).toEqual(copy);
  });

  it('makes room for a late site by uniting what is alike, where the plain rule cannot', () => {
    // A person reads ten pages of one site before opening the next.
    const rows = plantedRows(4, 10);
    const bySite = Array.from({ length: 40 }, (_, i) => (i % 10) * 4 + Math.floor(i / 10));
    const feed = (regroup: boolean) => {
      const engine = new IncrementalKMeans({ clusters: 4, regroup });
      const labels = bySite.map((row) => engine.add(...rowOf(rows, row)).cluster);
      return { engine, assignment: labels.map((label) => engine.clusterOf(label)) };
    };
    const sites = bySite.map((row) => row % 4);

    const regrouped = feed(true);
    const plain = feed(false);

    expect(sameDivision(regrouped.assignment, sites)).toBe(true);
    expect(regrouped.engine.counters().united).toBeGreaterThan(0);
    expect(sameDivision(plain.assignment, sites)).toBe(false);
    expect(plain.engine.inertia()).toBeGreaterThan(2 * regrouped.engine.inertia());
  });

  it.each(['random', 'browsing'] as const)(
    'is no more than a twentieth above batch k-means for pages in %s order',
    (order) => {
      const { rows } = featurePages({ pages: 1500, features: 3000, sites: 30, order, seed: 5 });
      const batch = kmeans(rows, { clusters: 40, random: randomFrom(2) });
      const engine = new IncrementalKMeans({ clusters: 40 });
      fed(engine, rows);

      expect(engine.inertia()).toBeLessThan(1.05 * batch.inertia);
    },
  );

  it('founds a cluster only for a page beyond reach of all', () => {
    const engine = new IncrementalKMeans({ clusters: 9, reach: 1.2 });

    expect(engine.add([0, 1], [1, 1])).toMatchObject({ cluster: 0, founded: true });
    expect(engine.add([0, 1, 2], [1, 1, 1])).toMatchObject({ cluster: 0, founded: false });
    expect(engine.add([7, 8, 9], [1, 1, 1])).toMatchObject({ cluster: 1, founded: true });
    expect(engine.add([], [])).toMatchObject({ cluster: 2, founded: true });
  });

  it('puts 100,000 equal pages and as many empty ones in two clusters', () => {
    const engine = new IncrementalKMeans({ clusters: 400 });
    const page = [1, 5, 9];
    const ones = [1, 1, 1];
    for (let i = 0; i < 100_000; i++) {
      engine.add(page, ones);
      engine.add([], []);
    }

    expect(engine.counters()).toMatchObject({ pages: 200_000, founded: 2, united: 0 });
    expect(engine.inertia()).toBe(0);
  });

  it('takes features never seen before as they come', () => {
    const engine = new IncrementalKMeans({ clusters: 3 });
    for (let i = 0; i < 50; i++) engine.add([i * 1000, i * 1000 + 1], [1, 1]);

    const { pages, founded, united } = engine.counters();
    expect(pages).toBe(50);
    expect(founded - united).toBe(3);
  });

  it.each([
    [{ clusters: 0 }, /whole number from 1/],
    [{ clusters: Number.NaN }, /whole number from 1/],
    [{ clusters: 2, reach: -1 }, /at least 0, not -1/],
    [{ clusters: 2, reach: Number.NaN }, /at least 0, not NaN/],
    [{ clusters: 5000 }, /at most 4096/],
  ])('refuses %o', (options, message) => {
    expect(() => new IncrementalKMeans(options)).toThrow(message);
  });

  it.each([
    [[0], [Number.NaN], /NaN/],
    [[0], [Number.POSITIVE_INFINITY], /Infinity/],
    [[1, 0], [1, 1], /must rise/],
    [[-1], [1], /not -1/],
  ])('refuses the page %o %o', (columns, values, message) => {
    expect(() => new IncrementalKMeans({ clusters: 2 }).add(columns, values)).toThrow(message);
  });
});
