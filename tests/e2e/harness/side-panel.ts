/** The side panel as a person meets it: as a tab of its own, about a page that was opened. */
import type { Locator, Page } from 'playwright-core';
import { browse } from './boundary-popup.ts';
import type { Ambit } from './chromium.ts';

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
  await ambit.untilRows('todo', 0);
  const panel = await panelFor(ambit, tab);
  await panel.getByRole('treegrid').waitFor();
  return panel;
}

/** The row of an address, which must be in view. */
export const rowOf = (panel: Page, full: string): Locator => panel.locator(`tr[title="${full}"]`);
