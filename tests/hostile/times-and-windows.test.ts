/** The last of the list of hostile inputs: clocks, two windows at once, and a newer database. */
import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { CopyKeeper } from '../../lib/background/copy-keeper.ts';
import { expire } from '../../lib/background/expire.ts';
import { type RecorderOrigin, receive } from '../../lib/background/receive.ts';
import { CatchUp } from '../../lib/engine/catch-up.ts';
import { verifyKnown } from '../../lib/engine/verify.ts';
import { Database } from '../../lib/store/database.ts';
import type { SecondCopy } from '../../lib/store/second-copy.ts';
import { changeSettings } from '../../lib/store/settings.ts';
import { recordOf } from '../records.ts';
import { freshDatabase } from '../store/fresh-database.ts';

const DAY = 24 * 3600 * 1000;
const YEAR = 365 * DAY;
const now = 60 * YEAR;
const url = 'https://a.example/';
const from: RecorderOrigin = {
  trust: 'recorder',
  url,
  tab: 1,
  privateWindow: false,
  redirectedFrom: '',
};
const page = (visit: number, target: number) => ({
  type: 'page',
  visit: visit.toString(16).padStart(32, '0'),
  revision: 0,
  record: recordOf(url, [`${url}${target}`]),
});
const agree = (db: Database, days: number | null = null) =>
  changeSettings(db, (s) => ({ ...s, agreedAt: 1, retentionDays: days }));

describe('hostile circumstances', () => {
  it('85 a clock set back one year loses no page and keeps none from being recorded', async () => {
    const db = freshDatabase();
    await agree(db, 30);
    expect(await receive(db, page(1, 1), from, now)).toEqual({ type: 'stored' });
    expect(await receive(db, page(2, 2), from, now - YEAR)).toEqual({ type: 'stored' });
    await expire(db, now - YEAR);
    expect(await db.pages.count()).toBe(2);

    // The clock is right again: what seems a year old goes, as the person wished; the rest stays.
    await expire(db, now);
    expect(await db.pages.count()).toBe(1);
    expect(await receive(db, page(3, 3), from, now + 1)).toEqual({ type: 'stored' });
    await db.delete();
  });

  it('86 two windows starting at once write one database, one copy, every page once', async () => {
    const name = `ambit-twice-${process.pid}`;
    const windows = [new Database(name), new Database(name)];
    let written = 0;
    const copy: SecondCopy = {
      read: async () => null,
      write: async () => void written++,
      remove: async () => {},
    };
    await Promise.all(windows.map((db) => new CopyKeeper(db, copy, () => now).ready()));
    await Promise.all(windows.map((db) => agree(db)));
    const messages = Array.from({ length: 20 }, (_, i) => page(i, i));
    const replies = await Promise.all(
      windows.flatMap((db) => messages.map((message) => receive(db, message, from, now))),
    );
    expect(replies.filter(({ type }) => type !== 'stored')).toEqual([]);
    const workers = windows.map((db, i) => new CatchUp(db, () => `generation ${i} ${written++}`));
    for (let busy = true; busy; ) {
      const done = await Promise.all(workers.map((worker) => worker.step()));
      busy = done.some((count) => count > 0);
    }

    const [db] = windows;
    expect([await db.pages.count(), await db.visits.count()]).toEqual([20, 20]);
    expect(await verifyKnown(db)).toMatchObject({
      agrees: true,
      pages: 20,
    });
    windows[1].close();
    await db.delete();
  });

  it('87 a database of a newer version is refused, each time, and left as it is', async () => {
    const name = `ambit-newer-${process.pid}`;
    await new Promise<void>((done) => {
      const request = indexedDB.open(name, 990);
      request.onupgradeneeded = () => request.result.createObjectStore('from-the-future');
      request.onsuccess = () => {
        request.result.close();
        done();
      };
    });
    const db = new Database(name);
    for (let time = 0; time < 3; time++) {
      const error = await db.open().then(
        () => null,
        (reason: Error) => reason,
      );
      expect(error?.name).toBe('NewerStore');
      db.close({ disableAutoOpen: false });
    }
    expect(await receive(new Database(name), page(1, 1), from, now)).toEqual({
      type: 'failed',
      why: 'database',
    });
    const stores = await new Promise<string[]>((done) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => done([...request.result.objectStoreNames]);
    });
    expect(stores).toEqual(['from-the-future']);
  });
});
