/**
 * Labels as exact distances to the sink, kept exact while the network and its flow change (after
 * Ramalingam and Reps 1996). At rest each live node has, in `current`, its way: a residual arc to a
 * node one level below. Pushing takes ways away, so nodes become doubtful and `raiseLabels` finds
 * them new ways or buries them. Growing opens arcs, so labels behind opened nodes are too high and
 * `lowerLabels` lowers them. In between, the only residual arcs u→v with label(u) > label(v) + 1
 * lead to opened nodes; at the end there are none, and dead means cut off from the sink.
 */
import { DEAD } from './labels.ts';
import type { Preflow } from './preflow.ts';

/** Breadth-first from the sink over residual arcs, for labels that are all dead. O(n + m). */
export function labelFromSink(preflow: Preflow): void {
  const { network, labels, current, counters, sinkFlow, height } = preflow;
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
    if (above >= height) return;
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

/** Gives nodes that lost their way another one, lowest first, or a higher label, or none. */
export function raiseLabels(preflow: Preflow): void {
  const { labels, excess, opened, doubtful, woken, current } = preflow;
  const { label, population } = labels;
  const lost: number[] = [];
  for (let node = doubtful.take(label); node >= 0; node = doubtful.take(label)) {
    const level = label[node];
    const below = findWay(preflow, node);
    if (below < level) {
      if (below + 1 < level) {
        labels.move(node, below + 1);
        opened.put(node, label);
      }
      if (excess[node] > 0) woken.push(node);
      continue;
    }
    labels.bury(node);
    lost.push(node);
    if (population[level] === 0) preflow.cutOffAbove(level);
    else doubtBehind(preflow, node);
  }
  for (const node of lost) {
    preflow.counters.relabels++;
    current[node] = preflow.network.end[node];
    const level = findWay(preflow, node) + 1;
    if (level >= preflow.height) continue;
    labels.place(node, level);
    opened.put(node, label);
    if (excess[node] > 0) woken.push(node);
  }
}

/**
 * Lowers the labels behind opened nodes, nearest the sink first, until a node with excess wakes:
 * what it sends may well make the rest of the search needless.
 */
export function lowerLabels(preflow: Preflow, last: number): void {
  const { network, excess, labels, current, counters, opened, woken, height } = preflow;
  const { start, end, head, mate, residual } = network;
  const { label } = labels;
  while (woken.length === 0 && counters.scans <= last) {
    const v = opened.take(label);
    if (v < 0) return;
    const above = label[v] + 1;
    if (above >= height) continue;
    for (let slot = start[v]; slot < end[v]; slot++) {
      const u = head[slot];
      if (label[u] <= above || residual[mate[slot]] === 0) continue;
      labels.move(u, above);
      opened.put(u, label);
      current[u] = mate[slot];
      if (excess[u] > 0) woken.push(u);
    }
    counters.scans += end[v] - start[v];
  }
}

/** The label at the end of the node's way, 0 for the sink, or `DEAD`; looks for the best way. */
function findWay({ network, labels, current, counters, sinkFlow }: Preflow, node: number): number {
  const { start, end, head, residual, sinkCapacity } = network;
  const { label } = labels;
  const level = label[node];
  if (sinkCapacity[node] > sinkFlow[node]) return 0;
  const way = current[node];
  if (way < end[node] && residual[way] > 0 && label[head[way]] === level - 1) return level - 1;
  let lowest = DEAD;
  for (let slot = start[node]; slot < end[node]; slot++) {
    if (residual[slot] > 0 && label[head[slot]] < lowest) {
      lowest = label[head[slot]];
      current[node] = slot;
    }
  }
  counters.scans += end[node] - start[node];
  return lowest;
}

/** The ways of these nodes led over `node`, which has died. */
function doubtBehind(
  { network, labels, current, counters, doubtful }: Preflow,
  node: number,
): void {
  const { start, end, head, mate } = network;
  const { label } = labels;
  for (let slot = start[node]; slot < end[node]; slot++) {
    const behind = head[slot];
    if (current[behind] !== mate[slot] || label[behind] === DEAD) continue;
    doubtful.put(behind, label);
  }
  counters.scans += end[node] - start[node];
}
