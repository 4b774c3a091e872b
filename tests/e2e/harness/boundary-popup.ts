/** The popup as a person meets it: on a page that was opened, with what they can save and see. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { ASK_RECORDING } from '../../../lib/messages.ts';
import { PATIENCE } from '../../patience.ts';
import type { Ambit } from './chromium.ts';

declare const chrome: typeof import('wxt/browser').browser;

/** Opens a page and waits until its recorder has nothing more to do. */
export async function browse(ambit: Ambit, tab: Page, url: string): Promise<void> {
  await ambit.visit(url, tab);
  const id = await ambit.tabId(tab);
  const recording = () =>
    ambit.own.evaluate(([to, what]) => chrome.tabs.sendMessage(to, what), [
      id,
      ASK_RECORDING,
    ] as const);
  // Not `expect.poll`, which wants to be inside a test: this is also done before all of them.
  await vi.waitFor(
    async () => expect(await recording()).not.toMatchObject({ state: 'working' }),
    PATIENCE.sight,
  );
}

/** The popup with all its parts there. */
export async function popupOn(ambit: Ambit, tab: Page, url: string): Promise<Page> {
  await browse(ambit, tab, url);
  await ambit.untilRows('todo', 0);
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
