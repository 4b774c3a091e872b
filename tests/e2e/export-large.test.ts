/**
 * A site of 200,000 addresses is saved: how long, how much memory, whether the window waits,
 * and what becomes of it when the window shows something else or is closed. Then thousands of
 * pages come in.
 */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoWeb, startDemoWeb } from '../demo-web/server.ts';
import { DEMO_SITES } from '../demo-web/web.ts';
import { openAtlas } from './harness/atlas.ts';
import { browse } from './harness/boundary-popup.ts';
import { Calls } from './harness/calls.ts';
import { Ambit } from './harness/chromium.ts';
import { DownloadFolder } from './harness/download-folder.ts';
import { CompanionEnder, endOffscreenPage } from './harness/kills.ts';
import { writeAddresses } from './harness/large-site.ts';
import { countLongTasks, longestTask } from './harness/long-tasks.ts';
import { NAME, PAGES, pageOf, theirs, writeManyPages } from './harness/many-pages.ts';
import { pictures } from './harness/pictures.ts';
import { watchMemory } from './harness/process-memory.ts';
import { panelFor, panelOn } from './harness/side-panel.ts';

const ADDRESSES = 200_000;
/** Known before the large site is: nothing new is learnt while that is saved. */
const other = DEMO_SITES[2];

let web: DemoWeb;
let ambit: Ambit;
let tab: Page;
let panel: Page;
beforeAll(async () => {
  web = await startDemoWeb();
  ambit = await Ambit.open({ port: web.port });
  await ambit.agree();
});
afterAll(async () => {
  await ambit.close();
  await web.close();
});

it('is there', async () => {
  tab = await ambit.context.newPage();
  await browse(ambit, tab, other.pages[0]);
  panel = await panelOn(ambit, tab, DEMO_SITES[0].pages[1]);
  const [{ id }] = await ambit.rows<{ id: number }>('sites');
  await writeAddresses(ambit, id, ADDRESSES);
  await panel.getByRole('tab', { name: 'Export' }).click();
  await panel.getByText('200,000 addresses').waitFor();
});

async function choose(words: string, name: string): Promise<void> {
  const radio = panel.getByRole('radio', { name: new RegExp(`^${words}`), includeHidden: true });
  const group = panel.locator('details', { has: radio }).first();
  if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
  await radio.check();
  await panel.locator('.preview', { hasText: name }).waitFor();
}

it.each([
  ['List of addresses', '-urls.txt', 200_000],
  ['Spreadsheet', '-addresses.csv', 200_001],
  ['Gephi', '-links.gexf', 200_000],
] as const)('%s', async (words, name, least) => {
  await countLongTasks(panel);
  await choose(words, name);
  const stop = await watchMemory(ambit);
  const counted = await Calls.countedIn(panel);
  const started = Date.now();
  const coming = panel.waitForEvent('download');
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  const download = await coming;
  const time = Date.now() - started;
  const [peak, first] = stop();
  const bytes = readFileSync((await download.path())!);
  const longest = await longestTask(panel);
  const most = await counted.most();
  console.log(
    `${words}: ${(bytes.length / 1e6).toFixed(1)} MB in ${time} ms, at most ` +
      `${((peak - first) / 1e6).toFixed(0)} MB more, longest task ${longest.toFixed(0)} ms, ` +
      `most calls in the window ${most.calls} (${most.name})`,
  );

  expect(download.suggestedFilename()).toContain(name);
  expect(bytes.toString().split('\n').length).toBeGreaterThan(least);
  // The window does nothing for each address, so it cannot freeze however many there are.
  expect(most.calls).toBeGreaterThan(0);
  expect(most.calls).toBeLessThan(ADDRESSES);
});

it('is stopped at once, and nothing is saved', async () => {
  let files = 0;
  panel.on('download', () => files++);
  await panel.getByRole('button', { name: 'Save', exact: true }).click();
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await panel.getByText('Stopped. Nothing was saved.').waitFor();
  await expect.poll(() => panel.workers()).toHaveLength(0); // whoever wrote it is gone
  const coming = panel.waitForEvent('download');
  await choose('List of addresses', '-urls.txt');
  await panel.getByRole('button', { name: 'Save', exact: true }).click();

  // The one that was not stopped is the only one.
  expect((await coming).suggestedFilename()).toContain('-urls.txt');
  expect(files).toBe(1);
});

describe('while it is saved', () => {
  const save = () => panel.getByRole('button', { name: 'Save', exact: true });
  const read = () => panel.getByRole('button', { name: 'I have read this' });
  const begin = async () => {
    await choose('Gephi', '-links.gexf');
    await save().click();
    await panel.getByText(/^Saving\. (Addresses read|Pages read|Written): [1-9]/).waitFor();
  };

  it('another tab may be looked at, and the file comes', async () => {
    const coming = panel.waitForEvent('download');
    await begin();
    await panel.getByRole('tab', { name: 'About' }).click();
    await panel.getByText(/^Saving\./).waitFor();
    const bytes = readFileSync((await (await coming).path())!);

    expect(bytes.toString().split('\n').length).toBeGreaterThan(ADDRESSES);
    await panel.getByText('Saved 200,000 addresses.').waitFor();
    await read().click();
    await panel.getByText('Saved 200,000 addresses.').waitFor({ state: 'detached' });
  });

  it('another site may be looked at, and it goes on', async () => {
    await panel.getByRole('tab', { name: 'Export' }).click();
    await choose('Spreadsheet', '-addresses.csv');
    await panel.getByLabel(/^With the reason for every address/).check();
    await save().click();
    const reasons = async () =>
      Number(
        /found: ([\d,]+) of/.exec(await panel.locator('.works').innerText())![1].replace(',', ''),
      );
    await panel.getByText(/^Saving\. Reasons found: [1-9]/).waitFor(); // of many minutes
    await browse(ambit, tab, other.pages[0]);
    await panel.getByRole('heading', { level: 1, name: other.name }).waitFor();
    const before = await reasons();
    await expect.poll(reasons).toBeGreaterThan(before);
    await pictures(panel, 'panel-saving');
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await panel.getByText('Stopped. Nothing was saved.').waitFor();
    await read().click();
  });

  it('every window says how far it is and may stop it', async () => {
    await browse(ambit, tab, DEMO_SITES[0].pages[1]);
    await panel.getByRole('heading', { level: 1, name: DEMO_SITES[0].name }).waitFor();
    await panel.getByRole('tab', { name: 'Export' }).click();
    const atlas = await openAtlas(ambit);
    await begin();
    await atlas.getByText(/^Saving\./).waitFor();
    await atlas.getByRole('button', { name: 'Cancel' }).click();
    await panel.getByText('Stopped. Nothing was saved.').waitFor();
    expect(await atlas.getByText(/^Saving\./).count()).toBe(0);
    await atlas.close();
  });

  it('the window is closed, every other says how far it is, and the file comes', async () => {
    const folder = await DownloadFolder.of(ambit);
    const atlas = await openAtlas(ambit);
    await begin();
    await panel.close();
    await atlas.getByText(/^Saving\. .*may be closed/).waitFor();
    // A companion that is replaced meanwhile does not take the work with it.
    const ender = await CompanionEnder.connect(ambit);
    await (await ender.aim()).end();
    expect(await ambit.order({ type: 'look', page: DEMO_SITES[0].pages[1] })).toMatchObject({
      type: 'site',
    });
    await expect.poll(folder.names).toEqual([expect.stringMatching('.gexf$')]);
    expect(folder.text(folder.names()[0]).split('\n').length).toBeGreaterThan(ADDRESSES);
    await atlas.getByText('Saved 200,000 addresses.').waitFor();
    panel = await panelFor(ambit, tab);
    await panel.getByText('Saved 200,000 addresses.').waitFor();
    await read().click();
    await atlas.getByText('Saved 200,000 addresses.').waitFor({ state: 'detached' });
    await Promise.all([atlas.close(), ender.release(), folder.release()]);
  });

  it('what works on it dies, and every window, now or later, says so and what to do', async () => {
    await panel.getByRole('tab', { name: 'Export' }).click();
    const atlas = await openAtlas(ambit);
    await begin();
    await endOffscreenPage(ambit);
    const ended = /^Saving was interrupted.*: [1-9].* save again/;
    await atlas.getByText(ended).waitFor();
    await panel.getByText('The part of Ambit that works on files has stopped.').waitFor();
    await panel.getByText(ended).waitFor();
    await pictures(panel, 'panel-interrupted');
    await read().click();
    await atlas.getByText(ended).waitFor({ state: 'detached' });
    await atlas.close();
  });
});

describe('thousands of pages, brought in', () => {
  let path: string;
  const begin = async (page: Page) => {
    await page.locator('input[type=file]').setInputFiles(path);
    await page.getByRole('button', { name: 'Bring it in' }).click();
  };

  const closedInTheMidst = async () => {
    const settings = await openAtlas(ambit, '#/settings');
    await begin(settings);
    await settings.getByText(/^Bringing in\. Brought in: [1-9]\d* of 1,200/).waitFor();
    await settings.close();
  };
  const stored = async () => theirs(await ambit.rows<{ url: string }>('pages')).length;

  it('go on coming in when the window is closed, until another one says stop', async () => {
    path = await writeManyPages();
    await closedInTheMidst();
    await panel.getByText(/^Bringing in\. Brought in: .* of 1,200/).waitFor();
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await panel.getByText('Stopped. Nothing of the file was kept.').waitFor();
    expect(await stored()).toBe(0);
    await panel.getByRole('button', { name: 'I have read this' }).click();
  });

  it('are cut short when what works on it dies, which every window says', async () => {
    await closedInTheMidst();
    await endOffscreenPage(ambit);
    await panel.getByText(/^Bringing in was interrupted.*Brought in: .* of 1,200/).waitFor();
    expect(await stored()).toBeGreaterThan(0);
    expect(await stored()).toBeLessThan(PAGES);
    expect(await ambit.rows('labels')).toEqual([]); // they come last
  });

  it('are whole once the file was chosen again, with no window open, words too', async () => {
    await closedInTheMidst();
    await panel.getByText(/^Brought in [\d,]+ pages\. .*already/).waitFor();
    const stored = theirs(await ambit.rows<{ url: string }>('pages'));

    expect(stored.map(({ url }) => url).toSorted()).toEqual(
      Array.from({ length: PAGES }, (_, n) => pageOf(n)).toSorted(),
    );
    expect(await ambit.rows('labels')).toMatchObject([{ target: pageOf(2), side: 'out' }]);
    expect(await ambit.rows('names')).toMatchObject([{ name: NAME }]);
    expect(await panel.getByText(/^Bringing in/).count()).toBe(0); // the new one has replaced it
  });
});
