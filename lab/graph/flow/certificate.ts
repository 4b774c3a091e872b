/**
 * The proof that a boundary is right, independent of how it was found: a flow that obeys every
 * capacity and keeps every node in balance, and a cut that costs exactly as much as the flow
 * carries. By the max-flow min-cut theorem no flow is larger and no cut cheaper.
 */

import { type Network, sentOverArcs } from '../../../lib/graph/flow/network.ts';
import type { Preflow } from '../../../lib/graph/flow/preflow.ts';
import { returnExcess } from '../../../lib/graph/flow/return-excess.ts';
import { largestSourceSide } from './min-cut.ts';

export interface Certificate {
  flow: number;
  cut: number;
  /** What is wrong, as sentences; empty when the proof holds. */
  faults: string[];
}

/** Completes a maximum preflow to a flow and checks it against the cut of the same preflow. */
export function certificateOf(network: Network, preflow: Preflow): Certificate {
  const sourceSide = largestSourceSide(preflow);
  returnExcess(preflow);
  const faults: string[] = [];
  let flow = 0;
  for (let node = 0; node < network.nodes; node++) {
    faults.push(...arcFaults(network, node), ...balanceFaults(network, preflow, node));
    flow += preflow.sinkFlow[node];
  }
  const cut = cutCapacity(network, sourceSide);
  if (flow !== cut) faults.push(`The flow carries ${flow}, but the cut costs ${cut}.`);
  if (flow !== preflow.value) faults.push(`The value is ${preflow.value}, but ${flow} arrives.`);
  return { flow, cut, faults };
}

/** What the arcs from the source side to the sink side cost together. */
export function cutCapacity(network: Network, sourceSide: Uint8Array): number {
  const { nodes, start, end, head, capacity, sourceCapacity, sinkCapacity } = network;
  let cut = 0;
  for (let node = 0; node < nodes; node++) {
    cut += sourceSide[node] === 1 ? sinkCapacity[node] : sourceCapacity[node];
    if (sourceSide[node] === 0) continue;
    for (let slot = start[node]; slot < end[node]; slot++) {
      if (sourceSide[head[slot]] === 0) cut += capacity[slot];
    }
  }
  return cut;
}

function arcFaults(network: Network, node: number): string[] {
  const { start, end, head, mate, capacity, residual } = network;
  const faults: string[] = [];
  for (let slot = start[node]; slot < end[node]; slot++) {
    const pair = mate[slot];
    if (mate[pair] !== slot || head[pair] !== node) {
      faults.push(`Slot ${slot} of node ${node} and its mate do not belong together.`);
    }
    if (!(residual[slot] >= 0)) {
      faults.push(`Arc ${node}→${head[slot]} has a residual of ${residual[slot]}.`);
    }
    if (residual[slot] + residual[pair] !== capacity[slot] + capacity[pair]) {
      faults.push(`Arc ${node}→${head[slot]} and its twin do not add up to their capacities.`);
    }
  }
  return faults;
}

function balanceFaults(network: Network, preflow: Preflow, node: number): string[] {
  const { sourceCapacity, sinkCapacity } = network;
  const toSink = preflow.sinkFlow[node];
  const needed = toSink + sentOverArcs(network, node);
  const faults: string[] = [];
  if (!(toSink >= 0 && toSink <= sinkCapacity[node])) {
    faults.push(`Node ${node} sends ${toSink} to the sink, but may send ${sinkCapacity[node]}.`);
  }
  if (!(needed >= 0 && needed <= sourceCapacity[node])) {
    faults.push(
      `Node ${node} needs ${needed} from the source, but may have ${sourceCapacity[node]}.`,
    );
  }
  return faults;
}
