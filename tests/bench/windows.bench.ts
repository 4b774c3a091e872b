/**
 * Popup and side panel on a site of 50,000 known addresses, in real Chromium with the built extension:
 * when they first paint, when the site's summary is there, when the first addresses are; and the
 * longest task while the list is scrolled, searched and sorted.
 */
import type { Page } from 'playwright-core';
import { Ambit } from '../e2e/harness/chromium.ts';
import { millUrl, startPageMill } from '../e2e/harness/page-mill.ts';
import type { Bench } from './run.ts';
import { quantile } from './timing.ts';

const LINKS = 18_000;
const APART = 16_000;

const bench: Bench = async ({ quick }) => {
  const mill = await startPageMill(quick ? 2000 : LINKS);
  const ambit = await Ambit.open({ port: mill.port });
  await ambit.agree();
  const tab = await ambit.context.newPage();
  for (let n = 1; n <= 3; n++) {
    await ambit.visit(millUrl(n * APART), tab);
    await ambit.untilRows('pages', n, 60_000);
  }
  await ambit.untilRows('todo', 0, 120_000);
  const query = `?tab=${await ambit.tabId(tab)}`;
  // The compiler of this file marks named functions with a helper that pages do not have.
  await ambit.context.addInitScript('globalThis.__name = (named) => named');
  await ambit.context.addInitScript(watchOpening);
  const times = quick ? 3 : 15;
  await opened(ambit, `popup.html${query}`, '.summary', 1); // the boundary is made the first time
  await opened(ambit, `popup.html${query}`, '.summary', times);
  const panel = await opened(ambit, `sidepanel.html${query}`, '[data-row]', times);
  await scrolled(panel, quick ? 20 : 200);
  await searched(panel);
  await ambit.close();
  await mill.close();
};
export default bench;

/** Opens a window so many times and tells its medians; leaves the last one open. */
async function opened(ambit: Ambit, path: string, part: string, times: number): Promise<Page> {
  const paints: number[] = [];
  const parts: number[] = [];
  let page!: Page;
  for (let n = 0; n < times; n++) {
    await page?.close();
    page = await ambit.context.newPage();
    await page.setViewportSize({ width: 400, height: 700 });
    await page.goto(ambit.url(path));
    await page.waitForSelector(part, { timeout: 60_000 });
    const seen = await page.evaluate((wanted) => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const { parts } = globalThis as unknown as { parts: Record<string, number> };
      return [paint.startTime, parts[wanted]];
    }, part);
    paints.push(seen[0]);
    parts.push(seen[1]);
  }
  const told = (all: number[]) => {
    all.sort((a, b) => a - b);
    return `p50 ${quantile(all, 0.5).toFixed(0)} ms, worst ${all[all.length - 1].toFixed(0)} ms`;
  };
  const name = path.split('.')[0];
  console.log(`${name}, ${times} times: first paint ${told(paints)}; ${part} ${told(parts)}`);
  return page;
}

async function scrolled(panel: Page, wheels: number): Promise<void> {
  const addresses = await panel.locator('.grid [role=status]').textContent();
  await longest(panel);
  await panel.locator('.grid-box').hover();
  for (let n = 0; n < wheels; n++) {
    await panel.mouse.wheel(0, 700);
    await panel.waitForTimeout(16);
  }
  console.log(`side panel, ${addresses}, scrolled: longest task ${await longest(panel)} ms`);
}

async function searched(panel: Page): Promise<void> {
  const box = panel.getByRole('searchbox');
  await longest(panel);
  await box.pressSequentially('page-777', { delay: 20 });
  await panel.waitForTimeout(1500);
  await box.fill('');
  await panel.waitForTimeout(1500);
  console.log(`searched: longest task ${await longest(panel)} ms`);
  await panel.getByRole('combobox').selectOption('sure');
  await panel.waitForTimeout(2000);
  console.log(`sorted: longest task ${await longest(panel)} ms`);
}

/** The longest task since the last time, 0 where none took 50 ms. */
const longest = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const watched = globalThis as unknown as { longest: number };
    const was = watched.longest;
    watched.longest = 0;
    return Math.round(was);
  });

/** Notes when parts of the page first appear, and how long tasks take. */
function watchOpening(): void {
  const watched = globalThis as unknown as { parts: Record<string, number>; longest: number };
  watched.parts = {};
  watched.longest = 0;
  const look = () => {
    for (const part of ['.summary', '[data-row]']) {
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
