/**
 * The windows that the browser itself opens beside a page, worked by the mouse. What each part of
 * them does is told in the stories that open them as tabs.
 */
import type { Page as Tab } from 'playwright-core';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LONGEST_NAME } from '../../lib/model/site-name.ts';
import { DEMO_SITES, pageAt, siteOf } from '../demo-web/web.ts';
import { browse } from './harness/boundary-popup.ts';
import type { Ambit } from './harness/chromium.ts';
import { onDemoWeb } from './harness/on-demo-web.ts';
import { pictures } from './harness/pictures.ts';
import { RealWindows } from './harness/real-windows.ts';

const [museum, other] = DEMO_SITES;
const page = museum.pages.find((url) => url.includes('/exhibits/'))!;
const longest =
  'http://www.harbourmuseum.example/collections/instruments-of-the-harbour/nineteenth-century/' +
  'tide-gauges-and-clocks/restored/the-great-tide-clock-of-harwick-pier?view=full&language=en';
/** The browser makes no popup higher, nor wider. */
const HIGHEST = 600;
const WIDEST = 800;

let ambit: Ambit;
let tab: Tab;
let real: RealWindows;
onDemoWeb((opened) => {
  ({ ambit, tab } = opened);
});
afterAll(() => real?.close()); // if it came to that

beforeAll(async () => {
  for (const url of [...museum.pages, ...other.pages]) await browse(ambit, tab, url);
  await browse(ambit, tab, page);
  await ambit.untilRows('todo', 0);
  real = await RealWindows.of(ambit);
});

const press = (window: Page, name: string) =>
  window.locator(`::-p-aria(${name}[role="button"])`).click();
const choose = (window: Page, name: string) => window.locator(`label ::-p-text(${name})`).click();
const reads = (window: Page, words: string) => window.waitForSelector(`::-p-text(${words})`);
const title = (window: Page) => window.$eval('h1', (heading) => heading.textContent);

/** What of the page's site is in, as the boundary is stored, in the order of the alphabet. */
const inside = (): Promise<string[]> =>
  ambit.own.evaluate(async (about) => {
    const reply = (await chrome.runtime.sendMessage({ type: 'look', page: about })) as {
      site: number;
    };
    const db = await new Promise<IDBDatabase>((opened) => {
      const request = indexedDB.open('ambit');
      request.onsuccess = () => opened(request.result);
    });
    const rows = await new Promise<{ site: number; text: string; flags: Uint8Array }[]>((read) => {
      const request = db.transaction('boundaries').objectStore('boundaries').getAll();
      request.onsuccess = () => read(request.result);
    });
    db.close();
    return rows
      .filter(({ site }) => site === reply.site)
      .flatMap(({ text, flags }) => text.split('\n').filter((_, i) => (flags[i] & 1) === 1))
      .sort();
  }, page);

declare const chrome: typeof import('wxt/browser').browser;

describe('the popup that the browser opens', () => {
  let popup: Page;
  const expectRoom = async () => {
    const { scrollWidth, scrollHeight } = await popup.$eval(':root', (root) => ({
      scrollWidth: root.scrollWidth,
      scrollHeight: root.scrollHeight,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(WIDEST);
    expect(scrollHeight).toBeLessThanOrEqual(HIGHEST);
  };
  const saved = async () => {
    await press(popup, 'Save this site’s addresses');
    return real.saved('harbour-museum-urls.txt');
  };

  it('names the site, in no more room than a popup has', async () => {
    popup = await real.popup(tab);
    await reads(popup, 'Where this site is');

    expect(await title(popup)).toBe(museum.name);
    await expectRoom();
  });

  it('saves, at one click, the addresses that are in and no others', async () => {
    const all = await inside();

    expect(await saved()).toBe(all.map((url) => `${url}\n`).join(''));
    expect(all).toEqual(expect.arrayContaining(museum.pages));
    expect(all.filter((url) => siteOf(url) === other.name)).toEqual([]);
  });

  it('takes a correction, and takes it back', async () => {
    const before = await inside();
    const without = before.filter((url) => url !== page);
    await choose(popup, 'Not this site');
    await reads(popup, 'This moves 1 address out of the site.');
    await press(popup, 'Apply');
    await reads(popup, 'This page is out.');
    expect(await saved()).toBe(without.map((url) => `${url}\n`).join(''));

    await press(popup, 'Undo');
    await reads(popup, 'This page is in.');
    expect(await saved()).toBe(before.map((url) => `${url}\n`).join(''));
    await ambit.untilRows('tasks', 0); // it has said so: the next window need not
    await popup.close();
  });

  it('needs no more room for the longest name and address, which can be read', async () => {
    const { type, body } = pageAt(page);
    await tab.route(longest, (route) => route.fulfill({ contentType: type, body }));
    await browse(ambit, tab, longest);
    await ambit.untilRows('todo', 0);
    const name = 'Harbour Museum of Harwick, with its archive, its collections and its shop online';
    expect(name).toHaveLength(LONGEST_NAME);
    const named = await ambit.order({ type: 'name-site', page, name });
    popup = await real.popup(tab);
    await reads(popup, 'Where this site is');
    expect(await title(popup)).toBe(name);
    await expectRoom();
    const steps = await popup.$$eval('.crumbs li', (all) => all.map((one) => one.textContent));
    expect(steps.join('/')).toBe(longest.slice('http://'.length));
    const below = () =>
      popup.$eval('.crumbs', (list) => list.scrollHeight - list.clientHeight - list.scrollTop);
    expect(await below()).toBeGreaterThan(0);
    await popup.focus('.crumbs');
    await popup.keyboard.press('End');
    await expect.poll(below).toBeLessThanOrEqual(1);
    await popup.close();

    const shown = await ambit.popupFor(tab);
    await shown.getByRole('region', { name: 'Where this site is' }).waitFor();
    await pictures(shown, 'boundary-long-address');
    await shown.close();
    await ambit.order({ type: 'withdraw-names', ids: [(named as { id: number }).id] });
    await browse(ambit, tab, page);
  });
});

describe('the side panel that the browser opens', () => {
  let panel: Page;
  const row = `tr[title="${page}"]`;
  const isOn = (side: string) => panel.waitForSelector(`${row} [data-verdict="${side}"]`);

  it('shows the list move as a person corrects it and takes it back', async () => {
    await ambit.own.evaluate(leaveWord, 'Saved from another window.');
    panel = await real.panel(tab);
    await reads(panel, 'Saved from another window.'); // over the list's foot, until it is read
    await panel.locator('input[type=search]').fill('/exhibits/');
    await isOn('in');
    const all = await inside();
    await panel.locator(`${row} input[type=checkbox]`).click();
    await reads(panel, '1 address chosen');
    await press(panel, 'Not this site');
    await reads(panel, 'This moves 1 address out of the site.');
    await press(panel, 'Apply');
    await isOn('out');
    expect(await inside()).toEqual(all.filter((url) => url !== page));

    await press(panel, 'Undo');
    await isOn('in');
    expect(await inside()).toEqual(all);
    await press(panel, 'I have read this');
    await ambit.untilRows('tasks', 0);
  });

  it('follows the person from tab to tab', async () => {
    await expect.poll(() => title(panel)).toContain(museum.name);
    const second = await ambit.visit(other.pages[0]);
    await second.bringToFront();
    await expect.poll(() => title(panel)).toContain(other.name);
    await tab.bringToFront();
    await expect.poll(() => title(panel)).toContain(museum.name);
    await second.close();
  });
});

/** As work on files ends whose window was closed meanwhile. */
async function leaveWord(said: string): Promise<void> {
  const db = await new Promise<IDBDatabase>((opened) => {
    const request = indexedDB.open('ambit');
    request.onsuccess = () => opened(request.result);
  });
  const files = { lock: 'of nobody', step: null, said };
  const task = { what: 'save', done: 0, of: 0, state: 'done', startedAt: 1, result: null, files };
  const work = db.transaction('tasks', 'readwrite');
  work.objectStore('tasks').add({ ...task, failure: null });
  await new Promise((done) => {
    work.oncomplete = done;
  });
  db.close();
}
