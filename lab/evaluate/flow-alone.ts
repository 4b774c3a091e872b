/**
 * Flow simulation alone (Senellart 2003, §2.4.1 and the first row of Table 1): the site is the
 * source side of the minimum cut between the seeds and the rest of the web. As in the paper: a
 * link carries the similarity of its two addresses, σ = 7.24; a seed gets any amount from the
 * source; every address may send ε = e^(−50² / 2σ²) ≈ 4·10⁻¹¹ to the sink. The one seed is the page
 * asked about. Of several minimum cuts the paper reads off the smallest source side (§2.2).
 *
 * The cut is exact. The paper's run was not: it lowered the height of the source and stopped at a
 * timeout or a least overflow, and gives no figures for these. Solved to the end, an ε this small
 * puts the cut where the known links end, around everything that can be reached from the seeds.
 * From about 0.01 on it soon lies around the seed alone; of the values tried on documentation none
 * does better than the paper's.
 *
 * Cost: about linear in the links.
 */

import { networkOf } from '../../lib/graph/flow/network.ts';
import { LARGEST_SUM } from '../../lib/graph/tolerance.ts';
import { minimumCut } from '../graph/flow/min-cut.ts';
import { similarityOf } from '../url/url-similarity.ts';
import { type KnownLinks, methodOf } from './known-links.ts';

const PAPER_SINK = similarityOf(50);

/** The source side of the cut around the seeds: 1 for each node in it. */
export function flowFrom(
  known: KnownLinks,
  seeds: Iterable<number>,
  sink = PAPER_SINK,
): Uint8Array {
  const { size, from, to, distances } = known;
  const source = new Float64Array(size);
  for (const seed of seeds) source[seed] = Number.POSITIVE_INFINITY;
  const scale = finestScale(from.length + size * sink);
  const capacity = distances.map((distance) => scale * similarityOf(distance));
  const sinks = new Float64Array(size).fill(scale * sink);
  const network = networkOf({ nodes: size, from, to, capacity, source, sink: sinks });
  return minimumCut(network, { side: 'smallest' }).sourceSide;
}

/** Capacities are kept in whole grains, and ε is less than one: all are made as large as fits. */
function finestScale(sum: number): number {
  return 2 ** Math.floor(Math.log2(LARGEST_SUM / (sum + 1)));
}

export const flowAlone = methodOf((known, page) => flowFrom(known, [page]));
