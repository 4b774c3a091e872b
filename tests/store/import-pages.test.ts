import 'fake-indexeddb/auto';
import { afterEach, expect, it } from 'vitest';
import { importPages, type PageToImport } from '../../lib/store/import-pages.ts';
import { packPage } from '../../lib/store/packed-page.ts';
import { storePage } from '../../lib/store/pages.ts';
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

  expect(done).toEqual({ pages: 1, visits: 2, already: 0, refused: 0 });
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

  expect(again).toEqual({ pages: 0, visits: 0, already: 1, refused: 0 });
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
