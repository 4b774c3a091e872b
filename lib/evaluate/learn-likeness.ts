/**
 * Learns when two sites are one (lib/boundary/site-likeness.ts). The examples are the very
 * comparisons the engine makes on the lessons: first with every decision right, then, in rounds, with
 * the decisions of what was learned so far, because a rule must also do well after its own mistakes.
 */
import { KnownWeb } from '../boundary/known-web.ts';
import type { SiteSums } from '../boundary/site-sums.ts';
import type { UniteRule } from '../boundary/sites.ts';
import type { Lesson } from './lessons.ts';
import { type Example, fitLogistic, logOdds } from './logistic.ts';

const ROUNDS = 2;
const RIDGE = 30;
/** What a lesson counts in all, for each label: a wrong union spoils more than a missed one. */
const TOTAL = { same: 100, different: 300 };
/** Below so little doubt two sites stay apart, for the same reason. */
const CAUTION = 0.7;
/** Examples of one label taken from a lesson. */
const MOST_EXAMPLES = 500;

export function learnLikeness(lessons: readonly Lesson[]): Float64Array {
  let examples = lessons.flatMap((lesson) => examplesOf(lesson, null));
  let weights = fitLogistic(examples, RIDGE);
  for (let round = 0; round < ROUNDS; round++) {
    const rule = cautious(weights);
    examples = examples.concat(lessons.flatMap((lesson) => examplesOf(lesson, rule)));
    weights = fitLogistic(examples, RIDGE);
  }
  return cautiousWeights(weights);
}

const cautiousWeights = (weights: Float64Array): Float64Array =>
  weights.map((weight, i) => (i === 0 ? weight - CAUTION : weight));

function cautious(weights: Float64Array): UniteRule {
  const all = cautiousWeights(weights);
  return (values) => logOdds(all, values);
}

/** The comparisons made on a lesson, decided by the rule, or rightly where there is none. */
function examplesOf(lesson: Lesson, rule: UniteRule | null): Example[] {
  const same: Compared[] = [];
  const different: Compared[] = [];
  const web = new KnownWeb((values, a, b) => {
    const truth = areOne(lesson, a, b);
    if (truth !== null) (truth ? same : different).push({ values, pages: Math.min(a.size, b.size) });
    if (rule !== null) return rule(values, a, b);
    return truth === true ? 1 : -1;
  });
  lesson.pages.forEach((page, i) => {
    web.add(i + 1, page);
  });
  return [
    ...weighted(same, 1, lesson.weight * TOTAL.same),
    ...weighted(different, 0, lesson.weight * TOTAL.different),
  ];
}

interface Compared {
  values: Float64Array;
  /** So many pages are right or wrong with the decision. */
  pages: number;
}

function weighted(all: readonly Compared[], label: number, total: number): Example[] {
  const sum = all.reduce((pages, compared) => pages + compared.pages, 0);
  const step = Math.max(1, all.length / MOST_EXAMPLES);
  const examples: Example[] = [];
  for (let i = 0; i < all.length; i += step) {
    const { values, pages } = all[Math.floor(i)];
    examples.push({ values, label, weight: (total * step * pages) / sum });
  }
  return examples;
}

/** Are most pages of both of one site? Null where the list does not say. */
export function areOne(lesson: Lesson, a: SiteSums, b: SiteSums): boolean | null {
  const [one, other] = [mainSite(lesson, a), mainSite(lesson, b)];
  if (one === null || other === null || (one === '' && other === '')) return null;
  return one === other;
}

function mainSite({ sites }: Lesson, { pages }: SiteSums): string | null {
  const counts = new Map<string, number>();
  let main: string | null = null;
  for (const page of pages) {
    const site = sites[page - 1];
    if (site === null) continue;
    const count = (counts.get(site) ?? 0) + 1;
    counts.set(site, count);
    if (main === null || count > counts.get(main)!) main = site;
  }
  return main;
}
