import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growCommunity } from '../../../lab/graph/icc.ts';
import { type Links, linksOf } from '../../../lab/graph/links.ts';
import { outLink } from '../../../lab/graph/outlink.ts';
import { neighbourLists, reachable, smallGraphs } from '../../graphs/small-graphs.ts';
import { RUNS } from '../../graphs/small-rows.ts';

const outOf = (links: Links) => (site: number) => ({
  targets: links.targets.subarray(links.starts[site], links.starts[site + 1]),
  weights: links.weights.subarray(links.starts[site], links.starts[site + 1]),
});

/** Fig. 5 word for word: in each round look at every link from the crawled to the fringe. */
function figure5(links: Links, seed: number, threshold: number): number[] {
  const crawled = [seed];
  for (;;) {
    let best = { site: -1, weight: threshold };
    for (const site of crawled) {
      for (let i = links.starts[site]; i < links.starts[site + 1]; i++) {
        const [target, weight] = [links.targets[i], links.weights[i]];
        if (crawled.includes(target) || weight < best.weight || weight <= threshold) continue;
        if (weight > best.weight || target < best.site) best = { site: target, weight };
      }
    }
    if (best.site < 0) return crawled;
    crawled.push(best.site);
  }
}

describe('growing a community', () => {
  it('follows the figure of the paper, site by site', () => {
    fc.assert(
      fc.property(
        smallGraphs(fc.integer({ min: 1, max: 9 })),
        fc.constantFrom(0, 0.01, 0.1, 0.25, 0.5, 0.9),
        ({ nodes, from, to, weight }, threshold) => {
          const links = outLink(linksOf(nodes, from, to, weight));
          const community = growCommunity(0, outOf(links), { threshold });

          expect(community.sites).toEqual(figure5(links, 0, threshold));
          expect(community.weights.every((w) => w > threshold)).toBe(true);
          expect(community.rejected).toBeLessThanOrEqual(threshold);
        },
      ),
      RUNS,
    );
  });

  it('without a threshold reaches all that can be reached', () => {
    fc.assert(
      fc.property(smallGraphs(fc.constant(1)), (graph) => {
        const links = outLink(linksOf(graph.nodes, graph.from, graph.to));
        const { sites } = growCommunity(0, outOf(links), { threshold: 0 });

        expect(new Set(sites)).toEqual(reachable(neighbourLists(graph), 0));
      }),
      RUNS,
    );
  });

  it('asks only for the links of sites that joined, each once', () => {
    const asked: number[] = [];
    const links = outLink(linksOf(4, [0, 0, 0, 0, 1, 2], [1, 1, 1, 2, 3, 3]));
    const { sites } = growCommunity(
      0,
      (site) => {
        asked.push(site);
        return outOf(links)(site);
      },
      { threshold: 0.3 },
    );

    expect(sites).toEqual([0, 1, 3]);
    expect(asked).toEqual(sites);
  });

  it('stops at the size allowed and says what it left', () => {
    const links = outLink(linksOf(3, [0, 0, 0], [1, 1, 2]));

    expect(growCommunity(0, outOf(links), { threshold: 0, most: 2 })).toMatchObject({
      sites: [0, 1],
      rejected: 1 / 3,
    });
    expect(growCommunity(1, outOf(links), { threshold: 0 })).toMatchObject({
      sites: [1],
      rejected: 0,
    });
  });

  it('takes a star of 200,000 leaves', () => {
    const leaves = Array.from({ length: 200_000 }, (_, i) => i + 1);
    const star = { targets: leaves, weights: leaves.map(() => 0.5) };
    const none = { targets: [], weights: [] };

    const { sites, work } = growCommunity(0, (site) => (site === 0 ? star : none), {
      threshold: 0.01,
    });

    expect(sites.length).toBe(200_001);
    expect(work).toBe(200_000);
  });

  it.each([Number.NaN, -1, Number.POSITIVE_INFINITY])('refuses links of weight %s', (weight) => {
    expect(() =>
      growCommunity(0, () => ({ targets: [1], weights: [weight] }), { threshold: 0 }),
    ).toThrow('The link from 0 to 1 weighs');
  });

  it('refuses thresholds below 0', () => {
    const none = () => ({ targets: [], weights: [] });

    expect(() => growCommunity(0, none, { threshold: -0.1 })).toThrow('at least 0, not -0.1');
    expect(() => growCommunity(0, none, { threshold: Number.NaN })).toThrow('not NaN');
  });
});
