import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { driftOf, graphOf } from '../../../../lab/graph/mcl/drift.ts';
import {
  arrive,
  clusteringFrom,
  emptyClustering,
  type NewLink,
  type OnlineClustering,
} from '../../../../lab/graph/mcl/online.ts';
import { mcl } from '../../../../lib/graph/mcl/process.ts';
import { randomFrom } from '../../../../lib/graph/random.ts';
import { undirected } from '../../../../lib/graph/undirected.ts';
import { planted, ringOfCliques, shuffledOrder } from '../../../graphs/known-shapes.ts';
import { WEB_SHAPES, webShaped } from '../../../graphs/web-shaped.ts';

function checkPartition({ labels, members, neighbours }: OnlineClustering): void {
  expect(labels).toHaveLength(neighbours.length);
  expect(members.flat().sort((a, b) => a - b)).toEqual(labels.map((_, v) => v));
  members.forEach((nodes, name) => {
    for (const v of nodes) expect(labels[v]).toBe(name);
  });
}

/** The arcs of a web as pages opened one after another, nodes numbered as they come. */
function pagesOf(shape: keyof typeof WEB_SHAPES, pages: number, seed: number): NewLink[][] {
  const web = webShaped(WEB_SHAPES[shape], seed);
  const order = shuffledOrder(web.nodes, randomFrom(seed)).slice(0, pages);
  const numbers = new Map<number, number>();
  const number = (v: number) => numbers.get(v) ?? numbers.set(v, numbers.size).size - 1;
  return order.map((page) => {
    const links: NewLink[] = [];
    for (let arc = web.from.indexOf(page); web.from[arc] === page; arc++) {
      links.push({ from: number(page), to: number(web.to[arc]) });
    }
    return links;
  });
}

describe('online MCL', () => {
  it('is a partition of the graph of all links so far, after any arrivals', () => {
    const node = fc.integer({ min: 0, max: 11 });
    const link = fc.record({ from: node, to: node, weight: fc.integer({ min: 0, max: 3 }) });

    fc.assert(
      fc.property(
        fc.array(fc.array(link, { maxLength: 6 }), { maxLength: 8 }),
        fc.integer({ min: 1, max: 14 }),
        (arrivals, most) => {
          const state = emptyClustering();
          arrive(
            state,
            Array.from({ length: 6 }, (_, i) => ({ from: 2 * i, to: 2 * i + 1 })),
          );
          for (const links of arrivals) {
            const { core, halo, moved } = arrive(state, links, { most });
            checkPartition(state);
            expect(moved).toBeLessThanOrEqual(core);
            expect(halo).toBeLessThanOrEqual(most);
          }
          const all = [
            ...Array.from({ length: 6 }, (_, i) => ({ from: 2 * i, to: 2 * i + 1, weight: 1 })),
            ...arrivals.flat(),
          ];
          const whole = undirected({
            size: 12,
            from: all.map(({ from }) => from),
            to: all.map(({ to }) => to),
            weights: all.map(({ weight }) => weight),
          });
          expect(graphOf(state)).toEqual({ ...whole, loops: new Float64Array(12) });
        },
      ),
      { seed: 9, numRuns: 150 },
    );
  });

  it.each([1, 2, 3])(
    'is the full run where the whole graph fits into the region, seed %i',
    (seed) => {
      const { from, to, weights } = planted(36, 3, 0.6, 0.05, randomFrom(seed));
      const state = emptyClustering();
      arrive(
        state,
        Array.from({ length: 35 }, (_, v) => ({ from: v, to: v + 1, weight: 1e-6 })),
      );

      for (const i of shuffledOrder(from.length, randomFrom(seed))) {
        arrive(state, [{ from: from[i], to: to[i], weight: weights![i] }]);
      }
      expect(driftOf(state)).toMatchObject({ moved: 0 });
    },
  );

  it('says how far it is from a full run on a web, and is near', () => {
    const state = emptyClustering();
    for (const links of pagesOf('1k', 200, 1)) arrive(state, links, { most: 120 });
    const drift = driftOf(state);

    checkPartition(state);
    expect(drift.nmi).toBeGreaterThan(0.95);
    expect(drift.nmi).toBeLessThan(1);
    expect(drift.moved).toBeGreaterThan(0);
    expect(Math.abs(drift.online - drift.full)).toBeLessThan(0.05);
  });

  it('does nothing when the links are known', () => {
    const state = emptyClustering();
    const { size, from, to } = ringOfCliques(4, 5);
    const links = Array.from(from, (v: number, i) => ({ from: v, to: to[i] }));
    const first = arrive(state, links);
    const before = structuredClone(state);

    expect(first).toMatchObject({ core: size });
    expect(arrive(state, links)).toMatchObject({ core: 0, moved: 0, multiplications: 0 });
    expect(state).toEqual(before);
  });

  it('continues from a checkpoint as if it had never stopped', () => {
    const pages = pagesOf('1k', 60, 2);
    const one = emptyClustering();
    let other = emptyClustering();
    for (const links of pages) {
      arrive(one, links);
      arrive(other, links);
      other = JSON.parse(JSON.stringify(other));
    }

    expect(other).toEqual(one);
  });

  it('takes up a full run', () => {
    const graph = undirected(ringOfCliques(4, 5));
    const { labels } = mcl(graph);
    const state = clusteringFrom(graph, labels);

    checkPartition(state);
    expect(graphOf(state)).toEqual(graph);
    expect(driftOf(state)).toMatchObject({ moved: 0 });
    expect(() => clusteringFrom(graph, [0])).toThrow('1 labels do not fit 20 nodes.');
  });

  it('keeps the names of clusters that stay', () => {
    const state = emptyClustering();
    const { from, to } = ringOfCliques(4, 5);
    arrive(
      state,
      Array.from(from, (v: number, i) => ({ from: v, to: to[i] })),
    );
    const before = [...state.labels];
    arrive(state, [
      { from: 3, to: 20 },
      { from: 4, to: 20 },
    ]);

    expect(state.labels.slice(0, 20)).toEqual(before);
    expect(state.labels[20]).toBe(before[3]);
  });

  it('refuses a region without nodes', () => {
    expect(() => arrive(emptyClustering(), [], { most: 0 })).toThrow(
      'An arrival cannot be mended within 0 nodes.',
    );
  });

  it.each([
    [{ from: 0, to: 9 }, 'A link cannot end at 9: nodes are numbered as they come.'],
    [{ from: -1, to: 0 }, 'A link cannot end at -1: nodes are numbered as they come.'],
    [{ from: 0, to: 1, weight: -1 }, 'A link cannot weigh -1.'],
    [{ from: 0, to: 1, weight: Number.NaN }, 'A link cannot weigh NaN.'],
    [{ from: 0, to: 1, weight: Infinity }, 'A link cannot weigh Infinity.'],
  ])('refuses %o and changes nothing', (link, sentence) => {
    const state = emptyClustering();

    expect(() => arrive(state, [link])).toThrow(new RangeError(sentence));
    expect(state).toEqual(emptyClustering());
  });
});
