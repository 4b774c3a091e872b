/**
 * `npm run -s learn [-- --corpora .cache/corpus] [--hold-out] [--seed
 * 1]`: learns the weights the engine goes by from the corpora that `npm run corpus` makes, and
 * writes them to lib/boundary/sites/likeness-weights.ts and sign-weights.ts. On the way each part
 * of the sites is left out in turn, for the likelihoods; `--hold-out` prints how well what the
 * others taught does on it.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ambit } from '../lab/evaluate/ambit.ts';
import { evaluate } from '../lab/evaluate/evaluation.ts';
import { openHarvest } from '../lab/evaluate/harvested-pages.ts';
import { HarvestedWeb } from '../lab/evaluate/harvested-web.ts';
import { HOSTINGS } from '../lab/evaluate/hosting.ts';
import { learnCrowd } from '../lab/evaluate/learn-crowd.ts';
import { learnLikelihood, type Margin, marginsOf } from '../lab/evaluate/learn-likelihood.ts';
import { FOLDS, foldOf, learn, lessonsFor, outside, use } from '../lab/evaluate/learning.ts';
import type { Course } from '../lab/evaluate/lessons.ts';
import { reliabilityOf } from '../lab/evaluate/reliability.ts';
import { likenessSource, signsSource } from '../lab/evaluate/weights-file.ts';
import { likelihoodOf } from '../lib/boundary/cut/likelihood.ts';
import { LIKELIHOOD, TIES } from '../lib/boundary/cut/sign-weights.ts';
import { needPages } from './need-pages.ts';

const { values } = parseArgs({
  options: {
    corpora: { type: 'string', default: '.cache/corpus' },
    'hold-out': { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
  },
});
const BOUNDARY = fileURLToPath(new URL('../lib/boundary', import.meta.url));

async function main(): Promise<void> {
  needPages(...['documentation', 'universities'].map((n) => join(values.corpora, `${n}.tsv`)));
  const listed = async (name: string) =>
    new HarvestedWeb(await openHarvest(join(values.corpora, `${name}.tsv`)));
  // The small list has fewer and smaller sites: it is gone through more often.
  const courses: Course[] = [
    {
      name: 'documentation',
      web: await listed('documentation'),
      hostings: HOSTINGS,
      visits: [30, 8],
      repeats: 1,
      weight: 1,
      elsewhere: 60,
    },
    {
      name: 'universities',
      web: await listed('universities'),
      hostings: ['canonical'],
      visits: [10, 20],
      repeats: 2,
      weight: 2,
      elsewhere: 60,
    },
  ];
  // Where addresses come by their sites in four ways; a long trace takes a second.
  const crowded: Course = {
    ...courses[0],
    hostings: ['canonical', 'tenant', 'split', 'opaque'],
    visits: [30],
    elsewhere: 300,
  };
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    const others = (site: string): boolean => site !== '' && foldOf(site) === fold;
    use(learn(lessonsFor(courses, outside(fold))));
    tell(`learned without part ${fold + 1} of ${FOLDS}`);
    if (values['hold-out']) judge(courses, fold, others);
    return marginsOf(lessonsFor(courses, others));
  });
  if (values['hold-out']) judgeLikelihood(folds);
  const learned = learn(lessonsFor(courses, () => true));
  learned.likeness = learnCrowd(
    lessonsFor([crowded], () => true),
    learned.likeness,
  );
  const likelihood = learnLikelihood(folds.flat());
  writeFileSync(join(BOUNDARY, 'sites/likeness-weights.ts'), likenessSource(learned));
  writeFileSync(join(BOUNDARY, 'cut/sign-weights.ts'), signsSource(learned, TIES, likelihood));
  tell('weights written');
}

/** Of the addresses said so likely, how many belong: each part by what the others taught. */
function judgeLikelihood(folds: Margin[][]): void {
  const claims = folds.flatMap((margins, fold) => {
    const others = folds.filter((_, other) => other !== fold).flat();
    Object.assign(LIKELIHOOD, learnLikelihood(others));
    return margins.map(({ margin, isIn }) => ({ likelihood: likelihoodOf(margin), truth: isIn }));
  });
  console.log('likelihood on parts left out:');
  console.table(reliabilityOf(claims));
}

/** F1 of all known addresses / opened pages on sites never learned from. */
function judge(courses: Course[], fold: number, others: (site: string) => boolean): void {
  const seed = Number(values.seed);
  for (const { name, web, hostings } of courses) {
    for (const visits of hostings.length > 1 ? [30] : [10]) {
      for (const hosting of hostings) {
        const sites = web.labelledSites.filter(others);
        const settings = { visits, elsewhere: 60, traces: 2, seed };
        const { mean, worst } = evaluate(web, sites, hosting, 'ambit', ambit, settings);
        const figures = `${mean.all.f1.toFixed(3)} / ${mean.opened.f1.toFixed(3)}`;
        const least = `worst ${worst.all.f1.toFixed(3)} ${worst.all.site}`;
        const what = `${name} ${hosting}, ${visits} opened`;
        console.log(`without part ${fold + 1}: ${what}: ${figures}, ${least}`);
      }
    }
  }
}

const tell = (what: string): void => console.error(what);

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
