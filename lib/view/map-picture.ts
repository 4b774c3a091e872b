/**
 * A site's map as a picture of a given size: laid out, scaled, labelled. Same input, same picture.
 * To be driven to its end; each step is short.
 */
import type { MapPicture, PictureLink, Point } from '../model/map-picture.ts';
import { isOfSite, type SiteMap } from '../model/site-map.ts';
import { placeLabels } from './map-labels.ts';
import { type MapLayout, mapLayout } from './map-layout.ts';
import { kindOf, nodeLabels, nodeSentence, titleOf } from './map-sentences.ts';

/** Room around everything, for labels. */
const MARGIN = { x: 36, y: 26 };
const HIGHEST = 640;
/** Circles are never smaller, whatever the scale. */
const SMALLEST = 3.5;
/** Nor larger than the layout made them by more than this. */
const MOST_ENLARGED = 1.35;
const WIDEST_LINK = 7;
/** A thinner line pales, whatever its colour. */
const THINNEST_LINK = 1;

export function* mapPicture(
  map: SiteMap,
  width: number,
  random: () => number,
): Generator<void, MapPicture> {
  const layout = yield* mapLayout(map, random, stretchFor(width));
  const { scale, height, place } = fitted(layout, width);
  const circles = layout.circles.map(({ x, y, r }) => ({
    ...place({ x, y }),
    r: Math.max(SMALLEST, r * scale),
  }));
  const hosts = new Set(map.nodes.filter(({ kind }) => kind === 'place').map(({ name }) => name));
  const wanted = map.nodes
    .map((node, i) => ({ node: i, texts: nodeLabels(node, hosts) }))
    .sort((a, b) => circles[b.node].r - circles[a.node].r || a.node - b.node);
  const crossing = crossingsOf(map);
  return {
    width,
    height,
    hull: layout.hull.map(place),
    nodes: map.nodes.map((node, i) => ({
      ...circles[i],
      node,
      crossing: crossing[i],
      title: titleOf(node),
      kind: kindOf(node),
      words: nodeSentence(node, crossing[i]),
    })),
    links: linksOf(map),
    labels: placeLabels(wanted, circles, { width, height }),
  };
}

/** A wide window gets a wide picture, a narrow one a square one. */
const stretchFor = (width: number): number => Math.min(1.4, Math.max(0.6, width / 560));

function fitted({ circles, hull }: MapLayout, width: number) {
  const xs = [...circles.flatMap(({ x, r }) => [x - r, x + r]), ...hull.map(({ x }) => x)];
  const ys = [...circles.flatMap(({ y, r }) => [y - r, y + r]), ...hull.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    (width - 2 * MARGIN.x) / (right - left),
    (HIGHEST - 2 * MARGIN.y) / (bottom - top),
    MOST_ENLARGED,
  );
  const height = Math.round((bottom - top) * scale + 2 * MARGIN.y);
  const middle = (left + right) / 2;
  const place = ({ x, y }: Point): Point => ({
    x: width / 2 + (x - middle) * scale,
    y: MARGIN.y + (y - top) * scale,
  });
  return { scale, height, place };
}

/** By node: links from and to it that cross the boundary. */
function crossingsOf({ nodes, links }: SiteMap): number[] {
  const counts = new Array<number>(nodes.length).fill(0);
  for (const { from, to, strength, crosses } of links) {
    if (!crosses) continue;
    counts[from] += strength;
    counts[to] += strength;
  }
  return counts;
}

/** Both directions are one line. Links inside the site before those that cross its boundary. */
function linksOf({ nodes, links }: SiteMap): PictureLink[] {
  const lines = new Map<string, Omit<PictureLink, 'width'>>();
  for (const { from, to, strength, crosses } of links) {
    const [a, b] = from < to ? [from, to] : [to, from];
    const key = `${a} ${b} ${crosses}`;
    const line = lines.get(key) ?? { from: a, to: b, strength: 0, back: 0, crosses };
    line.strength += strength;
    if (from !== a) line.back += strength;
    lines.set(key, line);
  }
  const isSeen = ({ from, to }: { from: number; to: number }): boolean =>
    isOfSite(nodes[from]) || isOfSite(nodes[to]);
  return [...lines.values()]
    .filter(isSeen)
    .map((line) => ({
      ...line,
      width: Math.min(WIDEST_LINK, THINNEST_LINK + 0.7 * Math.log2(line.strength)),
    }))
    .sort((a, b) => Number(a.crosses) - Number(b.crosses) || a.strength - b.strength);
}
