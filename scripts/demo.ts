/**
 * Opens a browser with Ambit on the demo web. With a display it is the person's to use; without
 * one it browses by itself, says what Ambit found, and leaves pictures and exports behind.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { urlList } from '../lib/export/url-list.ts';
import { randomFrom } from '../lib/graph/random.ts';
import { startDemoWeb } from '../tests/demo-web/server.ts';
import { DEMO_SITES, siteOf } from '../tests/demo-web/web.ts';
import { Ambit } from '../tests/e2e/harness/chromium.ts';

const OUT = '.output/demo';
const VISITS = 40;
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
  await picture(tab, 'demo-site', 1000, 700);
  await ambit.own.reload();
  await picture(ambit.own, 'settings', 900, 1200);
  await report(opened);
  await ambit.close();
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

async function report(opened: Set<string>): Promise<void> {
  const hosts = await ambit.rows<{ host: string; pages: number; known: number }>('hosts');
  const known = (await ambit.rows<{ text: string }>('knownUrls')).flatMap((row) =>
    row.text.split('\n'),
  );
  writeFileSync(`${OUT}/pages.txt`, urlList([...opened].sort()));
  writeFileSync(`${OUT}/urls.txt`, urlList(known.filter((url) => url !== '').sort()));
  console.log(`\nAmbit recorded ${opened.size} pages and knows ${known.length} addresses:`);
  for (const { host, pages, known: all } of hosts.sort((a, b) => b.known - a.known)) {
    console.log(
      `  ${host.padEnd(36)} ${String(pages).padStart(4)} opened  ${String(all).padStart(5)} known`,
    );
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
