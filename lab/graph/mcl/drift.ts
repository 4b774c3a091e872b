/**
 * How far an online clustering has drifted from what a full run says about the same graph: the
 * agreement of the two partitions, and the modularity of each. Costs a full run.
 */

import { type MclOptions, mcl } from '../../../lib/graph/mcl/process.ts';
import { type UndirectedGraph, undirected } from '../../../lib/graph/undirected.ts';
import { type Agreement, agreement } from '../agreement.ts';
import { modularity } from '../modularity.ts';
import type { OnlineClustering } from './online.ts';

export interface Drift extends Agreement {
  online: number;
  full: number;
}

export function driftOf(state: OnlineClustering, options: Partial<MclOptions> = {}): Drift {
  const graph = graphOf(state);
  const full = mcl(graph, options).labels;
  return {
    ...agreement(state.labels, full),
    online: modularity(graph, state.labels),
    full: modularity(graph, full),
  };
}

/** Every edge stands at both its ends and comes out once, since parallel links are one. */
export function graphOf({ neighbours, weights }: OnlineClustering): UndirectedGraph {
  const from = neighbours.flatMap((row, v) => row.map(() => v));
  return undirected({
    size: neighbours.length,
    from,
    to: neighbours.flat(),
    weights: weights.flat(),
  });
}
