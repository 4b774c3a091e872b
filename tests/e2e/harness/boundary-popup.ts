/** The popup as a person meets it: on a page that was opened, with what they can save and see. */
import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { ASK_RECORDING } from '../../../lib/messages.ts';
import { faultsOf } from './axe.ts';
import type { Ambit } from './chromium.ts';

declare const chrome: typeof import('wxt/browser').browser;

const SHOTS = '.output/screenshots';

/** Opens a page and waits until its recorder has nothing more to do. */
export async function browse(ambit: Ambit, tab: Page, url: string): Promise<void> {
  await ambit.visit(url, tab);
  const id = await ambit.tabId(tab);
  await expect
    .poll(() =>
      ambit.own.evaluate(([to, what]) => chrome.tabs.sendMessage(to, what), [
        id,
        ASK_RECORDING,
      ] as const),
    )
    .not.toMatchObject({ state: 'working' });
}

/** The popup with all its parts there. */
export async function popupOn(ambit: Ambit, tab: Page, url: string): Promise<Page> {
  await browse(ambit, tab, url);
  await ambit.untilRows('todo', 0, 60_000);
  const popup = await ambit.popupFor(tab);
  await popup.getByRole('region', { name: 'Where this site is' }).waitFor();
  return popup;
}

/** What is in, by the file that the person saves. */
export async function savedBy(popup: Page): Promise<string[]> {
  const coming = popup.waitForEvent('download');
  await popup.getByRole('button', { name: 'Save this site’s addresses' }).click();
  const text = await readFile((await (await coming).path())!, 'utf8');
  return text.trimEnd().split('\n');
}

/** Pictures in both colours, each looked over by axe. */
export async function shots(popup: Page, name: string): Promise<void> {
  mkdirSync(SHOTS, { recursive: true });
  await popup.setViewportSize({ width: 320, height: 600 });
  expect(await popup.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
  await popup.setViewportSize({ width: 380, height: 600 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await popup.emulateMedia({ colorScheme });
    expect(await faultsOf(popup)).toEqual([]);
    await popup.screenshot({ path: `${SHOTS}/${name}-${colorScheme}.png`, fullPage: true });
  }
  await popup.emulateMedia({ colorScheme: 'light' });
}
