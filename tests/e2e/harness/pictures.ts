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

const taken = new Set<string>();

/** Resolves once what the page has to draw is drawn. */
const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** `name` is of this picture alone: a second one would take its place. */
export async function pictures(page: Page, name: string, height = 800): Promise<void> {
  if (taken.has(name)) throw new Error(`There is a picture called ${name} already.`);
  taken.add(name);
  mkdirSync(FOLDER, { recursive: true });
  const before = page.viewportSize() ?? { width: 400, height };
  for (const width of EVERY_WIDTH) {
    await page.setViewportSize({ width, height });
    await drawn(page); // some parts are drawn anew for their width
    const needed = () => page.evaluate('document.documentElement.scrollWidth');
    await expect.poll(needed).toBeLessThanOrEqual(width);
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
