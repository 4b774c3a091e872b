/** What the person said stays while its site has pages, whatever the companion is at. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CatchUp } from '../../lib/engine/catch-up.ts';
import { Rulings } from '../../lib/engine/rulings.ts';
import { forgetBefore, forgetPagesAt, forgetSince } from '../../lib/store/forget.ts';
import { deriveAnew } from '../../lib/store/known.ts';
import { addLabel } from '../../lib/store/labels.ts';
import { addName } from '../../lib/store/names.ts';
import { packPage } from '../../lib/store/packed-page.ts';
import { forgetVisits, storePage, takeVisitBack } from '../../lib/store/pages.ts';
import { activeRulings, addRuling } from '../../lib/store/rulings.ts';
import { recordOf } from '../records.ts';
import { freshDatabase } from './fresh-database.ts';

const MUSEUM = 'https://museum.example/';
const SHOP = 'https://shop.example/';
const paths = (home: string, ...all: string[]) => all.map((path) => home + path);
const museum = paths(MUSEUM, '', 'a', 'b', 'c');
const shop = paths(SHOP, '', 'cups', 'plates', 'terms');

let db = freshDatabase();
let work: CatchUp;
let generations = 0;
beforeEach(() => {
  work = new CatchUp(db, () => `${++generations}`);
});
afterEach(async () => {
  await db.delete();
  db = freshDatabase();
});

async function open(urls: string[], at: number, visit?: string, revision = 0, more = '') {
  for (const url of urls) {
    const home = `${new URL(url).origin}/`;
    const record = recordOf(url, [...(home === MUSEUM ? museum : shop), home + more]);
    record.features.resources = [`${home}style.css`];
    const page = { visit: visit ?? url, revision, url, host: new URL(url).hostname, title: '' };
    const stored = await storePage(db, { ...page, at, ...(await packPage(record)) }, () => null);
    expect(stored).toBe('stored');
  }
}
async function catchUp(): Promise<void> {
  await new Rulings(db, work).letGo();
  while ((await work.step()) > 0);
}
async function sayOf(page: string): Promise<void> {
  await addName(db, page, 'Ours', 20);
  const label = { side: 'in', reach: 'url', at: 20, withdrawnAt: null } as const;
  await addLabel(db, { ...label, site: page, target: 'https://x.example/' });
}
const named = async () => (await db.names.toArray()).map(({ page }) => page);
const corrected = async () => (await db.labels.toArray()).map(({ site }) => site);
const ruled = async () =>
  (await activeRulings(db)).map((said) => [
    said.one,
    said.kind === 'together' ? said.other : said.place,
  ]);

describe('a word moves to another page of its site', () => {
  beforeEach(async () => {
    await open(museum.slice(0, 1), 10);
    await open(museum.slice(1), 1000);
  });

  it('while all pages are being taken in again', async () => {
    await catchUp();
    await sayOf(MUSEUM);
    await deriveAnew(db);
    await forgetBefore(db, 500);

    expect([await named(), await corrected()]).toEqual([[museum[1]], [museum[1]]]);
  });

  it('while only the page that goes is taken in', async () => {
    await open(shop.slice(0, 1), 5); // older, but of another host
    await deriveAnew(db);
    await db.todo.where('seq').above(1).delete();
    await catchUp();
    await db.todo.bulkPut([2, 3, 4].map((seq) => ({ seq, task: 'add' })));
    expect((await db.placed.toArray()).map(({ pages }) => [...pages])).toEqual([[1]]);
    await sayOf(MUSEUM);
    await forgetBefore(db, 500);

    expect([await named(), await corrected()]).toEqual([[museum[1]], [museum[1]]]);
  });

  it('not to one that has gone, though the companion has yet to hear of it', async () => {
    await catchUp();
    await sayOf(MUSEUM);
    await open(museum.slice(1, 2), 1001, museum[1], 1, 'grown');
    await forgetBefore(db, 500);

    expect([await named(), await corrected()]).toEqual([[museum[2]], [museum[2]]]);
  });

  it('and goes where nothing is left of the site, whatever else there is', async () => {
    await open(shop, 1000);
    await catchUp();
    await sayOf(MUSEUM);
    await forgetPagesAt(db, museum.slice(1));
    await forgetBefore(db, 500);

    expect([await named(), await corrected()]).toEqual([[], []]);
  });
});

it('a companion that has written nothing yet hears that sites are one by other pages', async () => {
  const ruling = { kind: 'together', at: 20, withdrawnAt: null } as const;
  await addRuling(db, { ...ruling, one: MUSEUM, other: SHOP });
  const { web } = await work.known();
  expect(web.sites.ids).toEqual([]);
  await open([MUSEUM, SHOP], 10);
  await open([museum[1], shop[1]], 1000);
  await forgetBefore(db, 500);
  await catchUp();

  expect(await ruled()).toEqual([[museum[1], shop[1]]]);
  const now = (await work.known()).web;
  expect(now.siteAt(museum[1])).not.toBeNull();
  expect(now.siteAt(museum[1])).toBe(now.siteAt(shop[1]));
});

it('that a site is one with itself is not kept as a word', async () => {
  await open(museum, 10);
  await open(shop, 1000);
  await catchUp();
  await new Rulings(db, work).join(MUSEUM, shop[1], 20);
  await sayOf(MUSEUM);
  await forgetBefore(db, 500);

  expect(await ruled()).toEqual([]);
  expect([await named(), await corrected()]).toEqual([[SHOP], [SHOP]]);
  await catchUp();
  expect(await db.rulings.count()).toBe(0);
});

it('that three sites are one stays true of two when one of them goes', async () => {
  const club = paths('https://club.example/', '', 'a', 'b');
  await open(museum, 10);
  await open([...shop, ...club], 1000);
  await catchUp();
  await new Rulings(db, work).join(MUSEUM, SHOP, 20);
  await new Rulings(db, work).join(museum[1], club[0], 20);
  await forgetBefore(db, 500);
  await catchUp();

  expect(await ruled()).toEqual([[SHOP, club[0]]]);
  const { web } = await work.known();
  expect(web.siteAt(shop[2])).toBe(web.siteAt(club[2]));
});

describe('the site that a word made apart', () => {
  const rooms = paths(MUSEUM, 'rooms/1', 'rooms/2');
  beforeEach(async () => {
    await open([...museum, ...rooms], 10);
    await catchUp();
    await new Rulings(db, work).part(MUSEUM, `${MUSEUM}rooms/`, 20);
  });

  it('is forgotten with that word and its wall', async () => {
    await forgetPagesAt(db, rooms);
    await catchUp();

    expect(await db.rulings.count()).toBe(0);
    expect((await work.known()).walls).toEqual([]);
  });

  it('keeps it while a page is left', async () => {
    await forgetPagesAt(db, rooms.slice(1));
    expect(await ruled()).toEqual([[MUSEUM, `${MUSEUM}rooms/`]]);
  });
});

describe('an opening that is taken back', () => {
  const BANK = 'https://bank.example/me';
  beforeEach(async () => {
    await open(museum, 10);
    await open([BANK], 10, 'v');
    await catchUp();
    await sayOf(BANK);
    await addRuling(db, {
      kind: 'apart',
      one: MUSEUM,
      place: 'https://bank.example/',
      at: 20,
      withdrawnAt: null,
    });
  });

  it.each([
    ['by its page', () => takeVisitBack(db, 'v', 'bank.example', 30)],
    ['by whoever brought it in', () => forgetVisits(db, ['v'])],
  ])('%s takes along what was said of its site', async (_, takeBack) => {
    await db.boundaries.put({ site: 1, chunk: 0, text: BANK } as never);
    await takeBack();

    expect([await named(), await corrected(), await ruled()]).toEqual([[], [], []]);
    expect(await db.boundaries.count()).toBe(0);
  });

  it('leaves it to the pages that stay', async () => {
    await open(['https://bank.example/'], 10);
    await catchUp();
    await takeVisitBack(db, 'v', 'bank.example', 30);

    expect(await named()).toEqual(['https://bank.example/']);
  });
});

it('forgetting the last hour while pages are taken in leaves what was said before', async () => {
  await open(museum.slice(1), 10);
  await sayOf(museum[1]);
  await open(museum.slice(1, 2), 1000, museum[1], 1, 'grown');
  await forgetSince(db, 500);

  expect(await named()).toEqual([museum[1]]);
});
