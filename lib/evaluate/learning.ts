/**
 * The whole fit: when two sites are one, what each sign says, and how likely a margin makes it that
 * an address belongs. The last is learned across halves: the weights of one half of the sites
 * give margins on the other, because on the sites they were learned on they are too sure.
 */

import { KnownWeb } from '../boundary/known-web.ts';
import { LIKENESS_WEIGHTS } from '../boundary/likeness-weights.ts';
import { type LIKELIHOOD, SIGN_WEIGHTS } from '../boundary/sign-weights.ts';
import { settled } from './ambit.ts';
import { learnLikeness } from './learn-likeness.ts';
import { learnSigns } from './learn-signs.ts';
import { type Course, type Lesson, lessonsOf } from './lessons.ts';
import { type Example, fitLogistic } from './logistic.ts';

export interface Learned {
  likeness: Float64Array;
  signs: Float64Array;
}

/** Farther from the border it makes no difference any more. */
const FARTHEST = 12;

export function learn(lessons: readonly Lesson[]): Learned {
  const likeness = learnLikeness(lessons);
  return { likeness, signs: learnSigns(lessons, likeness) };
}

export const lessonsFor = (
  courses: readonly Course[],
  takes: (site: string) => boolean,
): Lesson[] => courses.flatMap((course) => lessonsOf(course, takes));

/** The engine goes by these weights from now on. */
export function use({ likeness, signs }: Learned): void {
  LIKENESS_WEIGHTS.set(likeness);
  SIGN_WEIGHTS.set(signs);
}

/** Margins of the weights in use, as examples for the likelihood; each lesson counts alike. */
export function marginsOf(lessons: readonly Lesson[]): Example[] {
  return lessons.flatMap((lesson) => {
    const web = new KnownWeb();
    lesson.pages.forEach((page, i) => {
      web.add(i + 1, page);
    });
    const boundary = settled(web.boundary(web.siteAt(lesson.pages[lesson.last].url)!));
    const examples: Example[] = [];
    for (const address of boundary.concerned) {
      const truth = lesson.truth(web.graph.urlOf(address));
      const margin = Math.max(-FARTHEST, Math.min(FARTHEST, boundary.margin(address)));
      if (truth !== null) examples.push({ values: [1, margin], label: Number(truth), weight: 1 });
    }
    return examples.map((example) => ({ ...example, weight: lesson.weight / examples.length }));
  });
}

export function learnLikelihood(margins: readonly Example[]): typeof LIKELIHOOD {
  const [shift, slope] = fitLogistic(margins, 0);
  return { slope, shift };
}

/** One of two halves of all sites, by name, so that a site is in the same one in every list. */
export function halfOf(site: string): 0 | 1 {
  let hash = 7;
  for (const letter of site) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return (hash % 2) as 0 | 1;
}

/** Sites of a half; pages of no site are known to either. */
export const inHalf =
  (half: 0 | 1) =>
  (site: string): boolean =>
    site === '' || halfOf(site) === half;
