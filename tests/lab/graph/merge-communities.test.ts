import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Links, linksOf } from '../../../lab/graph/links.ts';
import { mergeCommunities } from '../../../lab/graph/merge-communities.ts';
import { smallGraphs } from '../../graphs/small-graphs.ts';
import { RUNS } from '../../graphs/small-rows.ts';

/** The share of the links between sites starting in one set that go to another. */
function share(links: Links, from: number[], to: number[]): number {
  let there = 0;
  let all = 0;
  for (const site of from) {
    for (let i = links.starts[site]; i < links.starts[site + 1]; i++) {
      if (links.targets[i] !== site) all += links.weights[i];
      if (to.includes(links.targets[i])) there += links.weights[i];
    }
  }
  return all === 0 ? 0 : there / all;
}

const graphs = smallGraphs(fc.integer({ min: 1, max: 9 }));

describe('merging communities', () => {
  it('ends with no common sites and no share above the threshold', () => {
    fc.assert(
      fc.property(
        graphs,
        fc.constantFrom(0.1, 0.3, 0.6),
        fc.array(fc.uniqueArray(fc.nat(13), { minLength: 1, maxLength: 4 }), { maxLength: 6 }),
        ({ nodes, from, to, weight }, threshold, lists) => {
          const links = linksOf(nodes, from, to, weight);
          const communities = lists.map((sites) => [...new Set(sites.map((site) => site % nodes))]);
          const merged = mergeCommunities(communities, links, { threshold });

          expect(new Set(merged.communities.flat()).size).toBe(merged.communities.flat().length);
          for (const a of merged.communities) {
            for (const b of merged.communities) {
              if (a !== b) expect(share(links, a, b)).toBeLessThanOrEqual(threshold + 1e-12);
            }
          }
          communities.forEach((sites, i) => {
            expect(merged.communities[merged.mergedInto[i]]).toEqual(expect.arrayContaining(sites));
          });
          expect(merged.byOverlap + merged.byLinks).toBe(
            communities.length - merged.communities.length,
          );
        },
      ),
      RUNS,
    );
  });

  it('unites two seeds of one community and leaves the neighbour alone', () => {
    // 0 and 1 link to each other most; 2 is linked once of five times.
    const links = linksOf(4, [0, 0, 0, 0, 0, 0, 1, 2], [0, 1, 1, 1, 1, 2, 0, 3]);

    expect(mergeCommunities([[0], [1], [2]], links, { threshold: 0.5 })).toEqual({
      communities: [[0, 1], [2]],
      mergedInto: [0, 0, 1],
      byOverlap: 0,
      byLinks: 1,
    });
  });

  it('unites communities that share a site though no link joins them', () => {
    expect(mergeCommunities([[0, 1], [2], [1, 3]], linksOf(4, [], []), { threshold: 0 })).toEqual({
      communities: [[0, 1, 3], [2]],
      mergedInto: [0, 1, 0],
      byOverlap: 1,
      byLinks: 0,
    });
  });

  it('has an answer for nothing, and refuses strangers', () => {
    const none = linksOf(2, [], []);

    expect(mergeCommunities([], none, { threshold: 0.5 }).communities).toEqual([]);
    expect(() => mergeCommunities([[2]], none, { threshold: 0.5 })).toThrow('has site 2');
    expect(() => mergeCommunities([[0]], none, { threshold: Number.NaN })).toThrow('not NaN');
  });
});
