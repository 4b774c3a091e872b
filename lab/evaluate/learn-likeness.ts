/**
 * Learns when two sites are one (lib/boundary/sites/site-likeness.ts). The examples are the
 * very comparisons the engine makes on the lessons: first with every decision right, then, in
 * rounds, with the decisions of what was learned so far, because a rule must also do well after
 * its own mistakes.
 */
import { KnownWeb } from '../../lib/boundary/known-web.ts';
import { LIKENESS, LIKENESS_SENSE } from '../../lib/boundary/sites/site-likeness.ts';
import type { SiteSums } from '../../lib/boundary/sites/site-sums.ts';
import type { UniteRule } from '../../lib/boundary/sites/sites.ts';
import type { Lesson } from './lessons.ts';
import { type Example, fitWithSense, logOdds } from './logistic.ts';

const ROUNDS = 1;
const RIDGE = 30;
const SENSE = LIKENESS.map((name) => LIKENESS_SENSE[name] ?? 0); // either way
/** What a lesson counts in all, for each label: a wrong union spoils more than a missed one. */
const TOTAL = { same: 100, different: 300 };
/** Below so little doubt two sites stay apart, for the same reason. */
const CAUTION = 0.7;
/** Examples of one label and size taken from a lesson. */
const MOST_EXAMPLES = 80;
/** Sizes from 2 to this power on are one. */
const LARGEST = 4;

export function learnLikeness(lessons: readonly Lesson[]): Float64Array {
  let examples = lessons.flatMap((lesson) => examplesOf(lesson, null));
  let weights = fitWithSense(examples, RIDGE, SENSE);
  for (let round = 0; round < ROUNDS; round++) {
    const rule = cautious(weights);
    examples = examples.concat(lessons.flatMap((lesson) => examplesOf(lesson, rule)));
    weights = fitWithSense(examples, RIDGE, SENSE);
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
export function examplesOf(lesson: Lesson, rule: UniteRule | null): Example[] {
  const same: Compared[] = [];
  const different: Compared[] = [];
  const web = new KnownWeb((values, a, b) => {
    const truth = areOne(lesson, a, b);
    const [pages, most] = [Math.min(a.size, b.size), Math.max(a.size, b.size)];
    const sizes = Math.min(LARGEST, Math.floor(Math.log2(most)));
    if (truth !== null) (truth ? same : different).push({ values, pages, sizes });
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
  /** How often the larger has doubled. */
  sizes: number;
}

/**
 * Each size of the larger one counts alike: most comparisons of pages that belong together are
 * between single pages, and most others with a large site, which says nothing about sizes.
 */
function weighted(all: readonly Compared[], label: number, total: number): Example[] {
  const bySize = Array.from({ length: LARGEST + 1 }, (_, n) =>
    all.filter(({ sizes }) => sizes === n),
  );
  const filled = bySize.filter((compared) => compared.length > 0);
  return filled.flatMap((compared) => {
    const sum = compared.reduce((pages, { pages: more }) => pages + more, 0);
    const count = Math.min(compared.length, MOST_EXAMPLES);
    const step = compared.length / count;
    return Array.from({ length: count }, (_, i) => {
      const { values, pages } = compared[Math.floor(i * step)];
      return { values, label, weight: (total * step * pages) / sum / filled.length };
    });
  });
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
