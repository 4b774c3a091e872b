/**
 * Traces to learn from. A lesson is one trace of one site under one hosting: the pages as the
 * engine gets them, the true site of each, and the truth about every address. Every site of a list
 * has lessons under each hosting that says something new, with few and with many pages opened, so
 * that no size of a site is learned at the cost of another.
 */
import { type ArrivingPage, arrivalOf } from '../../lib/boundary/known/page-sketch.ts';
import type { HarvestedWeb } from './harvested-web.ts';
import { seedFor } from './harvested-web.ts';
import type { Hosting } from './hosting.ts';
import { traceOf } from './trace.ts';

export interface Lesson {
  site: string;
  weight: number;
  pages: ArrivingPage[];
  /** The true site of each page: '' for none of the list's, null where the list does not decide. */
  sites: (string | null)[];
  /** The page opened last inside the site. */
  last: number;
  truth(url: string): boolean | null;
}

export interface Course {
  name: string;
  web: HarvestedWeb;
  hostings: readonly Hosting[];
  /** Lessons for each site, hosting and number of pages. */
  repeats: number;
  weight: number;
  visits: readonly number[];
  /** Pages opened on other sites in each lesson. */
  elsewhere: number;
}

/** Seeds no evaluation is asked for by habit. */
const FIRST_SEED = 101;

export function lessonsOf(
  { web, hostings, repeats, weight, visits, elsewhere }: Course,
  takes: (site: string) => boolean,
): Lesson[] {
  const lessons: Lesson[] = [];
  for (const hosting of hostings) {
    const hosted = web.under(hosting);
    for (const site of web.labelledSites.filter(takes)) {
      visits.forEach((most, n) => {
        for (let repeat = 0; repeat < repeats; repeat++) {
          const seed = seedFor(FIRST_SEED + n, site, repeat);
          const trace = traceOf(web, site, { visits: most, elsewhere, seed });
          lessons.push({
            site,
            weight,
            pages: trace.map(({ page }) => arrivalOf(hosted.record(page))),
            sites: trace.map(({ page }) =>
              web.borderline[page] === '' && takes(web.sites[page]) ? web.sites[page] : null,
            ),
            last: trace.findLastIndex(({ inside }) => inside),
            truth: (url) => hosted.truth(url, site),
          });
        }
      });
    }
  }
  return lessons;
}
