/** The boundary on a map: a convex line around the site's circles, and keeping the others outside. */
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

/**
 * How far a point is from a convex line, at least, and in which direction; below zero inside. One
 * step of `distance` along the direction reaches the line.
 */
export function clearance(hull: readonly Point[], { x, y }: Point) {
  let distance = Number.NEGATIVE_INFINITY;
  let direction: Point = { x: 1, y: 0 };
  hull.forEach((from, i) => {
    const to = hull[(i + 1) % hull.length];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length === 0) return;
    // The hull runs counter-clockwise on a screen, whose y points down: outside is to the right.
    const normal = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
    const away = (x - from.x) * normal.x + (y - from.y) * normal.y;
    if (away > distance) [distance, direction] = [away, normal];
  });
  return { distance, direction };
}

/** Moves a circle straight away from the line until there is `gap` between them. */
export function keepOutside(hull: readonly Point[], circle: Circle, gap: number): void {
  if (hull.length === 0) return;
  const { distance, direction } = clearance(hull, circle);
  const lacking = circle.r + gap - distance;
  if (lacking <= 0) return;
  circle.x += lacking * direction.x;
  circle.y += lacking * direction.y;
}
