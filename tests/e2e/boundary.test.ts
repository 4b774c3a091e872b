/**
 * A person browses the demo web and asks, on a page of each site, where that site begins and ends.
 * The demo web knows the truth; what is measured is the file the person saves.
 */
import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ASK_RECORDING } from '../../lib/messages.ts';
import { type DemoWeb, startDemoWeb } from '../demo-web/server.ts';
import { DEMO_SITES, type DemoSite, siteOf } from '../demo-web/web.ts';
import { faultsOf } from './harness/axe.ts';
import { Ambit } from './harness/chromium.ts';

const SHOTS = '.output/screenshots';
const site = (name: string): DemoSite => DEMO_SITES.find((one) => one.name === name)!;
const museum = site('Harbour Museum');
const choir = site('The Lantern Choir');

let web: DemoWeb;
let ambit: Ambit;
let tab: Page;
beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
  web = await startDemoWeb();
  ambit = await Ambit.open({ port: web.port });
  await ambit.agree();
  tab = await ambit.context.newPage();
});
afterAll(async () => {
  await ambit.close();
  await web.close();
});

/** Opens a page and waits until its recorder has nothing more to do. */
async function browse(url: string): Promise<void> {
  await ambit.visit(url, tab);
  const id = await ambit.tabId(tab);
  await expect
    .poll(() => ambit.own.evaluate(([to, what]) => chrome.tabs.sendMessage(to, what), [id, ASK_RECORDING] as const))
    .not.toMatchObject({ state: 'working' });
}

/** The popup with all its parts there. */
async function popupOn(url: string): Promise<Page> {
  await browse(url);
  await ambit.untilRows('todo', 0, 60_000);
  const popup = await ambit.popupFor(tab);
  await popup.setViewportSize({ width: 380, height: 900 });
  await popup.getByRole('region', { name: 'Where this site is' }).waitFor();
  return popup;
}

async function savedBy(popup: Page, button: string): Promise<string[]> {
  const coming = popup.waitForEvent('download');
  await popup.getByRole('button', { name: button }).click();
  const text = await readFile((await (await coming).path())!, 'utf8');
  return text.trimEnd().split('\n');
}
const SAVE = 'Save the addresses of this site';

async function knownUrls(): Promise<string[]> {
  const rows = await ambit.rows<{ text: string }>('knownUrls');
  return rows.flatMap(({ text }) => text.split('\n')).filter((url) => url !== '');
}

async function shots(popup: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await popup.emulateMedia({ colorScheme });
    expect(await faultsOf(popup)).toEqual([]);
    await popup.screenshot({ path: `${SHOTS}/${name}-${colorScheme}.png`, fullPage: true });
  }
  await popup.emulateMedia({ colorScheme: 'light' });
}

describe('the boundary of a site in the popup', () => {
  it('is said to be a first guess while few of its pages were opened', async () => {
    const popup = await popupOn(museum.pages[0]);
    await popup.getByText('open a few more of its pages').waitFor();
    await shots(popup, 'boundary-learning');
    await popup.close();
  });

  it('is there after browsing all sites', async () => {
    for (const url of DEMO_SITES.flatMap(({ pages }) => pages)) await browse(url);
    await ambit.untilRows('todo', 0, 60_000);
  });

  it.each(DEMO_SITES.map((one) => [one.name, one] as const))('of %s', async (name, { pages, hosts }) => {
    const popup = await popupOn(pages[1]);
    const title = await popup.textContent('h1');
    const saved = new Set(await savedBy(popup, SAVE));
    const truth = (await knownUrls()).filter((url) => siteOf(url) === name);
    const right = truth.filter((url) => saved.has(url)).length;
    const f1 = (2 * right) / (saved.size + truth.length);
    const wrong = [...saved].filter((url) => siteOf(url) !== name);
    const missed = truth.filter((url) => !saved.has(url));
    if (process.env.REPORT) console.log(JSON.stringify({ name, title, f1, known: truth.length, wrong, missed }));

    expect(title).toBe(name);
    expect({ f1, wrong, missed }).toMatchObject({ f1: expect.closeTo(1, 1) });
    expect(f1).toBeGreaterThanOrEqual(0.95);
    expect(await popup.locator('.summary').textContent()).toContain(
      hosts.length === 1 ? 'on one host' : `over ${hosts.length} hosts`,
    );
    await popup.close();
  });
});

declare const chrome: typeof import('wxt/browser').browser;
