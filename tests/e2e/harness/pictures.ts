/**
 * Pictures of a view in both colours, each looked over by axe, and nothing wider than its window.
 * `npm run screenshots` takes them in every width; the tests alone make do with the narrow ones.
 */
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faultsOf } from './axe.ts';

const FOLDER = '.output/screens';
const NARROW = [320, 400];
const WIDE = process.env.AMBIT_SCREENS === undefined ? [] : [1280];

export async function pictures(page: Page, name: string, height = 800): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const before = page.viewportSize() ?? { width: 400, height };
  for (const width of [280, ...NARROW, ...WIDE]) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(150); // some parts are drawn anew for their width
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    if (width < NARROW[0]) continue;
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
