/**
 * Learns what each sign says of an address that was not opened (lib/boundary/cut/signs.ts), on the
 * sites that a likeness learned from other sites makes of the lessons, so that its mistakes are
 * reckoned with as they will be on sites that nobody learned from.
 */

import { SIGNS, SignList } from '../../lib/boundary/cut/signs.ts';
import { allSigns } from '../../lib/boundary/cut/url-signs.ts';
import { KnownWeb } from '../../lib/boundary/known-web.ts';
import type { Lesson } from './lessons.ts';
import { type Example, fitLogistic, logOdds } from './logistic.ts';

const RIDGE = 30;
/** What a lesson counts in all, for each side. */
const TOTAL = 100;
/** Outside addresses count as much as inside ones each, up to so many times in all. */
const MOST_OUTSIDE = 10;
const MOST_EXAMPLES = { inside: 250, outside: 400 };

export function learnSigns(
  lessons: readonly Lesson[],
  likenessFor: (site: string) => Float64Array,
): Float64Array {
  return fitLogistic(
    lessons.flatMap((lesson) => examplesOf(lesson, likenessFor(lesson.site))),
    RIDGE,
  );
}

function examplesOf(lesson: Lesson, likeness: Float64Array): Example[] {
  const web = new KnownWeb((values) => logOdds(likeness, values));
  lesson.pages.forEach((page, i) => {
    web.add(i + 1, page);
  });
  const { graph, sites } = web;
  const site = sites.site(sites.siteOf(lesson.last + 1)!)!;
  const inside: number[] = [];
  const outside: number[] = [];
  for (let address = 0; address < graph.span; address++) {
    if (graph.pagesAt(address).length > 0) continue;
    const truth = lesson.truth(graph.urlOf(address));
    if (truth !== null) (truth ? inside : outside).push(address);
  }
  const each = (lesson.weight * TOTAL) / Math.max(1, inside.length);
  const few = Math.min(
    1,
    (MOST_OUTSIDE * Math.max(1, inside.length)) / Math.max(1, outside.length),
  );
  const examples = (addresses: number[], label: number, most: number, weight: number) => {
    const count = Math.min(addresses.length, most);
    const step = addresses.length / count;
    return Array.from({ length: count }, (_, i): Example => {
      const signs = new SignList();
      allSigns(graph, sites, site, addresses[Math.floor(i * step)], signs);
      const values = new Float64Array(SIGNS.length);
      signs.at.forEach((at, n) => {
        values[at] = signs.values[n];
      });
      return { values, label, weight: weight * step };
    });
  };
  return [
    ...examples(inside, 1, MOST_EXAMPLES.inside, each),
    ...examples(outside, 0, MOST_EXAMPLES.outside, each * few),
  ];
}
