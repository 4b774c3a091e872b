/**
 * Learns how likely a margin makes it that an address belongs (lib/boundary/cut/likelihood.ts),
 * from margins on sites that the weights were not learned on: on the sites they come from they are
 * too sure. The mean label around each of a few margins, made to rise.
 */

import type { LIKELIHOOD } from '../../lib/boundary/cut/sign-weights.ts';
import { KnownWeb } from '../../lib/boundary/known-web.ts';
import { settled } from './ambit.ts';
import { isotonic } from './isotonic.ts';
import type { Lesson } from './lessons.ts';

export interface Margin {
  margin: number;
  isIn: boolean;
  weight: number;
}

const MARGINS = [-12, -8, -6, -4, -3, -2, -1, 0, 1, 2, 3, 4, 6, 8, 12];
/** Before anything is seen a margin means what it says; that counts as so many addresses. */
const DOUBT = 20;
/** No more is claimed, however well it went. */
const SUREST = 5;

/** Margins of the weights in use; each address counts alike, since that is what is promised. */
export function marginsOf(lessons: readonly Lesson[]): Margin[] {
  return lessons.flatMap((lesson) => {
    const web = new KnownWeb();
    lesson.pages.forEach((page, i) => {
      web.add(i + 1, page);
    });
    const boundary = settled(web.boundary(web.siteAt(lesson.pages[lesson.last].url)!));
    const margins: Margin[] = [];
    for (const address of boundary.concerned) {
      const isIn = lesson.truth(web.graph.urlOf(address));
      const { weight } = lesson;
      if (isIn !== null) margins.push({ margin: boundary.margin(address), isIn, weight });
    }
    return margins;
  });
}

export function learnLikelihood(all: readonly Margin[]): typeof LIKELIHOOD {
  const weights = MARGINS.map(() => DOUBT);
  const sums = MARGINS.map((margin) => DOUBT / (1 + Math.exp(-margin)));
  for (const { margin, isIn, weight } of all) {
    const [below, part] = placeOf(margin);
    for (const [at, share] of [
      [below, 1 - part],
      [below + 1, part],
    ]) {
      if (share === 0) continue;
      weights[at] += weight * share;
      sums[at] += isIn ? weight * share : 0;
    }
  }
  const parts = isotonic(
    sums.map((sum, i) => sum / weights[i]),
    weights,
  );
  const odds = parts.map((part) => Math.log(part / (1 - part)));
  return { margins: MARGINS, odds: odds.map((o) => Math.max(-SUREST, Math.min(SUREST, o))) };
}

/** The point before a margin, and how far it is on the way to the next. */
function placeOf(margin: number): [at: number, part: number] {
  const last = MARGINS.length - 1;
  if (margin >= MARGINS[last]) return [last, 0];
  if (margin <= MARGINS[0]) return [0, 0];
  const next = MARGINS.findIndex((other) => other >= margin);
  return [next - 1, (margin - MARGINS[next - 1]) / (MARGINS[next] - MARGINS[next - 1])];
}
