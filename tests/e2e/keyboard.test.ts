/**
 * Everything a person does with a site, done by keys alone: no click, and no focus given
 * from outside.
 */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_SITES, type DemoSite } from '../demo-web/web.ts';
import { openAtlas } from './harness/atlas.ts';
import { browse, popupOn } from './harness/boundary-popup.ts';
import type { Ambit } from './harness/chromium.ts';
import { Keyboard } from './harness/keyboard.ts';
import { onDemoWeb } from './harness/on-demo-web.ts';
import { panelOn, rowOf } from './harness/side-panel.ts';

const site = (name: string): DemoSite => DEMO_SITES.find((one) => one.name === name)!;
const museum = site('Harbour Museum');
const moss = site('Harwick Moss Society');
const exhibit = museum.pages.find((url) => url.includes('/exhibits/'))!;
const exhibits = exhibit.slice(0, exhibit.lastIndexOf('/') + 1).replace('http://', '');

let ambit: Ambit;
let tab: Page;
onDemoWeb((opened) => {
  ({ ambit, tab } = opened);
});

beforeAll(async () => {
  for (const url of [...museum.pages, ...moss.pages]) await browse(ambit, tab, url);
});

async function savedBy(page: Page, press: () => Promise<void>): Promise<string> {
  const coming = page.waitForEvent('download');
  await press();
  return readFile((await (await coming).path())!, 'utf8');
}

/** The last thing said has the day it was said and the day it was taken back: today. */
async function expectTimes(said: Locator): Promise<void> {
  const times = said.locator('li').last().locator('time');
  await times.filter({ hasText: 'taken back' }).waitFor();
  const moments = await times.evaluateAll((all) => all.map((one) => one.getAttribute('datetime')!));
  expect(moments).toHaveLength(2);
  expect(Date.parse(moments[0])).toBeLessThanOrEqual(Date.parse(moments[1]));
  expect(await times.last().textContent()).toMatch(/^taken back .*\d{4}/);
}

const sitesOf = async (...pages: string[]) => {
  const reply = await ambit.order({ type: 'sites-of', pages });
  return (reply as { sites: (number | null)[] }).sites;
};

describe('in the popup', () => {
  it('a page is corrected and the correction undone, and the site saved', async () => {
    const popup = await popupOn(ambit, tab, exhibit);
    const keys = new Keyboard(popup);
    await popup.getByText('This page is in.').waitFor();
    await keys.goTo('Unsure');
    await keys.press('ArrowLeft');
    await popup.getByText(/^This moves 1 address out/).waitFor();
    await keys.goTo('Apply');
    await keys.press('Enter');
    await popup.getByText('You said so.').waitFor();
    await keys.expectFocusOn('Undo');
    await keys.press('Enter');
    await popup.getByText('This page is in.').waitFor();
    await keys.expectFocusOn('Unsure'); // not lost
    await keys.goTo('Save this site’s addresses');
    const list = await savedBy(popup, () => keys.press('Enter'));
    expect(list.split('\n')).toContain(exhibit);
    await keys.expectFocusOn('Save this site’s addresses');
    await popup.close();
  });

  it('recording is paused and resumed, a host left alone and recorded again', async () => {
    const popup = await popupOn(ambit, tab, exhibit);
    const keys = new Keyboard(popup);
    await keys.goTo('Recording and settings');
    await keys.press('Enter');
    await keys.goTo('Pause');
    await keys.press('Enter');
    await popup.getByText('Recording is paused.').waitFor();
    await keys.expectFocusOn('Recording and settings'); // not lost
    await keys.goTo('Resume recording', 'Shift+Tab');
    await keys.press('Enter');
    await popup.getByRole('button', { name: 'Pause', exact: true }).waitFor();
    await keys.expectFocusOn('Recording and settings');
    await keys.goTo('Never on this host');
    await keys.press('Enter');
    await popup.getByText('You asked never to record this site.').waitFor();
    await keys.expectFocusOn('Recording and settings');
    await keys.goTo('Record this host', 'Shift+Tab');
    await keys.press('Enter');
    await popup.getByRole('button', { name: 'Never on this host' }).waitFor();
    await keys.expectFocusOn('Recording and settings');
    await popup.close();
  });

  it('what cannot be undone is asked twice, and Escape says no', async () => {
    const popup = await popupOn(ambit, tab, exhibit);
    const keys = new Keyboard(popup);
    const pages = (await ambit.rows('pages')).length;
    await keys.goTo('Recording and settings');
    await keys.press('Enter');
    for (const no of ['Enter', 'Escape']) {
      await keys.goTo(/^Forget this host/);
      await keys.press('Enter');
      await keys.expectFocusOn('Cancel');
      await keys.press(no);
      await keys.expectFocusOn(/^Forget this host/);
    }
    expect(await popup.getByRole('alertdialog').count()).toBe(0);
    expect((await ambit.rows('pages')).length).toBe(pages);
    await popup.close();
  });
});

describe('in the side panel', () => {
  it('a reason is read, addresses move and come back', async () => {
    const panel = await panelOn(ambit, tab, exhibit);
    const keys = new Keyboard(panel);
    const verdict = () =>
      rowOf(panel, exhibit).locator('[data-verdict]').getAttribute('data-verdict');
    const said = () => panel.locator('.grid [role=status]').textContent();
    const all = await said();
    await keys.goTo('Find an address');
    await keys.type(exhibit);
    await expect.poll(said).not.toBe(all);
    await keys.goTo(new RegExp(museum.hosts[0]));
    await keys.press('Home', 'ArrowDown', 'ArrowDown', 'Enter');
    await panel.locator('tr.level-4').first().waitFor();
    await keys.press('Enter', ' ');
    await panel.getByText('1 address chosen').waitFor();
    await keys.goTo('Not this site');
    await keys.press('Enter');
    await panel.getByText(/^This moves 1 address out/).waitFor();
    await keys.goTo('Apply');
    await keys.press('Enter');
    await expect.poll(verdict).toBe('out');
    await keys.expectFocusOn('Undo');
    await keys.press('Enter');
    await expect.poll(verdict).toBe('in');
    await panel.close();
  });

  it('a correction is taken back from the history', async () => {
    await ambit.order({ type: 'label', page: exhibit, side: 'out', reach: 'url', typed: exhibit });
    const panel = await panelOn(ambit, tab, museum.start);
    const keys = new Keyboard(panel);
    await keys.goTo('Your corrections');
    await keys.press('Enter');
    await keys.goTo(/^Undo: Not this site/);
    await keys.press('Enter');
    await panel.getByText('Undone.').waitFor();
    await keys.expectFocusOn(/^Not this site.*taken back/); // the row, whose button is gone
    await panel.close();
  });

  it('an address is tested', async () => {
    const panel = await panelOn(ambit, tab, exhibit);
    const keys = new Keyboard(panel);
    await keys.goTo('Test an address');
    await keys.press('Enter');
    await keys.goTo('Address to test');
    await keys.type(`${exhibits}never-heard-of`);
    await keys.press('Enter');
    await panel.getByText(/^(In|Unsure): \d+% likely/).waitFor();
    await panel.getByText('Ambit has not met this address').waitFor();
    await panel.close();
  });

  it('what an archive rarely wants is left out of the list', async () => {
    const panel = await panelOn(ambit, tab, museum.start);
    const keys = new Keyboard(panel);
    await keys.goTo('What an archive rarely wants');
    await keys.press('Enter');
    await panel.getByText('search results').waitFor();
    await keys.goTo('Leave these out when saving');
    await keys.press('Enter');
    await keys.expectFocusOn('Export');
    await panel.locator('.preview pre').waitFor();
    await keys.goTo('Save');
    const list = await savedBy(panel, () => keys.press('Enter'));
    expect(list).toContain(`${exhibit}\n`);
    expect(list).not.toContain('/search?q=');
    await panel.close();
  });

  it('a format is chosen and the file saved', async () => {
    const panel = await panelOn(ambit, tab, exhibit);
    const keys = new Keyboard(panel);
    await keys.goTo('Boundary');
    await keys.press('End');
    await keys.expectFocusOn('Export');
    await keys.goTo('For research');
    await keys.press('Enter');
    await keys.goTo(/^List of addresses/, 'Shift+Tab');
    await keys.goTo(/^Spreadsheet/, 'ArrowDown');
    await panel.locator('.preview pre').waitFor();
    await keys.goTo('Save');
    const file = await savedBy(panel, () => keys.press('Enter'));
    expect(file).toContain(`"${exhibit}"`);
    await keys.expectFocusOn('Save');
    await panel.close();
  });
});

describe('in the atlas', () => {
  const atSite = `#/site/${encodeURIComponent(museum.pages[1])}`;
  const ruled = (page: Page) => page.getByRole('region', { name: 'Is this one site?' });

  it('a site is found and opened', async () => {
    const page = await openAtlas(ambit);
    const keys = new Keyboard(page);
    await page.getByRole('link', { name: museum.name }).first().waitFor();
    await keys.goTo(/^Find/);
    await keys.type('harbour museum');
    await page.getByText('1 site', { exact: true }).waitFor();
    await keys.goTo(museum.name);
    await keys.press('Enter');
    await expect.poll(() => page.locator('h1').textContent()).toBe(museum.name);
    await page.close();
  });

  it('a site is named, and the name taken back', async () => {
    const page = await openAtlas(ambit, atSite);
    const keys = new Keyboard(page);
    await page.getByRole('button', { name: 'Rename' }).waitFor();
    await keys.goTo('Rename');
    await keys.press('Enter');
    await keys.type('By the sea');
    await keys.press('Enter');
    await expect.poll(() => page.locator('h1').textContent()).toBe('By the sea');
    await keys.expectFocusOn('Undo');
    await keys.press('Enter');
    await expect.poll(() => page.locator('h1').textContent()).toBe(museum.name);
    await keys.expectFocusOn('Rename');
    const names = page.getByRole('region', { name: 'Names you gave it' });
    await names.getByText('By the sea').waitFor();
    await expectTimes(names);
    await page.close();
  });

  it('two sites are made one, and two again', async () => {
    const page = await openAtlas(ambit, atSite);
    const keys = new Keyboard(page);
    await ruled(page).waitFor();
    await keys.goTo(/^It is one site with/);
    await keys.type(moss.name.slice(0, 9));
    await keys.goTo('Make them one');
    await keys.press('Enter');
    await keys.expectFocusOn(/^Undo: One site with/);
    expect(new Set(await sitesOf(museum.start, moss.start)).size).toBe(1);
    await keys.press('Enter');
    await keys.expectFocusOn(/taken back/);
    expect(new Set(await sitesOf(museum.start, moss.start)).size).toBe(2);
    await expectTimes(ruled(page));
    await page.close();
  });

  it('a part becomes a site of its own, and is put back', async () => {
    const page = await openAtlas(ambit, atSite);
    const keys = new Keyboard(page);
    await ruled(page).waitFor();
    await keys.goTo(/^A site of its own is/);
    await keys.type(exhibits);
    await keys.press('Tab');
    await keys.press('Enter');
    await keys.expectFocusOn(/^Undo: .*exhibits/);
    expect(new Set(await sitesOf(museum.start, exhibit)).size).toBe(2);
    await keys.press('Enter');
    await keys.expectFocusOn(/taken back/);
    expect(new Set(await sitesOf(museum.start, exhibit)).size).toBe(1);
    await page.close();
  });

  it('a site is saved', async () => {
    const page = await openAtlas(ambit, atSite);
    const keys = new Keyboard(page);
    await ruled(page).waitFor();
    await keys.goTo('Export');
    await keys.press('Enter');
    await page.locator('.preview pre').waitFor();
    await keys.goTo('Save');
    const file = await savedBy(page, () => keys.press('Enter'));
    expect(file).toContain(`"${exhibit}"`); // as it was saved last
    await page.close();
  });

  it('a site is forgotten, once that was said twice', async () => {
    const page = await openAtlas(ambit, `#/site/${encodeURIComponent(moss.pages[1])}`);
    const keys = new Keyboard(page);
    await ruled(page).waitFor();
    await keys.goTo(/^Forget this site/);
    await keys.press('Enter');
    await keys.expectFocusOn('Cancel');
    await keys.goTo('Forget it', 'Shift+Tab');
    await keys.press('Enter');
    await page.getByText(/^Forgot \d+ page/).waitFor();
    await keys.expectFocusOn('All sites');
    await keys.press('Enter');
    await page.getByRole('link', { name: museum.name }).first().waitFor();
    expect(await sitesOf(moss.start)).toEqual([null]);
    await page.close();
  });
});
