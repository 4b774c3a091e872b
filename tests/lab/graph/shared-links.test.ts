import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cocitation, cocitationOf } from '../../../lab/graph/cocitation.ts';
import { coupling, couplingOf } from '../../../lab/graph/coupling.ts';
import { type Links, linksOf } from '../../../lab/graph/links.ts';
import { neighbourLists, type SmallGraph, smallGraphs } from '../../graphs/small-graphs.ts';
import { RUNS } from '../../graphs/small-rows.ts';

type Pairs = Map<string, number>;

function pairsOf(counts: Links): Pairs {
  const pairs: Pairs = new Map();
  for (let node = 0; node < counts.nodes; node++) {
    for (let i = counts.starts[node]; i < counts.starts[node + 1]; i++) {
      pairs.set(`${node} ${counts.targets[i]}`, counts.weights[i]);
    }
  }
  return pairs;
}

/** For each pair, the pages for which `counts` says yes; a page does not link to itself. */
function byDefinition(
  graph: SmallGraph,
  counts: (links: (a: number, b: number) => boolean, page: number, a: number, b: number) => boolean,
): Pairs {
  const lists = neighbourLists(graph);
  const links = (a: number, b: number) => a !== b && lists[a].includes(b);
  const pairs: Pairs = new Map();
  for (let a = 0; a < graph.nodes; a++) {
    for (let b = 0; b < graph.nodes; b++) {
      if (a === b) continue;
      const shared = lists.filter((_, page) => counts(links, page, a, b)).length;
      if (shared > 0) pairs.set(`${a} ${b}`, shared);
    }
  }
  return pairs;
}

const graphs = smallGraphs(fc.constant(1));

describe('co-citation and coupling', () => {
  it('count what the definitions say', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const links = linksOf(graph.nodes, graph.from, graph.to);

        expect(pairsOf(cocitation(links).counts)).toEqual(
          byDefinition(graph, (to, page, a, b) => to(page, a) && to(page, b)),
        );
        expect(pairsOf(coupling(links).counts)).toEqual(
          byDefinition(graph, (to, page, a, b) => to(a, page) && to(b, page)),
        );
      }),
      RUNS,
    );
  });

  it('show the figure: one page that cites two, and one that two cite', () => {
    const [i, j, k] = [0, 1, 2];

    expect(pairsOf(cocitation(linksOf(3, [k, k], [i, j])).counts)).toEqual(
      new Map([
        ['0 1', 1],
        ['1 0', 1],
      ]),
    );
    expect(pairsOf(coupling(linksOf(3, [i, j], [k, k])).counts)).toEqual(
      new Map([
        ['0 1', 1],
        ['1 0', 1],
      ]),
    );
  });

  it('can be asked for single pages', () => {
    const links = linksOf(5, [3, 3, 4, 4, 4], [0, 1, 0, 1, 2]);

    expect(cocitationOf(links).of(0)).toEqual({ nodes: [1, 2], counts: [2, 1] });
    expect(couplingOf(links).of(3)).toEqual({ nodes: [4], counts: [2] });
    expect(couplingOf(links).of(0)).toEqual({ nodes: [], counts: [] });
  });

  it('refuse a star of a million leaves before they begin, and count its one side', () => {
    const leaves = Uint32Array.from({ length: 1_000_000 }, (_, i) => i + 1);
    const star = linksOf(1_000_001, leaves, new Uint32Array(1_000_000));

    expect(() => coupling(star)).toThrow('There are 1000000000000 pairs to count');
    expect(cocitation(star)).toMatchObject({ work: 1_000_000 });
  });

  it('have an answer for nothing', () => {
    expect(cocitation(linksOf(0, [], [])).counts.targets.length).toBe(0);
    expect(coupling(linksOf(3, [0, 0], [0, 0])).counts.targets.length).toBe(0);
  });
});
