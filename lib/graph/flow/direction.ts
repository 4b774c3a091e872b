/**
 * From which end a maximum preflow is best pushed. Pushing from the source costs about what the
 * sources offer, pushing from the sink about what the sinks ask for, because whatever cannot pass
 * has to be carried up and down before it gives up. So the end with less to send begins.
 *
 * A flow pushed from the sink is one on the mirrored network: every arc turned round, source and
 * sink exchanged. Slots keep their places: what a slot may send is what its mate may send in the
 * mirror.
 */
import { type Network, type Residual, sentOverArcs } from './network.ts';
import { Preflow, type PreflowOptions } from './preflow.ts';
import { returnExcess } from './return-excess.ts';

/** A maximum preflow of a network without flow, from the better end, always seen from the source. */
export function maximumPreflow(network: Network, options: Partial<PreflowOptions>): Preflow {
  if (!sinkIsBetter(network)) {
    const preflow = new Preflow(network, options);
    preflow.run();
    return preflow;
  }
  const mirrored = mirror(network);
  const backwards = new Preflow(mirrored, options);
  backwards.run();
  returnExcess(backwards);
  return turned(network, mirrored, backwards, options);
}

/** Whether the sinks ask for less than the sources offer, as far as their arcs let it pass. */
export function sinkIsBetter(network: Network): boolean {
  const { nodes, start, end, mate, capacity, sourceCapacity, sinkCapacity } = network;
  let offered = 0;
  let asked = 0;
  for (let node = 0; node < nodes; node++) {
    let out = sinkCapacity[node];
    let into = sourceCapacity[node];
    for (let slot = start[node]; out < sourceCapacity[node] && slot < end[node]; slot++) {
      out += capacity[slot];
    }
    for (let slot = start[node]; into < sinkCapacity[node] && slot < end[node]; slot++) {
      into += capacity[mate[slot]];
    }
    offered += Math.min(sourceCapacity[node], out);
    asked += Math.min(sinkCapacity[node], into);
  }
  return asked < offered;
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
function turned(
  network: Network,
  mirrored: Residual,
  backwards: Preflow,
  options: Partial<PreflowOptions>,
): Preflow {
  const { nodes, residual, mate, sourceCapacity, sinkCapacity, slots } = network;
  for (let slot = 0; slot < slots; slot++) residual[slot] = mirrored.residual[mate[slot]];
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
