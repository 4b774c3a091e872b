import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kruskal } from '../../../lab/graph/spanning-tree.ts';
import { treeClusters } from '../../../lab/graph/tree-clusters.ts';
import { neighbourLists, reachable, smallGraphs } from '../../graphs/small-graphs.ts';
import { RUNS } from '../../graphs/small-rows.ts';
import { sameDivision } from '../../oracles/dense.ts';

const graphs = smallGraphs(fc.integer({ min: 0, max: 20 }));

describe('clusters of the spanning tree', () => {
  it('number one more for every edge cut', () => {
    fc.assert(
      fc.property(graphs, fc.integer({ min: 1, max: 14 }), (graph, clusters) => {
        const { components } = kruskal(graph);
        const result = treeClusters(graph, { clusters });

        expect(result.clusters).toBe(Math.max(components, Math.min(clusters, graph.nodes)));
        expect(result.cut.length).toBe(result.clusters - components);
        expect(new Set(result.assignment).size).toBe(result.clusters);
      }),
      RUNS,
    );
  });

  it('by threshold are what hangs together by edges not heavier than it', () => {
    fc.assert(
      fc.property(graphs, fc.integer({ min: -1, max: 21 }), (graph, threshold) => {
        const light = graph.weight
          .map((_, edge) => edge)
          .filter((e) => graph.weight[e] <= threshold);
        const lists = neighbourLists(
          {
            ...graph,
            from: light.map((edge) => graph.from[edge]),
            to: light.map((edge) => graph.to[edge]),
          },
          true,
        );
        const expected = lists.map((_, node) => Math.min(...reachable(lists, node)));

        expect(sameDivision(treeClusters(graph, { threshold }).assignment, expected)).toBe(true);
      }),
      RUNS,
    );
  });

  it('do what the outline of the paper does, step by step', () => {
    //  0 ─1─ 1 ─9─ 2 ─2─ 3      The tree is the path and the edges to 4 and 5;
    //  └──10───────┘     │7     removing the heaviest first leaves four clusters
    //        5 ─3─ 4 ────┘      after 9, 7 and 3.
    const graph = {
      nodes: 6,
      from: [0, 1, 2, 0, 3, 4],
      to: [1, 2, 3, 2, 4, 5],
      weight: [1, 9, 2, 10, 7, 3],
    };

    const result = treeClusters(graph, { clusters: 4 });

    expect([...result.cut]).toEqual([1, 4, 5]);
    expect([...result.assignment]).toEqual([0, 0, 1, 1, 2, 3]);
    expect(result.weight).toBe(3);
    expect([...treeClusters(graph, { threshold: 7 }).cut]).toEqual([1]);
    expect(treeClusters(graph, { threshold: 6.99 }).clusters).toBe(3);
  });

  it('have an answer for nothing and for infinite thresholds', () => {
    const none = { nodes: 0, from: [], to: [], weight: [] };
    const pair = { nodes: 2, from: [0], to: [1], weight: [5] };

    expect(treeClusters(none, { clusters: 3 }).clusters).toBe(0);
    expect(treeClusters(pair, { threshold: Number.POSITIVE_INFINITY }).clusters).toBe(1);
    expect(treeClusters(pair, { threshold: Number.NEGATIVE_INFINITY }).clusters).toBe(2);
  });

  it('refuse what makes no sense', () => {
    const pair = { nodes: 2, from: [0], to: [1], weight: [5] };

    expect(() => treeClusters(pair, { clusters: 0 })).toThrow(/whole number from 1/);
    expect(() => treeClusters(pair, { threshold: Number.NaN })).toThrow(/not a number/);
    expect(() => treeClusters({ ...pair, weight: [Number.NaN] }, { clusters: 1 })).toThrow(/NaN/);
  });
});
