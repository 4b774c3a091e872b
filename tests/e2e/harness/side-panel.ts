/** The side panel as a person meets it: as a tab of its own, about a page that was opened. */
import { mkdirSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf } from './axe.ts';
import { browse } from './boundary-popup.ts';
import type { Ambit } from './chromium.ts';

const SHOTS = '.output/screenshots';

/** The panel about what `tab` shows. */
export async function panelFor(ambit: Ambit, tab: Page): Promise<Page> {
  const id = await ambit.tabId(tab);
  const panel = await ambit.context.newPage();
  await panel.setViewportSize({ width: 400, height: 800 });
  await panel.goto(ambit.url(`sidepanel.html?tab=${id}`));
  await panel.waitForSelector('[role=status], [role=alert]');
  return panel;
}

/** The panel on a page of a known site, its list read. */
export async function panelOn(ambit: Ambit, tab: Page, url: string): Promise<Page> {
  await browse(ambit, tab, url);
  await ambit.untilRows('todo', 0, 60_000);
  const panel = await panelFor(ambit, tab);
  await panel.getByRole('treegrid').waitFor();
  return panel;
}

/** The row of an address, which must be in view. */
export const rowOf = (panel: Page, full: string): Locator => panel.locator(`tr[title="${full}"]`);

/** Pictures in both colours and two widths, each looked over by axe; nothing wider than the panel. */
export async function panelShots(panel: Page, name: string): Promise<void> {
  mkdirSync(SHOTS, { recursive: true });
  for (const width of [280, 320, 400, 900]) {
    await panel.setViewportSize({ width, height: 800 });
    expect(await panel.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    if (width !== 320 && width !== 400) continue;
    for (const colorScheme of ['light', 'dark'] as const) {
      await panel.emulateMedia({ colorScheme });
      expect(await faultsOf(panel)).toEqual([]);
      const path = `${SHOTS}/${name}-${width}-${colorScheme}.png`;
      await panel.screenshot({ path, fullPage: true });
    }
  }
  await panel.emulateMedia({ colorScheme: 'light' });
  await panel.setViewportSize({ width: 400, height: 800 });
}
