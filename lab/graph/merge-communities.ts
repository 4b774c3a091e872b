/**
 * Merging communities that grew from different seeds, which Kim et al. name as future work: those
 * with enough direct links between them. Here communities that share a site are one; then eq. 1 is
 * applied one level up: of all links between different sites that start in A, the share that goes
 * to B. For single sites it is outLink; links inside A count below, or a community with a single
 * link to the outside would join whatever it points to. The pair with the highest share, either
 * way, is united while it is above `threshold`; shares are then reckoned anew. Equal shares: the
 * community with the lower number first.
 *
 * Cost: O(m) to begin, then O(pairs of linked communities) for each union.
 */

import { UnionFind } from '../../lib/graph/union-find.ts';
import type { Links } from './links.ts';

export interface MergedCommunities {
  /** Sites of each merged community, rising; numbered by their first community. */
  communities: number[][];
  /** The merged community of each given one. */
  mergedInto: number[];
  /** Unions made because of common sites, and because of links. */
  byOverlap: number;
  byLinks: number;
}

/** `links` weigh the numbers of links between sites, n_ij. */
export function mergeCommunities(
  communities: readonly (readonly number[])[],
  links: Links,
  options: { threshold: number },
): MergedCommunities {
  if (!(options.threshold >= 0)) {
    throw new RangeError(`The threshold for merging must be at least 0, not ${options.threshold}.`);
  }
  const sets = new UnionFind(communities.length);
  const owner = uniteOverlapping(communities, links.nodes, sets);
  const byOverlap = communities.length - sets.sets;
  const shares = linksBetween(owner, links, sets);
  for (;;) {
    const pair = strongestPair(shares, options.threshold);
    if (pair === undefined) break;
    pour(shares, pair.from, pair.to);
    sets.unite(pair.from, pair.to);
  }
  const mergedInto = [...sets.numbered()];
  const byLinks = communities.length - byOverlap - sets.sets;
  const merged: Set<number>[] = Array.from({ length: sets.sets }, () => new Set());
  communities.forEach((sites, i) => {
    for (const site of sites) merged[mergedInto[i]].add(site);
  });
  const sorted = merged.map((sites) => [...sites].sort((a, b) => a - b));
  return { communities: sorted, mergedInto, byOverlap, byLinks };
}

/** The links of a community to each other one, and all links between sites that start in it. */
interface Outward {
  to: Map<number, number>;
  all: number;
}
type Shares = Map<number, Outward>;

/** Unites communities with a common site; returns one community for each site, or −1. */
function uniteOverlapping(
  communities: readonly (readonly number[])[],
  nodes: number,
  sets: UnionFind,
): Int32Array {
  const owner = new Int32Array(nodes).fill(-1);
  communities.forEach((sites, community) => {
    for (const site of sites) {
      if (!(site >= 0 && site < nodes)) {
        throw new RangeError(`Community ${community} has site ${site}; there are ${nodes} sites.`);
      }
      if (owner[site] >= 0) sets.unite(owner[site], community);
      owner[site] = community;
    }
  });
  return owner;
}

function linksBetween(owner: Int32Array, links: Links, sets: UnionFind): Shares {
  const shares: Shares = new Map();
  for (let site = 0; site < links.nodes; site++) {
    if (owner[site] < 0) continue;
    const home = sets.find(owner[site]);
    const own = shares.get(home) ?? { to: new Map(), all: 0 };
    shares.set(home, own);
    for (let i = links.starts[site]; i < links.starts[site + 1]; i++) {
      const [target, weight] = [links.targets[i], links.weights[i]];
      if (target === site || weight === 0) continue;
      own.all += weight;
      const far = owner[target] < 0 ? home : sets.find(owner[target]);
      if (far !== home) own.to.set(far, (own.to.get(far) ?? 0) + weight);
    }
  }
  return shares;
}

function strongestPair(shares: Shares, threshold: number) {
  let best: { from: number; to: number; share: number } | undefined;
  for (const [from, { to, all }] of shares) {
    for (const [target, links] of to) {
      const share = links / all;
      if (share <= threshold || (best !== undefined && share < best.share)) continue;
      const later = best !== undefined && share === best.share && from >= best.from;
      if (!later) best = { from, to: target, share };
    }
  }
  return best;
}

/** Makes the community `from` part of `to`. */
function pour(shares: Shares, from: number, to: number): void {
  const given = shares.get(from) as Outward;
  const taker = shares.get(to) as Outward;
  taker.all += given.all;
  for (const [target, links] of given.to) {
    if (target !== to) taker.to.set(target, (taker.to.get(target) ?? 0) + links);
  }
  shares.delete(from);
  for (const { to: targets } of shares.values()) {
    const moved = targets.get(from);
    if (moved === undefined) continue;
    targets.delete(from);
    if (targets !== taker.to) targets.set(to, (targets.get(to) ?? 0) + moved);
  }
}
