import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kmeans } from '../../../lab/graph/kmeans.ts';
import { randomFrom } from '../../../lib/graph/random.ts';
import { binaryRows, weightedRows } from '../../../lib/graph/sparse-rows.ts';
import { plantedRows, RUNS, weightedLists } from '../../graphs/small-rows.ts';
import { denseRows, inertiaOf, mean, sameDivision, squared } from '../../oracles/dense.ts';

const run = (rows: ReturnType<typeof binaryRows>, clusters: number, seed = 1) =>
  kmeans(rows, { clusters, random: randomFrom(seed) });

describe('k-means', () => {
  it('never raises inertia, ends with rows at their nearest centroid, no cluster empty', () => {
    fc.assert(
      fc.property(
        weightedLists,
        fc.integer({ min: 1, max: 6 }),
        fc.nat(),
        (lists, clusters, seed) => {
          const rows = weightedRows(lists);
          const result = run(rows, clusters, seed);

          for (let pass = 1; pass < result.inertias.length; pass++) {
            expect(result.inertias[pass]).toBeLessThanOrEqual(result.inertias[pass - 1] + 1e-9);
          }
          expect(result.inertia).toBeLessThanOrEqual(result.inertias[0] + 1e-9);
          expect(result.inertia).toBeCloseTo(inertiaOf(rows, result.assignment), 7);
          expect(result.converged).toBe(true);
          expect(new Set(result.assignment).size).toBe(result.clusters);
          expect(result.clusters).toBeLessThanOrEqual(clusters);

          const points = denseRows(rows);
          const centres = Array.from({ length: result.clusters }, (_, cluster) =>
            mean(points.filter((_, row) => result.assignment[row] === cluster)),
          );
          points.forEach((point, row) => {
            const nearest = Math.min(...centres.map((centre) => squared(point, centre)));
            const own = squared(point, centres[result.assignment[row]]);
            expect(own).toBeLessThanOrEqual(nearest + 1e-7);
          });
        },
      ),
      RUNS,
    );
  });

  it('finds planted groups', () => {
    const result = run(plantedRows(6, 20), 6);

    expect(
      sameDivision(
        result.assignment,
        Array.from({ length: 120 }, (_, page) => page % 6),
      ),
    ).toBe(true);
  });

  it('gives the same with the same seed', () => {
    const rows = plantedRows(7, 9);

    expect(run(rows, 5, 3)).toEqual(run(rows, 5, 3));
  });

  it('founds a cluster again when it has lost all its rows', () => {
    // Rows 0 and 1 are equal: the second cluster gets nothing in the first pass.
    const rows = binaryRows([
      [0, 1],
      [0, 1],
      [0, 1, 2],
      [7, 8, 9],
    ]);

    const result = kmeans(rows, { clusters: 3, random: randomFrom(1), start: [0, 1, 2] });

    expect(result.refounded).toBe(1);
    expect(result.clusters).toBe(3);
    expect(sameDivision(result.assignment, [0, 0, 1, 2])).toBe(true);
    expect(result.inertia).toBe(0);
  });

  it('puts 10,000 equal pages in one cluster, and 10,000 empty ones in another', () => {
    const page = [1, 5, 9];
    const lists = Array.from({ length: 20_000 }, (_, i) => (i % 2 === 0 ? page : []));

    const result = run(binaryRows(lists), 5);

    expect(result.clusters).toBe(2);
    expect([...result.sizes]).toEqual([10_000, 10_000]);
    expect(result.inertia).toBe(0);
  });

  it('tells no equal rows apart because of rounding', () => {
    const page = { columns: [1, 5, 9], values: [0.1, 0.7, 1 / 3] };

    expect(run(weightedRows(Array.from({ length: 50 }, () => page)), 4).clusters).toBe(1);
  });

  it('has an answer for no rows and for more clusters than rows', () => {
    expect(run(binaryRows([]), 3)).toMatchObject({ clusters: 0, inertia: 0, converged: true });
    expect(run(binaryRows([[0], [1]]), 9)).toMatchObject({ clusters: 2, inertia: 0 });
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %s clusters', (clusters) => {
    expect(() => run(binaryRows([[0]]), clusters)).toThrow(/whole number from 1/);
  });

  it('refuses to start from rows that are not there', () => {
    const random = randomFrom(1);
    const rows = binaryRows([[0], [1]]);

    expect(() => kmeans(rows, { clusters: 2, random, start: [0, 2] })).toThrow('no row 2');
    expect(() => kmeans(rows, { clusters: 1, random, start: [0, 1] })).toThrow('for 1 clusters');
    expect(() => kmeans(rows, { clusters: 1, random, start: [] })).toThrow('0 rows to start from');
  });
});
