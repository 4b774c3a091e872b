import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { authorities, hubs } from '../../../lab/graph/hubs-authorities.ts';
import { linksOf } from '../../../lab/graph/links.ts';
import { neighbourLists, smallGraphs } from '../../graphs/small-graphs.ts';
import { RUNS } from '../../graphs/small-rows.ts';

describe('hubs and authorities in one step', () => {
  it('count the other pages at the far end, each once', () => {
    fc.assert(
      fc.property(smallGraphs(fc.constant(1)), fc.nat(4), (graph, moreThan) => {
        const links = linksOf(graph.nodes, graph.from, graph.to);
        const lists = neighbourLists(graph);
        const out = lists.map((list, page) => new Set(list.filter((to) => to !== page)).size);
        const into = lists.map(
          (_, page) => lists.filter((list, from) => from !== page && list.includes(page)).length,
        );
        const above = (counts: number[]) =>
          counts.map((_, page) => page).filter((page) => counts[page] > moreThan);

        const found = hubs(links, { moreThan });
        expect([...found.counts]).toEqual(out);
        expect([...found.pages].sort((a, b) => a - b)).toEqual(above(out));
        const cited = authorities(links, { moreThan });
        expect([...cited.counts]).toEqual(into);
        expect([...cited.pages].sort((a, b) => a - b)).toEqual(above(into));
      }),
      RUNS,
    );
  });

  it('name those with the most links first', () => {
    const links = linksOf(5, [1, 1, 2, 2, 2, 3], [0, 4, 0, 1, 4, 4]);

    expect(hubs(links, { moreThan: 1 }).pages).toEqual([2, 1]);
    expect(authorities(links, { moreThan: 0 }).pages).toEqual([4, 0, 1]);
  });

  it('count only links of one theme, and only pages of a set', () => {
    const links = linksOf(4, [0, 0, 1, 2], [2, 3, 3, 3]);
    const among = Uint8Array.of(1, 1, 0, 0);

    expect([...hubs(links, { moreThan: 0, keep: (from) => from !== 0 }).counts]).toEqual([
      0, 1, 1, 0,
    ]);
    expect([...authorities(links, { moreThan: 0, keep: (_, to) => to === 3 }).counts]).toEqual([
      0, 0, 0, 3,
    ]);
    expect(authorities(links, { moreThan: 1, among }).pages).toEqual([3]);
    expect(hubs(links, { moreThan: 0, among }).pages).toEqual([]);
  });

  it('refuse what makes no sense', () => {
    const links = linksOf(1, [], []);

    expect(() => hubs(links, { moreThan: Number.NaN })).toThrow('not NaN');
    expect(() => hubs(links, { moreThan: 0, among: new Uint8Array(2) })).toThrow('2 places for 1');
  });
});
