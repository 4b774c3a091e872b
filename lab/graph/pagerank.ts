/**
 * PageRank (Brin & Page 1998): the share of time a surfer spends on each page who follows a link
 * with chance `damping`, in proportion to the link weights, and otherwise jumps: to any page, or to
 * the pages of `home`. From a page without links he always jumps. Ranks sum to 1.
 *
 * Power iteration until the ranks change by less than `tolerance` in all; the error left is at
 * most damping / (1 − damping) times that. Cost: O(links) a round, about
 * ln(tolerance)/ln(damping) rounds.
 */
import type { Links } from './links.ts';

export interface PageRankOptions {
  damping?: number;
  /** Pages the surfer jumps to; all when not given. */
  home?: ArrayLike<number>;
  tolerance?: number;
  mostRounds?: number;
}

export interface PageRankResult {
  ranks: Float64Array;
  rounds: number;
  /** Sum of absolute changes in the last round. */
  change: number;
  converged: boolean;
  /** Links looked at. */
  work: number;
}

export function pageRank(links: Links, options: PageRankOptions = {}): PageRankResult {
  const { damping = 0.85, tolerance = 1e-10, mostRounds = 1000 } = options;
  if (!(damping >= 0 && damping < 1)) {
    throw new RangeError(`Damping must lie from 0 and below 1, not ${damping}.`);
  }
  const jump = jumpShares(links.nodes, options.home);
  const leaving = leavingWeights(links);
  let ranks = jump.slice();
  let next = new Float64Array(links.nodes);
  let rounds = 0;
  let change = links.nodes === 0 ? 0 : Number.POSITIVE_INFINITY;
  while (change > tolerance && rounds < mostRounds) {
    surf(links, leaving, jump, damping, ranks, next);
    change = 0;
    for (let node = 0; node < links.nodes; node++) change += Math.abs(next[node] - ranks[node]);
    [ranks, next] = [next, ranks];
    rounds++;
  }
  const work = rounds * links.targets.length;
  return { ranks, rounds, change, converged: change <= tolerance, work };
}

/** One round: fills `next` from `ranks`. */
function surf(
  links: Links,
  leaving: Float64Array,
  jump: Float64Array,
  damping: number,
  ranks: Float64Array,
  next: Float64Array,
): void {
  const { nodes, starts, targets, weights } = links;
  next.fill(0);
  let followed = 0;
  for (let node = 0; node < nodes; node++) {
    if (leaving[node] === 0) continue;
    const share = (damping * ranks[node]) / leaving[node];
    for (let i = starts[node]; i < starts[node + 1]; i++) next[targets[i]] += share * weights[i];
    followed += damping * ranks[node];
  }
  for (let node = 0; node < nodes; node++) next[node] += (1 - followed) * jump[node];
}

function jumpShares(nodes: number, home: ArrayLike<number> | undefined): Float64Array {
  const jump = new Float64Array(nodes);
  if (home === undefined) return jump.fill(1 / nodes);
  if (home.length === 0) throw new RangeError('The surfer has no page to jump to.');
  for (let i = 0; i < home.length; i++) {
    if (!(home[i] >= 0 && home[i] < nodes)) {
      throw new RangeError(`There is no page ${home[i]} to jump to; there are ${nodes}.`);
    }
    jump[home[i]] += 1 / home.length;
  }
  return jump;
}

function leavingWeights({ nodes, starts, weights }: Links): Float64Array {
  const leaving = new Float64Array(nodes);
  for (let node = 0; node < nodes; node++) {
    for (let i = starts[node]; i < starts[node + 1]; i++) leaving[node] += weights[i];
  }
  return leaving;
}
