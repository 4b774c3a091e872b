import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { importPages, type PageToImport } from '../../lib/store/import-pages.ts';
import { packPage } from '../../lib/store/packed-page.ts';
import { storePage } from '../../lib/store/pages.ts';
import { RESERVE } from '../../lib/store/room.ts';
import { recordOf } from '../records.ts';
import { freshDatabase } from './fresh-database.ts';

let db = freshDatabase();
afterEach(async () => {
  await db.delete();
  db = freshDatabase();
});

async function page(n: number, visits: number[]): Promise<PageToImport> {
  const url = `https://a.example/${n}`;
  const packed = await packPage(recordOf(url, []));
  return {
    url,
    host: 'a.example',
    title: '',
    visits: visits.map((visit) => ({ visit: `v${visit}`, revision: 0, at: visit })),
    ...packed,
  };
}

it('adds openings to a page that is there, and a mark for each that is not', async () => {
  const { visits: _, ...known } = await page(1, []);
  await storePage(db, { ...known, visit: 'v1', revision: 0, at: 1 }, () => null);
  const done = await importPages(db, [await page(1, [1, 2]), await page(2, [3])], () => true);

  expect(done).toEqual({ pages: 1, visits: 2, already: 0, refused: 0, full: false });
  expect((await db.visits.toArray()).map(({ visit, seq }) => [visit, seq])).toEqual([
    ['v1', 1],
    ['v2', 1],
    ['v3', 2],
  ]);
  expect(await db.todo.toArray()).toEqual([
    { seq: 1, task: 'add' },
    { seq: 2, task: 'add' },
  ]);
});

it('never moves an opening that is there to another page', async () => {
  await importPages(db, [await page(1, [1])], () => true);
  const again = await importPages(db, [await page(2, [1])], () => true);

  expect(again).toEqual({ pages: 0, visits: 0, already: 1, refused: 0, full: false });
  expect(await db.pages.count()).toBe(1);
});

it('says what is stored after each batch, and only then', async () => {
  const told: number[] = [];
  const stored: Promise<number>[] = [];
  const pages = await Promise.all(Array.from({ length: 130 }, (_, n) => page(n, [n])));
  await importPages(
    db,
    pages,
    () => true,
    (sofar) => {
      told.push(sofar.pages);
      stored.push(db.pages.count());
    },
  );

  expect(told).toEqual([64, 128, 130]);
  expect((await Promise.all(stored)).every((count, i) => count >= told[i])).toBe(true);
});

it('keeps what came in before the disk was full, and says so', async () => {
  const large = async (n: number) => ({ ...(await page(n, [n])), body: new Uint8Array(300_000) });
  const pages = await Promise.all(Array.from({ length: 40 }, (_, n) => large(n)));
  // What a disk tells that has twelve megabytes to spare when the first pages come.
  let free = RESERVE + 12_000_000;
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: free, usage: 0 }) } });
  vi.spyOn(Date, 'now').mockImplementation(() => clock++ * 1000);
  let clock = 1;
  const told: number[] = [];
  const done = await importPages(
    db,
    pages,
    () => true,
    (sofar) => {
      told.push(sofar.pages);
      free -= 1_500_000;
    },
  );
  vi.restoreAllMocks();
  vi.unstubAllGlobals();

  expect(done).toMatchObject({ full: true, pages: told.at(-1) });
  expect(await db.pages.count()).toBe(done.pages);
  expect(told[0]).toBeLessThan(8); // a batch is of bytes too, not of pages alone
  expect(told.length).toBeGreaterThan(2);
  expect(done.pages * 300_000).toBeLessThan(12_000_000);
});
