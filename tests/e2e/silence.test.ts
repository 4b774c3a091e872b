import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DemoWeb, startDemoWeb } from '../demo-web/server.ts';
import { CANARY_SITES, DEMO_SITES, OTHER_PAGES } from '../demo-web/web.ts';
import type { AnyAmbit, Tab } from './harness/any-ambit.ts';
import { isBrowsersOwn, theBrowser } from './harness/any-browser.ts';
import { makeHostileExtension } from './harness/hostile-extension.ts';
import { type Request, requestsIn } from './harness/net-log.ts';
import { patience, times } from './harness/scale.ts';

declare const browser: typeof import('wxt/browser').browser | undefined;
declare const chrome: typeof import('wxt/browser').browser;

const { name: browserName, open } = theBrowser;
/**
 * Chromium tells of every request who asked; Firefox asks its proxy, which hears of every request.
 */
const tellsWho = browserName === 'Chromium';
/** What each of them hears of the request for a page that is asked for in secret. */
const SECRET = tellsWho ? 'https://secret.example/' : 'https://secret.example:443';
const WITNESS = `${DEMO_SITES[0].start}?witness`;
const WHISPERED = `${DEMO_SITES[0].start}?whispered`;

let web: DemoWeb;
const hostile = makeHostileExtension(browserName);
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
      const atlas = await ambit.window('atlas.html');
      await atlas.shows('.site-card, .singles');
      await ambit.verify();
      // Requests that extensions do make, so that the log can be trusted.
      const witness = await ambit.newTab();
      await witness.load(hostile.page);
      const asks = (url: string) =>
        fetch(url).then(
          () => {},
          () => {},
        ); // nobody answers in secret
      await witness.inPage(asks, WITNESS);
      await witness.inPage(asks, 'https://secret.example/');
      await tab.load(DEMO_SITES[0].start);
      await whisper(ambit, DEMO_SITES[0].start, WHISPERED);
    });
    // What a script of Ambit's in a page asks for, the log gives out as asked for by the page.
    // Before the person agreed there is none.
    const without = await aDay('without.json', async (_, tab) => {
      await browse(tab);
      for (const { pages } of lookedAt) await tab.load(pages[1]);
      await tab.load(DEMO_SITES[0].start);
    });

    const byExtensions = requests.filter(({ by }) => by.startsWith('chrome-extension:'));
    console.log(
      `a day of ${opened.length} pages, ${lookedAt.length} sites looked at: ` +
        `${requests.length} requests` +
        `${tellsWho ? `, ${byExtensions.length - 2} by Ambit` : ''}; ` +
        `${without.length} without it`,
    );
    expect(requests.length).toBeGreaterThan(opened.length);
    if (tellsWho) expect(byExtensions.map(({ url }) => url)).toEqual([WITNESS, SECRET]);
    const [times, usual] = [requests, without].map(timesAsked);
    // Pages are counted; a picture may come from the browser's memory, or be asked for once more.
    const most = (url: string) =>
      all.includes(url) || !usual.has(url) ? (usual.get(url) ?? 0) : Number.POSITIVE_INFINITY;
    const more = [...times].filter(([url, count]) => count > most(url));
    expect(more.map(([url]) => url).sort()).toEqual([WHISPERED, WITNESS, SECRET].sort());
  },
  patience(240, 1800),
);

/** What was asked of the web while `lived`; the browser itself asks for updates and icons. */
async function aDay(
  name: string,
  lived: (ambit: AnyAmbit, tab: Tab) => Promise<void>,
): Promise<Request[]> {
  const log = join(folder, name);
  const before = web.requests.length;
  const ambit = await open(web.port, undefined, hostile, log);
  await lived(ambit, await ambit.newTab());
  await ambit.close(); // the log is whole now
  if (!tellsWho) {
    const heard = web.requests.slice(before).filter((line) => !isBrowsersOwn(line));
    return heard.map(askedOfProxy);
  }
  return requestsIn(log)
    .filter(({ url }) => /^(https?|wss?):/.test(url))
    .filter(({ url, by }) => by.includes('://') || new URL(url).host.endsWith('.example'))
    .filter(({ url, by }) => by.startsWith('chrome-extension:') || !url.endsWith('/favicon.ico'));
}

/**
 * The proxy is told a method and an address without its scheme, or a host that is asked in secret.
 */
const askedOfProxy = (line: string): Request => {
  const [method, place] = line.split(' ');
  return { url: `${method === 'CONNECT' ? 'https' : 'http'}://${place}`, by: '' };
};

async function browse(tab: Tab): Promise<void> {
  for (const url of opened) await tab.load(url);
}

/** In every window, about one page. */
async function look(ambit: AnyAmbit, tab: Tab, page: string): Promise<void> {
  await tab.load(page);
  await expect.poll(() => ambit.stateOf(page)).toBe('stored');
  await ambit.untilRows('todo', 0);
  const about = await ambit.tabAt(page);
  const popup = await ambit.window(`popup.html?tab=${about}`);
  await popup.shows('.tree'); // what arrives late pushes the rest down
  await popup.press('button.main');
  await popup.shows('.sums'); // saved
  const panel = await ambit.window(`sidepanel.html?tab=${about}`);
  await panel.shows('[role=treegrid]');
  for (const part of ['map', 'about', 'export']) await panel.press(`#tab-${part}`);
  await panel.shows('.preview pre');
  await ambit.order({ type: 'label', page, side: 'out', reach: 'host', typed: 'shop.example' });
  await ambit.order({ type: 'scope', page });
  const asked = { what: 'site', side: 'inside', other: '', directory: '', language: '' } as const;
  await ambit.order({ type: 'about', page, ...asked });
  await Promise.all([popup.close(), panel.close()]);
}

/** A request by a script of Ambit's in the page. */
async function whisper(ambit: AnyAmbit, page: string, url: string): Promise<void> {
  const tabId = (await ambit.tabAt(page))!;
  await ambit.inOwn(
    async ([target, to]) => {
      const { scripting } = typeof browser === 'object' ? browser : chrome;
      const func = (address: string) => fetch(address).then(() => {});
      await scripting.executeScript({ target, args: [to], func });
    },
    [{ tabId }, url] as const,
  );
}

/** How often each address was asked for. */
function timesAsked(requests: Request[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const { url } of requests) times.set(url, (times.get(url) ?? 0) + 1);
  return times;
}
