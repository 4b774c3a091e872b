import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parsePage } from '../../../lib/evaluate/parse-page.ts';
import { UNDECIDED } from '../../../lib/model/settings.ts';
import type { Database } from '../../../lib/store/database.ts';
import { unpackPage } from '../../../lib/store/packed-page.ts';
import { changeSettings } from '../../../lib/store/settings.ts';
import { fileKind } from '../../../lib/view/files/file-kind.ts';
import { harPages, readHar } from '../../../lib/view/files/har-file.ts';
import { importHar } from '../../../lib/view/files/import-har.ts';
import { DEMO_SITES, pageAt } from '../../demo-web/web.ts';
import { freshDatabase } from '../../store/fresh-database.ts';

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

/** Through the worker's part and the window's. */
async function bring(text: string, isStopped = () => false) {
  const { pages, skipped } = await readHar(new Blob([text]), () => {});
  const done = await importHar(db, {
    ...{ entries: harPages(pages), now: 77, tell: () => {}, isStopped },
    parse: parsePage,
    breathe: async () => {},
  });
  return { ...done, skipped: done.skipped + skipped };
}

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
    await expect(bring(har(...PAGES), () => true)).rejects.toMatchObject({ name: 'Stopped' });
    expect([await db.pages.count(), await db.visits.count()]).toEqual([0, 0]);
  });

  it('that is none is skipped as a whole', async () => {
    expect(await bring('{"log":')).toMatchObject({ pages: 0, skipped: 1 });
  });
});

it.each([
  ['{"ambit":"project","version":1}\n', 'project'],
  ['\ufeff { "log" : {"version":"1.2"', 'har'],
  ['http://a.example/\n', 'list'],
  ['{"format":"json-pages-1.0"}\n', 'list'],
  ['', 'list'],
])('knows what %j is', async (text, kind) => {
  expect(await fileKind(new Blob([text]))).toBe(kind);
});
