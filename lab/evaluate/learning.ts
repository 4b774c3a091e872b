/**
 * The whole fit: when two sites are one, and what each sign says. How well it does on sites it has
 * not seen is asked by leaving out a part of all sites in turn.
 */

import { SIGN_WEIGHTS } from '../../lib/boundary/cut/sign-weights.ts';
import { LIKENESS_WEIGHTS } from '../../lib/boundary/sites/likeness-weights.ts';
import { learnLikeness } from './learn-likeness.ts';
import { learnSigns } from './learn-signs.ts';
import { type Course, type Lesson, lessonsOf } from './lessons.ts';

export interface Learned {
  likeness: Float64Array;
  signs: Float64Array;
}

export function learn(lessons: readonly Lesson[]): Learned {
  const byOthers = [0, 1].map((half) =>
    learnLikeness(lessons.filter(({ site }) => halfOf(site) !== half)),
  );
  return {
    likeness: learnLikeness(lessons),
    signs: learnSigns(lessons, (site) => byOthers[halfOf(site)]),
  };
}

const halfOf = (site: string): number => hashOf(site) % 2;

export const lessonsFor = (
  courses: readonly Course[],
  takes: (site: string) => boolean,
): Lesson[] => courses.flatMap((course) => lessonsOf(course, takes));

/** The engine goes by these weights from now on. */
export function use({ likeness, signs }: Learned): void {
  LIKENESS_WEIGHTS.set(likeness);
  SIGN_WEIGHTS.set(signs);
}

/** In how many parts all sites are learned in turn, each by the others. */
export const FOLDS = 4;

/** One of the parts of all sites, by name, so that a site is in the same one in every list. */
export const foldOf = (site: string): number => (hashOf(site) >>> 3) % FOLDS;

function hashOf(site: string): number {
  let hash = 7;
  for (const letter of site) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return hash;
}

/** Sites of all parts but one; pages of no site are known to every one. */
export const outside =
  (fold: number) =>
  (site: string): boolean =>
    site === '' || foldOf(site) !== fold;
