/**
 * Pictures of a view in both colours, each looked over by axe, and nothing wider than its window.
 * `npm run screenshots` takes them in every width; the tests alone make do with the narrowest.
 */
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf } from './axe.ts';

const FOLDER = '.output/screens';
const WIDTHS = process.env.AMBIT_SCREENS === undefined ? [320] : [320, 400, 1280];
/** From the narrowest side panel to a wide window. */
const EVERY_WIDTH = [280, 320, 400, 420, 1280, 1400];

/** Which story took which picture. */
const taken = new Map<string, string | undefined>();

/** `name` is of this picture alone: another story's would take its place. */
export async function pictures(page: Page, name: string, height = 800): Promise<void> {
  const story = expect.getState().currentTestName;
  if ((taken.get(name) ?? story) !== story)
    throw new Error(`${taken.get(name)} took ${name} already.`);
  taken.set(name, story);
  mkdirSync(FOLDER, { recursive: true });
  const before = page.viewportSize() ?? { width: 400, height };
  for (const width of EVERY_WIDTH) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(150); // some parts are drawn anew for their width
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    if (!WIDTHS.includes(width)) continue;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await faultsOf(page)).toEqual([]);
      const path = `${FOLDER}/${name}-${width}-${colorScheme}.png`;
      await page.screenshot({ path, fullPage: true });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(before);
}
