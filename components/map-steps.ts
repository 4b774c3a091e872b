/** Going from node to node of a map with the arrow keys. */
import type { Point } from '../lib/model/map-picture.ts';

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const isStep = (key: string): boolean => Object.hasOwn(DIRECTIONS, key);

/**
 * The node nearest to `from` in the direction of the key, those straight ahead before those aside;
 * `from` itself when there is none. What lies behind is never in the direction.
 */
export function stepFrom(nodes: readonly Point[], from: number, key: string): number {
  const { x, y } = DIRECTIONS[key];
  const start = nodes[from];
  let best = from;
  let bestCost = Number.POSITIVE_INFINITY;
  nodes.forEach((node, i) => {
    const ahead = (node.x - start.x) * x + (node.y - start.y) * y;
    const aside = Math.abs((node.x - start.x) * y - (node.y - start.y) * x);
    if (i === from || ahead <= 0) return;
    const cost = Math.hypot(ahead, aside) * (1 + (2 * aside) / (ahead + aside));
    if (cost < bestCost) [best, bestCost] = [i, cost];
  });
  return best;
}
