/**
 * MCL alone (Senellart 2003, Fig. 9, steps 2 to 4, and Table 1): the cluster of the page in the
 * undirected graph of all known links, every link of weight 1. Inflation is 1.2 and clusters that
 * are too large are divided again at 2.0, as in §4.2.1; there the one that was divided held more
 * than half of the pages, and that is taken as the meaning of too large. What the paper crawled
 * beforehand is here what has been opened; addresses not opened are nodes like any other.
 *
 * Cost: O(n k²) an iteration, k = 120 entries a column at most (lib/graph/mcl/process.ts).
 */
import { mclRecursive } from '../graph/mcl/recursive.ts';
import { type KnownLinks, methodOf } from './known-links.ts';
import { rememberedLabels, sameLabel } from './remembered-labels.ts';

const INFLATIONS = [1.2, 2];

const labelsOf = rememberedLabels(
  (graph) => mclRecursive(graph, INFLATIONS, Math.max(1, graph.size / 2)).labels,
);

/** 1 for each node of the page's cluster. */
export function clusterAround(known: KnownLinks, page: number): Uint8Array {
  return sameLabel(labelsOf(known), page);
}

export const mclAlone = methodOf(clusterAround);
