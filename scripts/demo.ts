/**
 * Opens a browser with Ambit on the demo web. With a display it is the person's to use; without
 * one it browses by itself, says what Ambit found, and leaves pictures and exports behind.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { urlLines } from '../lib/export/url-list.ts';
import type { SiteRow } from '../lib/store/sites.ts';
import { startDemoWeb } from '../tests/demo-web/server.ts';
import { DEMO_SITES } from '../tests/demo-web/web.ts';
import { Ambit } from '../tests/e2e/harness/chromium.ts';
import { membersOf, surf } from './surf.ts';

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
  const opened = await surf(ambit, tab, VISITS);
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
    const members = await membersOf(ambit, site.id);
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

async function picture(page: Page, name: string, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.screenshot({ path: `${OUT}/${name}.png` });
}
