/**
 * Pushes without raising: with exact labels, all excess of the woken nodes goes down the shortest
 * ways to the sink as far as they carry. A node that is left with excess or has filled its way is
 * doubtful. This is the inner loop of the online algorithm, where a change touches few nodes and
 * raising them step by step would cost more than finding their new distances.
 */
import { DEAD } from './labels.ts';
import type { Preflow } from './preflow.ts';

export function pushDown(preflow: Preflow): void {
  const { network, excess, sinkFlow, current, active, heap, labels, counters, doubtful } = preflow;
  const { end, head, mate, residual, sinkCapacity } = network;
  const { label } = labels;
  for (;;) {
    const u = heap === undefined ? active.pop() : heap.pop();
    if (u < 0) return;
    const level = label[u];
    if (level === DEAD || excess[u] === 0) continue;
    if (level === 1) {
      const sent = Math.min(excess[u], sinkCapacity[u] - sinkFlow[u]);
      sinkFlow[u] += sent;
      excess[u] -= sent;
      preflow.value += sent;
      counters.pushes++;
      if (sinkFlow[u] === sinkCapacity[u]) doubtful.put(u, label);
      continue;
    }
    let slot = current[u];
    for (; slot < end[u] && excess[u] > 0; slot++) {
      counters.scans++;
      if (residual[slot] === 0 || label[head[slot]] !== level - 1) continue;
      const v = head[slot];
      const sent = Math.min(excess[u], residual[slot]);
      residual[slot] -= sent;
      residual[mate[slot]] += sent;
      excess[u] -= sent;
      excess[v] += sent;
      counters.pushes++;
      preflow.wake(v);
      current[u] = slot;
    }
    if (excess[u] > 0 || residual[current[u]] === 0) doubtful.put(u, label);
  }
}
