import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CatchUp } from '../../lib/engine/catch-up.ts';
import { verifyKnown } from '../../lib/engine/verify.ts';
import type { Database } from '../../lib/store/database.ts';
import { forgetHost, forgetSince } from '../../lib/store/forget.ts';
import { readOverview } from '../../lib/store/overview.ts';
import { packPage } from '../../lib/store/packed-page.ts';
import { forgetVisits, storePage } from '../../lib/store/pages.ts';
import { recordOf } from '../records.ts';
import { beginAnew, freshDatabase } from '../store/fresh-database.ts';

let db = freshDatabase();
afterEach(async () => {
  await db.delete();
  db = freshDatabase();
});

let generation = 0;
const workOn = (base: Database) => new CatchUp(base, () => String(++generation));

async function drain(work: CatchUp): Promise<void> {
  while ((await work.step()) > 0);
}

/** Page `n` of a small web: two hosts, links to its neighbours. `content` tells versions apart. */
async function store(n: number, content = 0, at = n): Promise<void> {
  if (content > 0) await store(n, 0, at); // a revision needs something to revise
  const host = n % 2 === 0 ? 'even.example' : 'odd.example';
  const url = `https://${host}/d${n % 5}/${n}`;
  const targets = [n + 1, n + 2, n + 3 + content].map((m) => `https://even.example/d${m % 5}/${m}`);
  const packed = await packPage(recordOf(url, targets));
  await storePage(
    db,
    { visit: `v${n}`, revision: content, url, host, title: '', at, ...packed },
    () => null,
  );
}

async function expectAgreement(work: CatchUp): Promise<void> {
  expect(await verifyKnown(db)).toMatchObject({ agrees: true, damaged: 0 });
  const [{ graph, sites }, stored] = [(await work.known()).web, await db.checkpoints.get('known')];
  if (stored) expect([graph.hash, sites.hash]).toEqual([stored.hash, stored.sitesHash]);
}

describe('catching up', () => {
  it('takes in every stored page once and clears the to-do list', async () => {
    for (let n = 0; n < 100; n++) await store(n);
    const work = workOn(db);
    await drain(work);

    expect((await work.known()).web.graph.pageCount).toBe(100);
    expect(await db.todo.count()).toBe(0);
    await expectAgreement(work);
  });

  it('beyond its bounds pages stay stored, and come in once others are forgotten', async () => {
    const bounds = { pages: 18, looks: 1000 }; // a third of it for each of two hosts
    const work = new CatchUp(db, () => String(++generation), bounds);
    for (let n = 0; n < 16; n++) await store(n);
    await drain(work);
    expect((await work.known()).web.graph.pageCount).toBe(12);
    expect(await readOverview(db, null)).toMatchObject({ pages: 16, waiting: 4, crowded: true });
    await expectAgreement(work);

    // Killed and started again it holds no more.
    const next = new CatchUp(db, () => String(++generation), bounds);
    await drain(next);
    expect((await next.known()).web.graph.pageCount).toBe(12);

    await forgetVisits(db, ['v2', 'v4']); // of those of one host that were taken in
    await drain(next);
    expect((await next.known()).web.graph.pageCount).toBe(12);
    expect(await readOverview(db, null)).toMatchObject({ pages: 14, waiting: 2, crowded: true });
    await expectAgreement(next);
    await forgetHost(db, 'odd.example');
    await drain(next);
    expect(await readOverview(db, null)).toMatchObject({ pages: 6, waiting: 0, crowded: false });
    await expectAgreement(next);
  });

  it('a page of hundreds of features counts for what it takes', async () => {
    const work = new CatchUp(db, () => String(++generation), { looks: 14 });
    for (let n = 0; n < 4; n++) {
      const record = recordOf(`https://even.example/${n}`, []);
      record.features.images = [0, 1].map((i) => `https://even.example/${n}-${i}.png`);
      const packed = await packPage(record);
      const { url } = record;
      const about = { visit: `v${n}`, revision: 0, url, host: 'even.example', title: '', at: n };
      await storePage(db, { ...about, ...packed }, () => null);
    }
    await drain(work);
    const { web } = await work.known();
    expect([web.graph.pageCount, web.graph.shares.used('looks')]).toEqual([2, 12]);
  });

  it('agrees with a rebuild whatever is stored, replaced, forgotten and interrupted', async () => {
    const step = fc.oneof(
      {
        weight: 6,
        arbitrary: fc.record({
          do: fc.constant('store' as const),
          n: fc.nat(40),
          content: fc.nat(2),
        }),
      },
      { weight: 3, arbitrary: fc.record({ do: fc.constant('work' as const) }) },
      { weight: 2, arbitrary: fc.record({ do: fc.constant('die' as const) }) },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('forget-host' as const) }) },
      {
        weight: 1,
        arbitrary: fc.record({ do: fc.constant('forget-since' as const), n: fc.nat(40) }),
      },
      { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const) }) },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        let work = workOn(db);
        for (const s of steps) {
          if (s.do === 'store') await store(s.n, s.content);
          if (s.do === 'work') await work.step();
          if (s.do === 'die') work = workOn(db);
          if (s.do === 'forget-host') await forgetHost(db, 'even.example');
          if (s.do === 'forget-since') await forgetSince(db, s.n);
          if (s.do === 'delete') await beginAnew(db);
        }
        await drain(work);
        await expectAgreement(work);
        await expectAgreement(workOn(db));
        await beginAnew(db);
      }),
      { numRuns: 40, seed: 5 },
    );
  });

  it('answers from the memory in use when a batch begins while it is asked', async () => {
    for (let n = 0; n < 10; n++) await store(n);
    const work = workOn(db);
    const { web } = await work.known();
    const stored = await db.checkpoints.get('known');
    let tell = (_: typeof stored) => {};
    vi.spyOn(db.checkpoints, 'get').mockReturnValueOnce(
      new Dexie.Promise((resolve) => {
        tell = resolve;
      }),
    );
    const pagesRead = vi.spyOn(db.pages, 'bulkGet');
    const asked = work.current();
    const working = work.step();
    await vi.waitUntil(() => pagesRead.mock.calls.length > 0, { interval: 1 });
    tell(stored);

    expect((await asked).web).toBe(web);
    await working;
  });

  it('gives way when a page it is working on is forgotten meanwhile', async () => {
    for (let n = 0; n < 20; n++) await store(n);
    const work = workOn(db);
    const step = work.step();
    await forgetHost(db, 'odd.example');
    await step;
    await drain(work);

    await expectAgreement(work);
    expect((await work.known()).web.graph.pageCount).toBe(10);
  });

  it('lets two companions at once do no harm', async () => {
    for (let n = 0; n < 80; n++) await store(n);
    const [one, two] = [workOn(db), workOn(db)];
    await Promise.all([drain(one), drain(two)]);

    await expectAgreement(one);
    await expectAgreement(two);
  });

  it('leaves nothing of a forgotten host that nobody else links to', async () => {
    for (let n = 0; n < 30; n++) await store(n);
    const work = workOn(db);
    await drain(work);
    await forgetHost(db, 'odd.example');
    await drain(work);

    expect(
      JSON.stringify(await Promise.all(db.tables.map((table) => table.toArray()))),
    ).not.toContain('odd.example');
  });

  it.each([
    ['a lost chunk of addresses', () => db.knownUrls.delete(0)],
    ['a lost chunk of links', () => db.knownLinks.delete(0)],
    ['a lost chunk of sites', () => db.placed.delete(0)],
    [
      'a changed site',
      () =>
        db.placed.toCollection().modify((row) => {
          row.sites[0] += 1;
        }),
    ],
    [
      'a changed address',
      () =>
        db.knownUrls.toCollection().modify((row) => {
          row.text = row.text.replace('even', 'evil');
        }),
    ],
    [
      'a changed link',
      () =>
        db.knownLinks.toCollection().modify((row) => {
          row.data[3] ^= 1;
        }),
    ],
    [
      'a link to nowhere',
      () =>
        db.knownLinks.toCollection().modify((row) => {
          row.data[3] = 4_000_000;
        }),
    ],
    [
      'another version',
      () =>
        db.checkpoints.toCollection().modify((row) => {
          row.version = 999;
        }),
    ],
  ])('rebuilds itself after %s', async (_, damage) => {
    for (let n = 0; n < 30; n++) await store(n);
    await drain(workOn(db));
    await damage();
    const work = workOn(db);
    await drain(work);

    await expectAgreement(work);
    expect((await work.known()).web.graph.pageCount).toBe(30);
  });

  it('leaves a damaged page out and counts it', async () => {
    for (let n = 0; n < 5; n++) await store(n);
    await db.pages
      .where('seq')
      .equals(3)
      .modify((row) => {
        row.body[4] ^= 0xff;
      });
    const work = workOn(db);
    await drain(work);

    expect([...(await work.known()).damaged]).toEqual([3]);
    expect(await verifyKnown(db)).toMatchObject({ agrees: true, damaged: 1 });
    expect((await work.known()).web.graph.pageCount).toBe(4);
  });
});
