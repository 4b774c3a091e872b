import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { obey } from '../../lib/background/obey.ts';
import type { Command, OrderType } from '../../lib/messages.ts';
import { UNDECIDED } from '../../lib/model/settings.ts';
import { packPage } from '../../lib/store/packed-page.ts';
import { storePage } from '../../lib/store/pages.ts';
import { readSettings } from '../../lib/store/settings.ts';
import { recordOf } from '../records.ts';
import { freshDatabase } from '../store/fresh-database.ts';
import { companionOn } from './companion-on.ts';

const DAY = 24 * 3600 * 1000;
let db = freshDatabase();
afterEach(async () => {
  await db.delete();
  db = freshDatabase();
});
const give = (command: Command<OrderType>, now = 0) => obey(db, command, companionOn(db), now);
const store = async (url: string, at: number, visit = `${url} ${at}`) => {
  const packed = await packPage(recordOf(url, []));
  const host = new URL(url).hostname;
  await storePage(db, { visit, revision: 0, url, host, title: '', at, ...packed }, () => null);
};
const urls = async () => (await db.pages.toArray()).map((page) => page.url).sort();

describe('the person’s orders', () => {
  it('agree, pause and resume', async () => {
    await give({ type: 'agree', mode: 'chosen', chosen: ['a.example'] }, 42);
    await give({ type: 'pause', until: 99 });
    expect(await readSettings(db)).toMatchObject({ agreedAt: 42, mode: 'chosen', pausedUntil: 99 });
    await give({ type: 'resume' });
    expect((await readSettings(db)).pausedUntil).toBeNull();
  });

  it('move a host from one list to the other, never to both', async () => {
    await give({ type: 'never-host', host: 'a.example' });
    await give({ type: 'record-host', host: 'a.example' });
    expect(await readSettings(db)).toMatchObject({ never: [], chosen: ['a.example'] });
    await give({ type: 'never-host', host: 'a.example' });
    expect(await readSettings(db)).toMatchObject({ never: ['a.example'], chosen: [], allowed: [] });
    await give({ type: 'unlist-host', host: 'a.example' });
    expect(await readSettings(db)).toMatchObject({ never: [], chosen: [], allowed: [] });
  });

  it('lift a "never" that stands on a host above', async () => {
    await give({ type: 'never-host', host: 'a.example' });
    await give({ type: 'record-host', host: 'www.a.example' });

    expect(await readSettings(db)).toMatchObject({
      never: [],
      chosen: ['www.a.example'],
      allowed: ['www.a.example'],
    });
  });

  it('allow by name, so that signed-in pages are recorded there too', async () => {
    await give({ type: 'record-host', host: 'www.bank-of-harwick.example' });

    expect((await readSettings(db)).allowed).toEqual(['www.bank-of-harwick.example']);
  });

  it('forget a host and those below it, and no other', async () => {
    await store('https://a.example/1', 1);
    await store('https://www.a.example/2', 1);
    await store('https://nota.example/3', 1);

    expect(await give({ type: 'forget-host', host: 'a.example' })).toEqual({
      type: 'done',
      pages: 2,
    });
    expect(await urls()).toEqual(['https://nota.example/3']);
    expect(await db.visits.count()).toBe(1);
  });

  it('forget the last hour, but not pages that were opened before it too', async () => {
    await store('https://a.example/old', 10);
    await store('https://a.example/old', 100);
    await store('https://a.example/new', 100);

    expect(await give({ type: 'forget-since', moment: 50 })).toEqual({ type: 'done', pages: 1 });
    expect(await urls()).toEqual(['https://a.example/old']);
  });

  it('keep pages for as many days as told', async () => {
    await store('https://a.example/old', 0);
    await store('https://a.example/new', 9 * DAY);

    expect(await give({ type: 'keep-days', days: 7 }, 10 * DAY)).toEqual({
      type: 'done',
      pages: 1,
    });
    expect(await urls()).toEqual(['https://a.example/new']);
  });

  it('delete everything: no row is left in any table, and nothing is agreed any more', async () => {
    await give({ type: 'agree', mode: 'everywhere', chosen: [] });
    await store('https://a.example/', 1);
    await give({ type: 'delete-everything' });

    expect(await Promise.all(db.tables.map((table) => table.count()))).toEqual(
      db.tables.map(() => 0),
    );
    expect(await readSettings(db)).toEqual(UNDECIDED);
  });
});
