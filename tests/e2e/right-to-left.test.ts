/** Every window in a language that runs from right to left: mirrored, and nothing too wide. */
import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoWeb, startDemoWeb } from '../demo-web/server.ts';
import { DEMO_SITES } from '../demo-web/web.ts';
import { openAtlas } from './harness/atlas.ts';
import { browse } from './harness/boundary-popup.ts';
import { Ambit } from './harness/chromium.ts';
import { inHebrewLetters, mirroredBuild } from './harness/mirrored-build.ts';
import { pictures } from './harness/pictures.ts';
import { panelOn } from './harness/side-panel.ts';

const [museum] = DEMO_SITES;

let web: DemoWeb;
let ambit: Ambit;
let tab: Page;
let build: string;
beforeAll(async () => {
  web = await startDemoWeb();
  build = mirroredBuild();
  ambit = await Ambit.open({ port: web.port, build });
  await ambit.agree();
  tab = await ambit.context.newPage();
  for (const url of museum.pages.slice(0, 12)) await browse(ambit, tab, url);
  for (const { start } of DEMO_SITES) await browse(ambit, tab, start);
  await ambit.untilRows('todo', 0);
});
afterAll(async () => {
  await ambit.close();
  await web.close();
  rmSync(build, { recursive: true });
});

/** The middles of two elements: which stands to the right? */
async function isRightOf(page: Page, one: string, other: string): Promise<boolean> {
  const middle = async (selector: string) => {
    const { x, width } = (await page.locator(selector).first().boundingBox())!;
    return x + width / 2;
  };
  return (await middle(one)) > (await middle(other));
}

describe('from right to left', () => {
  it('the popup', async () => {
    await browse(ambit, tab, museum.pages[2]);
    const popup = await ambit.popupFor(tab);
    await popup.locator('.tree').waitFor();
    expect(await popup.evaluate('document.documentElement.dir')).toBe('rtl');
    expect(await isRightOf(popup, 'h1', '.brand')).toBe(true);
    expect(await isRightOf(popup, '.tree code', '.tree b')).toBe(true);
    await pictures(popup, 'rtl-popup');
    await popup.close();
  });

  it('the side panel, where the arrow to the left unfolds', async () => {
    const panel = await panelOn(ambit, tab, museum.pages[2]);
    expect(await isRightOf(panel, '.grid-choose', '.grid-name')).toBe(true);
    await pictures(panel, 'rtl-panel');
    await panel.locator('tr[tabindex="0"]').focus();
    await panel.keyboard.press('ArrowRight');
    await panel.locator('tr.level-1[aria-expanded=false]').waitFor();
    await panel.keyboard.press('ArrowLeft');
    await panel.locator('tr.level-1[aria-expanded=true]').first().waitFor();
    for (const [name, part] of [
      ['map', '[role=listbox]'],
      ['about', '.said-word, .faint'],
      ['export', '.preview pre'],
    ]) {
      await panel.locator(`#tab-${name}`).click();
      await panel.locator(part).first().waitFor();
      await pictures(panel, `rtl-panel-${name}`);
    }
    await panel.close();
  });

  it('the atlas', async () => {
    const page = await openAtlas(ambit);
    await page.getByRole('link', { name: museum.name }).first().waitFor();
    expect(await isRightOf(page, '.atlas-bar .brand', '.atlas-bar nav')).toBe(true);
    await pictures(page, 'rtl-atlas');
    await page.getByRole('radio', { name: inHebrewLetters('Table') }).check();
    expect(await isRightOf(page, '.site-table th', '.site-table td:last-child')).toBe(true);
    await pictures(page, 'rtl-atlas-table');
    await page.getByRole('link', { name: museum.name }).first().click();
    await page.locator('[role=listbox]').first().waitFor();
    await pictures(page, 'rtl-atlas-site');
    await page.goto(ambit.url('atlas.html#/settings'));
    await page.getByRole('button', { name: inHebrewLetters('Verify what is stored') }).waitFor();
    await pictures(page, 'rtl-settings');
    await page.goto(ambit.url('atlas.html#/console'));
    await page.locator('.console-asks button').first().click();
    await pictures(page, 'rtl-console');
    await page.close();
  });
});
