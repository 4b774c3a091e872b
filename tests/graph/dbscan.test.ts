import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dbscan, dbscanRows } from '../../lib/graph/dbscan.ts';
import { randomFrom } from '../../lib/graph/random.ts';
import { cosine } from '../../lib/graph/row-metrics.ts';
import { binaryRows } from '../../lib/graph/sparse-rows.ts';
import { featureLists, plantedRows, RUNS } from '../graphs/small-rows.ts';
import { sameDivision } from '../oracles/dense.ts';
import { densityClusters } from '../oracles/density.ts';

/** Thresholds no cosine of small whole-numbered vectors can equal. */
const least = fc.constantFrom(0.31, 0.43, 0.53, 0.61, 0.72, 0.83, 0.93);

describe('DBSCAN', () => {
  it('gives what the definition says, on rows and on a similarity', () => {
    fc.assert(
      fc.property(featureLists, least, fc.integer({ min: 1, max: 6 }), (lists, min, neighbours) => {
        const rows = binaryRows(lists);
        const alike = (a: number, b: number) => Math.round(cosine(rows, a, b) * 1e9) / 1e9;
        const options = { minSimilarity: min, minNeighbours: neighbours };
        const expected = densityClusters(rows.count, alike, min, neighbours);
        const onRows = dbscanRows(rows, options);
        const given = dbscan(rows.count, alike, options);

        expect([...given.assignment]).toEqual(expected.assignment);
        expect([...given.cores].map(Boolean)).toEqual(expected.cores);
        expect([...onRows.cores]).toEqual([...given.cores]);
        expect(onRows.clusters).toBe(given.clusters);
        onRows.assignment.forEach((cluster, row) => {
          if (given.cores[row]) expect(cluster).toBe(given.assignment[row]);
          else expect(cluster < 0).toBe(given.assignment[row] < 0);
        });
        expect(given.noise).toBe(expected.assignment.filter((cluster) => cluster < 0).length);
        expect(onRows.noise).toBe(given.noise);
      }),
      RUNS,
    );
  });

  it('does not depend on the order of the objects', () => {
    fc.assert(
      fc.property(fc.nat(), least, fc.integer({ min: 2, max: 5 }), (seed, min, neighbours) => {
        const random = randomFrom(seed);
        const table = Array.from({ length: 20 }, () => Array.from({ length: 20 }, random));
        const alike = (a: number, b: number) => table[Math.min(a, b)][Math.max(a, b)] ** 0.5;
        const order = Array.from({ length: 20 }, (_, i) => (i * 7 + 3) % 20);
        const options = { minSimilarity: min, minNeighbours: neighbours };
        const straight = dbscan(20, alike, options);
        const mixed = dbscan(20, (a, b) => alike(order[a], order[b]), options);

        expect([...mixed.cores]).toEqual(order.map((object) => straight.cores[object]));
        expect(
          sameDivision(
            mixed.assignment,
            order.map((object) => straight.assignment[object]),
          ),
        ).toBe(true);
      }),
      RUNS,
    );
  });

  it('finds planted groups and calls the rest noise', () => {
    const groups = plantedRows(4, 6);
    const result = dbscanRows(groups, { minSimilarity: 0.5, minNeighbours: 4 });

    expect(
      sameDivision(
        result.assignment,
        Array.from({ length: 24 }, (_, page) => page % 4),
      ),
    ).toBe(true);
    expect(dbscanRows(groups, { minSimilarity: 0.5, minNeighbours: 7 }).noise).toBe(24);
  });

  it('makes fewer and larger clusters as the least similarity falls', () => {
    const { cores: strict } = dbscanRows(plantedRows(3, 9), {
      minSimilarity: 0.95,
      minNeighbours: 2,
    });
    const { cores: loose } = dbscanRows(plantedRows(3, 9), {
      minSimilarity: 0.5,
      minNeighbours: 2,
    });

    expect(strict.filter(Boolean).length).toBe(0);
    expect(loose.filter(Boolean).length).toBe(27);
  });

  it('counts 100,000 equal rows as one, and as many zero rows', () => {
    const lists = Array.from({ length: 200_000 }, (_, i) => (i % 2 === 0 ? [1, 2, 3] : []));
    const result = dbscanRows(binaryRows(lists), { minSimilarity: 0.9, minNeighbours: 100_000 });

    expect(result).toMatchObject({ clusters: 2, noise: 0 });
    expect(result.work).toBe(3);
  });

  it('has an answer for nothing', () => {
    const options = { minSimilarity: 0.5, minNeighbours: 2 };

    expect(dbscanRows(binaryRows([]), options)).toMatchObject({ clusters: 0, noise: 0 });
    expect(dbscan(0, () => 1, options)).toMatchObject({ clusters: 0, noise: 0 });
  });

  it('refuses what makes no sense', () => {
    const rows = binaryRows([[0]]);

    expect(() => dbscanRows(rows, { minSimilarity: 0, minNeighbours: 1 })).toThrow(/above 0/);
    expect(() => dbscanRows(rows, { minSimilarity: Number.NaN, minNeighbours: 1 })).toThrow(
      /not a number/,
    );
    expect(() => dbscanRows(rows, { minSimilarity: 0.5, minNeighbours: 0 })).toThrow(/at least 1/);
    expect(() => dbscan(2, () => Number.NaN, { minSimilarity: 0.5, minNeighbours: 1 })).toThrow(
      'The similarity of 0 and 1 is not a number.',
    );
  });
});
