import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CatchUp } from '../../lib/engine/catch-up.ts';
import { Rulings } from '../../lib/engine/rulings.ts';
import { deriveAnew } from '../../lib/store/known.ts';
import { packPage } from '../../lib/store/packed-page.ts';
import { storePage } from '../../lib/store/pages.ts';
import { rulingHistory } from '../../lib/store/rulings.ts';
import { recordOf } from '../records.ts';
import { freshDatabase } from '../store/fresh-database.ts';

const MUSEUM = 'https://museum.example/';
const SHOP = 'https://shop.example/';
const museum = ['', 'visit', 'rooms/a', 'rooms/b', 'press/1', 'press/2'].map((p) => MUSEUM + p);
const shop = ['', 'cups', 'plates', 'terms'].map((path) => SHOP + path);
const all = [...museum, ...shop];

let db = freshDatabase();
let generation = 0;
const newWork = () => new CatchUp(db, () => String(++generation));
let work = newWork();
let rulings = new Rulings(db, work);

/** As after a crash: nothing but the store is left. */
function begin(): void {
  work = newWork();
  rulings = new Rulings(db, work);
}

async function open(urls: string[], style: string): Promise<void> {
  for (const url of urls) {
    const record = recordOf(url, urls);
    record.features.resources = [style];
    const packed = await packPage(record);
    const { hostname: host } = new URL(url);
    const visit = { visit: url, revision: 0, url, host, title: '', at: 1 };
    await storePage(db, { ...visit, ...packed }, () => null);
  }
  while ((await work.step()) > 0);
}

async function sites(): Promise<string[][]> {
  const { web } = await work.known();
  const ids = [...new Set(all.map((url) => web.siteAt(url)))];
  return ids.map((id) => all.filter((url) => web.siteAt(url) === id));
}

beforeEach(async () => {
  await open(museum, `${MUSEUM}a.css`);
  await open(shop, `${SHOP}b.css`);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await db.delete();
  db = freshDatabase();
  begin();
});

describe('what the person says of whole sites', () => {
  it('makes one site of two, after a crash too, and two again', async () => {
    expect(await sites()).toEqual([museum, shop]);
    const id = await rulings.join(museum[1], shop[1], 5);

    expect(await sites()).toEqual([all]);
    begin();
    expect(await sites()).toEqual([all]);
    expect(await rulings.takeBack(id as number, 6)).toBe(true);
    expect(await sites()).toEqual([museum, shop]);
    begin();
    expect(await sites()).toEqual([museum, shop]);
    expect(await rulings.takeBack(id as number, 7)).toBe(false);
    expect((await rulingHistory(db)).map(({ at, withdrawnAt }) => [at, withdrawnAt])).toEqual([
      [5, 6],
    ]);
  });

  it('makes a site of a directory, after a crash too, and undoes it', async () => {
    const rest = museum.filter((url) => !url.includes('/press/'));
    const press = museum.filter((url) => url.includes('/press/'));
    const id = await rulings.part(press[0], `${MUSEUM}press/`, 5);

    expect(await sites()).toEqual([rest, press, shop]);
    begin();
    expect(await sites()).toEqual([rest, press, shop]);
    await rulings.takeBack(id as number, 6);
    expect(await sites()).toEqual([museum, shop]);
  });

  it('holds when everything is computed anew from the pages', async () => {
    await rulings.join(museum[0], shop[0], 5);
    await rulings.part(museum[0], `${MUSEUM}press/`, 6);
    const before = await sites();
    await deriveAnew(db);
    begin();
    while ((await work.step()) > 0);

    expect(await sites()).toEqual(before);
  });

  it('is not half done when it cannot be stored', async () => {
    vi.spyOn(db.rulings, 'add').mockImplementation(() => {
      throw new Error('The disk is full.');
    });

    await expect(rulings.join(museum[0], shop[0], 5)).rejects.toThrow('The disk is full.');
    expect(await sites()).toEqual([museum, shop]);
    expect(await rulingHistory(db)).toEqual([]);
  });

  it.each([
    [
      'of a page that was not recorded',
      () => rulings.join(museum[0], `${SHOP}new`, 5),
      'not-recorded',
    ],
    ['of two pages of one site', () => rulings.join(museum[0], museum[1], 5), 'already-one'],
    ['of a place without its pages', () => rulings.part(museum[0], `${SHOP}`, 5), 'not-below'],
    ['of all of a site', () => rulings.part(museum[0], MUSEUM, 5), 'all-below'],
  ])('is refused %s', async (_, say, refused) => {
    expect(await say()).toEqual({ refused });
    expect(await rulingHistory(db)).toEqual([]);
  });
});
