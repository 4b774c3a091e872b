/**
 * Phase two: turns a maximum preflow into a maximum flow. Excess that came over arcs goes back to
 * the sources it came from, which is a preflow-push of its own with the sources as sinks. What is
 * left as excess afterwards is what a source never sent. The cut does not change: the excess lies
 * on the source side, from which no residual arc leads out.
 */
import { sentOverArcs } from './network.ts';
import { Preflow } from './preflow.ts';

export function returnExcess(preflow: Preflow): void {
  const { network, excess, sinkFlow } = preflow;
  const stray = new Float64Array(excess.length);
  const unsent = new Float64Array(excess.length);
  const returnable = network.sourceCapacity.slice();
  for (let node = 0; node < network.nodes; node++) {
    if (returnable[node] === Number.POSITIVE_INFINITY) {
      const sent = sentOverArcs(network, node) + sinkFlow[node];
      returnable[node] = Math.max(0, sent);
      stray[node] = Math.max(0, -sent);
    } else {
      unsent[node] = Math.min(excess[node], returnable[node]);
      stray[node] = excess[node] - unsent[node];
    }
  }
  const view = { ...network, sourceCapacity: stray, sinkCapacity: returnable };
  const back = new Preflow(view, {}, stray, unsent);
  back.run();
  for (let node = 0; node < network.nodes; node++) {
    if (excess[node] !== Number.POSITIVE_INFINITY) excess[node] = back.sinkFlow[node];
  }
}
