/**
 * Popup and side panel on a site of more than 50,000 known addresses, in real Chromium with the
 * built extension: when they first paint, when the site's summary and the list are there, and the
 * longest task while they open and while the list is scrolled, searched and sorted. A page of
 * Ambit's without any script is opened in the same run: what the machine takes for that, no window
 * of ours can save. In the end it says of each promise whether it was kept.
 */
import type { Page } from 'playwright-core';
import { Ambit } from '../e2e/harness/chromium.ts';
import { stopServiceWorker } from '../e2e/harness/kills.ts';
import { millUrl, startPageMill } from '../e2e/harness/page-mill.ts';
import type { Bench } from './run.ts';
import { quantile } from './timing.ts';

const LINKS = 20_000;
const PAGES = 4;
const APART = 16_000;
const EMPTY = 'wordnet/LICENSE.txt';
/**
 * Promised, in milliseconds: the popup's summary, in the median, and any task while it is worked.
 */
const SUMMARY_WITHIN = 150;
const LONGEST_TASK = 50;

const bench: Bench = async ({ quick }) => {
  const mill = await startPageMill(quick ? 2000 : LINKS);
  const ambit = await Ambit.open({ port: mill.port });
  await ambit.agree();
  const tab = await ambit.context.newPage();
  for (let n = 1; n <= PAGES; n++) {
    await ambit.visit(millUrl(n * APART), tab);
    await ambit.untilRows('pages', n, 60_000);
  }
  await ambit.untilRows('todo', 0, 120_000);
  const [{ urls }] = await ambit.rows<{ urls: number }>('checkpoints');
  console.log(`${urls.toLocaleString('en')} known addresses`);
  const query = `?tab=${await ambit.tabId(tab)}`;
  // The compiler of this file marks named functions with a helper that pages do not have.
  await ambit.context.addInitScript('globalThis.__name = (named) => named');
  await ambit.context.addInitScript(watchOpening);
  const times = quick ? 3 : 21;
  await opened(ambit, EMPTY, [], times);
  await opened(ambit, `popup.html${query}`, ['.summary', '.tree'], 1, 'the boundary made anew');
  const popup = await opened(ambit, `popup.html${query}`, ['.summary', '.tree'], times);
  const asleep = () => stopServiceWorker(ambit);
  await opened(
    ambit,
    `popup.html${query}`,
    ['.summary', '.tree'],
    times,
    'background asleep',
    asleep,
  );
  const side = await opened(ambit, `sidepanel.html${query}`, ['.summary', '[data-row]'], times);
  const tasks: number[] = [];
  for (let n = 0; n < (quick ? 1 : 5); n++) {
    tasks.push(await scrolled(side.page, quick ? 20 : 100));
  }
  const worked = await searched(side.page);
  judge('the popup’s summary', popup.medians['.summary'], SUMMARY_WITHIN);
  judge('the longest task while scrolling', Math.max(...tasks), LONGEST_TASK);
  judge('the longest task while searching and sorting', worked, LONGEST_TASK);
  await ambit.close();
  await mill.close();
};
export default bench;

function judge(what: string, ms: number, most: number): void {
  console.log(`${ms <= most ? 'pass' : 'MISS'}: ${what} ${ms.toFixed(0)} ms, of ${most} promised`);
}

interface Watched {
  parts: Record<string, number>;
  longest: number;
}

/** Opens a window so many times and tells its medians; leaves the last one open. */
async function opened(
  ambit: Ambit,
  path: string,
  parts: string[],
  times: number,
  note = '',
  before = async () => {},
): Promise<{ page: Page; medians: Record<string, number> }> {
  const seen: Record<string, number[]> = {};
  let page!: Page;
  for (let n = 0; n < times; n++) {
    await page?.close();
    page = await ambit.context.newPage();
    await page.setViewportSize({ width: 400, height: 700 });
    await before();
    await page.goto(ambit.url(path));
    for (const part of parts) await page.waitForSelector(part, { timeout: 60_000 });
    await page.waitForTimeout(300); // the longest task may be the last
    const one = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const { parts, longest } = globalThis as unknown as Watched;
      return { 'first paint': paint.startTime, ...parts, 'longest task': longest };
    });
    for (const [what, ms] of Object.entries(one)) seen[what] = [...(seen[what] ?? []), ms];
  }
  const told = Object.entries(seen).map(([what, all]) => {
    all.sort((a, b) => a - b);
    return `${what} ${[0, 0.5, 1].map((q) => quantile(all, q).toFixed(0)).join(' / ')}`;
  });
  const name = path === EMPTY ? 'empty page' : path.split('.')[0];
  console.log(`${name} ${times} times ${note}: ${told.join(', ')} ms (best / median / worst)`);
  const medians = Object.entries(seen).map(([what, all]) => [what, quantile(all, 0.5)]);
  return { page, medians: Object.fromEntries(medians) };
}

/** Returns its longest task. */
async function scrolled(panel: Page, wheels: number): Promise<number> {
  const addresses = await panel.locator('.grid [role=status]').textContent();
  await longest(panel);
  await panel.locator('.grid-box').hover();
  for (let n = 0; n < wheels; n++) {
    await panel.mouse.wheel(0, 700);
    await panel.waitForTimeout(16);
  }
  const ms = await longest(panel);
  console.log(`side panel, ${addresses}, scrolled: longest task ${ms} ms`);
  return ms;
}

/** Returns its longest task. */
async function searched(panel: Page): Promise<number> {
  const box = panel.getByRole('searchbox');
  await longest(panel);
  await box.pressSequentially('page-777', { delay: 20 });
  await panel.waitForTimeout(1500);
  await box.fill('');
  await panel.waitForTimeout(1500);
  const searching = await longest(panel);
  console.log(`searched: longest task ${searching} ms`);
  await panel.getByRole('combobox').selectOption('sure');
  await panel.waitForTimeout(2000);
  const sorting = await longest(panel);
  console.log(`sorted: longest task ${sorting} ms`);
  return Math.max(searching, sorting);
}

/** The longest task since the last time, 0 where none took 50 ms. */
const longest = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const watched = globalThis as unknown as Watched;
    const was = watched.longest;
    watched.longest = 0;
    return Math.round(was);
  });

/** Notes when parts of the page first appear, and how long tasks take. */
function watchOpening(): void {
  const watched = globalThis as unknown as Watched;
  watched.parts = {};
  watched.longest = 0;
  const look = () => {
    for (const part of ['.summary', '.tree', '[data-row]']) {
      if (!(part in watched.parts) && document.querySelector(part) !== null) {
        watched.parts[part] = performance.now();
      }
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      watched.longest = Math.max(watched.longest, duration);
    }
  }).observe({ type: 'longtask', buffered: true });
}
