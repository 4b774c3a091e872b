/**
 * `npm run -s entropy [-- --list FILE] [--seed 1] [--samples 10]`: groups titles of a list of
 * classified sites (each category, then its titles indented by a tab) as THESUS §6.3 groups pages,
 * and prints how much less mixed the groups are than they could be, beside the paper's figures.
 * Words of a title stand in for keywords of links. Samples have the sizes and numbers of categories
 * of the paper. Small groups have little entropy whatever they hold, so beside each decrease stands
 * what the same groups give with labels dealt out at random.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { clusterEntropy } from '../lab/evaluate/cluster-entropy.ts';
import { randomFrom } from '../lib/graph/random.ts';
import { keywordMapper } from '../lib/semantics/map-keywords.ts';
import { groupByConcepts, groupByDensity } from '../lib/semantics/meaning-groups.ts';
import { ontologySpace, wordSet, wordSpace } from '../lib/semantics/meaning-space.ts';
import { ontologyOf } from '../lib/semantics/ontology.ts';
import { readOntology } from '../lib/semantics/read-ontology.ts';
import { readWordNet } from '../lib/semantics/wordnet-file.ts';
import { keywordsOf } from '../lib/text/keywords.ts';

interface Titled {
  category: string;
  words: string[];
}
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: {
    list: { type: 'string', default: join(ROOT, 'scripts', 'classified-titles.txt') },
    seed: { type: 'string', default: '1' },
    samples: { type: 'string', default: '10' },
  },
});
const random = randomFrom(Number(values.seed));
const wordnet = readWordNet(readFileSync(join(ROOT, 'public/wordnet/nouns-and-verbs.bin')));
const general = readFileSync(join(ROOT, 'public/ontologies/general.txt'), 'utf8');
const ontology = ontologyOf(readOntology(general), wordnet);
const map = keywordMapper(ontology, wordnet);
const topics = ontologySpace(ontology);
const words = wordSpace(wordnet);
const all = readTitles();
console.log(`${all.length} titles with at least two words, seed ${values.seed}`);

const counted = (titles: Titled[]) =>
  titles.map(({ words: own }) => own.map((word) => ({ word, times: 1 })));
const byTopics = (titles: Titled[]) => counted(titles).map((own) => map(own));
const byWords = (titles: Titled[]) => counted(titles).map((own) => wordSet(words, own));

/** Titles, categories and MinSim as in the paper's tables, or near them. */
table(
  'DBSCAN on ontology terms, three neighbours; MinSim',
  36,
  [
    [400, 27, 0.8],
    [400, 27, 0.9],
    [191, 23, 0.8],
    [191, 23, 0.9],
    [457, 27, 0.85],
    [457, 27, 0.95],
    [182, 23, 0.85],
  ],
  (titles, minSimilarity) =>
    groupByDensity(byTopics(titles), topics, { minSimilarity, minNeighbours: 3 }),
);
table(
  'DBSCAN on keywords, one neighbour; MinSim',
  49,
  [
    [396, 23, 0.95],
    [396, 23, 0.85],
    [295, 23, 0.95],
    [295, 23, 0.8],
  ],
  (titles, minSimilarity) =>
    groupByDensity(byWords(titles), words, { minSimilarity, minNeighbours: 1 }),
);
const growing: [number, number][] = [
  [25, 2],
  [37, 3],
  [55, 4],
  [78, 5],
  [100, 10],
  [160, 24],
  [244, 26],
];
for (const level of [2, 3]) {
  table(
    'COBWEB on ontology terms; level of the tree',
    52,
    growing.map(([size, categories]) => [size, categories, level]),
    (titles) => groupByConcepts(byTopics(titles), topics, level),
  );
}

function table(
  name: string,
  paper: number,
  rows: [titles: number, categories: number, parameter: number][],
  group: (titles: Titled[], parameter: number) => Int32Array,
): void {
  console.log(`\n${name}`);
  console.log(
    '  titles  parameter  grouped  groups  categories  entropy  highest  decrease  chance',
  );
  const decreases: number[] = [];
  const chances: number[] = [];
  for (const [size, categories, parameter] of rows) {
    const runs = Array.from({ length: Number(values.samples) }, () => {
      const titles = sample(size, categories);
      const assignment = group(titles, parameter);
      const labels = titles.map(({ category }) => category);
      const chance = clusterEntropy(assignment, mixed(labels, assignment)).decrease;
      return { ...clusterEntropy(assignment, labels), chance };
    });
    const of = (field: keyof (typeof runs)[0]) => mean(runs.map((run) => run[field]));
    decreases.push(of('decrease'));
    chances.push(of('chance'));
    const counts = [of('grouped'), of('groups'), of('categories')].map((one) => one.toFixed(0));
    const shares = [percent(of('decrease')), percent(of('chance'))];
    const fields = [size, parameter, ...counts, of('entropy').toFixed(2), of('highest').toFixed(2)];
    const widths = [8, 11, 9, 8, 12, 9, 9, 10, 8];
    console.log(
      [...fields, ...shares].map((field, i) => String(field).padStart(widths[i])).join(''),
    );
  }
  const [ours, chance] = [percent(mean(decreases)), percent(mean(chances))];
  console.log(`  mean decrease ${ours}, in the paper ${paper} %; by chance ${chance}`);
}

/** The same groups, with the labels of the grouped given out anew: what the sizes alone achieve. */
function mixed(labels: string[], assignment: Int32Array): string[] {
  const places = labels.map((_, i) => i).filter((i) => assignment[i] >= 0);
  const order = shuffle(places);
  const given = [...labels];
  places.forEach((place, i) => {
    given[place] = labels[order[i]];
  });
  return given;
}

/** Titles of some of the larger categories, the same number of each, in random order. */
function sample(size: number, categories: number): Titled[] {
  const byCategory = new Map<string, Titled[]>();
  for (const title of all)
    byCategory.set(title.category, [...(byCategory.get(title.category) ?? []), title]);
  const large = [...byCategory.values()].filter((titles) => titles.length >= 40);
  const chosen = shuffle(large).slice(0, categories).map(shuffle);
  const found: Titled[] = [];
  for (let turn = 0; found.length < size; turn++)
    found.push(chosen[turn % chosen.length][Math.floor(turn / chosen.length)]);
  return shuffle(found);
}

function shuffle<T>(items: T[]): T[] {
  const order = [...items];
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

function readTitles(): Titled[] {
  const titles: Titled[] = [];
  let category = '';
  for (const line of readFileSync(values.list, 'utf8').split('\n')) {
    if (line.startsWith('#')) continue;
    if (!line.startsWith('\t')) {
      category = line;
      continue;
    }
    const own = [...new Set(keywordsOf(line.slice(1), 'en').map((word) => word.toLowerCase()))];
    if (own.length >= 2) titles.push({ category, words: own });
  }
  return titles;
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`;
}
