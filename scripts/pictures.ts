/**
 * `npm run pictures`: the pictures of the README and of docs/guide.md, taken of the built extension
 * on the demo web, into docs/pictures.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { startDemoWeb } from '../tests/demo-web/server.ts';
import { DEMO_SITES } from '../tests/demo-web/web.ts';
import { Ambit } from '../tests/e2e/harness/chromium.ts';
import { projectText } from '../tests/project-text.ts';
import { drawBeforeAfter } from './before-after.ts';
import { surf } from './surf.ts';

const OUT = 'docs/pictures';
const VISITS = 90;
const [museum] = DEMO_SITES;

mkdirSync(OUT, { recursive: true });
const web = await startDemoWeb();
const ambit = await Ambit.open({ port: web.port });
try {
  await take(await ambit.visit(ambit.url('welcome.html')), 'welcome', 640, 700);
  await ambit.agree();
  const tab = await ambit.context.newPage();
  await surf(ambit, tab, VISITS);
  await drawBeforeAfter(ambit, tab, `${OUT}/before-after.png`);
  await tab.goto(museum.start);
  await popup(tab);
  await sidePanel(tab);
  await atlas();
  await settings();
} finally {
  await ambit.close();
  await web.close();
}

async function popup(tab: Page): Promise<void> {
  const page = await ambit.popupFor(tab);
  await page.getByText('This page is recorded.').waitFor();
  await page.getByRole('region', { name: 'Where this site is' }).waitFor();
  await take(page, 'popup', 380, 600);
  await page.getByText('Recording and settings').click();
  await take(page, 'popup-controls', 380, 600);
  await page.close();
}

/** Its four tabs, each at what one does there. */
async function sidePanel(tab: Page): Promise<void> {
  const panel = await ambit.visit(ambit.url(`sidepanel.html?tab=${await ambit.tabId(tab)}`));
  await panel.setViewportSize({ width: 420, height: 760 });
  await panel.getByRole('treegrid').waitFor();
  await panel.getByRole('searchbox').fill('/exhibits/');
  await panel.locator('[data-found="/exhibits/"]').waitFor();
  await panel.locator('tr[title$="/exhibits/"]').first().getByRole('checkbox').click();
  await panel.getByRole('button', { name: 'Not this site', exact: true }).click();
  await panel.getByText(/^This moves/).waitFor();
  await take(panel, 'correct', 420, 760);
  await panel.getByRole('button', { name: 'Cancel' }).click();
  await panel.getByRole('button', { name: 'Clear' }).click();
  await panel.getByRole('searchbox').fill('');
  await panel.locator('[data-found=""]').waitFor();
  await panel.locator('tr.level-3').first().click();
  await panel.locator('tr.level-4').first().waitFor();
  await take(panel, 'addresses', 420, 760);
  for (const name of ['Map', 'About', 'Export']) {
    await panel.getByRole('tab', { name }).click();
    if (name === 'About') await panel.getByRole('radio', { name: /^Both/ }).check();
    if (name === 'Export') await panel.getByText('For web archiving').click();
    await panel.waitForTimeout(2500); // the map is drawn, words are counted
    await take(panel, name.toLowerCase(), 420, 760);
  }
  await panel.close();
}

async function atlas(): Promise<void> {
  const page = await ambit.visit(ambit.url('atlas.html'));
  await page.getByRole('link', { name: museum.name }).first().waitFor();
  await take(page, 'atlas', 1000, 700);
  await page.close();
}

/** What a file would bring in, and how everything is deleted. */
async function settings(): Promise<void> {
  const file = '.output/brought-in.jsonl';
  writeFileSync(file, await projectText(12));
  await ambit.own.reload();
  await ambit.own.setViewportSize({ width: 640, height: 700 });
  await ambit.own.locator('input[type=file]').setInputFiles(file);
  const card = ambit.own.getByRole('region', { name: 'Bring in' });
  await card.getByRole('button', { name: 'Bring it in' }).waitFor();
  await card.screenshot({ path: `${OUT}/bring-in.png` });
  const remove = ambit.own.getByRole('button', { name: 'Delete everything' });
  const kept = ambit.own.locator('section', { has: remove }).last();
  await kept.screenshot({ path: `${OUT}/delete.png` });
}

async function take(page: Page, name: string, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.screenshot({ path: `${OUT}/${name}.png` });
}
