/** Hostile graphs and vectors, numbered as in the list of hostile inputs. */
import { describe, expect, it } from 'vitest';
import { certificateOf } from '../../lab/graph/flow/certificate.ts';
import { minimumCut } from '../../lab/graph/flow/min-cut.ts';
import { IncrementalKMeans } from '../../lab/graph/incremental-kmeans.ts';
import { kmeans } from '../../lab/graph/kmeans.ts';
import { type ArcList, networkOf } from '../../lib/graph/flow/network.ts';
import { Preflow } from '../../lib/graph/flow/preflow.ts';
import { mcl } from '../../lib/graph/mcl/process.ts';
import { randomFrom } from '../../lib/graph/random.ts';
import { binaryRows } from '../../lib/graph/sparse-rows.ts';
import { undirected } from '../../lib/graph/undirected.ts';
import { times } from '../e2e/harness/scale.ts';
import { complete } from '../graphs/known-shapes.ts';

/** Arcs of capacity 1 from `from(i)` to `to(i)`; the first node is the site, the last the rest. */
function arcs(
  nodes: number,
  count: number,
  from: (i: number) => number,
  to: (i: number) => number,
) {
  const list: ArcList = {
    nodes,
    from: Int32Array.from({ length: count }, (_, i) => from(i)),
    to: Int32Array.from({ length: count }, (_, i) => to(i)),
    capacity: new Float64Array(count).fill(1),
    source: new Float64Array(nodes),
    sink: new Float64Array(nodes),
  };
  (list.source as Float64Array)[0] = Number.POSITIVE_INFINITY;
  (list.sink as Float64Array)[nodes - 1] = Number.POSITIVE_INFINITY;
  return list;
}

/** The cut's value, once its certificate says that no smaller one is possible. */
function certified(list: ArcList): number {
  const network = networkOf(list);
  const preflow = new Preflow(network);
  preflow.run();
  expect(certificateOf(network, preflow).faults).toEqual([]);
  return minimumCut(networkOf(list)).value;
}

describe('the minimum cut of', () => {
  it('63 a star with a million leaves is the one leaf that leads on', () => {
    const leaves = times(100_000, 1_000_000);

    expect(
      certified(
        arcs(
          leaves + 1,
          leaves,
          () => 0,
          (i) => i + 1,
        ),
      ),
    ).toBe(1);
  });

  it('64 a complete graph on 3,000 nodes parts one node from the rest', () => {
    const nodes = times(400, 3000);
    const ends = (i: number) => {
      const from = Math.floor(i / (nodes - 1));
      const to = i % (nodes - 1);
      return [from, to < from ? to : to + 1];
    };
    const count = nodes * (nodes - 1);

    expect(
      certified(
        arcs(
          nodes,
          count,
          (i) => ends(i)[0],
          (i) => ends(i)[1],
        ),
      ),
    ).toBe(nodes - 1);
  });

  it.each([
    ['65 zero', 0, 0],
    ['65 b minus zero', -0, 0],
  ])('%s capacity is as no arc', (_, capacity, value) => {
    expect(
      certified({
        ...arcs(
          2,
          1,
          () => 0,
          () => 1,
        ),
        capacity: [capacity],
      }),
    ).toBe(value);
  });

  it.each([
    ['65 c a negative', -1],
    ['65 d no number as', Number.NaN],
    ['65 e an infinite', Number.POSITIVE_INFINITY],
  ])('%s capacity is refused with a sentence', (_, capacity) => {
    const list = {
      ...arcs(
        2,
        1,
        () => 0,
        () => 1,
      ),
      capacity: [capacity],
    };

    expect(() => networkOf(list)).toThrow(/capacity of arc 0→1 must be/);
  });

  it('66 loops and 1,000 parallel arcs is the sum of the parallels', () => {
    const list = arcs(
      2,
      2000,
      (i) => i % 2,
      () => 1,
    );

    expect(certified(list)).toBe(1000);
    expect(
      certified(
        arcs(
          2,
          1000,
          () => 0,
          () => 0,
        ),
      ),
    ).toBe(0);
  });

  it('67 a source and a sink without a way between them is nothing', () => {
    expect(
      certified(
        arcs(
          4,
          2,
          (i) => 2 * i,
          (i) => 2 * i + 1,
        ),
      ),
    ).toBe(0);
    expect(
      certified(
        arcs(
          2,
          0,
          () => 0,
          () => 0,
        ),
      ),
    ).toBe(0);
  });

  it('68 a path of a million nodes is one arc, and relabelling stays linear', () => {
    const nodes = times(100_000, 1_000_000);
    const list = arcs(
      nodes,
      nodes - 1,
      (i) => i,
      (i) => i + 1,
    );
    const { value, counters } = minimumCut(networkOf(list));

    expect(value).toBe(1);
    expect(counters.scans).toBeLessThanOrEqual(20 * nodes);
  });
});

describe('clusters of', () => {
  it('69 identical vectors are one, and none is lost to a vector of zeros', () => {
    const count = times(5000, 100_000);
    const rows = binaryRows([...Array.from({ length: count }, () => [1, 2, 3]), []]);
    const { assignment, inertia } = kmeans(rows, { clusters: 8, random: randomFrom(1) });
    expect(new Set(assignment).size).toBeLessThanOrEqual(2);
    expect(inertia).toBeCloseTo(0, 6);

    const online = new IncrementalKMeans({ clusters: 8 });
    for (let i = 0; i < count; i++) online.add([1, 2, 3], [1, 1, 1]);
    online.add([], []);
    expect(online.counters()).toMatchObject({ pages: count + 1, founded: 2 });
  });

  it.each([2, 30, 1000, 1e9])('70 a graph stay clusters at an inflation of %d', (inflation) => {
    const { labels, clusters } = mcl(undirected(complete(50)), { inflation });

    expect(clusters).toBeGreaterThan(0);
    expect([...labels].every((label) => label >= 0 && label < clusters)).toBe(true);
  });
});
