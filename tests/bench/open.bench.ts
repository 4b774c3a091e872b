/**
 * How long 100,000 stored pages keep a person waiting: the popup of a browser that has
 * just started, on a database of the last schema version, the first time (it is upgraded
 * then) and later.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ambit } from '../e2e/harness/chromium.ts';
import { startPageMill } from '../e2e/harness/page-mill.ts';
import { unpack } from '../store/database-dump.ts';
import type { Bench } from './run.ts';

const ROWS_AT_ONCE = 1000;

const bench: Bench = async ({ quick }) => {
  const pages = quick ? 2000 : 100_000;
  const mill = await startPageMill();
  const profile = mkdtempSync(join(tmpdir(), 'ambit-open-'));
  const ambit = await Ambit.open({ port: mill.port, profile });
  await ambit.own.goto('about:blank'); // whoever has the database open
  const filler = await ambit.context.newPage();
  await filler.goto(ambit.url('offscreen.html'));
  await filler.evaluate('globalThis.__name = (named) => named');
  const { version, stores } = unpack(readFileSync('tests/fixtures/stores/3.json.gz'));
  const schema = stores.map(({ keys: _keys, rows: _rows, ...store }) => store);
  await filler.evaluate(fill, { version, schema, pages, atOnce: ROWS_AT_ONCE });
  await ambit.close();
  for (const time of ['first, upgraded', 'again', 'again']) {
    const later = await Ambit.open({ port: mill.port, profile });
    const popup = await later.context.newPage();
    await popup.goto(later.url('popup.html'));
    await popup.waitForSelector('main:not([aria-busy])', { timeout: 120_000 });
    const shown = await popup.evaluate(() => performance.now());
    const counted = await popup.evaluate(count);
    console.log(`${pages} pages, ${time}: popup after ${shown.toFixed(0)} ms; ${counted}`);
    await later.close();
  }
  rmSync(profile, { recursive: true, force: true });
  await mill.close();
};
export default bench;

interface Filling {
  version: number;
  schema: {
    name: string;
    keyPath: string | string[] | null;
    autoIncrement: boolean;
    indexes: { name: string; keyPath: string | string[] }[];
  }[];
  pages: number;
  atOnce: number;
}

/** Runs in one of Ambit's pages. */
async function fill({ version, schema, pages, atOnce }: Filling): Promise<void> {
  indexedDB.deleteDatabase('ambit');
  const db = await new Promise<IDBDatabase>((done) => {
    const request = indexedDB.open('ambit', version);
    request.onupgradeneeded = () => {
      for (const { name, keyPath, autoIncrement, indexes } of schema) {
        const store = request.result.createObjectStore(name, { keyPath, autoIncrement });
        for (const index of indexes) store.createIndex(index.name, index.keyPath);
      }
    };
    request.onsuccess = () => done(request.result);
  });
  const body = crypto.getRandomValues(new Uint8Array(1500));
  for (let from = 0; from < pages; from += atOnce) {
    const transaction = db.transaction(['pages', 'visits', 'settings', 'checkpoints'], 'readwrite');
    transaction.objectStore('settings').put({ agreedAt: 1 }, 'settings');
    const known = { of: 'known', generation: '', version: 0, pages, damaged: 0 };
    transaction.objectStore('checkpoints').put(known);
    for (let seq = from + 1; seq <= from + atOnce; seq++) {
      const host = `h${seq % 50}.example`;
      const hash = seq.toString(16).padStart(64, '0');
      const url = `https://${host}/${seq}`;
      const page = { seq, url, host, title: `Page ${seq}`, hash, identity: hash, body };
      transaction.objectStore('pages').put(page);
      const visit = seq.toString(16).padStart(32, '0');
      transaction.objectStore('visits').put({ visit, revision: 0, seq, at: seq });
    }
    await new Promise((done) => {
      transaction.oncomplete = done;
    });
  }
  db.close();
}

/** Runs in the popup: the database opened once more by itself, and a row read. */
async function count(): Promise<string> {
  const start = performance.now();
  const db = await new Promise<IDBDatabase>((done) => {
    const request = indexedDB.open('ambit');
    request.onsuccess = () => done(request.result);
  });
  const opened = performance.now() - start;
  const pages = await new Promise<number>((done) => {
    const request = db.transaction('pages').objectStore('pages').count();
    request.onsuccess = () => done(request.result);
  });
  const { version } = db;
  db.close();
  const counted = performance.now() - start - opened;
  return (
    `schema ${version / 10} opened in ${opened.toFixed(0)} ms, ` +
    `${pages} rows counted in ${counted.toFixed(0)} ms`
  );
}
