/**
 * The inner loop of preflow-push: takes nodes with excess, highest label or largest overflow first,
 * and sends their excess to the sink or one level down; a node that finds no way down is raised to
 * one above its lowest residual neighbour. Everything is in local variables because this is where
 * the time goes.
 */
import { DEAD } from './labels.ts';
import type { Preflow } from './preflow.ts';

/** Labels must be valid. False when more than `last` scans were counted before the end. */
export function discharge(preflow: Preflow, last: number): boolean {
  const { network, excess, sinkFlow, current, active, heap, labels, counters } = preflow;
  const { start, end, head, mate, residual, sinkCapacity } = network;
  const { label, population } = labels;
  const { first: activeFirst, next: activeNext, isIn: isActive } = active;
  const { height } = preflow;
  let { scans, pushes, relabels } = counters;
  let value = preflow.value;
  let finished = true;
  for (;;) {
    const u = heap === undefined ? active.pop() : heap.pop();
    if (u < 0) break;
    let level = label[u];
    if (level === DEAD) continue;
    if (scans > last) {
      preflow.wake(u);
      finished = false;
      break;
    }
    let left = excess[u];
    const begin = start[u];
    const stop = end[u];
    for (;;) {
      if (level === 1) {
        const room = sinkCapacity[u] - sinkFlow[u];
        const sent = room < left ? room : left;
        sinkFlow[u] += sent;
        value += sent;
        pushes++;
        if (sent < room) {
          left = 0;
          break;
        }
        left -= sent;
      } else {
        const below = level - 1;
        const first = current[u];
        let slot = first;
        for (; slot < stop; slot++) {
          const room = residual[slot];
          if (room === 0) continue;
          const v = head[slot];
          if (label[v] !== below) continue;
          const sent = room < left ? room : left;
          residual[slot] = room - sent;
          residual[mate[slot]] += sent;
          excess[v] += sent;
          left -= sent;
          pushes++;
          if (heap !== undefined) heap.place(v);
          else if (isActive[v] === 0) {
            isActive[v] = 1;
            activeNext[v] = activeFirst[below];
            activeFirst[below] = v;
            if (below > active.top) active.top = below;
          }
          if (left === 0) break;
        }
        scans += slot - first + 1;
        current[u] = slot;
        if (left === 0) break;
      }
      let lowest = DEAD;
      let way = begin;
      for (let slot = begin; slot < stop; slot++) {
        if (residual[slot] > 0 && label[head[slot]] < lowest) {
          lowest = label[head[slot]];
          way = slot;
        }
      }
      scans += stop - begin;
      current[u] = way;
      if (lowest < level) continue;
      relabels++;
      labels.bury(u);
      if (population[level] === 0) {
        preflow.cutOffAbove(level);
        break;
      }
      if (lowest + 1 >= height) break;
      level = lowest + 1;
      labels.place(u, level);
      if (left === 0) break;
    }
    excess[u] = left;
  }
  preflow.value = value;
  counters.scans = scans;
  counters.pushes = pushes;
  counters.relabels = relabels;
  return finished;
}
