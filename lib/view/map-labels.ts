/**
 * Labels that overlap neither each other nor any circle: the largest nodes choose first among eight
 * places around them; whoever finds no room for a name tries a shorter one when all have chosen,
 * and in the end goes without. Widths are estimates on the large side, since this runs without a
 * browser. Cost: labels × (circles + labels placed).
 */
import type { Circle, PictureLabel } from '../model/map-picture.ts';

export const LABEL_SIZE = 12;
const LINE = 15;
const GAP = 4;

export interface WantedLabel {
  node: number;
  /** The longest first, as many as every other label has. */
  texts: readonly string[];
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** `wanted` in the order they may choose; `frame` is what labels must stay in. */
export function placeLabels(
  wanted: readonly WantedLabel[],
  circles: readonly Circle[],
  frame: { width: number; height: number },
): PictureLabel[] {
  const taken: Box[] = [];
  const labels: PictureLabel[] = [];
  const isFree = (box: Box): boolean =>
    isWithin(box, frame) &&
    !taken.some((other) => overlap(box, other)) &&
    !circles.some((circle) => covers(circle, box));
  let left = wanted;
  for (let length = 0; length < (wanted[0]?.texts.length ?? 0); length++) {
    left = left.filter(({ node, texts }) => {
      const text = texts[length];
      const side = sidesOf(circles[node], textWidth(text)).find(({ box }) => isFree(box));
      if (side === undefined) return true;
      const { box, ...label } = side;
      taken.push(box);
      labels.push({ node, text, ...label });
      return false;
    });
  }
  return labels;
}

/** Below, above, to the right, to the left, and aslant. */
function sidesOf({ x, y, r }: Circle, width: number) {
  const boxAt = (left: number, top: number): Box => ({
    left,
    top,
    right: left + width,
    bottom: top + LINE,
  });
  const baseline = LABEL_SIZE - 1;
  const slant = 0.75 * r;
  const middle = { x, left: x - width / 2, anchor: 'middle' as const };
  const right = (out: number) => ({ x: x + out, left: x + out, anchor: 'start' as const });
  const left = (out: number) => ({ x: x - out, left: x - out - width, anchor: 'end' as const });
  return [
    { ...middle, top: y + r + 1 },
    { ...middle, top: y - r - LINE - 1 },
    { ...right(r + GAP), top: y - LINE / 2 },
    { ...left(r + GAP), top: y - LINE / 2 },
    { ...right(slant), top: y + slant },
    { ...left(slant), top: y + slant },
    { ...right(slant), top: y - slant - LINE },
    { ...left(slant), top: y - slant - LINE },
  ].map((side) => ({
    x: side.x,
    y: side.top + baseline,
    anchor: side.anchor,
    box: boxAt(side.left, side.top),
  }));
}

/** Letters of Latin, Greek and Cyrillic are narrow, most others as wide as high. */
export function textWidth(text: string): number {
  let ems = 0;
  for (const letter of text) ems += letter <= '\u04ff' ? 0.58 : 1.05;
  return ems * LABEL_SIZE;
}

const isWithin = (box: Box, { width, height }: { width: number; height: number }): boolean =>
  box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;

/** Does the circle reach into the box? */
function covers({ x, y, r }: Circle, box: Box): boolean {
  const nearestX = Math.min(Math.max(x, box.left), box.right);
  const nearestY = Math.min(Math.max(y, box.top), box.bottom);
  return Math.hypot(x - nearestX, y - nearestY) < r;
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
