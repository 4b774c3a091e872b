/**
 * Where the nodes of a site's map stand: a simulation of forces in two acts. First everything
 * moves; then the site's nodes stay, the line around them is drawn, and the others settle outside
 * it. Places to begin with are given by index, chance by the caller and the number of ticks is
 * fixed, so the same map is the same picture, bit for bit. Cost: TICKS × (nodes · log nodes +
 * links). To be driven to its end; each step is one tick.
 */
import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceRadial,
  forceSimulation,
  forceX,
  forceY,
  type Simulation,
} from 'd3-force';
import type { Circle, Point } from '../model/map-picture.ts';
import { isOfSite, type MapNode, type SiteMap } from '../model/site-map.ts';
import { clearance, type HullSide, hullAround, keepOutside, sidesOf } from './map-hull.ts';

export interface MapLayout {
  /** In the order of the map's nodes. */
  circles: Circle[];
  hull: Point[];
}

const TICKS = [160, 80] as const;
const SMALLEST = 7;
const LARGEST = 32;
/** Other sites may be far larger than what of them concerns this one. */
const LARGEST_OUTSIDE = 22;
const HULL_PADDING = 16;
const GAP = 14;
/** Strangers farther from the line than this are drawn to it. */
const FAR = 46;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

interface Body extends Circle {
  inside: boolean;
  index: number;
}

/** `stretch`: how much wider than high the picture may be, or below 1 the other way round. */
export function* mapLayout(
  map: SiteMap,
  random: () => number,
  stretch = 1,
): Generator<void, MapLayout> {
  const bodies = bodiesOf(map.nodes);
  const inside = bodies.filter((body) => body.inside);
  const outside = bodies.filter((body) => !body.inside);
  yield* settle(bodies, map, random);
  for (const body of bodies) {
    // Drawn apart, never together: circles that did not overlap still do not.
    body.x *= Math.max(1, stretch);
    body.y *= Math.max(1, 1 / stretch);
  }
  const hull = hullAround(inside, HULL_PADDING);
  yield* settleOutside(outside, sidesOf(hull), random);
  return { circles: bodies.map(({ x, y, r }) => ({ x, y, r })), hull };
}

function bodiesOf(nodes: readonly MapNode[]): Body[] {
  const most = nodes.reduce((found, node) => Math.max(found, sizeOf(node)), 1);
  const ring = ringOf(nodes);
  return nodes.map((node, index) => {
    const isInside = isOfSite(node);
    const distance = isInside ? 10 * Math.sqrt(index + 0.5) : ring;
    const r = SMALLEST + (LARGEST - SMALLEST) * Math.sqrt(sizeOf(node) / most);
    return {
      index,
      inside: isInside,
      r: isInside ? r : Math.min(r, LARGEST_OUTSIDE),
      x: distance * Math.cos(index * GOLDEN_ANGLE),
      y: distance * Math.sin(index * GOLDEN_ANGLE),
    };
  });
}

const sizeOf = (node: MapNode): number => (isOfSite(node) ? node.in : node.in + node.out);

/** A ring with room for the site within. */
const ringOf = (nodes: readonly MapNode[]): number =>
  90 + 30 * Math.sqrt(nodes.filter(isOfSite).length);

function* settle(bodies: Body[], map: SiteMap, random: () => number): Generator<void> {
  const links = map.links.map(({ from, to, strength }) => ({ source: from, target: to, strength }));
  const degrees = new Array<number>(bodies.length).fill(0);
  for (const { source, target } of links) {
    degrees[source]++;
    degrees[target]++;
  }
  const both = (a: Body, b: Body): boolean => a.inside && b.inside;
  type Link = { source: Body; target: Body; strength: number };
  const link = forceLink<Body, { source: number | Body; target: number | Body; strength: number }>(
    links,
  )
    .distance((one) => {
      const { source, target } = one as Link;
      return source.r + target.r + (both(source, target) ? 34 : 60);
    })
    .strength((one) => {
      const { source, target, strength } = one as Link;
      const pull = Math.min(1, Math.log2(1 + strength) / 8);
      const least = Math.min(degrees[source.index], degrees[target.index]);
      return ((both(source, target) ? 0.7 : 0.25) * pull) / Math.max(1, least);
    });
  const simulation = still(bodies, random)
    .force('link', link)
    .force(
      'charge',
      forceManyBody<Body>().strength((body) => (body.inside ? -70 : -40)),
    )
    .force('apart', forceCollide<Body>((body) => body.r + (body.inside ? 15 : 8)).strength(0.9))
    .force(
      'x',
      forceX<Body>(0).strength((body) => (body.inside ? 0.1 : 0)),
    )
    .force(
      'y',
      forceY<Body>(0).strength((body) => (body.inside ? 0.1 : 0)),
    )
    .force(
      'ring',
      forceRadial<Body>(ringOf(map.nodes)).strength((body) => (body.inside ? 0 : 0.5)),
    );
  for (let i = 0; i < TICKS[0]; i++) {
    simulation.tick();
    yield;
  }
}

function* settleOutside(
  bodies: Body[],
  hull: readonly HullSide[],
  random: () => number,
): Generator<void> {
  const simulation = still(bodies, random).force(
    'apart',
    forceCollide<Body>((body) => body.r + 10).strength(0.9),
  );
  for (let i = 0; i < TICKS[1]; i++) {
    simulation.tick();
    for (const body of bodies) {
      drawNear(hull, body);
      keepOutside(hull, body, GAP);
    }
    yield;
  }
}

function drawNear(hull: readonly HullSide[], body: Body): void {
  if (hull.length === 0) return;
  const { distance, direction } = clearance(hull, body);
  const far = distance - body.r - FAR;
  if (far <= 0) return;
  body.x -= 0.1 * far * direction.x;
  body.y -= 0.1 * far * direction.y;
}

/** A simulation that moves only when told to. */
const still = (bodies: Body[], random: () => number): Simulation<Body, undefined> =>
  forceSimulation(bodies).stop().randomSource(random);
