/**
 * Opens a browser with Ambit on the demo web. With a display it is the person's to use; without
 * one it browses by itself, says what Ambit found, and leaves pictures and exports behind.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { urlLines } from '../lib/export/url-list.ts';
import { randomFrom } from '../lib/graph/random.ts';
import type { BoundaryRow } from '../lib/store/boundary-rows.ts';
import type { SiteRow } from '../lib/store/sites.ts';
import { startDemoWeb } from '../tests/demo-web/server.ts';
import { DEMO_SITES, siteOf } from '../tests/demo-web/web.ts';
import { Ambit } from '../tests/e2e/harness/chromium.ts';

const OUT = '.output/demo';
const VISITS = 90;
const hasDisplay =
  process.env.AMBIT_HEADLESS !== '1' &&
  (process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY));

const web = await startDemoWeb();
const ambit = await Ambit.open({ port: web.port, headless: !hasDisplay });
await (hasDisplay ? showToPerson() : browseAlone());
await web.close();

async function showToPerson(): Promise<void> {
  await ambit.visit(DEMO_SITES[0].start);
  await ambit.own.goto(ambit.url('welcome.html'));
  await ambit.own.bringToFront();
  console.log('Ambit is loaded. Agree on the welcome page, then browse the demo web:');
  for (const site of DEMO_SITES) console.log(`  ${site.start}  ${site.name}`);
  console.log('Close the browser to end.');
  await new Promise((resolve) => ambit.context.once('close', resolve));
}

async function browseAlone(): Promise<void> {
  mkdirSync(OUT, { recursive: true });
  await picture(await ambit.visit(ambit.url('welcome.html')), 'welcome', 900, 1000);
  await ambit.agree();
  const tab = await ambit.context.newPage();
  const opened = await surf(tab);
  await ambit.untilRows('todo', 0);
  await tab.goto(DEMO_SITES[0].start);
  const popup = await ambit.popupFor(tab);
  await popup.getByText('This page is recorded.').waitFor();
  await picture(popup, 'popup', 380, 640);
  await popup.emulateMedia({ colorScheme: 'dark' });
  await picture(popup, 'popup-dark', 380, 640);
  await saveFrom(popup);
  await sidePanel(tab);
  const atlas = await ambit.visit(ambit.url('atlas.html'));
  await atlas.getByRole('link', { name: DEMO_SITES[0].name }).first().waitFor();
  await picture(atlas, 'atlas', 1280, 900);
  await picture(tab, 'demo-site', 1000, 700);
  await ambit.own.reload();
  await picture(ambit.own, 'settings', 900, 1200);
  await report(opened);
  await ambit.close();
}

/** The one click that saves the site's addresses, as a person would make it. */
async function saveFrom(popup: Page): Promise<void> {
  const coming = popup.waitForEvent('download');
  await popup.getByRole('button', { name: 'Save this site’s addresses' }).click();
  await (await coming).saveAs(`${OUT}/${(await coming).suggestedFilename()}`);
}

/** Every tab of the side panel. */
async function sidePanel(tab: Page): Promise<void> {
  const panel = await ambit.visit(ambit.url(`sidepanel.html?tab=${await ambit.tabId(tab)}`));
  await panel.setViewportSize({ width: 400, height: 800 });
  await panel.getByRole('treegrid').waitFor();
  for (const name of ['Boundary', 'Map', 'About', 'Export']) {
    await panel.getByRole('tab', { name }).click();
    await panel.waitForTimeout(1500); // the map is drawn, words are counted
    await picture(panel, `side-panel-${name.toLowerCase()}`, 400, 800);
  }
}

/** Follows links at random from the museum, as a curious person would. */
async function surf(tab: Page): Promise<Set<string>> {
  const random = randomFrom(1);
  const opened = new Set<string>();
  let next = DEMO_SITES[0].start;
  while (opened.size < VISITS) {
    await tab.goto(next);
    opened.add(tab.url());
    await ambit.untilRows('pages', opened.size);
    const links = await tab.$$eval('a[href^="http"], a[href^="/"]', (all) =>
      all.map((link) => (link as HTMLAnchorElement).href.split('#')[0]),
    );
    const fresh = links.filter(
      (url) => siteOf(url) !== undefined && !opened.has(url) && !url.includes('?'),
    );
    const site = DEMO_SITES[Math.floor(random() * DEMO_SITES.length)];
    const pool = fresh.length > 0 && random() < 0.8 ? fresh : site.pages;
    const candidates = pool.filter(
      (url) => !opened.has(url) && !/account|calendar|search/.test(url),
    );
    next = candidates[Math.floor(random() * candidates.length)] ?? site.start;
    if (opened.has(next))
      next = DEMO_SITES.flatMap((one) => one.pages).find((url) => !opened.has(url))!;
  }
  return opened;
}

/** Says which sites Ambit found, and saves the addresses of each. */
async function report(opened: Set<string>): Promise<void> {
  const ids = new Map<number, string>();
  for (const page of [...opened].sort()) {
    const reply = await ambit.order({ type: 'look', page });
    if (reply.type === 'site' && reply.site !== null) ids.set(reply.site, page);
  }
  const known = (await ambit.rows<{ urls: number }>('checkpoints'))[0].urls;
  console.log(
    `\nAmbit recorded ${opened.size} pages, knows ${known} addresses, and found the sites:`,
  );
  const sites = (await ambit.rows<SiteRow>('sites')).filter((site) => ids.has(site.id));
  for (const site of sites.sort((a, b) => b.opened + b.known - a.opened - a.known)) {
    const hosts = site.hosts.map(({ host }) => host).join(', ');
    const [opened, more] = [String(site.opened).padStart(3), String(site.known).padStart(4)];
    const called = site.name.slice(0, 40).padEnd(41);
    console.log(`  ${called} ${opened} opened ${more} more  ${hosts}`);
    const members = await membersOf(site.id);
    const name = site.name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
    writeFileSync(`${OUT}/${name}-urls.txt`, [...urlLines(members)].join(''));
  }
  const verdict = await ambit.verify();
  console.log(
    verdict.type === 'verified' && verdict.agrees
      ? 'Verified: what is derived equals a recomputation.'
      : 'NOT VERIFIED',
  );
  console.log(`Pictures and exports: ${OUT}/`);
}

/** Addresses in the site, as its stored boundary has them. */
function membersOf(site: number): Promise<string[]> {
  return ambit.own.evaluate(async (wanted) => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('ambit');
      request.onsuccess = () => resolve(request.result);
    });
    const rows = await new Promise<BoundaryRow[]>((resolve) => {
      const request = db.transaction('boundaries').objectStore('boundaries').getAll();
      request.onsuccess = () => resolve(request.result);
    });
    db.close();
    return rows
      .filter((row) => row.site === wanted)
      .flatMap((row) => row.text.split('\n').filter((_, i) => row.flags[i] & 1))
      .sort();
  }, site);
}

async function picture(page: Page, name: string, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.screenshot({ path: `${OUT}/${name}.png` });
}
