import { afterEach, beforeEach, expect, it } from 'vitest';
import { KNOWN_BOUNDS } from '../../lib/boundary/known/known-bounds.ts';
import { quantile } from '../bench/timing.ts';
import { Ambit } from './harness/chromium.ts';
import { millUrl, type PageMill, startPageMill } from './harness/page-mill.ts';
import { pictures } from './harness/pictures.ts';
import { companionHeap, extensionMemory } from './harness/process-memory.ts';
import { pump } from './harness/pump.ts';
import { patience, timeLeft, times } from './harness/scale.ts';
import { panelFor } from './harness/side-panel.ts';

const MEGABYTE = 1024 * 1024;
const MOST = 512 * MEGABYTE;

let mill: PageMill;
let ambit: Ambit;
beforeEach(async () => {
  mill = await startPageMill();
  ambit = await Ambit.open({ port: mill.port });
  await ambit.agree();
});
afterEach(async () => {
  await ambit.close();
  await mill.close();
});

const count = (table: string) =>
  ambit.own.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('ambit');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const counting = db.transaction(name).objectStore(name).count();
          counting.onsuccess = () => {
            db.close();
            resolve(counting.result);
          };
        };
      }),
    table,
  );

/** Hands in `pages` pages at `rate` a second, a stretch at a time, and tells of each. */
async function load(pages: number, rate: number, links: number, stretch: number, end: number) {
  const tab = await ambit.visit(millUrl(0));
  await ambit.untilRows('pages', 1);
  const memory = await extensionMemory(ambit);
  const heap = await companionHeap(ambit);
  const taken: number[] = [];
  const heaps: number[] = [];
  let [stored, notStored, ms] = [0, 0, 0];
  while (stored + notStored < pages && Date.now() < end) {
    const from = 1 + stored + notStored;
    const part = await pump(ambit, tab, { from, count: stretch, rate, links });
    stored += part.stored;
    notStored += part.notStored;
    ms += part.ms;
    taken.push(...part.taken);
    heaps.push(await heap());
    const sorted = part.taken.sort((a, b) => a - b);
    console.log(
      `${stored} pages: ${((1000 * stretch) / part.ms).toFixed(0)}/s, ` +
        `acknowledged p50 ${quantile(sorted, 0.5).toFixed(0)} ms, ` +
        `p99 ${quantile(sorted, 0.99).toFixed(0)} ms; ${await count('todo')} wait; ` +
        `heap ${(heaps.at(-1)! / MEGABYTE).toFixed(0)} MB, process ` +
        `${(memory() / MEGABYTE).toFixed(0)} MB`,
    );
  }
  taken.sort((a, b) => a - b);
  const begun = Date.now();
  await ambit.order({ type: 'catch-up' });
  console.log(
    `in all ${stored} pages of ${links} links: offered ${rate}/s, ` +
      `achieved ${((1000 * stored) / ms).toFixed(0)}/s, p50 ` +
      `${quantile(taken, 0.5).toFixed(0)} ms, p99 ${quantile(taken, 0.99).toFixed(0)} ms, ` +
      `${((Date.now() - begun) / 1000).toFixed(1)} s behind at the end`,
  );
  heaps.push(await heap());
  return { stored, notStored, heaps };
}

it(
  'stores every page it acknowledges of 100 a second with 200 links each',
  async () => {
    const end = Date.now() + timeLeft() * 0.35;
    const done = await load(times(200, 30_000), 100, 200, times(100, 1000), end);

    expect(done.notStored).toBe(0);
    expect(await count('pages')).toBe(1 + done.stored);
    expect(await count('todo')).toBe(0);
    expect(await ambit.verify()).toMatchObject({ agrees: true, damaged: 0 });
    expect(Math.max(...done.heaps)).toBeLessThan(MOST);
  },
  patience(180, 3600),
);

it(
  'keeps the companion within its memory through a long run',
  async () => {
    const end = Date.now() + timeLeft() * 0.5;
    const done = await load(times(300, 50_000), 150, 20, times(150, 2500), end);

    expect(done.notStored).toBe(0);
    expect(await count('pages')).toBe(1 + done.stored);
    const waiting = await count('todo'); // what is beyond a domain's share, or beyond all
    expect(waiting).toBeGreaterThanOrEqual(1 + done.stored - KNOWN_BOUNDS.pages);
    expect(done.stored < KNOWN_BOUNDS.pages / 2 ? waiting : 0).toBe(0);
    if (waiting > 0) {
      const popup = await ambit.popupFor(await ambit.visit(millUrl(0)));
      await popup.getByText('Ambit holds as many pages as it can').waitFor();
      await pictures(popup, 'popup-crowded');
    }
    expect(await ambit.verify()).toMatchObject({ agrees: true, damaged: 0 });
    expect(Math.max(...done.heaps)).toBeLessThan(MOST);
  },
  patience(180, 3600),
);

it('says in the popup and the panel that links of the site were left out', async () => {
  const tab = await ambit.visit(millUrl(0));
  await ambit.untilRows('pages', 1);
  await ambit.untilRows('todo', 0);
  const popup = await ambit.popupFor(tab);
  await popup.getByText('1 page opened').waitFor();
  // As the companion leaves it when a bound is reached.
  await ambit.own.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('ambit');
        opening.onsuccess = () => {
          const work = opening.result.transaction('sites', 'readwrite');
          const store = work.objectStore('sites');
          const reading = store.getAll();
          reading.onsuccess = () => store.put({ ...reading.result[0], leftOut: 1234 });
          work.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await popup.reload();
  const words = '1,234 links on pages of this site were left out';
  await popup.getByText(words).waitFor();
  await pictures(popup, 'popup-left-out');
  const panel = await panelFor(ambit, tab);
  await panel.getByText(words).waitFor();
  await pictures(panel, 'panel-left-out');

  await ambit.visit(millUrl(7), tab); // and pages themselves are still stored
  await ambit.untilRows('pages', 2);
});
