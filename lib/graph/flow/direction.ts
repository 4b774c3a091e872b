/**
 * From which end a maximum preflow is best pushed. Pushing from the source costs about what the
 * sources offer, pushing from the sink about what the sinks ask for, because whatever cannot pass
 * has to be carried up and down before it gives up. So the end with clearly less to send begins;
 * in between the source gets a trial, and the sink takes over if that was not enough.
 *
 * A flow pushed from the sink is one on the mirrored network: every arc turned round, source and
 * sink exchanged. Slots keep their places: what a slot may send is what its mate may send in the
 * mirror.
 */
import { type Network, type Residual, sentOverArcs } from './network.ts';
import { Preflow, type PreflowOptions } from './preflow.ts';
import { returnExcess } from './return-excess.ts';

export type End = 'source' | 'sink';

/**
 * Below the first share of what is offered, what is asked is pushed from the sink at once; above
 * the second, never; between them the source gets so many scans per slot to show what it can.
 */
const CLEARLY_LESS = 0.6;
const CLEARLY_MORE = 1.1;
const TRIAL = 5;
const SHARE_FOR: Record<End, number> = { source: Number.POSITIVE_INFINITY, sink: 0 };

interface Pushed {
  preflow: Preflow;
  from: End;
}

/** A maximum preflow of a network without flow, seen from the end it was pushed from. */
export function pushFrom(network: Network, options: Partial<PreflowOptions>, end?: End): Pushed {
  return lastOf(pushingFrom(network, options, end));
}

/** The same, seen from the source whichever end it was pushed from. */
export function maximumPreflow(network: Network, options: Partial<PreflowOptions>): Preflow {
  return lastOf(maximumInSteps(network, options));
}

/** The same with pauses, for those who must not stop for long. */
export function* maximumInSteps(
  network: Network,
  options: Partial<PreflowOptions>,
): Generator<void, Preflow> {
  const { preflow, from } = yield* pushingFrom(network, options);
  if (from === 'source') return preflow;
  yield;
  returnExcess(preflow);
  yield;
  return turned(network, preflow, options);
}

function* pushingFrom(
  network: Network,
  options: Partial<PreflowOptions>,
  end?: End,
): Generator<void, Pushed> {
  const share = end === undefined ? askedShare(network) : SHARE_FOR[end];
  yield;
  let scans = 0;
  if (share >= CLEARLY_LESS) {
    const preflow = new Preflow(network, options);
    const limit = share < CLEARLY_MORE ? TRIAL * network.slots : Number.POSITIVE_INFINITY;
    if (preflow.run(limit)) return { preflow, from: 'source' };
    scans = preflow.counters.scans;
    network.residual.set(network.capacity);
    yield;
  }
  const mirrored = mirror(network);
  yield;
  const preflow = new Preflow(mirrored, options);
  yield;
  preflow.counters.scans += scans;
  preflow.run();
  return { preflow, from: 'sink' };
}

function lastOf<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** What the sinks ask for, as a share of what can leave the nodes that have a source. */
function askedShare(network: Network): number {
  const { nodes, start, end, head, mate, capacity, sourceCapacity, sinkCapacity } = network;
  let offered = 0;
  let asked = 0;
  for (let node = 0; node < nodes; node++) {
    let out = sinkCapacity[node];
    let into = sourceCapacity[node];
    for (let slot = start[node]; out < sourceCapacity[node] && slot < end[node]; slot++) {
      if (sourceCapacity[head[slot]] === 0) out += capacity[slot];
    }
    for (let slot = start[node]; into < sinkCapacity[node] && slot < end[node]; slot++) {
      into += capacity[mate[slot]];
    }
    offered += Math.min(sourceCapacity[node], out);
    asked += Math.min(sinkCapacity[node], into);
  }
  return offered === 0 ? Number.POSITIVE_INFINITY : asked / offered;
}

export function mirror(network: Network): Residual {
  const { residual, mate, sourceCapacity, sinkCapacity } = network;
  const turnedResidual = new Float64Array(residual.length);
  for (let slot = 0; slot < network.slots; slot++) turnedResidual[slot] = residual[mate[slot]];
  return {
    ...network,
    residual: turnedResidual,
    isMirrored: true,
    sourceCapacity: sinkCapacity,
    sinkCapacity: sourceCapacity,
  };
}

/** The flow found in the mirror, as a preflow of the network with all source arcs full. */
function turned(network: Network, backwards: Preflow, options: Partial<PreflowOptions>): Preflow {
  const { nodes, residual, mate, sourceCapacity, sinkCapacity, slots } = network;
  for (let slot = 0; slot < slots; slot++) residual[slot] = backwards.network.residual[mate[slot]];
  const excess = sourceCapacity.slice();
  const sinkFlow = new Float64Array(excess.length);
  for (let node = 0; node < nodes; node++) {
    excess[node] -= backwards.sinkFlow[node];
    sinkFlow[node] =
      sinkCapacity[node] === Number.POSITIVE_INFINITY
        ? backwards.sinkFlow[node] - sentOverArcs(network, node)
        : sinkCapacity[node] - backwards.excess[node];
  }
  const preflow = new Preflow(network, options, excess, sinkFlow);
  preflow.counters = backwards.counters;
  preflow.run();
  return preflow;
}
