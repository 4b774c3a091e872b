/**
 * Ford–Fulkerson with shortest augmenting paths (Edmonds and Karp 1972): the minimum cut of MGP
 * (Alshukri and Coenen, §5.2). While a residual path leads from source to sink, as much as fits is
 * sent along the shortest. O(n·m²): plain, and the yardstick for preflow-push on small graphs.
 */
import type { Network } from '../../../lib/graph/flow/network.ts';

export interface FordFulkersonResult {
  value: number;
  /** 1 for each node on the source side, the largest one of all minimum cuts. */
  sourceSide: Uint8Array;
  augmentations: number;
}

/** Sends its flow through `network.residual`, which must begin as the capacities. */
export function fordFulkerson(network: Network): FordFulkersonResult {
  const fromSource = network.sourceCapacity.slice(0, network.nodes);
  const toSink = network.sinkCapacity.slice(0, network.nodes);
  let value = 0;
  let augmentations = 0;
  for (;;) {
    const { last, cameBy } = shortestPath(network, fromSource, toSink);
    if (last < 0) break;
    value += augment(network, fromSource, toSink, last, cameBy);
    augmentations++;
  }
  return { value, sourceSide: cannotReachSink(network, toSink), augmentations };
}

const UNSEEN = -2;
const SOURCE = -1;

/** The slot each node was reached by, and the node next to the sink or −1. */
function shortestPath(network: Network, fromSource: Float64Array, toSink: Float64Array) {
  const { nodes, start, end, head, residual } = network;
  const cameBy = new Int32Array(nodes).fill(UNSEEN);
  const reached: number[] = [];
  for (let node = 0; node < nodes; node++) {
    if (fromSource[node] > 0) {
      cameBy[node] = SOURCE;
      reached.push(node);
    }
  }
  for (const node of reached) {
    if (toSink[node] > 0) return { last: node, cameBy };
    for (let slot = start[node]; slot < end[node]; slot++) {
      if (residual[slot] === 0 || cameBy[head[slot]] !== UNSEEN) continue;
      cameBy[head[slot]] = slot;
      reached.push(head[slot]);
    }
  }
  return { last: -1, cameBy };
}

function augment(
  { head, mate, residual }: Network,
  fromSource: Float64Array,
  toSink: Float64Array,
  last: number,
  cameBy: Int32Array,
): number {
  let room = toSink[last];
  let first = last;
  for (let slot = cameBy[last]; slot !== SOURCE; slot = cameBy[first]) {
    room = Math.min(room, residual[slot]);
    first = head[mate[slot]];
  }
  room = Math.min(room, fromSource[first]);
  for (let slot = cameBy[last]; slot !== SOURCE; slot = cameBy[head[mate[slot]]]) {
    residual[slot] -= room;
    residual[mate[slot]] += room;
  }
  fromSource[first] -= room;
  toSink[last] -= room;
  return room;
}

function cannotReachSink(network: Network, toSink: Float64Array): Uint8Array {
  const { nodes, start, end, head, mate, residual } = network;
  const side = new Uint8Array(nodes).fill(1);
  const reaching: number[] = [];
  for (let node = 0; node < nodes; node++) {
    if (toSink[node] > 0) {
      side[node] = 0;
      reaching.push(node);
    }
  }
  for (const node of reaching) {
    for (let slot = start[node]; slot < end[node]; slot++) {
      if (residual[mate[slot]] === 0 || side[head[slot]] === 0) continue;
      side[head[slot]] = 0;
      reaching.push(head[slot]);
    }
  }
  return side;
}
