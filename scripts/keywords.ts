/**
 * `npm run -s keywords [-- --pages FILE.tsv] [--cache DIR] [--side both|outside|inside]`: reads the
 * documentation sites and prints, for each, the ten words that each method finds: all links, as the
 * paper counts them; different targets; links from outside alone; ours. Then how often a site's own
 * name or subject is among the first three, and every word of navigation among the first ten. Ends
 * with 1 when ours names fewer than 22 of the 24 sites or lets such a word through.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openHarvest } from '../lab/evaluate/harvested-pages.ts';
import { meets, NAVIGATION_WORDS, SUBJECTS } from '../lab/evaluate/keyword-expectations.ts';
import { sitesByPrefix } from '../lab/evaluate/site-prefixes.ts';
import { languageOfRecord } from '../lib/engine/page-language.ts';
import { siteKeywords } from '../lib/semantics/characterise.ts';
import { LinkIndex } from '../lib/semantics/link-index.ts';
import { type LinkSide, SiteWords, type WordTally } from '../lib/semantics/site-words.ts';
import { needPages } from './need-pages.ts';

const FEWEST_NAMED = 22;
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: join('.cache', 'corpus', 'documentation.tsv') },
    cache: { type: 'string', default: join('.cache', 'harvested') },
    side: { type: 'string', default: 'both' },
  },
});

needPages(values.pages);
const harvest = await openHarvest(values.pages, values.cache);
const names = [...new Set(harvest.pages.map(({ site }) => site).filter((site) => site !== ''))];
const siteOf = sitesByPrefix(harvest.pages, names);
const words = new SiteWords(new LinkIndex(), siteOf);
harvest.pages.forEach((_, i) => {
  const record = harvest.record(i);
  words.add(record.url, languageOfRecord(record) || record.lang, record.links);
});
harvest.close();
console.log(
  `${words.index.pageCount} pages, ${words.index.linkCount} links, ${names.length} sites`,
);

const METHODS: [string, (site: number) => string[]][] = [
  ['all links', (site) => highest(site, 'both', ({ links }) => links)],
  ['targets', (site) => highest(site, 'both', ({ targets }) => targets)],
  ['outside', (site) => highest(site, 'outside', ({ targets }) => targets)],
  [
    'ours',
    (site) => siteKeywords(words, site, { side: values.side as LinkSide }).map((k) => k.name),
  ],
];
const named = new Map(METHODS.map(([method]) => [method, 0]));
const led = new Map<string, string[]>(METHODS.map(([method]) => [method, []]));
for (const [site, name] of names.entries()) {
  console.log(`\n${name}`);
  for (const [method, find] of METHODS) {
    const found = find(site);
    const isNamed = found.slice(0, 3).some((word) => meets(word, SUBJECTS[name] ?? [name]));
    if (isNamed) named.set(method, (named.get(method) as number) + 1);
    led.get(method)?.push(...found.filter((word) => meets(word, NAVIGATION_WORDS)));
    console.log(`  ${isNamed ? '+' : ' '} ${method.padEnd(10)} ${found.join(', ')}`);
  }
}
console.log(`\n${'method'.padEnd(12)}named in three   words of navigation in ten`);
for (const [method] of METHODS) {
  const through = led.get(method) as string[];
  const share = `${String(named.get(method)).padStart(2)} of ${names.length}`;
  const some = through.slice(0, 12).join(' ');
  console.log(`${method.padEnd(12)}${share}         ${through.length}  ${some}`);
}
const failed = (named.get('ours') as number) < FEWEST_NAMED || led.get('ours')?.length !== 0;
process.exitCode = failed ? 1 : 0;

/** The words with the most of something; among equals in the order of the words. */
function highest(site: number, side: LinkSide, measure: (tally: WordTally) => number): string[] {
  const { lexicon } = words.index;
  return [...words.termsOf(site)]
    .filter((term) => lexicon.partsOf(term) === undefined)
    .map((term) => ({ name: lexicon.nameOf(term), times: measure(words.tally(site, term, side)) }))
    .filter(({ times }) => times > 0)
    .sort((a, b) => b.times - a.times || (a.name < b.name ? -1 : 1))
    .slice(0, 10)
    .map(({ name }) => name);
}
