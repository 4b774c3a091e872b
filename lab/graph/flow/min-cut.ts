/**
 * The minimum cut between source and sink, from scratch. Minimum cuts form a lattice: there is one
 * largest source side and one smallest. The largest (a page stays in unless a cheaper boundary
 * leaves it out) is the one that the online algorithm keeps; both are unique, so neither direction
 * nor order of pushes shows in the result.
 */
import { type End, pushFrom } from '../../../lib/graph/flow/direction.ts';
import type { Network } from '../../../lib/graph/flow/network.ts';
import type { Preflow, PreflowOptions } from '../../../lib/graph/flow/preflow.ts';

export interface MinimumCutOptions extends Partial<PreflowOptions> {
  side?: 'largest' | 'smallest';
  /** The end to push from; without it, the one that seems better. */
  from?: End;
}

export interface MinimumCut {
  value: number;
  /** 1 for each node on the source side. */
  sourceSide: Uint8Array;
  from: End;
  counters: Preflow['counters'];
}

/** Pushes through `network.residual`, which is left with a preflow. */
export function minimumCut(network: Network, options: MinimumCutOptions = {}): MinimumCut {
  const { preflow, from } = pushFrom(network, options, options.from);
  const wantsLargest = options.side !== 'smallest';
  const largestHere = wantsLargest === (from === 'source');
  const here = largestHere ? largestSourceSide(preflow) : smallestSourceSide(preflow);
  const sourceSide = from === 'source' ? here : here.map((inside) => 1 - inside);
  return { value: preflow.value, sourceSide, from, counters: preflow.counters };
}

/** All nodes from which the sink cannot be reached. */
export function largestSourceSide(preflow: Preflow): Uint8Array {
  const side = new Uint8Array(preflow.network.nodes);
  for (let node = 0; node < side.length; node++) side[node] = preflow.isSourceSide(node) ? 1 : 0;
  return side;
}

/** All nodes that excess could still reach: every minimum cut has them on its source side. */
export function smallestSourceSide({ network, excess }: Preflow): Uint8Array {
  const { nodes, start, end, head, residual } = network;
  const side = new Uint8Array(nodes);
  const reached = new Int32Array(nodes);
  let found = 0;
  for (let node = 0; node < nodes; node++) {
    if (excess[node] > 0) {
      side[node] = 1;
      reached[found++] = node;
    }
  }
  for (let next = 0; next < found; next++) {
    const node = reached[next];
    for (let slot = start[node]; slot < end[node]; slot++) {
      if (residual[slot] === 0 || side[head[slot]] === 1) continue;
      side[head[slot]] = 1;
      reached[found++] = head[slot];
    }
  }
  return side;
}
