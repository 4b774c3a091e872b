import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { CatchUp } from '../../lib/engine/catch-up.ts';
import { Rulings } from '../../lib/engine/rulings.ts';
import { verifyKnown } from '../../lib/engine/verify.ts';
import { verifySettled } from '../../lib/engine/verify-settled.ts';
import { forgetPagesAt, forgetSince } from '../../lib/store/forget.ts';
import { packPage } from '../../lib/store/packed-page.ts';
import { forgetVisits, storePage } from '../../lib/store/pages.ts';
import { recordOf } from '../records.ts';
import { freshDatabase } from '../store/fresh-database.ts';

const MUSEUM = 'https://museum.example/';
const museum = ['', 'visit', 'rooms/a', 'rooms/b', 'press/1', 'press/2'].map((p) => MUSEUM + p);
const other = (n: number) => `https://other.example/${n}`;

let db = freshDatabase();
let generations = 0;
const newWork = (bounds = {}) => new CatchUp(db, () => String(++generations), bounds);
let work = newWork();
let rulings = new Rulings(db, work);
const begin = (bounds = {}) => {
  work = newWork(bounds);
  rulings = new Rulings(db, work);
};
afterEach(async () => {
  await db.delete();
  db = freshDatabase();
  begin();
});

async function open(...urls: string[]): Promise<void> {
  for (const url of urls) {
    const record = recordOf(url, museum);
    const { hostname: host, origin } = new URL(url);
    record.features.resources = [`${origin}/style.css`];
    const visit = { visit: url, revision: 0, url, host, title: '', at: 1 };
    await storePage(db, { ...visit, ...(await packPage(record)) }, () => null);
  }
}

async function settle(): Promise<void> {
  await rulings.letGo();
  while ((await work.step()) > 0);
}

/** What happens each time that all pages are read that were there, before it looks for more. */
const whileReading = (happens: () => Promise<unknown>) => async (done: number, of: number) => {
  if (done === of) await happens();
};

describe('pages that come while it reads', () => {
  it('are no disagreement, and are named as not compared', async () => {
    await open(...museum);
    await settle();
    const found = await verifyKnown(
      db,
      whileReading(() => open(other(1), other(2))),
    );

    const notCompared = { boundaries: 0, pages: 2 };
    expect(found).toMatchObject({ agrees: true, pages: museum.length, notCompared });
  });

  it('are none where nothing was stored before', async () => {
    const found = await verifyKnown(
      db,
      whileReading(() => open(other(1))),
    );
    expect(found).toMatchObject({ agrees: true, notCompared: { boundaries: 0, pages: 1 } });
  });
});

describe('a directory that is said to be a site of its own', () => {
  it('is one also while a page waits to be taken in', async () => {
    await open(...museum);
    await settle();
    expect(await rulings.part(museum[0], `${MUSEUM}rooms/`, 5)).toEqual(expect.any(Number));
    expect(await verifyKnown(db)).toMatchObject({ agrees: true, sites: 2 });
    await open(`${MUSEUM}late`);

    const notCompared = { boundaries: 0, pages: 1 };
    expect(await verifyKnown(db)).toMatchObject({ agrees: true, sites: 2, notCompared });
    await settle();
    expect(await verifyKnown(db)).toMatchObject({ agrees: true, sites: 2 });
  });

  it('is none yet where what it came after is being taken in again', async () => {
    await open(...museum, other(1));
    await settle();
    await rulings.part(museum[0], `${MUSEUM}rooms/`, 5);
    await open(other(2));
    await forgetVisits(db, [other(1)]);
    expect(await work.step()).toBe(1);
    expect((await work.known()).walls).toEqual([]); // taken back with the page it came after

    const notCompared = { boundaries: 0, pages: 1 };
    expect(await verifyKnown(db)).toMatchObject({ agrees: true, notCompared });
    await settle();
    expect((await work.known()).walls).toHaveLength(1);
    expect((await verifyKnown(db)).agrees).toBe(true);
  });
});

describe('what is forgotten while it reads', () => {
  /** How often it read, if this happens the first `times` times. */
  async function rounds(times: number, happens: (round: number) => Promise<unknown>) {
    let round = 0;
    const reading = whileReading(async () => {
      if (++round <= times) await happens(round);
    });
    const found = await verifySettled(db, settle, reading);
    return { found, round };
  }

  it('has it read again', async () => {
    await open(...museum, other(1));
    await settle();
    const { found, round } = await rounds(1, () => forgetPagesAt(db, [museum[1]]));

    expect(found).toMatchObject({ agrees: true, pages: museum.length });
    expect(round).toBe(2);
  });

  it('has it read three times, and then say that it could not compare', async () => {
    await open(...museum);
    await settle();
    const { found, round } = await rounds(5, (n) => forgetPagesAt(db, [museum[n]]));

    expect([found.agrees, round]).toEqual([null, 3]);
    await settle();
    expect((await verifySettled(db, settle)).agrees).toBe(true);
  });

  it('may be a page that there was no room for', async () => {
    begin({ pages: 6 });
    await open(...museum);
    await settle();
    const waits = (await db.todo.toArray()).map(({ seq }) => seq);
    expect(waits.length).toBeGreaterThan(0);
    const last = (await db.pages.get(waits[0]))!.url;
    const { found } = await rounds(1, () => forgetPagesAt(db, [last]));

    expect(found).toMatchObject({ agrees: true, damaged: 0 });
  });

  it('may be what was said of sites, before the first page is read', async () => {
    await open(...museum, ...[1, 2, 3].map(other));
    await settle();
    await rulings.part(museum[0], `${MUSEUM}rooms/`, 5);
    await rulings.join(museum[0], museum[2], 6);
    let round = 0;
    const found = await verifySettled(db, async () => {
      await settle();
      if (++round === 1) await forgetSince(db, 5);
    });

    expect([found.agrees, round]).toEqual([true, 2]);
    expect(await db.rulings.count()).toBe(0);
  });

  it('hides no true disagreement', async () => {
    await open(...museum);
    await settle();
    await db.checkpoints.update('known', { leftOut: 7 });
    const { found, round } = await rounds(1, () => open(other(1)));

    expect([found.agrees, round]).toEqual([false, 1]);
  });
});
