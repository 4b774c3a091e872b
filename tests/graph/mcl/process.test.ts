import { describe, expect, it } from 'vitest';
import { agreement } from '../../../lab/graph/agreement.ts';
import { emptyMatrix, markovMatrix, type StochasticMatrix } from '../../../lib/graph/mcl/matrix.ts';
import { converge, iterate, mcl, prepare, workbench } from '../../../lib/graph/mcl/process.ts';
import { PRUNE_LIMITS } from '../../../lib/graph/mcl/prune.ts';
import { randomFrom } from '../../../lib/graph/random.ts';
import { undirected } from '../../../lib/graph/undirected.ts';
import {
  arcsOf,
  complete,
  planted,
  renumbered,
  ringOfCliques,
  shuffledOrder,
  star,
} from '../../graphs/known-shapes.ts';
import { denseMarkov, denseMcl, denseStep } from '../../oracles/dense-mcl.ts';

const EXACT = { cutoff: 0, select: 1000, recover: 1000, enough: 0.9, faint: 0 };
const seeds = Array.from({ length: 20 }, (_, seed) => seed);
const someGraph = (seed: number) => {
  const random = randomFrom(seed);
  return planted(20 + Math.floor(random() * 21), 2 + (seed % 3), 0.6, 0.05, random);
};

function columnsOf({ size, starts, rows, values }: StochasticMatrix): number[][] {
  return Array.from({ length: size }, (_, j) => {
    const column = new Array<number>(size).fill(0);
    for (let at = starts[j]; at < starts[j + 1]; at++) column[rows[at]] = values[at];
    return column;
  });
}

describe('the Markov cluster process', () => {
  it.each(seeds)('keeps every column stochastic and descending in every step, seed %i', (seed) => {
    const graph = undirected(someGraph(seed));
    const bench = workbench(graph.size);
    const limits = { ...PRUNE_LIMITS, select: 6, recover: 8 };
    let matrix = prepare(markovMatrix(graph), limits, bench);

    for (let step = 0; step < 12; step++) {
      matrix = iterate(
        matrix,
        emptyMatrix(graph.size, 0),
        1.2 + (seed % 3) * 0.4,
        limits,
        bench,
      ).matrix;
      for (let j = 0; j < graph.size; j++) {
        const column = matrix.values.subarray(matrix.starts[j], matrix.starts[j + 1]);
        const rows = matrix.rows.subarray(matrix.starts[j], matrix.starts[j + 1]);
        expect(column.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 5);
        expect(column.length).toBeLessThanOrEqual(8);
        expect([...column]).toEqual([...column].sort((a, b) => b - a));
        expect(new Set(rows).size).toBe(rows.length);
      }
    }
  });

  it.each([1.2, 2])('takes the same steps as the dense matrix, inflation %d', (inflation) => {
    const graph = undirected(someGraph(5));
    const bench = workbench(graph.size);
    let matrix = prepare(markovMatrix(graph), EXACT, bench);
    let dense = denseMarkov(graph);

    for (let step = 0; step < 10; step++) {
      matrix = iterate(matrix, emptyMatrix(graph.size, 0), inflation, EXACT, bench).matrix;
      dense = denseStep(dense, inflation);
      const differences = columnsOf(matrix).flatMap((column, j) =>
        column.map((value, i) => Math.abs(value - dense[j][i])),
      );
      expect(Math.max(...differences)).toBeLessThan(1e-4);
    }
  });

  it.each(seeds)('finds the clusters of the dense matrix, seed %i', (seed) => {
    const graph = undirected(someGraph(seed));

    for (const inflation of [1.2, 2]) {
      const expected = denseMcl(graph, inflation);
      expect(agreement(mcl(graph, { inflation, prune: EXACT }).labels, expected).moved).toBe(0);
      expect(agreement(mcl(graph, { inflation }).labels, expected).moved).toBe(0);
    }
  });

  it.each([1.4, 2, 4])('finds the cliques of a ring of cliques, inflation %d', (inflation) => {
    const { labels, clusters, converged, chaos } = mcl(undirected(ringOfCliques(12, 8)), {
      inflation,
    });

    expect(clusters).toBe(12);
    expect([...labels]).toEqual(Array.from({ length: 96 }, (_, v) => Math.floor(v / 8)));
    expect(converged).toBe(true);
    expect(chaos).toBeLessThan(0.001);
  });

  it.each(seeds)('does not depend on how the nodes are numbered, seed %i', (seed) => {
    const arcs = seed % 2 === 0 ? someGraph(seed) : ringOfCliques(3 + seed, 5);
    const order = shuffledOrder(arcs.size, randomFrom(seed + 100));
    const inflation = seed % 4 < 2 ? 1.2 : 2;
    const one = mcl(undirected(arcs), { inflation });
    const other = mcl(undirected(renumbered(arcs, order)), { inflation });

    expect(
      agreement(
        one.labels,
        order.map((v) => other.labels[v]),
      ).moved,
    ).toBe(0);
    expect(other.iterations).toBe(one.iterations);
  });

  it('numbers clusters by their first nodes and repeats itself', () => {
    const graph = undirected(someGraph(3));
    const first = mcl(graph);

    expect(mcl(graph)).toEqual(first);
    expect(first.labels[0]).toBe(0);
    expect(Math.max(...first.labels)).toBe(first.clusters - 1);
  });

  it('leaves the matrix that both steps turn into itself', () => {
    const invariant = {
      size: 3,
      starts: Uint32Array.of(0, 3, 6, 9),
      rows: Int32Array.of(0, 1, 2, 0, 1, 2, 0, 1, 2),
      values: Float32Array.of(4, 1, 1, 1, 4, 1, 1, 1, 4).map((value) => value / 6),
    };
    const stuck = converge(invariant, { patience: 100, iterations: 100 });
    const freed = converge(invariant);

    expect(stuck.converged).toBe(false);
    expect(stuck.chaos).toBeCloseTo(0.375, 3);
    expect(freed.converged).toBe(true);
    expect(freed.iterations).toBeGreaterThan(40);
    expect([...stuck.labels]).toEqual([0, 1, 2]);
    expect([...freed.labels]).toEqual([0, 1, 2]);
  });

  it('puts the middle of an odd path, drawn to both ends, in a cluster of its own', () => {
    const path = arcsOf(5, [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ]);
    const { labels, overlaps } = mcl(undirected(path), { prune: EXACT });

    expect([...labels]).toEqual([0, 0, 1, 2, 2]);
    expect(overlaps).toBe(1);
  });
});

describe('hostile graphs', () => {
  it('has no clusters where there are no nodes', () => {
    expect(mcl(undirected(arcsOf(0, [])))).toMatchObject({ clusters: 0, converged: true });
  });

  it('leaves nodes without edges alone, loops or not', () => {
    const { labels } = mcl(
      undirected(
        arcsOf(4, [
          [1, 1],
          [2, 3],
        ]),
      ),
    );

    expect([...labels]).toEqual([0, 1, 2, 2]);
  });

  it('never joins what is not connected', () => {
    const { labels } = mcl(
      undirected(
        arcsOf(6, [
          [0, 2],
          [2, 4],
          [1, 3],
          [3, 5],
        ]),
      ),
      { inflation: 1.2 },
    );

    expect(new Set([labels[0], labels[2], labels[4]]).has(labels[1])).toBe(false);
  });

  it('does not mind loops and a thousand parallel edges', () => {
    const clean = ringOfCliques(4, 5);
    const edges: [number, number][] = Array.from(clean.from, (v, i) => [v, clean.to[i]]);
    const noisy = arcsOf(20, [...edges, ...Array.from({ length: 1000 }, () => edges[10]), [3, 3]]);

    expect(mcl(undirected(noisy)).labels).toEqual(mcl(undirected(clean)).labels);
  });

  it('takes a complete graph as one cluster', () => {
    expect(mcl(undirected(complete(300)))).toMatchObject({ clusters: 1, iterations: 1 });
  });

  it('prunes the columns of a complete graph of 1,000 nodes, longer than 1 / cutoff', () => {
    const prune = { ...PRUNE_LIMITS, cutoff: 1 / 900 };
    const { clusters, multiplications } = mcl(undirected(complete(1000)), { prune });

    expect(clusters).toBe(1);
    expect(multiplications).toBeLessThanOrEqual(1000 * 120 * 120);
  });

  it('takes a star of 20,000 leaves as one cluster, without walking through every pair', () => {
    const { clusters, multiplications } = mcl(undirected(star(20_000)));

    expect(clusters).toBe(1);
    expect(multiplications).toBeLessThan(20_000 * 1000);
  });

  it('survives weights that differ more than single precision can tell', () => {
    const arcs = arcsOf(4, [
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    const { labels } = mcl(undirected({ ...arcs, weights: [1e200, 1e-200, 1e200] }), {
      prune: EXACT,
    });

    expect([...labels]).toEqual([0, 0, 1, 1]);
  });

  it.each([50, 2000, 1e6, Number.MAX_VALUE])('does not overflow at inflation %d', (inflation) => {
    const { labels, converged } = mcl(undirected(someGraph(1)), { inflation });

    expect(converged).toBe(true);
    expect(labels.every((label) => label >= 0)).toBe(true);
  });

  it('gives the same answer however heavy the weights are', () => {
    const arcs = someGraph(4);
    const scaled = (factor: number) =>
      undirected({ ...arcs, weights: Array.from(arcs.weights!, (weight) => weight * factor) });
    const { labels } = mcl(scaled(1));

    expect(mcl(scaled(2 ** 900)).labels).toEqual(labels);
    expect(mcl(scaled(2 ** -900)).labels).toEqual(labels);
  });

  it.each([
    [{ inflation: 1 }, 'Inflation must be a number above 1, not 1.'],
    [{ inflation: Number.NaN }, 'Inflation must be a number above 1, not NaN.'],
    [{ inflation: Infinity }, 'Inflation must be a number above 1, not Infinity.'],
    [{ prune: { ...PRUNE_LIMITS, cutoff: 1 } }, 'A cutoff of 1 keeps nothing.'],
    [{ prune: { ...PRUNE_LIMITS, select: 0 } }, 'Cannot keep 0 or 120 entries of a column.'],
    [{ prune: { ...PRUNE_LIMITS, enough: 2 } }, 'A column cannot have mass 2.'],
    [{ prune: { ...PRUNE_LIMITS, faint: -1 } }, '-1 is not a faint product.'],
    [{ chaosLimit: 0 }, 'Chaos cannot fall below 0.'],
    [{ iterations: Number.NaN }, 'Cannot wait for 40 of NaN iterations.'],
  ])('refuses %o', (options, sentence) => {
    expect(() => mcl(undirected(star(3)), options)).toThrow(new RangeError(sentence));
  });
});
