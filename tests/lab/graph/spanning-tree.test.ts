import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kruskal, prim, type SpanningForest } from '../../../lab/graph/spanning-tree.ts';
import {
  neighbourLists,
  reachable,
  type SmallGraph,
  smallGraphs,
} from '../../graphs/small-graphs.ts';
import { RUNS } from '../../graphs/small-rows.ts';
import { sameDivision } from '../../oracles/dense.ts';

const graphs = smallGraphs(fc.integer({ min: -5, max: 20 }));

/** The first node that can be reached from each node. */
function componentsOf(graph: SmallGraph): number[] {
  const lists = neighbourLists(graph, true);
  return lists.map((_, node) => Math.min(...reachable(lists, node)));
}

/** The least weight over all sets of edges that join what the graph joins. */
function leastWeight(graph: SmallGraph): number {
  const parts = componentsOf(graph);
  let least = Number.POSITIVE_INFINITY;
  for (let chosen = 0; chosen < 2 ** graph.from.length; chosen++) {
    const edges = graph.from.map((_, edge) => edge).filter((edge) => chosen & (1 << edge));
    if (edges.length !== graph.nodes - new Set(parts).size) continue;
    const part = (list: number[]) => edges.map((edge) => list[edge]);
    const subgraph = { ...graph, from: part(graph.from), to: part(graph.to) };
    if (!sameDivision(componentsOf({ ...subgraph, weight: [] }), parts)) continue;
    least = Math.min(
      least,
      part(graph.weight).reduce((a, b) => a + b, 0),
    );
  }
  return least;
}

function isForest(graph: SmallGraph, { edges, weight, component, components }: SpanningForest) {
  const parts = componentsOf(graph);
  expect(components).toBe(new Set(parts).size);
  expect(edges.length).toBe(graph.nodes - components);
  expect(sameDivision(component, parts)).toBe(true);
  const kept = [...edges];
  const subgraph = {
    ...graph,
    from: kept.map((edge) => graph.from[edge]),
    to: kept.map((edge) => graph.to[edge]),
  };
  expect(sameDivision(componentsOf(subgraph), parts)).toBe(true);
  expect(weight).toBe(kept.reduce((sum, edge) => sum + graph.weight[edge], 0));
}

describe('minimum spanning trees', () => {
  it('by Kruskal and by Prim weigh the same, with n − components edges', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const byKruskal = kruskal(graph);
        const byPrim = prim(graph);

        isForest(graph, byKruskal);
        isForest(graph, byPrim);
        expect(byPrim.weight).toBe(byKruskal.weight);
      }),
      RUNS,
    );
  });

  it('weigh as little as any choice of edges can', () => {
    const few = graphs.filter(({ from, nodes }) => from.length <= 9 && nodes <= 6);
    fc.assert(
      fc.property(few, (graph) => {
        expect(kruskal(graph).weight).toBe(leastWeight(graph));
      }),
      { ...RUNS, numRuns: 40 },
    );
  });

  it('of equal weights take the edge with the lowest number', () => {
    const graph = { nodes: 2, from: [0, 1, 0], to: [1, 0, 1], weight: [1, 1, 1] };

    expect([...kruskal(graph).edges]).toEqual([0]);
    expect([...prim(graph).edges]).toEqual([0]);
  });

  it('have an answer for no nodes, for self-loops, and for a path of 200,000 nodes', () => {
    const none = { nodes: 0, from: [], to: [], weight: [] };
    const loop = { nodes: 1, from: [0, 0], to: [0, 0], weight: [1, -1] };
    const ends = Array.from({ length: 199_999 }, (_, i) => i);
    const path = { nodes: 200_000, from: ends, to: ends.map((i) => i + 1), weight: ends };

    for (const tree of [kruskal, prim]) {
      expect(tree(none)).toMatchObject({ components: 0, weight: 0 });
      expect(tree(loop)).toMatchObject({ components: 1, weight: 0 });
      expect(tree(path)).toMatchObject({ components: 1, weight: 199_999 * 99_999 });
    }
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'refuse the weight %s',
    (weight) => {
      const graph = { nodes: 2, from: [0], to: [1], weight: [weight] };

      expect(() => kruskal(graph)).toThrow('Edge 0 has the weight');
      expect(() => prim(graph)).toThrow('Edge 0 has the weight');
    },
  );

  it('refuse edges to nodes that are not there', () => {
    expect(() => kruskal({ nodes: 2, from: [0], to: [2], weight: [1] })).toThrow('ends at 2');
    expect(() => prim({ nodes: 2, from: [0, 1], to: [1], weight: [1] })).toThrow('as many ends');
    expect(() => prim({ nodes: -1, from: [], to: [], weight: [] })).toThrow('not -1');
  });
});
