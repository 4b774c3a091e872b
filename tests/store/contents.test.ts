import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { KEPT_IN_A_ROW, SOON } from '../../lib/store/contents.ts';
import { forgetBefore, forgetSince } from '../../lib/store/forget.ts';
import { packPage } from '../../lib/store/packed-page.ts';
import { storePage, takeVisitBack } from '../../lib/store/pages.ts';
import { recordOf } from '../records.ts';
import { freshDatabase } from './fresh-database.ts';

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

const from = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => String(first + i));
/** All but the newest that stay. */
const FIRST = KEPT_IN_A_ROW - 1;

describe('an address that has another content at every opening', () => {
  it('keeps the first ones and the newest, and every opening', async () => {
    for (let n = 1; n <= 60; n++) expect(await open(n, n * 5000)).toBe('stored');

    expect(await contents()).toEqual([...from(1, FIRST), '60']);
    const counted = await openings();
    expect(Object.keys(counted)).toHaveLength(60);
    expect(counted[`v${FIRST}`]).toBe(String(FIRST));
    expect(counted.v59).toBe(String(FIRST));
    expect(counted.v60).toBe('60');
    // What gave way before it was taken in leaves no mark.
    expect(await db.todo.count()).toBe(KEPT_IN_A_ROW);
  });

  it('keeps all that come an hour or more after another', async () => {
    for (let n = 1; n <= 40; n++) await open(n, n * SOON);

    expect(await contents()).toHaveLength(40);
  });

  it('begins anew after an hour', async () => {
    for (let n = 1; n <= 30; n++) await open(n, n);
    for (let n = 31; n <= 33; n++) await open(n, 2 * SOON + n);

    expect(await contents()).toEqual([...from(1, FIRST), ...from(30, 33)]);
  });

  it('answers a message that comes again, though its content gave way', async () => {
    for (let n = 1; n <= 30; n++) await open(n, n);

    expect(await open(26, 26)).toBe('already');
    expect(await open(60, 31, 'v26', 1)).toBe('stored'); // the opening may still be harvested again
    expect((await openings()).v26).toBe('60');
  });

  it('is as well kept when the same opening is harvested again and again', async () => {
    for (let n = 1; n <= 25; n++) await open(n, n);
    for (let n = 26; n <= 60; n++) await open(n, n, 'v25', n);

    expect(await contents()).toEqual([...from(1, FIRST), '60']);
  });

  it('is as well kept when openings begin with the content of the one before', async () => {
    await open(0, 0);
    for (let n = 1; n <= 60; n++) {
      await open(n - 1, n * 1000, `v${n}`);
      await open(n, n * 1000 + 1, `v${n}`, 1);
    }

    expect(await contents()).toHaveLength(KEPT_IN_A_ROW);
    expect(Object.values(await openings())).not.toContain('none');
    expect((await openings()).v60).toBe('60');
    expect(await db.todo.where('task').equals('remove').count()).toBe(0);
  });

  it('forgets the openings that gave way with the others of their time', async () => {
    for (let n = 1; n <= 40; n++) await open(n, n);
    await forgetSince(db, FIRST + 1);

    expect(await contents()).toEqual(from(1, FIRST));
    expect(Object.keys(await openings())).toHaveLength(FIRST);
  });
});

describe('a content whose openings are all taken back', () => {
  const takeBack = (visit: string) => takeVisitBack(db, visit, 'a.example', 99);

  it('goes, though others gave way to it: they count for another', async () => {
    for (let n = 1; n <= 30; n++) await open(n, n);
    await takeBack(`v${FIRST}`);

    expect(await contents()).toEqual([...from(1, FIRST - 1), '30']);
    const counted = await openings();
    expect(Object.keys(counted)).toHaveLength(29);
    expect(counted.v26).toBe(String(FIRST - 1));
    expect(await open(26, 26)).toBe('already'); // a message that comes again
  });

  it('stays while it is somebody’s own, also a later harvest of one that gave way', async () => {
    for (let n = 1; n <= 30; n++) await open(n, n);
    expect(await open(FIRST, 40, 'v26', 1)).toBe('stored');
    await takeBack(`v${FIRST}`);

    expect(await contents()).toContain(String(FIRST));
    expect((await openings()).v26).toBe(String(FIRST));
    expect((await openings()).v27).toBe(String(FIRST));
    await takeBack('v26');
    expect(await contents()).not.toContain(String(FIRST));
    expect((await openings()).v27).toBe(String(FIRST - 1));
  });

  it('takes along those that gave way, where the address has no other', async () => {
    for (let n = 1; n <= 30; n++) await open(n, n);
    for (const n of [...from(1, FIRST), '30']) await takeBack(`v${n}`);

    expect([await contents(), await openings()]).toEqual([[], {}]);
    expect(await open(26, 26)).toBe('forgotten');
  });

  it('hands them to a later one, where those before are too old', async () => {
    for (let n = 1; n <= 30; n++) await open(n, n);
    await forgetBefore(db, FIRST + 1);

    expect(await contents()).toEqual(['30']);
    expect(await openings()).toEqual(
      Object.fromEntries(from(FIRST + 1, 30).map((n) => [`v${n}`, '30'])),
    );
  });
});

it('counts together what arrives together', async () => {
  await Promise.all(Array.from({ length: 60 }, (_, n) => open(n, n)));

  expect(await contents()).toHaveLength(KEPT_IN_A_ROW);
  expect(await db.visits.count()).toBe(60);
});
