import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDemoWeb } from '../demo-web/server.ts';
import { CANARY_SITES, DEMO_SITES, OTHER_PAGES } from '../demo-web/web.ts';
import { openAtlas } from './harness/atlas.ts';
import { savedBy } from './harness/boundary-popup.ts';
import { Ambit, CHROME_BUILD } from './harness/chromium.ts';
import { makeHostileExtension } from './harness/hostile-extension.ts';
import { netLogTo, type Request, requestsIn } from './harness/net-log.ts';
import { patience, times } from './harness/scale.ts';
import { panelFor } from './harness/side-panel.ts';

declare const chrome: typeof import('wxt/browser').browser;

const WITNESS = `${DEMO_SITES[0].start}?witness`;
const WHISPERED = `${DEMO_SITES[0].start}?whispered`;

let web: Awaited<ReturnType<typeof startDemoWeb>>;
const hostile = makeHostileExtension();
const folder = mkdtempSync(join(tmpdir(), 'ambit-day-'));
beforeAll(async () => {
  web = await startDemoWeb();
});
afterAll(async () => {
  await web.close();
  for (const path of [folder, hostile.folder]) rmSync(path, { recursive: true, force: true });
});

const all = [...DEMO_SITES, ...CANARY_SITES].flatMap((site) => site.pages).concat(OTHER_PAGES);
const opened = all.filter((_, i) => i % times(8, 1) === 0);
const lookedAt = DEMO_SITES.slice(0, times(1, DEMO_SITES.length));

it(
  'Ambit makes no request in a day of browsing, looking, correcting and saving',
  async () => {
    const requests = await aDay('with.json', async (ambit, tab) => {
      await ambit.agree();
      await browse(tab);
      await ambit.untilRows('todo', 0);
      for (const { pages } of lookedAt) await look(ambit, tab, pages[1]);
      await openAtlas(ambit);
      await ambit.verify();
      // Two requests that extensions do make, so that the log can be trusted.
      const witness = await ambit.context.newPage();
      await witness.goto(hostile.page);
      await witness.evaluate((url) => fetch(url), WITNESS);
      await tab.goto(DEMO_SITES[0].start);
      await whisper(ambit, tab, WHISPERED);
    });
    // What a script of Ambit's in a page asks for, the log gives out as asked for by the page. Before
    // the person agreed there is none.
    const without = await aDay('without.json', async (_, tab) => {
      await browse(tab);
      for (const { pages } of lookedAt) await tab.goto(pages[1]);
      await tab.goto(DEMO_SITES[0].start);
    });

    const byExtensions = requests.filter(({ by }) => by.startsWith('chrome-extension:'));
    console.log(
      `a day of ${opened.length} pages, ${lookedAt.length} sites looked at: ${requests.length} requests, ${byExtensions.length - 1} by Ambit; ${without.length} without it`,
    );
    expect(requests.length).toBeGreaterThan(opened.length);
    expect(byExtensions.map(({ url }) => url)).toEqual([WITNESS]);
    const [times, usual] = [requests, without].map(timesAsked);
    // Pages are counted; a picture may come from the browser's memory, or be asked for once more.
    const most = (url: string) =>
      all.includes(url) || !usual.has(url) ? (usual.get(url) ?? 0) : Number.POSITIVE_INFINITY;
    const more = [...times].filter(([url, count]) => count > most(url));
    expect(more.map(([url]) => url).sort()).toEqual([WHISPERED, WITNESS]);
  },
  patience(240, 1800),
);

/** What was asked of the web while `lived`; the browser itself asks for updates and icons. */
async function aDay(
  name: string,
  lived: (ambit: Ambit, tab: Page) => Promise<void>,
): Promise<Request[]> {
  const log = join(folder, name);
  const build = `${CHROME_BUILD},${hostile.folder}`;
  const ambit = await Ambit.open({ port: web.port, build, args: netLogTo(log) });
  await lived(ambit, await ambit.context.newPage());
  await ambit.close(); // the log is whole now
  return requestsIn(log)
    .filter(({ url }) => /^(https?|wss?):/.test(url))
    .filter(({ url, by }) => by.includes('://') || new URL(url).host.endsWith('.example'))
    .filter(({ url, by }) => by.startsWith('chrome-extension:') || !url.endsWith('/favicon.ico'));
}

async function browse(tab: Page): Promise<void> {
  for (const url of opened) await tab.goto(url);
}

/** In every window, about one page. */
async function look(ambit: Ambit, tab: Page, page: string): Promise<void> {
  await tab.goto(page);
  await ambit.untilRows('todo', 0);
  const popup = await ambit.popupFor(tab);
  expect((await savedBy(popup)).length).toBeGreaterThan(1);
  const panel = await panelFor(ambit, tab);
  await panel.getByRole('treegrid').waitFor();
  for (const name of ['Map', 'About', 'Export']) await panel.getByRole('tab', { name }).click();
  await panel.locator('.preview pre').waitFor();
  await ambit.order({ type: 'label', page, side: 'out', reach: 'host', typed: 'shop.example' });
  await ambit.order({ type: 'scope', page });
  const about = { what: 'site', side: 'inside', other: '', directory: '', language: '' } as const;
  await ambit.order({ type: 'about', page, ...about });
  await Promise.all([popup.close(), panel.close()]);
}

/** A request by a script of Ambit's in the page. */
async function whisper(ambit: Ambit, tab: Page, url: string): Promise<void> {
  const target = { tabId: await ambit.tabId(tab) };
  await ambit.own.evaluate(
    ([at, to]) => {
      const func = (address: string) => fetch(address).then(() => {});
      return chrome.scripting.executeScript({ target: at, args: [to], func });
    },
    [target, url] as const,
  );
}

/** How often each address was asked for. */
function timesAsked(requests: Request[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const { url } of requests) times.set(url, (times.get(url) ?? 0) + 1);
  return times;
}
