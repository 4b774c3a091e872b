/**
 * `npm run -s learn [-- --corpora .cache/corpus] [--hold-out] [--seed 1]`: learns the weights the
 * engine goes by from the corpora that `npm run corpus` makes, and writes them to
 * lib/boundary/likeness-weights.ts and sign-weights.ts. With `--hold-out` nothing is written:
 * each half of the sites is judged by what was learned on the other half, beside the figures of the
 * weights learned on all.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LIKENESS_WEIGHTS } from '../lib/boundary/likeness-weights.ts';
import { SIGN_WEIGHTS, TIES } from '../lib/boundary/sign-weights.ts';
import { ambit } from '../lib/evaluate/ambit.ts';
import { evaluate } from '../lib/evaluate/evaluation.ts';
import { openHarvest } from '../lib/evaluate/harvested-pages.ts';
import { HarvestedWeb } from '../lib/evaluate/harvested-web.ts';
import { HOSTINGS, type Hosting } from '../lib/evaluate/hosting.ts';
import {
  halfOf,
  inHalf,
  type Learned,
  learn,
  learnLikelihood,
  lessonsFor,
  marginsOf,
  use,
} from '../lib/evaluate/learning.ts';
import type { Course } from '../lib/evaluate/lessons.ts';
import type { Score } from '../lib/evaluate/score.ts';
import { likenessSource, signsSource } from '../lib/evaluate/weights-file.ts';

const { values } = parseArgs({
  options: {
    corpora: { type: 'string', default: '.cache/corpus' },
    'hold-out': { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
  },
});
const BOUNDARY = fileURLToPath(new URL('../lib/boundary', import.meta.url));
const HALVES = [0, 1] as const;

async function main(): Promise<void> {
  const listed = async (name: string) =>
    new HarvestedWeb(await openHarvest(join(values.corpora, `${name}.tsv`)));
  // The small list has few sites, all on their own hosts: it is gone through more often.
  const courses: Course[] = [
    {
      web: await listed('documentation'),
      hostings: HOSTINGS,
      visits: [30, 10, 20, 5],
      repeats: 1,
      weight: 1,
    },
    {
      web: await listed('universities'),
      hostings: ['canonical'],
      visits: [10, 10, 20, 5],
      repeats: 2,
      weight: 2,
    },
  ];
  if (values['hold-out']) holdOut(courses);
  else writeWeights(courses);
}

function writeWeights(courses: Course[]): void {
  const margins = HALVES.flatMap((half) => {
    use(learn(lessonsFor(courses, inHalf(half))));
    tell(`half ${half + 1} learned`);
    return marginsOf(lessonsFor(courses, (site) => site !== '' && halfOf(site) !== half));
  });
  const likelihood = learnLikelihood(margins);
  tell(`likelihood = logistic(${likelihood.slope} · margin + ${likelihood.shift})`);
  const learned = learn(lessonsFor(courses, () => true));
  writeFileSync(join(BOUNDARY, 'likeness-weights.ts'), likenessSource(learned));
  writeFileSync(join(BOUNDARY, 'sign-weights.ts'), signsSource(learned, TIES, { ...likelihood }));
  tell('weights written');
}

/** F1 of all known addresses / opened pages on sites never learned from. */
function holdOut(courses: Course[]): void {
  const all: Learned = { likeness: LIKENESS_WEIGHTS.slice(), signs: SIGN_WEIGHTS.slice() };
  const columns = HALVES.map((half) => {
    const others = (site: string): boolean => halfOf(site) !== half;
    use(learn(lessonsFor(courses, inHalf(half))));
    const held = judge(courses, others);
    use(all);
    return { name: `half ${2 - half}, learned on ${half + 1}`, held, known: judge(courses, others) };
  });
  console.log(`hosting, opened | ${columns.map(({ name }) => `${name} | learned on all`).join(' | ')}`);
  columns[0].held.forEach(({ name }, i) => {
    const cells = columns.flatMap(({ held, known }) => [held[i].said, known[i].said]);
    console.log(`${name} | ${cells.join(' | ')}`);
  });
}

function judge(courses: Course[], takes: (site: string) => boolean) {
  const figures = ({ all, opened }: { all: Score; opened: Score }): string =>
    `${all.f1.toFixed(3)} / ${opened.f1.toFixed(3)}`;
  return courses.flatMap(({ web, hostings }) =>
    hostings.flatMap((hosting: Hosting) =>
      (hostings.length > 1 ? [30, 10] : [10]).map((visits) => {
        const sites = web.labelledSites.filter(takes);
        const settings = { visits, elsewhere: 60, traces: 2, seed: Number(values.seed) };
        const { mean } = evaluate(web, sites, hosting, 'ambit', ambit, settings);
        const list = hostings.length > 1 ? hosting : 'universities';
        return { name: `${list}, ${visits}`, said: figures(mean) };
      }),
    ),
  );
}

const tell = (what: string): void => console.error(what);

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
