import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { Answers } from '../../lib/engine/answers.ts';
import { CatchUp } from '../../lib/engine/catch-up.ts';
import type { PageRecord } from '../../lib/model/page-record.ts';
import type { Database } from '../../lib/store/database.ts';
import { packPage } from '../../lib/store/packed-page.ts';
import { storePage } from '../../lib/store/pages.ts';
import { recordOf } from '../records.ts';
import { freshDatabase } from '../store/fresh-database.ts';

const open: Database[] = [];
const newDatabase = (): Database => {
  const db = freshDatabase();
  open.push(db);
  return db;
};
afterEach(async () => {
  for (const db of open.splice(0)) await db.delete();
});

/** A few hosts with directories; a page has the look of its host and links here and there. */
const address = fc
  .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 2 }), fc.nat(9))
  .map(([host, directory, page]) => `https://h${host}.example/d${directory}/p${page}`);
const record = fc
  .tuple(address, fc.array(address, { maxLength: 8 }))
  .map(([url, targets]): PageRecord => {
    const made = recordOf(url, [...new Set(targets)]);
    made.features.resources = [`${url.slice(0, url.indexOf('/d'))}/style.css`];
    return made;
  });

async function store(db: Database, record: PageRecord, visit: number): Promise<void> {
  const packed = await packPage(record);
  const host = new URL(record.url).hostname;
  const page = { visit: `v${visit}`, revision: 0, url: record.url, host, title: '', at: visit };
  await storePage(db, { ...page, ...packed }, () => null);
}

let generations = 0;
class Killed extends Error {}

/** Works until nothing waits; `kills` says after how many batches the worker dies, and where. */
async function work(db: Database, kills: ('memory lost' | 'before commit')[]): Promise<CatchUp> {
  let dying = false;
  const start = () =>
    new CatchUp(db, () => {
      if (dying) throw new Killed();
      return `generation ${++generations}`;
    });
  let worker = start();
  for (let batch = 0; ; batch++) {
    dying = kills[batch] === 'before commit';
    try {
      if ((await worker.step()) === 0) return worker;
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
      worker = start();
    }
    dying = false;
    if (kills[batch] === 'memory lost') worker = start();
  }
}

/** Every site with its boundary, as the windows read it. */
async function boundaries(db: Database, worker: CatchUp, urls: string[]): Promise<unknown> {
  const answers = new Answers(db, worker);
  for (const url of urls) await answers.look(url);
  const sites = (await db.sites.toArray()).map(({ generation, ...row }) => row);
  return { sites, boundaries: await db.boundaries.toArray() };
}

describe('killed at any point, the engine', () => {
  it('goes on to the same sites and boundaries, byte for byte', async () => {
    const kill = fc.constantFrom('memory lost' as const, 'before commit' as const);
    const story = fc.array(
      fc.record({
        pages: fc.array(record, { maxLength: 6 }),
        kills: fc.array(kill, { maxLength: 3 }),
      }),
      { minLength: 1, maxLength: 5 },
    );
    await fc.assert(
      fc.asyncProperty(story, async (parts) => {
        const [calm, stormy] = [newDatabase(), newDatabase()];
        const urls = [...new Set(parts.flatMap(({ pages }) => pages.map((page) => page.url)))];
        let visit = 0;
        let end = await work(stormy, []);
        for (const { pages, kills } of parts) {
          for (const page of pages) {
            visit++;
            await store(calm, page, visit);
            await store(stormy, page, visit);
          }
          end = await work(stormy, kills);
          // A boundary asked for now and then must leave no trace either.
          if (pages.length > 0) await new Answers(stormy, end).look(pages[0].url);
        }
        const quiet = await work(calm, []);
        expect(await boundaries(stormy, end, urls)).toEqual(await boundaries(calm, quiet, urls));
        expect((await end.known()).web.sites.hash).toBe((await quiet.known()).web.sites.hash);
      }),
      { numRuns: 40 },
    );
  });

  it('drops rows of another version and replays the pages', async () => {
    const db = newDatabase();
    for (let n = 0; n < 12; n++) {
      await store(db, recordOf(`https://h.example/p${n}`, ['https://h.example/p0']), n);
    }
    const worker = await work(db, []);
    const before = await boundaries(db, worker, ['https://h.example/p0']);
    await db.checkpoints.update('known', { version: 1 });
    expect(await boundaries(db, await work(db, []), ['https://h.example/p0'])).toEqual(before);
  });
});
