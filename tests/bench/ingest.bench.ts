/**
 * Storing pages, in real Chromium with the built extension: from the recorder's message to the
 * background's acknowledgement, strict durability; and one packed record per page against a row
 * per link, written by the same code in the same page.
 */
import { Ambit } from '../e2e/harness/chromium.ts';
import { millUrl, startPageMill } from '../e2e/harness/page-mill.ts';
import { pagesToHandIn } from './pages-to-hand-in.ts';
import type { Bench } from './run.ts';
import { quantile } from './timing.ts';

declare const chrome: typeof import('wxt/browser').browser;

const LINKS = 200;

const bench: Bench = async ({ quick }) => {
  const pages = quick ? 20 : 100;
  const mill = await startPageMill(LINKS);
  const ambit = await Ambit.open({ port: mill.port });
  await ambit.agree();
  // tsx wraps named functions in this helper, which the page they are sent to does not have.
  await ambit.own.evaluate('globalThis.__name = (named) => named');
  const tab = await ambit.visit(millUrl(0));
  await ambit.untilRows('pages', 1);
  const taken = await acknowledgements(ambit, await ambit.tabId(tab), pages);
  const total = taken.reduce((sum, ms) => sum + ms, 0);
  taken.sort((a, b) => a - b);
  console.log(`${pages} pages of ${LINKS} links, one after another, message to acknowledgement:`);
  console.log(
    `  median ${quantile(taken, 0.5).toFixed(1)} ms, p99 ` +
      `${quantile(taken, 0.99).toFixed(1)} ms, ${((1000 * pages) / total).toFixed(0)} pages/s`,
  );
  await ambit.untilRows('todo', 0, 60_000);
  console.log(`  derived state: ${JSON.stringify(await ambit.verify())}`);

  const [packed, rows] = await ambit.own.evaluate(writeBothWays, [pages, LINKS] as [
    number,
    number,
  ]);
  console.log(
    'the same pages written to IndexedDB, strict, a transaction per page; ' +
      'packing and hashing included:',
  );
  console.log(
    `  packed ${((1000 * pages) / packed).toFixed(0)} pages/s, ` +
      `a row per link ${((1000 * pages) / rows).toFixed(0)} pages/s: ` +
      `${(rows / packed).toFixed(1)} times`,
  );
  await ambit.close();
  await mill.close();
};
export default bench;

async function acknowledgements(ambit: Ambit, tabId: number, pages: number): Promise<number[]> {
  const [{ result }] = await ambit.own.evaluate(
    ([id, json]) =>
      chrome.scripting.executeScript({
        target: { tabId: id },
        args: [json],
        func: async (text: string) => {
          const taken: number[] = [];
          for (const message of JSON.parse(text)) {
            const start = performance.now();
            const reply = await chrome.runtime.sendMessage(message);
            if (reply?.type !== 'stored') throw new Error(`not stored: ${JSON.stringify(reply)}`);
            taken.push(performance.now() - start);
          }
          return taken;
        },
      }),
    [tabId, pagesToHandIn(pages, LINKS)] as [number, string],
  );
  return result as number[];
}

/** Milliseconds for `pages` pages as packed records, and as a row per link. Runs in the browser. */
async function writeBothWays([pages, links]: [number, number]): Promise<[number, number]> {
  const open = (name: string) =>
    new Promise<IDBDatabase>((done, fail) => {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => {
        const pages = request.result.createObjectStore('pages', { autoIncrement: true });
        for (const key of ['identity', 'url', 'host']) pages.createIndex(key, key);
        const rows = request.result.createObjectStore('links', { autoIncrement: true });
        rows.createIndex('from', 'from');
        rows.createIndex('to', 'to');
      };
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error);
    });
  /** `prepare` makes the rows of one page; they are written in one transaction. */
  const time = async (
    name: string,
    store: 'pages' | 'links',
    prepare: (n: number) => Promise<object[]>,
  ) => {
    const db = await open(name);
    const start = performance.now();
    for (let n = 0; n < pages; n++) {
      const rows = await prepare(n);
      const work = db.transaction(store, 'readwrite', { durability: 'strict' });
      for (const row of rows) work.objectStore(store).add(row);
      await new Promise((done, fail) => {
        work.oncomplete = done;
        work.onerror = fail;
      });
    }
    const taken = performance.now() - start;
    db.close();
    indexedDB.deleteDatabase(name);
    return taken;
  };
  const linkOf = (n: number, i: number) => ({
    from: `http://mill-0.example/bench/${n}`,
    to: `http://mill-${i % 7}.example/d${i % 11}/page-${n * 31 + i * 17}`,
    text: `page ${i} of the mill`,
  });
  const packed = await time('bench-packed', 'pages', async (n) => {
    const all = Array.from({ length: links }, (_, i) => linkOf(n, i));
    const json = new TextEncoder().encode(JSON.stringify(all));
    const deflate = new CompressionStream('deflate-raw');
    const writer = deflate.writable.getWriter();
    void writer.write(json).then(() => writer.close());
    const reader = deflate.readable.getReader();
    const body: Uint8Array[] = [];
    for (let next = await reader.read(); !next.done; next = await reader.read())
      body.push(next.value);
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', json));
    return [{ url: all[0].from, host: 'mill-0.example', identity: hash.join(), hash, body }];
  });
  const rows = await time('bench-rows', 'links', async (n) =>
    Array.from({ length: links }, (_, i) => linkOf(n, i)),
  );
  return [packed, rows];
}
