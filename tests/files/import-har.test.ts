import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parsePage } from '../../lab/evaluate/parse-page.ts';
import { fileKind } from '../../lib/files/file-kind.ts';
import { importHar } from '../../lib/files/import-har.ts';
import { textOf } from '../../lib/files/text-of.ts';
import { UNDECIDED } from '../../lib/model/settings.ts';
import { stopping } from '../../lib/pace/stopping.ts';
import type { Database } from '../../lib/store/database.ts';
import { unpackPage } from '../../lib/store/packed-page.ts';
import { changeSettings } from '../../lib/store/settings.ts';
import { DEMO_SITES, pageAt } from '../demo-web/web.ts';
import { freshDatabase } from '../store/fresh-database.ts';

const [museum] = DEMO_SITES;
const entry = (url: string, text: string) => ({
  startedDateTime: '2025-01-02T03:04:05Z',
  request: { url, method: 'GET' },
  response: { status: 200, content: { mimeType: 'text/html', text } },
});
const har = (...entries: object[]) => JSON.stringify({ log: { entries } });
const PAGES = museum.pages.slice(0, 3).map((url) => entry(url, pageAt(url).body));

let db: Database;
beforeEach(async () => {
  db = freshDatabase();
  await changeSettings(db, () => ({ ...UNDECIDED, agreedAt: 1 }));
});
afterEach(() => db.delete());

const bring = (text: string, { signal } = stopping()) =>
  importHar(db, {
    open: () => textOf(new Blob([text])),
    ...{ now: 77, tell: () => {}, signal },
    parse: parsePage,
    breathe: async () => {},
  });

describe('an HTTP archive', () => {
  it('gives its pages to the store, opened when they were brought in, and once', async () => {
    expect(await bring(har(...PAGES))).toMatchObject({ pages: 3, refused: 0, skipped: 0 });
    expect(await bring(har(...PAGES))).toMatchObject({ pages: 0, already: 3 });
    expect((await db.pages.toArray()).map(({ url }) => url)).toEqual(museum.pages.slice(0, 3));
    expect((await db.visits.toArray()).every(({ at }) => at === 77)).toBe(true);
    expect(await db.todo.count()).toBe(3);
  });

  it('keeps to what is never recorded', async () => {
    const never = new URL(museum.pages[0]).hostname;
    await changeSettings(db, (settings) => ({ ...settings, never: [never] }));
    const password = entry('http://other.example/', '<title>x</title><input type=password>');
    const local = entry('http://192.168.1.1/', '<title>router</title>');
    const done = await bring(har(...PAGES, password, local));

    expect(done).toMatchObject({ pages: 0, refused: 4, skipped: 1 });
    expect(await db.pages.count()).toBe(0);
  });

  it('keeps no source of a page that is never recorded itself', async () => {
    const [, page] = museum.pages;
    const moved = (url: string, redirectURL: string) => ({
      ...entry(url, ''),
      response: { status: 302, redirectURL, content: {} },
    });
    const sources = ['https://accounts.google.com/go', 'http://kept.example/go'];
    for (const source of sources) {
      const url = `${page}?by=${sources.indexOf(source)}`;
      await bring(har(moved(source, url), entry(url, pageAt(page).body)));
    }

    expect((await db.sources.toArray()).map(({ url }) => url)).toEqual([sources[1]]);
    const records = await Promise.all((await db.pages.toArray()).map(unpackPage));
    expect(records.map((record) => record?.self.redirectedFrom)).toEqual(['', sources[1]]);
  });

  it('leaves nothing when it is stopped', async () => {
    const stopped = stopping();
    stopped.stop();
    await expect(bring(har(...PAGES), stopped)).rejects.toMatchObject({ name: 'Stopped' });
    expect([await db.pages.count(), await db.visits.count()]).toEqual([0, 0]);
  });

  it('that is none, or not all of one, is refused as a whole', async () => {
    await expect(bring('{"log":{}}')).rejects.toMatchObject({ why: 'foreign' });
    await expect(bring(har(...PAGES).slice(0, -1))).rejects.toMatchObject({ why: 'cut' });
    expect(await db.pages.count()).toBe(0);
  });
});

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const noise = Uint8Array.from({ length: 5000 }, (_, i) => (i * 7919 + (i >> 3)) & 255);

it.each<[string | Uint8Array, unknown]>([
  ['{"ambit":"project","version":1}\n', 'project'],
  ['\ufeff { "log" : {"version":"1.2"', 'har'],
  ['http://a.example/\n', 'list'],
  ['{"format":"json-pages-1.0"}\n', 'list'],
  [`http://a.example/${'ü'.repeat(70_000)}`, 'list'],
  ['', 'list'],
  ['%PDF-1.7\n%\xe2\xe3', { looksLike: 'looksPdf' }],
  [bytes('PK\x03\x04\x14\0\x06\0[Content_Types].xml'), { looksLike: 'looksZip' }],
  [bytes('\x1f\x8b\x08\0\0'), { looksLike: 'looksPacked' }],
  [bytes('\x89PNG\r\n\x1a\n'), { looksLike: 'looksImage' }],
  [bytes('RIFF\x10\x20\0\0WEBPVP8 '), { looksLike: 'looksImage' }],
  [bytes('RIFF\x10\x20\0\0WAVEfmt '), { looksLike: 'looksMedia' }],
  [bytes('\0\0\0\x20ftypisom'), { looksLike: 'looksMedia' }],
  [bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), { looksLike: 'looksOffice' }],
  [bytes('SQLite format 3\0'), { looksLike: 'looksDatabase' }],
  [bytes('\xff\xfeh\0t\0t\0p\0'), { looksLike: 'looksOtherText' }],
  [bytes('http://a.example/caf\xe9\n'), { looksLike: 'looksOtherText' }],
  [bytes('http://a.example/\0\n'), { looksLike: 'looksBinary' }],
  ['<!doctype html><title>x</title>', { looksLike: 'looksMarkup' }],
  [noise, { looksLike: 'looksBinary' }],
])('knows what %j is', async (content, kind) => {
  expect(await fileKind(new Blob([content as string]))).toEqual(kind);
});
