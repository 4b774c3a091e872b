import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linksOf } from '../../../lab/graph/links.ts';
import { pageRank } from '../../../lab/graph/pagerank.ts';
import { smallGraphs } from '../../graphs/small-graphs.ts';
import { RUNS } from '../../graphs/small-rows.ts';
import { solvedRanks } from '../../oracles/dense-rank.ts';

describe('PageRank', () => {
  it('sums to 1 and solves its equations', () => {
    fc.assert(
      fc.property(
        smallGraphs(fc.integer({ min: 0, max: 9 })),
        fc.constantFrom(0, 0.5, 0.85, 0.95),
        fc.boolean(),
        ({ nodes, from, to, weight }, damping, personal) => {
          const matrix = Array.from({ length: nodes }, () => new Array<number>(nodes).fill(0));
          from.forEach((node, i) => {
            matrix[node][to[i]] += weight[i];
          });
          const home = personal ? [0, nodes - 1] : undefined;
          const jump = matrix.map((_, node) =>
            home === undefined ? 1 / nodes : home.filter((page) => page === node).length / 2,
          );
          const options = { damping, home, tolerance: 1e-13 };
          const { ranks, converged } = pageRank(linksOf(nodes, from, to, weight), options);

          expect(converged).toBe(true);
          expect(ranks.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
          solvedRanks(matrix, jump, damping).forEach((rank, node) => {
            expect(ranks[node]).toBeCloseTo(rank, 10);
          });
        },
      ),
      RUNS,
    );
  });

  it('is even on a ring and highest where all links go', () => {
    const ring = pageRank(linksOf(4, [0, 1, 2, 3], [1, 2, 3, 0]));
    const star = pageRank(linksOf(4, [1, 2, 3], [0, 0, 0]));

    for (const rank of ring.ranks) expect(rank).toBeCloseTo(0.25, 12);
    expect(star.ranks[0]).toBe(Math.max(...star.ranks));
  });

  it('says when it has not converged', () => {
    const links = linksOf(3, [0, 1], [1, 2]);

    expect(pageRank(links, { mostRounds: 1 })).toMatchObject({
      rounds: 1,
      converged: false,
      work: 2,
    });
  });

  it('has an answer for nothing, for self-loops and for no links', () => {
    expect(pageRank(linksOf(0, [], [])).ranks.length).toBe(0);
    expect([...pageRank(linksOf(1, [0], [0])).ranks]).toEqual([1]);
    expect([...pageRank(linksOf(2, [], [])).ranks]).toEqual([0.5, 0.5]);
  });

  it('refuses what makes no sense', () => {
    const links = linksOf(2, [0], [1]);

    expect(() => pageRank(links, { damping: 1 })).toThrow('not 1.');
    expect(() => pageRank(links, { damping: Number.NaN })).toThrow('not NaN');
    expect(() => pageRank(links, { home: [] })).toThrow('no page to jump to');
    expect(() => pageRank(links, { home: [2] })).toThrow('no page 2');
  });
});
