/**
 * Three ways to mend labels. `labelFromSink` computes them all. `lowerLabels` is for a network that
 * has grown: labels behind a new arc may be too high. `makeExact` is for the end: labels that lag
 * behind are raised until each live node has a residual arc to a node one level below, so that
 * "dead" means exactly "cannot reach the sink".
 */
import { DEAD } from './labels.ts';
import type { Preflow } from './preflow.ts';

/** Breadth-first from the sink over residual arcs, for labels that are all dead. O(n + m). */
export function labelFromSink(preflow: Preflow): void {
  const { network, labels, current, counters, sinkFlow } = preflow;
  const { nodes, start, end, head, mate, residual, sinkCapacity } = network;
  const { label } = labels;
  const order = new Int32Array(nodes);
  let found = 0;
  for (let node = 0; node < nodes; node++) {
    if (sinkCapacity[node] > sinkFlow[node]) {
      labels.place(node, 1);
      order[found++] = node;
    }
  }
  for (let next = 0; next < found; next++) {
    const v = order[next];
    const above = label[v] + 1;
    for (let slot = start[v]; slot < end[v]; slot++) {
      const u = head[slot];
      if (label[u] !== DEAD || residual[mate[slot]] === 0) continue;
      labels.place(u, above);
      current[u] = mate[slot];
      order[found++] = u;
    }
    counters.scans += end[v] - start[v];
  }
}

/**
 * Labels may be too high behind queued nodes. Lowers them, nearest the sink first, until a node
 * with excess wakes: what it sends may well make the rest of the search needless. Meanwhile the
 * only residual arcs u→v with label(u) > label(v) + 1 lead to queued nodes. Returns whether there
 * is something to discharge.
 */
export function lowerLabels(preflow: Preflow, last: number): boolean {
  const { network, excess, labels, current, counters } = preflow;
  const { start, end, head, mate, residual } = network;
  const { label } = labels;
  for (let v = labels.nextQueued(); v >= 0; v = labels.nextQueued()) {
    const above = label[v] + 1;
    let woke = false;
    for (let slot = start[v]; slot < end[v]; slot++) {
      const u = head[slot];
      if (label[u] <= above || residual[mate[slot]] === 0) continue;
      labels.move(u, above);
      labels.enqueue(u);
      current[u] = mate[slot];
      if (excess[u] > 0) {
        preflow.wake(u);
        woke = true;
      }
    }
    counters.scans += end[v] - start[v];
    if (woke) return true;
    if (counters.scans > last) break;
  }
  return false;
}

/** Only nodes that were discharged, or whose way to the sink led over one that was, can lag. */
export function makeExact(preflow: Preflow, last: number): boolean {
  const { network, labels, current, counters } = preflow;
  const { start, end, head, residual, nodes } = network;
  const { label, population } = labels;
  const height = Math.min(preflow.sourceHeight, nodes + 1);
  enqueueDoubtful(preflow);
  for (let node = labels.nextQueued(); node >= 0; node = labels.nextQueued()) {
    const level = label[node];
    if (level === 1 || hasWay(preflow, node)) continue;
    let lowest = DEAD;
    for (let slot = start[node]; slot < end[node]; slot++) {
      if (residual[slot] > 0 && label[head[slot]] < lowest) {
        lowest = label[head[slot]];
        current[node] = slot;
      }
    }
    counters.scans += end[node] - start[node];
    if (lowest < level) continue;
    counters.relabels++;
    labels.bury(node);
    if (population[level] === 0) preflow.cutOffAbove(level);
    else if (lowest + 1 < height) {
      labels.place(node, lowest + 1);
      labels.enqueue(node);
    }
    enqueueBehind(preflow, node);
    if (counters.scans > last) return false;
  }
  return true;
}

function enqueueDoubtful(preflow: Preflow): void {
  const { network, labels, touched, isTouched } = preflow;
  const { label } = labels;
  for (let index = 0; index < preflow.touchedCount; index++) {
    const node = touched[index];
    isTouched[node] = 0;
    if (!preflow.wasExact) continue;
    if (label[node] !== DEAD) labels.enqueue(node);
    enqueueBehind(preflow, node);
  }
  for (let node = 0; !preflow.wasExact && node < network.nodes; node++) {
    if (label[node] !== DEAD && label[node] > 1) labels.enqueue(node);
  }
  preflow.touchedCount = 0;
  preflow.wasExact = true;
}

/** Queues the live nodes whose way to the sink led over `node` and no longer does. */
function enqueueBehind({ network, labels, current, counters }: Preflow, node: number): void {
  const { start, end, head, mate } = network;
  const { label } = labels;
  for (let slot = start[node]; slot < end[node]; slot++) {
    const behind = head[slot];
    if (current[behind] !== mate[slot] || label[behind] === label[node] + 1) continue;
    if (label[behind] !== DEAD && label[behind] !== 1) labels.enqueue(behind);
  }
  counters.scans += end[node] - start[node];
}

function hasWay({ network, labels, current }: Preflow, node: number): boolean {
  const slot = current[node];
  if (slot >= network.end[node] || network.residual[slot] === 0) return false;
  return labels.label[network.head[slot]] === labels.label[node] - 1;
}
