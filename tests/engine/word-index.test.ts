import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { CatchUp } from '../../lib/engine/catch-up.ts';
import { tellingLinks, WordIndex } from '../../lib/engine/word-index.ts';
import type { PageRecord } from '../../lib/model/page-record.ts';
import { type LinkSide, NOWHERE } from '../../lib/semantics/site-words.ts';
import type { Database } from '../../lib/store/database.ts';
import { forgetHost, forgetSince } from '../../lib/store/forget.ts';
import { packPage, unpackPage } from '../../lib/store/packed-page.ts';
import { storePage } from '../../lib/store/pages.ts';
import { recount, spread } from '../oracles/recount.ts';
import type { WordedLink } from '../oracles/thesus-operators.ts';
import { linkTo, recordOf } from '../records.ts';
import { beginAnew, freshDatabase } from '../store/fresh-database.ts';

let db = freshDatabase();
afterEach(async () => {
  await db.delete();
  db = freshDatabase();
});

const WORDS = ['harbour', 'museum', 'lantern', 'choir', 'ferry'];
const SIDES: LinkSide[] = ['outside', 'inside', 'both'];
const LONG = 60_000;

const address = fc
  .tuple(fc.integer({ min: 0, max: 3 }), fc.nat(5))
  .map(([host, page]) => `https://h${host}.example/p${page}`);
const link = fc.tuple(address, fc.subarray(WORDS, { minLength: 1 }));
const record = fc
  .tuple(address, fc.uniqueArray(link, { maxLength: 5, selector: ([to]) => to }))
  .map(([url, links]): PageRecord => {
    const made = recordOf(url, []);
    made.links = links.map(([to, words]) => linkTo(to, words.join(' the ')));
    made.features.resources = [`${url.slice(0, url.lastIndexOf('/'))}/style.css`];
    return made;
  });

let visits = 0;
async function store(page: PageRecord): Promise<void> {
  const host = new URL(page.url).hostname;
  const at = ++visits;
  const arrival = { visit: `v${at}`, revision: 0, url: page.url, host, title: '', at };
  await storePage(db, { ...arrival, ...(await packPage(page)) }, () => null);
}

let generation = 0;
const workOn = (base: Database) => new CatchUp(base, () => String(++generation));
const drain = async (work: CatchUp) => {
  while ((await work.step()) > 0);
};

/** Every link of the newest content of each address, out of the stored pages. */
async function storedLinks(): Promise<WordedLink[]> {
  const newest = new Map<string, PageRecord>();
  for (const row of await db.pages.orderBy('seq').toArray()) {
    newest.set(row.url, (await unpackPage(row))!);
  }
  return [...newest.values()].flatMap(({ url, links }) =>
    links.map(({ to, text }) => ({ from: url, to, keywords: text.split(' the ') })),
  );
}

async function expectRecount(index: WordIndex, work: CatchUp): Promise<void> {
  expect(await index.upToDate(LONG)).toBeNull();
  const { web } = await work.known();
  const links = await storedLinks();
  const siteOf = (url: string) => web.siteAt(url) ?? NOWHERE;
  const { lexicon, linkCount } = index.words.index;
  expect(linkCount).toBe(links.length);
  for (const word of WORDS) {
    const [term = -1] = lexicon.termsNamed(word);
    expect(index.words.spreadOf(term)).toBe(spread(links, siteOf, web.sites.ids, word));
    for (const site of web.sites.ids) {
      for (const side of SIDES) {
        expect(index.words.tally(site, term, side)).toEqual(
          recount(links, siteOf, site, word, side),
        );
      }
    }
  }
}

describe('what links say', () => {
  it('is a recount of stored pages, whatever was stored, forgotten, united, killed', async () => {
    const step = fc.oneof(
      { weight: 8, arbitrary: record.map((page) => ({ do: 'store' as const, page })) },
      { weight: 3, arbitrary: fc.constant({ do: 'ask' as const }) },
      { weight: 2, arbitrary: fc.constant({ do: 'work' as const }) },
      { weight: 1, arbitrary: fc.constant({ do: 'die' as const }) },
      { weight: 1, arbitrary: fc.constant({ do: 'forget-host' as const }) },
      { weight: 1, arbitrary: fc.nat(20).map((ago) => ({ do: 'forget-since' as const, ago })) },
      { weight: 1, arbitrary: fc.constant({ do: 'delete' as const }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        let work = workOn(db);
        let index = new WordIndex(db, work);
        for (const s of steps) {
          if (s.do === 'store') await store(s.page);
          if (s.do === 'work') await work.step();
          if (s.do === 'forget-host') await forgetHost(db, 'h1.example');
          if (s.do === 'forget-since') await forgetSince(db, visits - s.ago);
          if (s.do === 'delete') await beginAnew(db);
          if (s.do === 'ask') {
            await drain(work);
            await expectRecount(index, work);
          }
          if (s.do === 'die') {
            work = workOn(db);
            index = new WordIndex(db, work);
          }
        }
        await drain(work);
        await expectRecount(index, work);
        await beginAnew(db);
      }),
      { numRuns: 60, seed: 4 },
    );
  });

  it('tells how far it is while pages are read, and lets others have their turn', async () => {
    for (let n = 0; n < 80; n++) {
      const page = recordOf(`https://h${n % 3}.example/p${n}`, []);
      page.links = Array.from({ length: 60 }, (_, i) =>
        linkTo(`https://h${i % 3}.example/p${i}`, `${WORDS[i % 5]} ${WORDS[n % 5]}`),
      );
      await store(page);
    }
    const work = workOn(db);
    await drain(work);
    const index = new WordIndex(db, work);
    const first = await index.upToDate(0);
    expect(first).not.toBeNull();
    let turns = 0;
    const ticking = setInterval(() => turns++, 1);
    let reading = await index.upToDate(5);
    const seen: number[] = [];
    while (reading !== null) {
      seen.push(reading.done);
      expect(reading.done).toBeLessThanOrEqual(reading.of);
      reading = await index.upToDate(5);
    }
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(2);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(index.words.index.pageCount).toBe(80);
  });

  it('stops when nobody waits for it, and goes on when somebody asks again', async () => {
    for (let n = 0; n < 80; n++) {
      await store(recordOf(`https://h.example/p${n}`, [`https://h.example/p${n + 1}`]));
    }
    const work = workOn(db);
    await drain(work);
    const index = new WordIndex(db, work);
    const asking = index.upToDate(LONG);
    index.stop();
    const { done, of } = (await asking)!;
    const counted = index.words.index.pageCount;

    expect([done, of]).toEqual([counted, 80]);
    expect(counted).toBeLessThan(80);
    expect(await index.upToDate(LONG)).toBeNull();
    expect(index.words.index.pageCount).toBe(80);
  });

  it('is bounded: pages beyond are left out, and come in when there is room', async () => {
    for (let n = 0; n < 6; n++) {
      const page = recordOf(`https://h${n % 2}.example/p${n}`, []);
      page.links = [0, 1, 2, 3].map((m) => linkTo(`https://h0.example/p${m}`, WORDS[m]));
      await store(page);
    }
    const work = workOn(db);
    await drain(work);
    const index = new WordIndex(db, work, 12);
    await index.upToDate(LONG);
    expect([index.words.index.linkCount, index.full]).toEqual([12, true]);
    await forgetHost(db, 'h0.example');
    await drain(work);
    await index.upToDate(LONG);
    expect([index.words.index.linkCount, index.full]).toEqual([12, false]);
    expect(index.words.index.pageCount).toBe(3);
  });

  it('leaves out links without words, and the rest of a page that has thousands', () => {
    const page = recordOf('https://h.example/', []);
    page.links = Array.from({ length: 5000 }, (_, i) =>
      linkTo(`https://h.example/${i}`, i % 2 === 0 ? 'word' : ''),
    );
    expect(tellingLinks(page)).toHaveLength(2000);
    expect(tellingLinks(page).every(({ text }) => text === 'word')).toBe(true);
  });
});
