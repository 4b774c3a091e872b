/** A site's map laid out in pixels, ready to be drawn. */
import type { MapLink, MapNode } from './site-map.ts';

export interface Point {
  x: number;
  y: number;
}

/** A node drawn as a circle. */
export interface Circle extends Point {
  r: number;
}

export interface PictureNode extends Circle {
  node: MapNode;
  /** How many links from and to it cross the site's boundary. */
  crossing: number;
  /** In words: what it is called, what it is, and all that is to be said of it. */
  title: string;
  kind: string;
  words: string;
}

/** Both directions in one line: `strength` counts all its links. */
export interface PictureLink extends MapLink {
  /** How many of them lead from `to` to `from`. */
  back: number;
  /** Width of its line. */
  width: number;
}

export interface PictureLabel extends Point {
  /** Index of its node. */
  node: number;
  text: string;
  anchor: 'start' | 'middle' | 'end';
}

export interface MapPicture {
  width: number;
  height: number;
  /** In the order of the map's nodes. */
  nodes: PictureNode[];
  /** Faint ones first, so that strong ones lie on top. */
  links: PictureLink[];
  labels: PictureLabel[];
  /** The site's boundary, around its nodes; empty when nothing is in. */
  hull: Point[];
}

/** The inner disc is to the outer one as opened addresses are to all. */
export function openedRadius({ r, node }: PictureNode): number {
  const all = node.in + node.out;
  return all === 0 ? 0 : r * Math.sqrt(node.opened / all);
}

/** Tenths of a pixel suffice, and make saved files small. */
export const tenths = (length: number): number => Math.round(length * 10) / 10;
