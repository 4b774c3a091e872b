/**
 * The boundary on a map: a convex line around the site's circles, and keeping the others outside.
 */
import { polygonHull } from 'd3-polygon';
import type { Circle, Point } from '../model/map-picture.ts';

/** Points on a circle: enough for the line to look round. */
const SAMPLES = 40;

/** The line at `padding` around all circles; empty when there are none. */
export function hullAround(circles: readonly Circle[], padding: number): Point[] {
  const points = circles.flatMap(({ x, y, r }) =>
    Array.from({ length: SAMPLES }, (_, i): [number, number] => {
      const angle = (2 * Math.PI * i) / SAMPLES;
      return [x + (r + padding) * Math.cos(angle), y + (r + padding) * Math.sin(angle)];
    }),
  );
  return (polygonHull(points) ?? []).map(([x, y]) => ({ x, y })); // null without circles
}

/** One side of a convex line: a point on it, and the direction away from what is inside. */
export interface HullSide extends Point {
  away: Point;
}

export function sidesOf(hull: readonly Point[]): HullSide[] {
  return hull.flatMap((from, i) => {
    const to = hull[(i + 1) % hull.length];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length === 0) return [];
    // The hull runs counter-clockwise on a screen, whose y points down: outside is to the right.
    return [{ ...from, away: { x: -(to.y - from.y) / length, y: (to.x - from.x) / length } }];
  });
}

/**
 * How far a point is from a convex line, at least, and in which direction; below zero inside. One
 * step of `distance` along the direction reaches the line.
 */
export function clearance(sides: readonly HullSide[], { x, y }: Point) {
  let distance = Number.NEGATIVE_INFINITY;
  let direction: Point = { x: 1, y: 0 };
  for (const side of sides) {
    const far = (x - side.x) * side.away.x + (y - side.y) * side.away.y;
    if (far > distance) [distance, direction] = [far, side.away];
  }
  return { distance, direction };
}

/** Moves a circle straight away from the line until there is `gap` between them. */
export function keepOutside(sides: readonly HullSide[], circle: Circle, gap: number): void {
  if (sides.length === 0) return;
  const { distance, direction } = clearance(sides, circle);
  const lacking = circle.r + gap - distance;
  if (lacking <= 0) return;
  circle.x += lacking * direction.x;
  circle.y += lacking * direction.y;
}
