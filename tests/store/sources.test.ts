import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CatchUp } from '../../lib/engine/catch-up.ts';
import { verifyKnown } from '../../lib/engine/verify.ts';
import { forgetHost, forgetPagesAt, forgetSince } from '../../lib/store/forget.ts';
import { packPage, unpackPage } from '../../lib/store/packed-page.ts';
import { storePage } from '../../lib/store/pages.ts';
import { RESERVE } from '../../lib/store/room.ts';
import { changeSettings } from '../../lib/store/settings.ts';
import { recordOf } from '../records.ts';
import { dumpDatabase, restoreDump } from './database-dump.ts';
import { freshDatabase } from './fresh-database.ts';
import { dumpOf } from './old-shapes.ts';

const PAGE = 'https://page.example/a';
const CANARY = 'canary.example';
const SOURCE = `https://sub.${CANARY}/go`;
const visits = (n: number) => n.toString(16).padStart(32, '0');

let db = freshDatabase();
let generations = 0;
let companion: CatchUp;
beforeEach(() => {
  companion = new CatchUp(db, () => `${generations++}`);
});
afterEach(async () => {
  await db.delete();
  db = freshDatabase();
});

async function arrivalOf(visit: number, from: string, url = PAGE, title?: string) {
  const record = recordOf(url, [`${url}/next`], title);
  record.self.redirectedFrom = from;
  const { host } = new URL(url);
  return {
    visit: visits(visit),
    revision: 0,
    url,
    host,
    title: record.title,
    at: visit,
    ...(await packPage(record)),
  };
}

const store = async (...told: Parameters<typeof arrivalOf>) =>
  storePage(db, await arrivalOf(...told), () => null);

async function catchUp(): Promise<void> {
  while ((await companion.step()) > 0);
}

/** Everything that is stored, unpacked, as text. */
async function everything(): Promise<string> {
  const tables = await Promise.all(db.tables.map((table) => table.toArray()));
  const records = await Promise.all((await db.pages.toArray()).map(unpackPage));
  return JSON.stringify([tables, records]);
}

async function expectWhole(pages: number): Promise<void> {
  for (const row of await db.pages.toArray()) expect(await unpackPage(row)).not.toBeNull();
  expect(await verifyKnown(db)).toMatchObject({ agrees: true, damaged: 0, pages });
}

describe('forgetting a host', () => {
  it('forgets it as the source of a page elsewhere, which stays with its visits', async () => {
    await store(1, SOURCE);
    await store(2, SOURCE);
    await store(3, '', 'https://page.example/b');
    await catchUp();
    expect(await everything()).toContain(CANARY);

    expect(await forgetHost(db, CANARY)).toBe(0);
    await catchUp();

    expect(await everything()).not.toContain(CANARY);
    await expectWhole(2);
    expect((await db.visits.toArray()).map(({ visit, at }) => [visit, at])).toEqual(
      [1, 2, 3].map((n) => [visits(n), n]),
    );
  });

  it('makes one page of two that differed by their sources alone', async () => {
    await store(1, SOURCE);
    await store(2, `http://${CANARY}/`);
    await store(3, '');
    await store(4, 'https://other.example/');
    await catchUp();

    await forgetHost(db, CANARY);
    await catchUp();

    await expectWhole(2);
    const [bare, other] = await db.pages.toArray();
    const of = async ({ seq }: { seq: number }) => db.visits.where('seq').equals(seq).count();
    expect([await of(bare), await of(other)]).toEqual([3, 1]);
    expect((await unpackPage(other))?.self.redirectedFrom).toBe('https://other.example/');
  });

  it('does so for pages that wait to be taken in, and leaves no mark of the gone', async () => {
    await store(1, SOURCE);
    await forgetHost(db, CANARY);

    expect(await db.todo.count()).toBe(1);
    await catchUp();
    await expectWhole(1);
    expect(await everything()).not.toContain(CANARY);
  });

  it('leaves other sources, hosts that merely end alike, and links on other pages', async () => {
    await store(1, `https://not${CANARY}/`);
    await store(2, `https://page.example/?from=${CANARY}`);
    await forgetHost(db, CANARY);

    const sources = (await Promise.all((await db.pages.toArray()).map(unpackPage))).map(
      (record) => record?.self.redirectedFrom,
    );
    expect(sources).toEqual([`https://not${CANARY}/`, `https://page.example/?from=${CANARY}`]);
  });

  it('does so for a page that is stored while the others are being rewritten', async () => {
    await store(1, SOURCE);
    const late = await arrivalOf(2, SOURCE, 'https://late.example/');
    let storing: Promise<unknown> | null = null;
    db.pages.hook('reading', (row) => {
      storing ??= Dexie.ignoreTransaction(() => storePage(db, late, () => null));
      return row;
    });
    await forgetHost(db, CANARY);

    expect(await storing).toBe('stored');
    expect([await db.pages.count(), await db.visits.count()]).toEqual([2, 2]);
    expect(await everything()).not.toContain(CANARY);
  });

  it('is not undone by a message sent again, nor by a later harvest of the opening', async () => {
    const arrival = await arrivalOf(1, SOURCE);
    const later = { ...(await arrivalOf(1, SOURCE, PAGE, 'Grown')), revision: 1 };
    await storePage(db, arrival, () => null);
    await forgetHost(db, CANARY);

    expect(await storePage(db, arrival, () => null)).toBe('already');
    expect(await storePage(db, later, () => null)).toBe('stored');
    expect(await db.pages.count()).toBe(1);
    expect(await everything()).not.toContain(CANARY);
  });

  it('lets a damaged page go that was reached from there', async () => {
    await store(1, SOURCE);
    await db.pages.toCollection().modify((row) => {
      row.body = row.body.slice(1);
    });
    await forgetHost(db, CANARY);

    expect([await db.pages.count(), await db.visits.count()]).toEqual([0, 0]);
  });
});

it('forgotten addresses are forgotten as sources too', async () => {
  await store(1, SOURCE);
  await store(2, `${SOURCE}/on`, 'https://page.example/b');
  await forgetPagesAt(db, [SOURCE]);
  const left = await everything();

  expect(left).toContain(`${SOURCE}/on`);
  expect(left.replaceAll(`${SOURCE}/on`, '')).not.toContain(SOURCE);
});

it('a source that was met in the last hour goes with that hour; the page stays', async () => {
  await store(1, '');
  await store(100, SOURCE);
  await forgetSince(db, 50);

  expect(await everything()).not.toContain(CANARY);
  expect([await db.pages.count(), await db.sources.count()]).toEqual([1, 0]);
});

it('pages without noted sources are looked through, going on where it was cut off', async () => {
  for (let n = 1; n <= 150; n++) await store(n, n % 50 === 0 ? SOURCE : '', `${PAGE}${n}`);
  await catchUp();
  const old = await dumpDatabase(db.name);
  old.version = 40;
  old.stores = old.stores.filter(({ name }) => name !== 'sources');
  await db.delete();
  db = freshDatabase();
  await restoreDump(db.name, old);
  companion = new CatchUp(db, () => `${generations++}`);

  // The background is ended after the first pages.
  let batches = 0;
  db.sources.hook('updating', () => {
    if (++batches === 2) throw new Error('Ended.');
  });
  await expect(forgetHost(db, CANARY)).rejects.toThrow();
  expect(await everything()).toContain(CANARY);
  expect(await forgetHost(db, CANARY)).toBe(0);
  await catchUp();

  expect(await everything()).not.toContain(CANARY);
  expect([await db.visits.count(), await db.sources.count()]).toEqual([150, 0]);
  await expectWhole(150);
});

it('and on a disk that is almost full', async () => {
  await restoreDump(db.name, dumpOf('4.json.gz'));
  const estimate = async () => ({ quota: RESERVE / 2, usage: 0 });
  vi.stubGlobal('navigator', { storage: { estimate } });
  await forgetHost(db, 'from.example').finally(() => vi.unstubAllGlobals());

  const records = await Promise.all((await db.pages.toArray()).map(unpackPage));
  expect(records.length).toBeGreaterThan(5);
  expect(JSON.stringify(records)).not.toContain('from.example');
  expect(await db.sources.count()).toBe(0);
});

it('a database with pages but no agreement can be opened, and is searched later', async () => {
  const old = dumpOf('4.json.gz');
  old.stores = old.stores.map((store) =>
    store.name === 'settings' ? { ...store, keys: [], rows: [] } : store,
  );
  await restoreDump(db.name, old);
  expect(await db.pages.count()).toBeGreaterThan(5);
  await changeSettings(db, (settings) => ({ ...settings, agreedAt: 1 }));
  await forgetHost(db, 'from.example');

  expect(await db.sources.count()).toBe(0);
  const records = await Promise.all((await db.pages.toArray()).map(unpackPage));
  expect(JSON.stringify(records)).not.toContain('from.example');
});

it('so are those of a real database of that time', async () => {
  await restoreDump(db.name, dumpOf('4.json.gz'));
  await catchUp();
  const pages = await db.pages.count();
  expect(await everything()).toContain('from.example');
  await forgetHost(db, 'from.example');
  await catchUp();

  expect(await everything()).not.toContain('from.example');
  await expectWhole(pages);
});

it('whatever comes and goes, an opening has its page, its source unless forgotten', async () => {
  const HOSTS = ['a.example', 'b.example', 'sub.b.example'];
  const opening = fc.record({
    host: fc.constantFrom(...HOSTS),
    from: fc.constantFrom('', ...HOSTS),
    path: fc.nat(1),
  });
  const step = fc.oneof(
    { weight: 6, arbitrary: opening.map((opened) => ({ opened })) },
    { weight: 2, arbitrary: fc.constantFrom(...HOSTS).map((forgotten) => ({ forgotten })) },
    { weight: 1, arbitrary: fc.constant({}) },
  );
  const steps = fc.array<{
    opened?: { host: string; from: string; path: number };
    forgotten?: string;
  }>(step, { maxLength: 14 });
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      db = freshDatabase();
      companion = new CatchUp(db, () => `${generations++}`);
      let expected = new Map<string, [url: string, source: string]>();
      for (const [n, { opened, forgotten }] of all.entries()) {
        if (opened !== undefined) {
          const url = `https://${opened.host}/${opened.path}`;
          const from = opened.from === '' ? '' : `http://${opened.from}/`;
          await store(n, from, url);
          expected.set(visits(n), [url, from]);
        } else if (forgotten !== undefined) {
          const isMeant = (url: string) => `.${url.split('/')[2]}`.endsWith(`.${forgotten}`);
          const left = [...expected].filter(([, [url]]) => !isMeant(url));
          const bare = left.map(
            ([visit, [url, from]]) => [visit, [url, isMeant(from) ? '' : from]] as const,
          );
          expected = new Map(bare.map(([visit, [url, from]]) => [visit, [url, from]]));
          await forgetHost(db, forgotten);
        } else await catchUp();
      }
      await catchUp();
      const there = new Map<string, [string, string]>();
      for (const { visit, seq } of await db.visits.toArray()) {
        const record = (await unpackPage((await db.pages.get(seq))!))!;
        there.set(visit, [record.url, record.self.redirectedFrom]);
      }
      expect(there).toEqual(expected);
      const contents = new Set([...expected.values()].map((one) => one.join(' ')));
      await expectWhole(contents.size);
      const sourced = [...contents].filter((content) => !content.endsWith(' '));
      expect(await db.sources.count()).toBe(sourced.length);
      await db.delete();
    }),
    { numRuns: 60, seed: 5 },
  );
});
