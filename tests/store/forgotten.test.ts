import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expire } from '../../lib/background/expire.ts';
import type { Database } from '../../lib/store/database.ts';
import { forgetBefore, forgetHost, forgetPagesAt, forgetSince } from '../../lib/store/forget.ts';
import { packPage } from '../../lib/store/packed-page.ts';
import { type Arrival, forgetVisits, storePage } from '../../lib/store/pages.ts';
import { recordOf } from '../records.ts';
import { freshDatabase } from './fresh-database.ts';

const DAY = 24 * 3600 * 1000;
const url = 'https://a.example/';
let db: Database;
let page: Arrival;
const store = (arrival: Arrival) => storePage(db, arrival, () => null);
beforeEach(async () => {
  db = freshDatabase();
  const packed = await packPage(recordOf(url, []));
  page = { visit: 'v', revision: 0, url, host: 'a.example', title: '', at: 10 * DAY, ...packed };
  await store(page);
});
afterEach(() => db.delete());

describe('a message sent again, whose answer was lost', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['its host', () => forgetHost(db, 'a.example')],
    ['its address', () => forgetPagesAt(db, [url])],
    ['the last hour', () => forgetSince(db, 10 * DAY)],
    ['its visit', () => forgetVisits(db, ['v'])],
  ])('does not bring back a page after %s was forgotten', async (_, forget) => {
    await forget();

    expect(await store(page)).toBe('forgotten');
    expect([await db.pages.count(), await db.visits.count()]).toEqual([0, 0]);
    expect(await store({ ...page, visit: 'w' })).toBe('stored');
  });

  it('is told by its random id alone, which goes after a day', async () => {
    await forgetVisits(db, ['v']);
    expect(await db.forgotten.toArray()).toEqual([{ visit: 'v', day: 10 }]);

    await expire(db, 11 * DAY);
    expect(await db.forgotten.count()).toBe(1);
    await expire(db, 12 * DAY);
    expect(await db.forgotten.count()).toBe(0);
  });

  it('is not waited for when a page goes for its age', async () => {
    await forgetBefore(db, 11 * DAY);

    expect([await db.pages.count(), await db.forgotten.count()]).toEqual([0, 0]);
  });
});
