/** Going from node to node of a map with the keys. */
import type { Point } from '../lib/model/map-picture.ts';

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const ENDS = ['Home', 'End'];

/** By arrow key and node: the node it leads to, or the same where none is ahead. */
export type Steps = Record<string, number[]>;

export const isStep = (key: string): boolean =>
  Object.hasOwn(DIRECTIONS, key) || ENDS.includes(key);

/** Where a key leads from a node, or at first, when there is none yet. */
export function stepOn(steps: Steps, from: number | null, key: string): number {
  if (key === 'End') return steps.ArrowLeft.length - 1;
  return key === 'Home' || from === null ? 0 : steps[key][from];
}

/**
 * Every step on a map. Each leads to the nearest node ahead, save where a node would be nobody's
 * nearest: then it is put between a node and the one that was next to it. What could be reached
 * before still can, over the node put between; so in the end the arrows reach every node from the
 * first one. Quadratic in the nodes, for each of the few put between.
 */
export function stepsOn(nodes: readonly Point[]): Steps {
  const steps: Steps = {};
  for (const key of Object.keys(DIRECTIONS)) {
    steps[key] = nodes.map((_, from) => stepFrom(nodes, from, key));
  }
  for (;;) {
    const reached = reachedOn(steps);
    const place = bestPlace(nodes, steps, reached);
    if (place === null) return steps;
    const { key, from, node } = place;
    const next = steps[key][from];
    steps[key][from] = node;
    if (next !== from) steps[key][node] = next;
  }
}

/**
 * The node nearest to `from` in the direction of the key, those straight ahead before those aside;
 * `from` itself when there is none. What lies behind is never in the direction.
 */
export function stepFrom(nodes: readonly Point[], from: number, key: string): number {
  let best = from;
  let bestCost = Number.POSITIVE_INFINITY;
  nodes.forEach((_, to) => {
    const cost = costOf(nodes, from, to, key);
    if (cost < bestCost) [best, bestCost] = [to, cost];
  });
  return best;
}

/** How far a node seems in the direction of a key; infinitely far when it is not ahead. */
function costOf(nodes: readonly Point[], from: number, to: number, key: string): number {
  const { x, y } = DIRECTIONS[key];
  const [start, end] = [nodes[from], nodes[to]];
  const ahead = (end.x - start.x) * x + (end.y - start.y) * y;
  const aside = Math.abs((end.x - start.x) * y - (end.y - start.y) * x);
  if (ahead <= 0) return Number.POSITIVE_INFINITY;
  return Math.hypot(ahead, aside) * (1 + (2 * aside) / (ahead + aside));
}

function reachedOn(steps: Steps): Set<number> {
  const reached = new Set([0]);
  // A set is walked in the order things are put in, those put in on the way too.
  for (const node of reached) for (const next of Object.values(steps)) reached.add(next[node]);
  return reached;
}

/** Where a node that is not reached is put, with the least detour; null when all are. */
function bestPlace(nodes: readonly Point[], steps: Steps, reached: ReadonlySet<number>) {
  let best: { key: string; from: number; node: number } | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  nodes.forEach((_, node) => {
    if (reached.has(node)) return;
    for (const [key, next] of Object.entries(steps)) {
      for (const from of reached) {
        const back = next[from] === from ? 0 : costOf(nodes, node, next[from], key);
        // One that must turn back is still better than none.
        const cost = costOf(nodes, from, node, key) + Math.min(back, Number.MAX_VALUE / 4);
        if (cost < bestCost) [best, bestCost] = [{ key, from, node }, cost];
      }
    }
  });
  return best as { key: string; from: number; node: number } | null;
}
