/** A person looks at all their sites, finds one, looks around it, names it, forgets it. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoWeb, startDemoWeb } from '../demo-web/server.ts';
import { DEMO_SITES, type DemoSite, OTHER_PAGES } from '../demo-web/web.ts';
import { copyPages, openAtlas } from './harness/atlas.ts';
import { browse } from './harness/boundary-popup.ts';
import { Ambit } from './harness/chromium.ts';
import { pictures } from './harness/pictures.ts';

const site = (name: string): DemoSite => DEMO_SITES.find((one) => one.name === name)!;
const museum = site('Harbour Museum');
const moss = site('Harwick Moss Society');

/** A page of which only the address has the word. */
const SEARCHED = `${museum.start}?q=zanzibarian`;

let web: DemoWeb;
let ambit: Ambit;
let tab: Page;
beforeAll(async () => {
  web = await startDemoWeb({ [SEARCHED]: '<title>Searched</title><h1>Found in the harbour</h1>' });
  ambit = await Ambit.open({ port: web.port });
  tab = await ambit.context.newPage();
});
afterAll(async () => {
  await ambit.close();
  await web.close();
});

const search = (page: Page) => page.getByRole('searchbox');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

describe('the atlas', () => {
  it('says what to do before anything is recorded', async () => {
    const page = await openAtlas(ambit);
    await page.getByText('Nothing is recorded until you agree').waitFor();
    await pictures(page, 'atlas-first-run');
    await ambit.agree();
    await page.getByText('No sites yet').waitFor();
    await pictures(page, 'atlas-empty');
    await page.close();
  });

  it('keeps single pages apart, lest they drown the others', async () => {
    for (const { start } of DEMO_SITES.slice(0, 2)) await browse(ambit, tab, start);
    await ambit.untilRows('todo', 0);
    const page = await openAtlas(ambit);
    await page.getByText(/^\d+ single pages$/).click();
    await page.getByRole('link', { name: museum.name }).first().waitFor();
    await pictures(page, 'atlas-singles');
    await page.getByRole('link', { name: museum.name }).first().click();
    await page.getByText('open 4 more of its pages').waitFor();
    await page.getByRole('listbox').waitFor();
    await pictures(page, 'atlas-learning');
    await page.close();
  });

  it('says of a site it does not know that it does not', async () => {
    const page = await openAtlas(ambit, `#/site/${encodeURIComponent('http://no.example/')}`);
    await page.getByRole('heading', { name: 'Ambit does not know this site' }).waitFor();
    await pictures(page, 'atlas-unknown');
    await page.close();
  });

  it('lists every site once pages were opened', async () => {
    const urls = [...DEMO_SITES.flatMap(({ pages }) => pages), ...OTHER_PAGES];
    for (const url of urls) await browse(ambit, tab, url);
    await ambit.untilRows('todo', 0);
    const page = await openAtlas(ambit);
    for (const { name } of DEMO_SITES) {
      await page.getByRole('link', { name }).first().waitFor();
    }
    await page.getByRole('img', { name: /^Growth: \d+ pages/ }).waitFor();
    const card = page.locator('.site-card').filter({ hasText: museum.name }).first();
    const today = new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(Date.now());
    await expect
      .poll(() => card.getByRole('list', { name: 'Words' }).textContent())
      .toMatch(/museum/i);
    await card.getByText(`last ${today}`).waitFor();
    await pictures(page, 'atlas-sites');
    await page.getByRole('radio', { name: 'Table' }).check();
    await page.getByLabel('Sort by').selectOption('pages');
    const counts = await page
      .locator('.site-table')
      .first()
      .locator('td:nth-child(4)')
      .allTextContents();
    expect(counts.map(Number)).toEqual(counts.map(Number).sort((a, b) => b - a));
    const row = page.getByRole('row').filter({ hasText: museum.name }).first();
    const cells = await row.getByRole('cell').allTextContents();
    expect(cells[1]).toMatch(/museum/i);
    expect(cells.slice(-2)).toEqual([today, today]);
    await pictures(page, 'atlas-table');
    await page.close();
  });

  it('finds a page by its words and leads to its site', async () => {
    const page = await openAtlas(ambit);
    await search(page).fill('moss');
    const found = page.getByRole('region', { name: 'Pages and addresses' });
    await found.getByRole('link', { name: moss.name }).first().waitFor();
    expect(await found.locator('code').allTextContents()).toEqual(
      expect.arrayContaining([expect.stringContaining(moss.hosts[0])]),
    );
    await pictures(page, 'atlas-search');
    await found.locator('a[href^="#/site/"]', { hasText: moss.name }).first().click();
    await expect.poll(() => heading(page).textContent()).toContain(moss.name);
    await page.close();
  });

  it('keeps its search in step with what is opened', async () => {
    const page = await openAtlas(ambit);
    await search(page).fill('zanzibarian');
    await page.getByText('0 pages and addresses').waitFor();
    await browse(ambit, tab, SEARCHED);
    await page.getByText(/^[1-9]\d* pages? (and|or) address/).waitFor();
    await page.close();
  });
});

describe('one site in the atlas', () => {
  const hash = `#/site/${encodeURIComponent(museum.pages[1])}`;
  const map = (page: Page) => page.getByRole('listbox', { name: `Map of ${museum.name}` });

  it('shows its map, and tells of it by keyboard', async () => {
    const page = await openAtlas(ambit, hash);
    await map(page).waitFor();
    await pictures(page, 'atlas-site');
    await map(page).focus();
    await page.keyboard.press('ArrowRight');
    const said = page.locator('.map-said');
    await expect.poll(() => said.textContent()).toMatch(/part of this site, \d+ address(es)? in/);
    const seen = new Set<string | null>();
    for (const key of ['Right', 'Right', 'Down', 'Left', 'Left', 'Left', 'Up', 'Up', 'Down']) {
      await page.keyboard.press(`Arrow${key}`);
      seen.add(await said.textContent());
    }
    expect(seen.size).toBeGreaterThan(3);
    const active = await map(page).getAttribute('aria-activedescendant');
    expect(await page.locator(`#${active}`).getAttribute('aria-selected')).toBe('true');
    await pictures(page, 'atlas-inspected');
    await page.keyboard.press('End');
    const last = page.locator('.map-node').last();
    await expect.poll(() => last.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Home');
    const first = page.locator('.map-node').first();
    await expect.poll(() => first.getAttribute('aria-selected')).toBe('true');
    await page.close();
  });

  it('tells of a part of it that is pointed at, and lists it at a click', async () => {
    const page = await openAtlas(ambit, hash);
    await map(page).waitFor();
    const place = page.locator('.map-place').first();
    const name = (await place.getAttribute('aria-label'))!;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await page.locator('.map-link').first().evaluate(fadingOf)).toBe('0.15s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await page.locator('.map-link').first().evaluate(fadingOf)).toBe('0s');
    await place.hover();
    await page.locator('.map-said').getByText(name, { exact: true }).waitFor();
    await page.locator('.map-said').getByText('part of this site').waitFor();
    expect(await page.locator('.map-link.map-touched').count()).toBeGreaterThan(0);
    await page.mouse.move(0, 0);
    await page.locator('.map-ring').waitFor({ state: 'detached' });
    await place.click();
    await page.getByRole('region', { name }).locator('li').first().waitFor();
    await page.close();
  });

  it('lists the addresses of a part of the site, and leads to a neighbour', async () => {
    const page = await openAtlas(ambit, hash);
    await page.getByText('The map as a table').click();
    await button(page, `${museum.hosts[0]}/`).first().click();
    const listed = page.getByRole('region', { name: `${museum.hosts[0]}/` });
    await listed.getByText(`http://${museum.hosts[0]}/`).first().waitFor();
    await pictures(page, 'atlas-addresses');
    const neighbour = page.locator('.map-site').first();
    const name = await neighbour.getAttribute('aria-label');
    await neighbour.click();
    await expect.poll(() => heading(page).textContent()).toBe(name);
    await page.close();
  });

  it('is found, opened and looked around with the keyboard alone', async () => {
    const page = await openAtlas(ambit);
    await page.getByRole('link', { name: museum.name }).first().waitFor();
    const press = async (key: string, until: () => Promise<boolean>) => {
      for (let i = 0; i < 30 && !(await until()); i++) await page.keyboard.press(key);
      expect(await until()).toBe(true);
    };
    const isOn = (what: string) => () =>
      page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, what);
    await press('Tab', isOn('input[type=search]'));
    await page.keyboard.type('harbour museum');
    await page.getByText('1 site', { exact: true }).waitFor();
    await press('Tab', isOn('.site-card a'));
    await page.keyboard.press('Enter');
    await map(page).waitFor();
    await press('Tab', isOn('[role=listbox]'));
    await page.keyboard.press('ArrowUp');
    await page.locator('.map-ring').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(isOn('.map-addresses h3')).toBe(true);
    await press('Tab', isOn('.map-addresses button'));
    await page.keyboard.press('Enter');
    expect(await isOn('[role=listbox]')()).toBe(true);
    await page.close();
  });

  it('saves the map as a picture that needs nothing else', async () => {
    const page = await openAtlas(ambit, hash);
    const saved = async (kind: string) => {
      const coming = page.waitForEvent('download');
      await button(page, `Save as ${kind}`).click();
      const file = await coming;
      expect(file.suggestedFilename()).toBe(`harbour-museum-map.${kind.toLowerCase()}`);
      return readFile((await file.path())!);
    };
    const svg = (await saved('SVG')).toString('utf8');
    expect(svg).toMatch(/^<svg[^>]+xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(svg).not.toMatch(/var\(|class=|href/);
    expect(svg).toContain('<title>Map of Harbour Museum</title>');
    expect(svg).toMatch(/<polygon[^>]+fill="rgb\(/);
    const alone = await ambit.context.newPage();
    await alone.setContent(svg);
    await alone.screenshot({ path: '.output/screenshots/atlas-saved-map.png' });
    await alone.close();
    const png = await saved('PNG');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    const [, , width, height] = /viewBox="(\d+) (\d+) (\d+) (\d+)"/.exec(svg)!.slice(1).map(Number);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2 * width, 2 * height]);
    await page.close();
  });

  it('can be renamed, which the popup hears of, and undone', async () => {
    const page = await openAtlas(ambit, hash);
    await button(page, 'Rename').click();
    await page.getByLabel('New name of this site').fill('The museum by the sea');
    await pictures(page, 'atlas-rename');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => heading(page).textContent()).toBe('The museum by the sea');
    await page.getByText('Now called “The museum by the sea”.').waitFor();
    await pictures(page, 'atlas-renamed');
    await tab.goto(museum.pages[1]);
    const popup = await ambit.popupFor(tab);
    await popup.getByRole('heading', { name: 'The museum by the sea' }).waitFor();
    await popup.close();
    await button(page, 'Undo').click();
    await expect.poll(() => heading(page).textContent()).toBe(museum.name);
    await page.close();
  });

  it('can be named with the keyboard alone, and given back its own name', async () => {
    const page = await openAtlas(ambit, hash);
    await button(page, 'Rename').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Tides');
    await page.keyboard.press('Enter');
    await expect.poll(() => heading(page).textContent()).toBe('Tides');
    await button(page, 'Use Ambit’s name').click();
    await expect.poll(() => heading(page).textContent()).toBe(museum.name);
    await page.close();
  });

  it('is made one with another, shown as one, and undone', async () => {
    const page = await openAtlas(ambit, hash);
    const rulings = page.getByRole('region', { name: 'Is this one site?' });
    await rulings.getByLabel('It is one site with').selectOption({ label: moss.name });
    await button(page, 'Make them one').click();
    await button(page, /^Undo: One site with/).waitFor();
    await page
      .getByText(/over [1-9]\d* hosts/)
      .first()
      .waitFor();
    await pictures(page, 'atlas-joined');
    await ambit.visit(moss.pages[1], tab);
    const popup = await ambit.popupFor(tab);
    await popup.getByText(museum.hosts[0], { exact: false }).first().waitFor();
    await popup.close();
    await button(page, /^Undo: One site with/).click();
    await rulings.getByText('taken back').waitFor();
    await page.goto(ambit.url('atlas.html'));
    await page.getByRole('link', { name: moss.name }).first().waitFor();
    await page.close();
  });

  it('is parted, by keyboard alone, and put together again', async () => {
    const page = await openAtlas(ambit, hash);
    const rulings = page.getByRole('region', { name: 'Is this one site?' });
    const places = rulings.getByLabel('A site of its own is');
    await places.focus();
    await page.keyboard.type('exhibits');
    const place = museum.pages.find((url) => url.includes('/exhibits/'))!;
    await places.selectOption({ label: place.replace(/^https?:\/\/(.*\/exhibits\/).*$/, '$1') });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await rulings.getByText(/is a site of its own/).waitFor();
    await pictures(page, 'atlas-parted');
    const sites = await ambit.order({ type: 'sites-of', pages: [place, museum.start] });
    const [inside, outside] = (sites as { sites: (number | null)[] }).sites;
    expect(inside).not.toBe(outside);
    const undo = button(page, /^Undo: .*exhibits/);
    await undo.focus();
    await page.keyboard.press('Enter');
    await undo.waitFor({ state: 'detached' });
    await rulings
      .getByRole('listitem')
      .filter({ hasText: 'exhibits' })
      .getByText('taken back')
      .waitFor();
    const again = await ambit.order({ type: 'sites-of', pages: [place, museum.start] });
    expect(new Set((again as { sites: (number | null)[] }).sites).size).toBe(1);
    await page.close();
  });

  it('is forgotten after a question, and no other site is', async () => {
    const page = await openAtlas(ambit, `#/site/${encodeURIComponent(moss.pages[1])}`);
    await button(page, 'Forget this site').click();
    await page.getByRole('alertdialog').waitFor();
    await pictures(page, 'atlas-forget');
    await button(page, 'Forget it').click();
    await page.getByText(/^Forgot \d+ pages$/).waitFor();
    await pictures(page, 'atlas-forgotten');
    const urls = (await ambit.rows<{ url: string }>('pages')).map((row) => row.url);
    expect(urls.filter((url) => moss.pages.includes(url))).toEqual([]);
    expect(museum.pages.filter((url) => urls.includes(url)).length).toBeGreaterThan(40);
    await page.getByRole('main').getByRole('link', { name: 'All sites' }).click();
    await page.getByRole('link', { name: museum.name }).first().waitFor();
    expect(await page.getByRole('link', { name: moss.name }).count()).toBe(0);
    await page.close();
  });
});

describe('verifying what is stored', () => {
  const verify = (page: Page) => button(page, 'Verify what is stored');

  it('says what it came to, also after the window was closed', async () => {
    const page = await openAtlas(ambit, '#/settings');
    await pictures(page, 'atlas-settings');
    await verify(page).click();
    await page.getByText(/^Everything agrees: \d+ pages/).waitFor();
    await page.close();
    const again = await openAtlas(ambit, '#/settings');
    await again.getByText(/^Everything agrees: \d+ pages/).waitFor();
    await pictures(again, 'atlas-verified');
    await again.close();
  });

  it('goes on without a window, tells how far it is, and can be stopped', async () => {
    await copyPages(ambit, 12);
    await ambit.order({ type: 'catch-up' });
    const page = await openAtlas(ambit, '#/settings');
    await verify(page).click();
    await page.getByText(/^[1-9]\d* of [\d,]+ pages verified/).waitFor();
    await page.close();
    const again = await openAtlas(ambit, '#/settings');
    await again.getByText(/pages verified|^Everything agrees/).waitFor();
    await again.getByText(/^Everything agrees/).waitFor();
    await verify(again).click();
    await button(again, 'Stop').press('Enter');
    await again.getByText('Stopped before the end. Nothing was changed.').waitFor();
    await pictures(again, 'atlas-verify-stopped');
    await ambit.own.evaluate(tellProgress, { done: 120, of: 400 });
    await again.reload(); // which hears of changes through Ambit's own door to the store alone
    await again.getByText('120 of 400 pages verified').waitFor();
    await pictures(again, 'atlas-verifying');
    await again.close();
  });
});

const fadingOf = (line: Element) => getComputedStyle(line).transitionDuration;

/** As the companion tells it: what truly runs is over before it was looked at in every width. */
async function tellProgress(progress: object): Promise<void> {
  const db = await new Promise<IDBDatabase>((opened) => {
    const request = indexedDB.open('ambit');
    request.onsuccess = () => opened(request.result);
  });
  const work = db.transaction('tasks', 'readwrite');
  const tasks = work.objectStore('tasks');
  const reading = tasks.getAll();
  reading.onsuccess = () => tasks.put({ ...reading.result[0], state: 'running', ...progress });
  await new Promise((done) => {
    work.oncomplete = done;
  });
  db.close();
}
