import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failureOf, type RecorderOrigin, receive } from '../../lib/background/receive.ts';
import { Redirects } from '../../lib/background/redirects.ts';
import type { Settings } from '../../lib/model/settings.ts';
import { deleteEverything, forgetHost } from '../../lib/store/forget.ts';
import { unpackPage } from '../../lib/store/packed-page.ts';
import { changeSettings } from '../../lib/store/settings.ts';
import { recordOf } from '../records.ts';
import { freshDatabase } from '../store/fresh-database.ts';

const visit = 'a'.repeat(32);
const from: RecorderOrigin = {
  trust: 'recorder',
  url: 'https://a.example/page',
  tab: 1,
  privateWindow: false,
  redirectedFrom: '',
};
const page = (url = from.url, targets: string[] = []) => ({
  type: 'page',
  visit,
  revision: 0,
  record: recordOf(url, targets),
});

let db = freshDatabase();
beforeEach(() => changeSettings(db, (settings) => ({ ...settings, agreedAt: 1 })));
afterEach(async () => {
  await db.delete();
  db = freshDatabase();
});

describe('receiving', () => {
  it('acknowledges a page that is stored', async () => {
    expect(await receive(db, page(), from, 5)).toEqual({ type: 'stored' });
    expect(await db.pages.count()).toBe(1);
  });

  it('stores nothing without agreement, in a pause, or from a private window', async () => {
    const privately = { ...from, privateWindow: true };
    expect(await receive(db, page(), privately, 5)).toEqual({ type: 'refused', why: 'private' });
    await changeSettings(db, (settings) => ({ ...settings, pausedUntil: 10 }));
    expect(await receive(db, page(), from, 5)).toEqual({ type: 'refused', why: 'paused' });
    await changeSettings(db, (settings) => ({ ...settings, agreedAt: null }));
    expect(await receive(db, page(), from, 5)).toEqual({ type: 'refused', why: 'not-agreed' });

    expect(await db.pages.count()).toBe(0);
  });

  it('files a page under the sender’s origin, whatever the record claims', async () => {
    await receive(db, page('https://bank.example/account'), from, 5);

    const [row] = await db.pages.toArray();
    expect([row.url, row.host]).toEqual(['https://a.example/page', 'a.example']);
    expect((await unpackPage(row))?.url).toBe('https://a.example/page');
  });

  it('notes what was asked for when a redirect led to it, by the browser’s word', async () => {
    const lying = page();
    lying.record.self.redirectedFrom = 'https://elsewhere.example/';
    await receive(db, lying, { ...from, redirectedFrom: 'http://a.example/old#x' }, 5);

    const [row] = await db.pages.toArray();
    expect((await unpackPage(row))?.self.redirectedFrom).toBe('http://a.example/old');
  });

  it.each<[string, string, Partial<Settings>]>([
    ['never recorded', 'https://www.never.example/go', { never: ['never.example'] }],
    ['not chosen', 'https://elsewhere.example/', { mode: 'chosen', chosen: ['a.example'] }],
    ['a bank’s', 'https://www.paypal.com/go', {}],
    ['a sign-in host', 'https://login.a.example/', { mode: 'chosen', chosen: ['a.example'] }],
    ['on the own network', 'http://router.local/', {}],
    ['not of the web', 'file:///home/me/list.html', {}],
  ])('stores a page without its source where that is %s', async (_, source, settings) => {
    await changeSettings(db, (before) => ({ ...before, ...settings }));
    const reply = await receive(db, page(), { ...from, redirectedFrom: source }, 5);

    expect(reply).toEqual({ type: 'stored' });
    const [row] = await db.pages.toArray();
    expect((await unpackPage(row))?.self.redirectedFrom).toBe('');
    expect(await db.sources.count()).toBe(0);
  });

  it('stores a page without a source that was forgotten while it was on its way', async () => {
    const redirects = new Redirects();
    const redirected = { ...from, redirectedFrom: 'https://go.example/x' };
    const storing = receive(db, page(), redirected, 5, redirects.watch());
    redirects.forget();
    await forgetHost(db, 'go.example');

    expect(await storing).toEqual({ type: 'stored' });
    expect((await unpackPage((await db.pages.toArray())[0]))?.self.redirectedFrom).toBe('');
    expect(await db.sources.count()).toBe(0);
  });

  it('decides about the source by the settings at the moment of storing', async () => {
    const redirected = { ...from, redirectedFrom: 'https://go.example/x' };
    const storing = receive(db, page(), redirected, 5);
    await changeSettings(db, (settings) => ({ ...settings, never: ['go.example'] }));
    await storing;

    const [row] = await db.pages.toArray();
    expect((await unpackPage(row))?.self.redirectedFrom).toBe('');
    // The message comes again, its answer having been lost.
    expect(await receive(db, page(), redirected, 5)).toEqual({ type: 'stored' });
  });

  it('stores a page that came again as it was, though its source may not be kept', async () => {
    const redirected = { ...from, redirectedFrom: 'https://go.example/x' };
    await receive(db, page(), redirected, 5);
    await changeSettings(db, (settings) => ({ ...settings, never: ['go.example'] }));

    expect(await receive(db, page(), redirected, 5)).toEqual({ type: 'stored' });
    expect([await db.pages.count(), await db.visits.count()]).toEqual([1, 1]);
  });

  it('takes a recorder’s word that a page asks for a password, and deletes the page', async () => {
    await receive(db, page(), from, 5);
    const declined = { type: 'declined', why: 'password', visit };

    expect(await receive(db, declined, from, 5)).toEqual({ type: 'refused', why: 'password' });
    expect([await db.pages.count(), await db.visits.count()]).toEqual([0, 0]);
  });

  it('refuses what is not in order', async () => {
    expect(await receive(db, { type: 'delete-everything' }, from, 5)).toEqual({
      type: 'failed',
      why: 'invalid',
    });
  });

  it('puts pieces together, and stores them once', async () => {
    const text = JSON.stringify(recordOf(from.url, ['https://b.example/']));
    const piece = (index: number) => ({
      type: 'piece',
      visit,
      revision: 0,
      index,
      count: 2,
      text: index === 0 ? text.slice(0, 50) : text.slice(50),
    });

    expect(await receive(db, piece(1), from, 5)).toEqual({ type: 'staged' });
    expect(await receive(db, piece(0), from, 5)).toEqual({ type: 'stored' });
    expect([await db.pages.count(), await db.staging.count()]).toEqual([1, 0]);
  });

  it('answers "stored" to a piece that is sent again after the page was stored', async () => {
    const text = JSON.stringify(recordOf(from.url, []));
    const piece = { type: 'piece', visit, revision: 0, index: 0, count: 1, text };
    await receive(db, piece, from, 5);

    expect(await receive(db, piece, from, 5)).toEqual({ type: 'stored' });
    expect(await db.staging.count()).toBe(0);
  });

  it('stores nothing behind a deletion ordered while the page was on its way', async () => {
    const storing = receive(db, page(), from, 5);
    await deleteEverything(db);

    expect(await storing).toMatchObject({ type: 'refused', why: 'not-agreed' });
    expect(await db.pages.count()).toBe(0);
  });

  it.each([
    'https://a.example/x\nhttps://b.example/',
    'http://nopath',
    'http://',
    'https://a.example/?token=s3cret',
    'https://a.example/a//b',
    'https://A.example/',
  ])('refuses a record whose links are not canonical: %j', async (address) => {
    expect(await receive(db, page(from.url, [address]), from, 5)).toEqual({
      type: 'failed',
      why: 'invalid',
    });
  });

  it('refuses pieces that make no record', async () => {
    const piece = { type: 'piece', visit, revision: 0, index: 0, count: 1, text: '{"format":1' };

    expect(await receive(db, piece, from, 5)).toEqual({ type: 'failed', why: 'invalid' });
  });

  it('says so when the database does not answer', async () => {
    db.close({ disableAutoOpen: true });

    expect(await receive(db, page(), from, 5)).toEqual({ type: 'failed', why: 'database' });
  });

  it('tells a full disk from other trouble, however it is wrapped', () => {
    const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' });

    expect(failureOf(Object.assign(new Error('aborted'), { inner: full }))).toBe('full');
    expect(failureOf(new Error('aborted', { cause: full }))).toBe('full');
    expect(failureOf(new Error('other'))).toBe('database');
  });
});

describe('a page that turns out to be the person’s own', () => {
  const declined = (of: string | null, why = 'password') => ({
    type: 'declined',
    why,
    visit: of,
    since: 6,
  });

  it.each([
    ['as ever', {}],
    ['while recording is paused', { pausedUntil: 10 }],
    ['on a host that is never recorded', { never: ['a.example'] }],
    ['where only others are recorded', { mode: 'chosen' as const }],
  ])('is deleted, %s', async (_, change) => {
    await receive(db, page(), from, 5);
    await changeSettings(db, (settings) => ({ ...settings, ...change }));
    const why = 'signed-in';

    expect(await receive(db, declined(visit, why), from, 6)).toEqual({ type: 'refused', why });
    expect([await db.pages.count(), await db.visits.count()]).toEqual([0, 0]);
  });

  it('is not stored by a message that was on its way', async () => {
    await receive(db, declined(visit), from, 5);

    expect(await receive(db, page(), from, 6)).toEqual({ type: 'refused', why: 'forgotten' });
    expect(await db.pages.count()).toBe(0);
  });

  it('is the sender’s own: visits to other hosts stay', async () => {
    await receive(db, page(), from, 5);
    await receive(db, declined(visit), { ...from, url: 'https://evil.example/page' }, 6);

    expect(await db.pages.count()).toBe(1);
  });

  it('is the last at its address where an update cut its recorder off', async () => {
    await receive(db, page(), from, 5);
    const later = 'b'.repeat(32);
    await receive(db, { ...page(undefined, ['https://a.example/x']), visit: later }, from, 6);
    await receive(db, declined(null), from, 7);
    await receive(db, declined(null), from, 8); // what was opened before the page stays

    expect(await db.visits.toCollection().primaryKeys()).toEqual([visit]);
    expect(await db.pages.count()).toBe(1);
  });

  it('writes nothing down where nothing is recorded', async () => {
    await changeSettings(db, (settings) => ({ ...settings, agreedAt: null }));
    await receive(db, declined(visit), from, 5);

    expect(await db.forgotten.count()).toBe(0);
  });
});

describe('leave to record', () => {
  it('says whether signed-in pages may be, by the very host or by the setting', async () => {
    const ask = (url = from.url) => receive(db, { type: 'may-record' }, { ...from, url }, 5);
    expect(await ask()).toEqual({ type: 'go-ahead', signedIn: false });
    await changeSettings(db, (settings) => ({ ...settings, allowed: ['a.example'] }));
    expect(await ask()).toEqual({ type: 'go-ahead', signedIn: true });
    expect(await ask('https://www.a.example/')).toEqual({ type: 'go-ahead', signedIn: false });
    await changeSettings(db, (settings) => ({ ...settings, allowed: [], signedIn: true }));
    expect(await ask()).toEqual({ type: 'go-ahead', signedIn: true });
  });

  it('says so too where nothing is recorded at the moment: what is there may stay', async () => {
    const ask = () => receive(db, { type: 'may-record' }, from, 5);
    await changeSettings(db, (settings) => ({ ...settings, pausedUntil: 10 }));
    expect(await ask()).toEqual({ type: 'refused', why: 'paused', signedIn: false });
    await changeSettings(db, (settings) => ({ ...settings, signedIn: true }));
    expect(await ask()).toEqual({ type: 'refused', why: 'paused', signedIn: true });
  });
});

it('words that belong to one person are taken out once more at the door', async () => {
  const left = page();
  left.record.title = 'Inbox of jane.roe@mail.example';
  await receive(db, left, from, 5);
  const [row] = await db.pages.toArray();

  expect(row.title).toBe('Inbox of …');
  expect(JSON.stringify(await unpackPage(row))).not.toContain('jane');
});
