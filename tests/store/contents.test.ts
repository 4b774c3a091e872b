import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { SOON } from '../../lib/store/contents.ts';
import { forgetSince } from '../../lib/store/forget.ts';
import { packPage } from '../../lib/store/packed-page.ts';
import { storePage } from '../../lib/store/pages.ts';
import { recordOf } from '../records.ts';
import { freshDatabase } from '../store/fresh-database.ts';

let db = freshDatabase();
afterEach(async () => {
  await db.delete();
  db = freshDatabase();
});

const URL = 'https://a.example/';
async function open(content: number, at: number, visit = `v${content}`, revision = 0) {
  const packed = await packPage(recordOf(URL, [`https://a.example/${content}`]));
  const page = { visit, revision, url: URL, host: 'a.example', title: String(content), at };
  return storePage(db, { ...page, ...packed }, () => null);
}
const contents = async () => (await db.pages.orderBy('seq').toArray()).map(({ title }) => title);
/** By visit, the content it counts for. */
async function openings(): Promise<Record<string, string>> {
  const pages = new Map((await db.pages.toArray()).map(({ seq, title }) => [seq, title]));
  const visits = await db.visits.toArray();
  return Object.fromEntries(visits.map(({ visit, seq }) => [visit, pages.get(seq) ?? 'none']));
}

describe('an address that has another content at every opening', () => {
  it('keeps the first few and the newest, and every opening', async () => {
    for (let n = 1; n <= 30; n++) expect(await open(n, n * 5000)).toBe('stored');

    expect(await contents()).toEqual(['1', '2', '3', '30']);
    const counted = await openings();
    expect(Object.keys(counted)).toHaveLength(30);
    expect([counted.v2, counted.v3, counted.v4, counted.v29, counted.v30]).toEqual([
      '2',
      '3',
      '3',
      '3',
      '30',
    ]);
    // What gave way before it was taken in leaves no mark.
    expect(await db.todo.count()).toBe(4);
  });

  it('keeps all that come an hour or more after another', async () => {
    for (let n = 1; n <= 8; n++) await open(n, n * SOON);

    expect(await contents()).toHaveLength(8);
  });

  it('begins anew after an hour', async () => {
    for (let n = 1; n <= 6; n++) await open(n, n);
    for (let n = 7; n <= 12; n++) await open(n, 2 * SOON + n);

    expect(await contents()).toEqual(['1', '2', '3', '6', '7', '8', '9', '12']);
  });

  it('answers a message that comes again, though its content gave way', async () => {
    for (let n = 1; n <= 8; n++) await open(n, n);

    expect(await open(6, 6)).toBe('already');
    expect(await open(60, 9, 'v6', 1)).toBe('stored'); // and the opening may still be harvested again
    expect((await openings()).v6).toBe('60');
  });

  it('is as well kept when the same opening is harvested again and again', async () => {
    for (let n = 1; n <= 5; n++) await open(n, n);
    for (let n = 6; n <= 20; n++) await open(n, n, 'v5', n);

    expect(await contents()).toEqual(['1', '2', '3', '20']);
  });

  it('forgets the openings that gave way with the others of their time', async () => {
    for (let n = 1; n <= 9; n++) await open(n, n);
    await forgetSince(db, 4);

    expect(await contents()).toEqual(['1', '2', '3']);
    expect(Object.keys(await openings())).toEqual(['v1', 'v2', 'v3']);
  });
});

it('counts together what arrives together', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, n) => open(n, n)));

  expect(await contents()).toHaveLength(4);
  expect(await db.visits.count()).toBe(20);
});
