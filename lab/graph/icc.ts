/**
 * Communities of sites, grown while crawling (ICC, Kim et al., Fig. 5): from each seed, as in
 * Prim's algorithm, the site behind the heaviest link out of the community is crawled and joins, as
 * long as that link weighs more than `threshold`. The links of a site are asked for when it has
 * joined and not before: the graph need not be known. Weights are similarities, such as outLink.
 *
 * The figure tests the threshold only after the first step; here it holds for every step, as the
 * text says. What comes out is the set of sites reachable over links above the threshold; the order
 * is the paper's. Communities of different seeds may overlap; merge-communities.ts is the paper's
 * future work. Cost: O(m log m) for the m links of the sites that join.
 */
import { indexedHeap } from '../../lib/graph/indexed-heap.ts';

export interface OutLinks {
  targets: ArrayLike<number>;
  weights: ArrayLike<number>;
}

export interface GrowthOptions {
  threshold: number;
  /** A community stops growing at this size. */
  most?: number;
}

export interface Community {
  seed: number;
  /** In the order they joined, the seed first. */
  sites: number[];
  /** The weight of the link by which each joined; infinite for the seed. */
  weights: number[];
  /** The heaviest link that was not followed, 0 when none was left. */
  rejected: number;
  /** Links looked at. */
  work: number;
}

export function growCommunity(
  seed: number,
  outLinksOf: (site: number) => OutLinks,
  options: GrowthOptions,
): Community {
  const { threshold, most = Number.POSITIVE_INFINITY } = options;
  if (!(threshold >= 0)) {
    throw new RangeError(`The weight threshold must be at least 0, not ${threshold}.`);
  }
  const joined = new Set<number>();
  /** Of sites that have not joined: the heaviest link to each. */
  const heaviest = new Map<number, number>();
  const fringe = indexedHeap(0, (a, b) => {
    const [weightA, weightB] = [heaviest.get(a)!, heaviest.get(b)!];
    return weightA > weightB || (weightA === weightB && a < b);
  });
  const community: Community = { seed, sites: [], weights: [], rejected: 0, work: 0 };
  let weight = Number.POSITIVE_INFINITY;
  for (let site = seed; site >= 0; site = nextSite()) {
    joined.add(site);
    community.sites.push(site);
    community.weights.push(weight);
    const { targets, weights } = outLinksOf(site);
    for (let i = 0; i < targets.length; i++) {
      community.work++;
      if (!(weights[i] >= 0 && weights[i] < Number.POSITIVE_INFINITY)) {
        throw new RangeError(`The link from ${site} to ${targets[i]} weighs ${weights[i]}.`);
      }
      if (joined.has(targets[i]) || heaviest.get(targets[i])! >= weights[i]) continue;
      heaviest.set(targets[i], weights[i]);
      fringe.place(targets[i]);
    }
  }
  return community;

  /** The site behind the heaviest link of the fringe, or −1 when the community is complete. */
  function nextSite(): number {
    const site = fringe.pop();
    weight = heaviest.get(site) ?? 0; // none was left
    if (weight > threshold && joined.size < most) return site;
    community.rejected = weight;
    return -1;
  }
}
