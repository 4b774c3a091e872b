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
import { CANARY_SITES, DEMO_SITES, type DemoSite, pageAt, siteOf } from '../demo-web/web.ts';
import { faultsOf } from './harness/axe.ts';
import { Ambit } from './harness/chromium.ts';

const SHOTS = '.output/screenshots';
const site = (name: string): DemoSite => DEMO_SITES.find((one) => one.name === name)!;
const museum = site('Harbour Museum');
const choir = site('The Lantern Choir');
const moss = site('Harwick Moss Society');

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
    .poll(() =>
      ambit.own.evaluate(([to, what]) => chrome.tabs.sendMessage(to, what), [
        id,
        ASK_RECORDING,
      ] as const),
    )
    .not.toMatchObject({ state: 'working' });
}

/** The popup with all its parts there. */
async function popupOn(url: string): Promise<Page> {
  await browse(url);
  await ambit.untilRows('todo', 0, 60_000);
  const popup = await ambit.popupFor(tab);
  await popup.getByRole('region', { name: 'Where this site is' }).waitFor();
  return popup;
}

/** What is in, by the file that the person saves. */
async function savedBy(popup: Page): Promise<string[]> {
  const coming = popup.waitForEvent('download');
  await popup.getByRole('button', { name: 'Save this site’s addresses' }).click();
  const text = await readFile((await (await coming).path())!, 'utf8');
  return text.trimEnd().split('\n');
}

/** Feeds and pictures are of no site by the demo web's word, so they cannot be right or wrong. */
const isPage = (url: string): boolean => pageAt(url).type.startsWith('text/html');

async function knownUrls(): Promise<string[]> {
  const rows = await ambit.rows<{ text: string }>('knownUrls');
  return rows.flatMap(({ text }) => text.split('\n')).filter((url) => url !== '');
}

/** Pictures in both colours, each looked over by axe. */
async function shots(popup: Page, name: string): Promise<void> {
  await popup.setViewportSize({ width: 320, height: 600 });
  expect(await popup.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
  await popup.setViewportSize({ width: 380, height: 600 });
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

  it.each(DEMO_SITES.map((one) => [one.name, one] as const))('of %s', async (name, truth) => {
    const popup = await popupOn(truth.pages[1]);
    const title = await popup.textContent('h1');
    const saved = (await savedBy(popup)).filter(isPage);
    const own = (await knownUrls()).filter((url) => siteOf(url) === name);
    const wrong = saved.filter((url) => siteOf(url) !== name);
    const missed = own.filter((url) => !saved.includes(url));
    const f1 = (2 * (own.length - missed.length)) / (saved.length + own.length);

    expect(title).toContain(name);
    expect(title).not.toContain('.example');
    expect(f1, JSON.stringify({ wrong, missed })).toBeGreaterThanOrEqual(0.95);
    await popup.close();
  });

  it('reaches over the hosts of a site, and marks what of the address is inside', async () => {
    const popup = await popupOn(museum.pages.find((url) => url.includes('/exhibits/'))!);

    expect(await popup.locator('.summary').textContent()).toContain('over 3 hosts');
    const where = popup.getByRole('region', { name: 'Where this site is' });
    for (const host of museum.hosts) await where.getByText(host, { exact: true }).waitFor();
    expect(await popup.locator('.crumbs mark').first().textContent()).toBe(museum.hosts[0]);
    await shots(popup, 'boundary-museum');
    await popup.close();
  });

  it('is one directory of a shared host', async () => {
    const popup = await popupOn(choir.pages[1]);
    const [host] = choir.hosts;

    expect(await popup.locator('.crumbs li').first().textContent()).toBe(host);
    expect(await popup.locator('.crumbs mark').first().textContent()).toBe('lantern-choir');
    await shots(popup, 'boundary-choir');
    await popup.close();
  });
});

describe('a person corrects the boundary', () => {
  it('of one page, sees the list move, and undoes it', async () => {
    const page = moss.pages[2];
    const popup = await popupOn(page);
    const before = await savedBy(popup);
    expect(before).toContain(page);

    await popup.getByRole('radio', { name: 'Not this site' }).check();
    await popup.getByText(/^This moves \d+ address(es)? out of the site\.$/).waitFor();
    expect(await ambit.rows('labels')).toEqual([]);
    await shots(popup, 'boundary-draft');
    await popup.getByRole('button', { name: 'Apply' }).click();
    await popup.getByText('This page is out.').waitFor();
    await popup.getByText('You said so.').waitFor();
    await expect.poll(() => savedBy(popup)).not.toContain(page);
    await shots(popup, 'boundary-corrected');

    await popup.getByRole('button', { name: 'Undo' }).click();
    await popup.getByText('This page is in.').waitFor();
    await expect.poll(() => savedBy(popup)).toEqual(before);
    expect(await popup.getByRole('radio', { name: 'Unsure' }).isChecked()).toBe(true);
    await popup.close();
  });

  it('of a directory, as many addresses as were announced, and takes it back by being unsure', async () => {
    const page = museum.pages.find((url) => url.includes('/exhibits/'))!;
    const directory = page.slice(0, page.lastIndexOf('/') + 1);
    const popup = await popupOn(page);
    const before = await savedBy(popup);

    await popup.getByRole('radio', { name: 'Not this site' }).check();
    await popup.getByRole('radio', { name: directory.replace('http://', '') }).check();
    const said = popup.getByText(/^This moves \d+ addresses out of the site\.$/);
    const announced = Number(/\d+/.exec((await said.textContent())!)![0]);
    await popup.getByRole('button', { name: 'Apply' }).click();
    await popup.getByText('This page is out.').waitFor();
    await expect.poll(async () => before.length - (await savedBy(popup)).length).toBe(announced);
    expect((await savedBy(popup)).filter((url) => url.startsWith(directory))).toEqual([]);

    await popup.getByRole('radio', { name: 'Unsure' }).check();
    await popup.getByText('Takes back what you said of').waitFor();
    await popup.getByRole('button', { name: 'Apply' }).click();
    await popup.getByText('This page is in.').waitFor();
    await expect.poll(() => savedBy(popup)).toEqual(before);
    await popup.close();
  });

  it('with the keyboard alone', async () => {
    const popup = await popupOn(moss.pages[3]);
    const labels = (await ambit.rows('labels')).length;
    await popup.getByRole('radio', { name: 'Unsure' }).focus();
    await popup.keyboard.press('ArrowLeft');
    await popup.getByText(/^This moves/).waitFor();
    for (const name of ['reach', 'Apply']) {
      await popup.keyboard.press('Tab');
      expect(await popup.evaluate(focused)).toContain(name);
    }
    await popup.keyboard.press('Enter');
    await popup.getByText('Noted: not this site.').waitFor();
    expect(await popup.evaluate(focused)).toContain('Undo');
    await popup.keyboard.press('Enter');
    await popup.getByText('This page is in.').waitFor();
    expect((await ambit.rows('labels')).length).toBe(labels + 1);
    await popup.close();
  });
});

describe('the popup follows', () => {
  it('the pages that are opened while it is open', async () => {
    await ambit.order({ type: 'delete-everything' });
    await ambit.agree();
    const popup = await popupOn(museum.pages[0]);
    expect(await popup.locator('.summary').textContent()).toMatch(/^1 page opened/);
    const other = await ambit.visit(museum.pages[1]);
    await popup.getByText(/^2 pages opened/).waitFor();
    await other.close();
    await popup.close();
  });

  it('what is forgotten, and says so', async () => {
    const popup = await popupOn(museum.pages[0]);
    await ambit.order({ type: 'forget-host', host: museum.hosts[0] });
    await popup.getByText('Nothing is recorded yet.').waitFor();
    expect(await popup.textContent('h1')).toBe(museum.hosts[0]);
    await shots(popup, 'boundary-nothing');
    await popup.close();
  });

  it('a pause: what is known stays in view', async () => {
    await popupOn(museum.pages[0]).then((popup) => popup.close());
    await ambit.order({ type: 'pause', until: Number.MAX_SAFE_INTEGER });
    const popup = await ambit.popupFor(tab);
    await popup.getByText('Recording is paused.').waitFor();
    await popup.getByRole('region', { name: 'Where this site is' }).waitFor();
    await shots(popup, 'boundary-paused');
    await popup.close();
  });
});

describe('where there is no boundary, the popup says why', () => {
  it('before the person has agreed', async () => {
    await ambit.order({ type: 'delete-everything' });
    await ambit.visit(museum.start, tab);
    const popup = await ambit.popupFor(tab);
    await popup.getByRole('button', { name: 'Read and decide' }).waitFor();
    await shots(popup, 'boundary-not-agreed');
    await popup.close();
  });

  it('on a site that is left alone', async () => {
    await ambit.agree();
    await ambit.visit(CANARY_SITES[0].start, tab);
    const popup = await ambit.popupFor(tab);
    await popup.getByText('Ambit leaves banks').waitFor();
    await shots(popup, 'boundary-left-alone');
    await popup.close();
  });

  it('when the question fails, with a way to ask again', async () => {
    await browse(museum.start);
    await ambit.untilRows('todo', 0);
    const popup = await ambit.context.newPage();
    await popup.addInitScript(loseTheFirstLook);
    await popup.goto(ambit.url(`popup.html?tab=${await ambit.tabId(tab)}`));
    await popup.getByText('could not find the boundary of this site: It is busy.').waitFor();
    await shots(popup, 'boundary-failed');
    await popup.getByRole('button', { name: 'Try again' }).click();
    await popup.getByRole('region', { name: 'Where this site is' }).waitFor();
    await popup.close();
  });
});

/** The background's refusal, which nothing real brings about at will. */
function loseTheFirstLook(): void {
  const { runtime } = (globalThis as unknown as { browser?: typeof chrome }).browser ?? chrome;
  const send = runtime.sendMessage.bind(runtime);
  let lost = false;
  const losing = (message: { type: string }, ...rest: [] | [(reply: object) => void]) => {
    if (lost || message.type !== 'look') return send(message, ...(rest as []));
    lost = true;
    const reply = { type: 'error', message: 'It is busy.' };
    rest[0]?.(reply);
    return Promise.resolve(reply);
  };
  runtime.sendMessage = losing as unknown as typeof runtime.sendMessage;
}

const focused = () => {
  const element = document.activeElement as HTMLInputElement | null;
  return `${element?.name ?? ''} ${element?.textContent ?? ''}`;
};

declare const chrome: typeof import('wxt/browser').browser;
