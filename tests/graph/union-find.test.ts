import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UnionFind } from '../../lib/graph/union-find.ts';
import { neighbourLists, reachable, smallGraphs } from '../graphs/small-graphs.ts';
import { RUNS } from '../graphs/small-rows.ts';

describe('disjoint sets', () => {
  it('are the components of what was united, numbered by their first members', () => {
    fc.assert(
      fc.property(smallGraphs(fc.constant(1)), (graph) => {
        const sets = new UnionFind(graph.nodes);
        const fresh = graph.from.filter((from, i) => sets.unite(from, graph.to[i])).length;
        const lists = neighbourLists(graph, true);
        const firsts = lists.map((_, node) => Math.min(...reachable(lists, node)));
        const names = [...new Set(firsts)];

        expect([...sets.numbered()]).toEqual(firsts.map((first) => names.indexOf(first)));
        expect(sets.sets).toBe(names.length);
        expect(fresh).toBe(graph.nodes - names.length);
      }),
      RUNS,
    );
  });
});
