/**
 * Link semantics: stored pages read when somebody first asks, with the longest others wait
 * meanwhile; a page with 50 links arriving and leaving where 1,000, 10,000 and 100,000 pages are
 * known, with the exponent of its growth; a site's keywords; WordNet opened, Wu & Palmer pairs,
 * sense choices and set similarities a second.
 */
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { CatchUp } from '../../lib/engine/catch-up.ts';
import { WordIndex } from '../../lib/engine/word-index.ts';
import { type Random, randomFrom } from '../../lib/graph/random.ts';
import { siteKeywords } from '../../lib/semantics/characterise.ts';
import { LinkIndex, type LinkWords } from '../../lib/semantics/link-index.ts';
import { chooseSenses } from '../../lib/semantics/sense-choice.ts';
import { SiteWords } from '../../lib/semantics/site-words.ts';
import { wuPalmer } from '../../lib/semantics/taxonomy.ts';
import { setSimilarity, type TermSet } from '../../lib/semantics/term-sets.ts';
import { readWordNet, type WordNet } from '../../lib/semantics/wordnet-file.ts';
import { Database } from '../../lib/store/database.ts';
import { packPage } from '../../lib/store/packed-page.ts';
import { storePage } from '../../lib/store/pages.ts';
import { changeSettings } from '../../lib/store/settings.ts';
import { linkTo, recordOf } from '../records.ts';
import { exponent } from './cost-curve.ts';
import type { BenchOptions } from './run.ts';
import { durations, median, quantile } from './timing.ts';

const LINKS = 10;
const PROBE_LINKS = 50;
const PROBES = 300;
const SITES = 100;

export default async function bench({ quick }: BenchOptions): Promise<void> {
  await firstQuestion(quick ? 50 : 1000);
  const sizes = quick ? [200, 1000] : [1000, 10_000, 100_000];
  const points: [number, number][] = [];
  const effort: [number, number][] = [];
  console.log(`a page with ${PROBE_LINKS} links; known pages have ${LINKS} each, ${SITES} sites`);
  for (const size of sizes) {
    const words = new SiteWords(new LinkIndex(), (url) => Number(url.split('/')[3]));
    const random = randomFrom(1);
    let slowest = 0;
    for (let page = 0; page < size; page++) {
      const links = linksOf(LINKS, size, random);
      const start = performance.now();
      words.add(urlOf(page), 'en', links);
      slowest = Math.max(slowest, performance.now() - start);
    }
    const pages = Array.from({ length: PROBES }, () => linksOf(PROBE_LINKS, size, random));
    const before = words.work;
    const added = timed(pages, (links, i) => words.add(urlOf(size + i), 'en', links));
    const operations = (words.work - before) / PROBES;
    const removed = timed(pages, (_, i) => words.remove(urlOf(size + i)));
    const asked = durations(5, () => siteKeywords(words, 7));
    points.push([size, median(added)]);
    effort.push([size, operations]);
    console.log(
      `${String(size).padStart(8)} pages  ${String(words.index.linkCount).padStart(8)} links` +
        `  in ${figures(added)}, ${operations.toFixed(0)} operations  out ${figures(removed)}` +
        `  slowest while building ${slowest.toFixed(0)} ms` +
        `  keywords of a site ${median(asked).toFixed(1)} ms  ${memory(words)}`,
    );
  }
  console.log(
    `arrival grows as pages^${exponent(points).toFixed(2)} in time, ` +
      `pages^${exponent(effort).toFixed(2)} in operations`,
  );
  meanings(quick);
}

/** Stored pages of 50 links, read into the index in slices. */
async function firstQuestion(pages: number): Promise<void> {
  const db = new Database(`semantics bench ${pages}`, 'relaxed');
  await changeSettings(db, (settings) => ({ ...settings, agreedAt: 1 }));
  const random = randomFrom(3);
  for (let page = 0; page < pages; page++) {
    const record = recordOf(urlOf(page), []);
    record.links = linksOf(PROBE_LINKS, pages, random).map(({ to, text }) => linkTo(to, text));
    const packed = await packPage(record);
    const arrival = { visit: `v${page}`, revision: 0, url: record.url, host: 'host', title: '' };
    await storePage(db, { ...arrival, at: page, ...packed }, () => null);
  }
  const work = new CatchUp(db, () => crypto.randomUUID());
  while ((await work.step()) > 0);
  const index = new WordIndex(db, work);
  const start = performance.now();
  let [last, longest] = [start, 0];
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  while ((await index.upToDate(1000)) !== null);
  clearInterval(beat);
  const taken = performance.now() - start;
  const again = performance.now();
  await index.upToDate(1000);
  console.log(
    `${pages} stored pages of ${PROBE_LINKS} links read in ${(taken / 1000).toFixed(1)} s` +
      ` (${((1000 * pages) / taken).toFixed(0)} pages/s), others waited ` +
      `${longest.toFixed(0)} ms at most;` +
      ` asked again ${(performance.now() - again).toFixed(1)} ms`,
  );
  await db.delete();
}

function meanings(quick: boolean): void {
  const file = new URL('../../public/wordnet/nouns-and-verbs.bin', import.meta.url);
  const bytes = readFileSync(file);
  let wordnet: WordNet = readWordNet(bytes);
  const opening = durations(5, () => {
    wordnet = readWordNet(bytes);
  });
  const random = randomFrom(2);
  const { taxonomy } = wordnet;
  const concepts = Uint32Array.from({ length: 4096 }, () =>
    Math.floor(random() * wordnet.nounCount),
  );
  const pairs = quick ? 100_000 : 2_000_000;
  let sum = 0;
  const likeness = durations(5, () => {
    for (let i = 0; i < pairs; i++) {
      sum += wuPalmer(taxonomy, concepts[i & 4095], concepts[(i * 7 + (i >> 12)) & 4095]);
    }
  });
  const sets = Array.from({ length: 200 }, () => randomSenses(random, wordnet));
  const choices = durations(3, () => {
    for (const set of sets) sum += chooseSenses(taxonomy, set).correlation;
  });
  const terms = sets.map(
    (set): TermSet => ({
      terms: set.map(([first]) => first),
      weights: set.map(() => 0.1 + 0.9 * random()),
    }),
  );
  const comparing = durations(3, () => {
    for (const a of terms) {
      for (const b of terms) sum += setSimilarity(a, b, (x, y) => wuPalmer(taxonomy, x, y));
    }
  });
  console.log(`\nWordNet: ${bytes.length} bytes, opened in ${median(opening).toFixed(0)} ms`);
  console.log(`Wu & Palmer    ${(pairs / median(likeness) / 1000).toFixed(1)} million pairs/s`);
  console.log(
    `sense choice   ${((1000 * sets.length) / median(choices)).toFixed(0)} sets of ten/s`,
  );
  console.log(
    `set similarity ${((1000 * terms.length ** 2) / median(comparing)).toFixed(0)} pairs of ` +
      `ten terms/s (${sum.toFixed(0)})`,
  );
}

/** Ten words of one to eight senses. */
function randomSenses(random: Random, { nounCount }: WordNet): number[][] {
  return Array.from({ length: 10 }, () =>
    Array.from({ length: 1 + Math.floor(8 * random() ** 2) }, () =>
      Math.floor(random() * nounCount),
    ),
  );
}

/** Rough: garbage is in it. */
function memory(words: SiteWords): string {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  const bytes = (heapUsed + arrayBuffers) / words.index.linkCount;
  return `${bytes.toFixed(0)} bytes a link`;
}

function timed(pages: LinkWords[][], work: (links: LinkWords[], i: number) => void): number[] {
  const taken = pages.map((links, i) => {
    const start = performance.now();
    work(links, i);
    return performance.now() - start;
  });
  return taken.sort((a, b) => a - b);
}

function figures(taken: number[]): string {
  return `p50 ${quantile(taken, 0.5).toFixed(2)} p99 ${quantile(taken, 0.99).toFixed(2)} ms`;
}

/** Links to pages near the front of a web, in words of which few are common. */
function linksOf(count: number, size: number, random: Random): LinkWords[] {
  const word = () => `word${Math.floor(20_000 * random() ** 3).toString(36)}q`;
  return Array.from({ length: count }, () => ({
    to: urlOf(Math.floor(size * random() ** 2)),
    text: `${word()} ${word()}`,
    alt: '',
    before: '',
    after: `the ${word()} of ${word()}`,
  }));
}

function urlOf(page: number): string {
  return `https://host/${page % SITES}/${page}`;
}
