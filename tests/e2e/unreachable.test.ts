/** What every window says, and offers, when Ambit's own background does not answer. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, it } from 'vitest';
import { DEMO_SITES } from '../demo-web/web.ts';
import { browse } from './harness/boundary-popup.ts';
import type { Ambit } from './harness/chromium.ts';
import { onDemoWeb } from './harness/on-demo-web.ts';
import { pictures } from './harness/pictures.ts';

const [museum] = DEMO_SITES;

let ambit: Ambit;
let tab: Page;
onDemoWeb((opened) => {
  ({ ambit, tab } = opened);
});
beforeAll(async () => {
  for (const url of museum.pages.slice(0, 6)) await browse(ambit, tab, url);
  await ambit.untilRows('todo', 0);
});

/** A window whose messages get no answer until `answer` is called. */
async function cutOff(path: string): Promise<Page> {
  const page = await ambit.context.newPage();
  await page.setViewportSize({ width: 400, height: 800 });
  await page.addInitScript(silence);
  await page.goto(ambit.url(path));
  return page;
}
const answer = (page: Page) => page.evaluate('silent = false');
const cut = (page: Page) => page.evaluate('silent = true');

/** As when the browser stops the background before it could answer. */
function silence(): void {
  const { chrome } = globalThis as unknown as { chrome: { runtime: Runtime } };
  interface Runtime {
    sendMessage(message: unknown, ...rest: unknown[]): unknown;
  }
  const held = globalThis as unknown as { silent: boolean };
  held.silent = true;
  const send = chrome.runtime.sendMessage.bind(chrome.runtime);
  chrome.runtime.sendMessage = (message, ...rest) => {
    if (!held.silent) return send(message, ...rest);
    const [tell] = rest;
    if (typeof tell === 'function') tell(undefined);
    return Promise.resolve(undefined);
  };
}

describe('when the background does not answer', () => {
  it('the popup says so, and asks again', async () => {
    const popup = await cutOff(`popup.html?tab=${await ambit.tabId(tab)}`);
    await popup.getByRole('alert').getByText('Ambit’s background did not answer').waitFor();
    await pictures(popup, 'unreachable-popup');
    await answer(popup);
    await popup.getByRole('button', { name: 'Try again' }).click();
    await popup.getByRole('region', { name: 'Where this site is' }).waitFor();
    await popup.close();
  });

  it('the side panel says so, and asks again', async () => {
    const panel = await cutOff(`sidepanel.html?tab=${await ambit.tabId(tab)}`);
    await panel.getByRole('alert').getByText('Ambit’s background did not answer').waitFor();
    await pictures(panel, 'unreachable-panel');
    await answer(panel);
    await panel.getByRole('button', { name: 'Try again' }).click();
    await panel.getByRole('treegrid').waitFor();
    await panel.close();
  });

  it('each part of the side panel says what could not be had', async () => {
    const panel = await cutOff(`sidepanel.html?tab=${await ambit.tabId(tab)}`);
    const again = panel.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await answer(panel);
    await again.click();
    await panel.getByRole('treegrid').waitFor();
    await cut(panel);
    const parts = [
      ['Map', 'The map could not be drawn:'],
      ['About', 'What links say could not be read:'],
      ['Export', 'Ambit’s background did not answer'],
    ];
    for (const [name, said] of parts) {
      await panel.getByRole('tab', { name }).click();
      if (name === 'Export') {
        // Which asks for the site's scope, as a list of addresses does not.
        const format = panel.getByRole('radio', { name: /^Browsertrix/, includeHidden: true });
        await panel.locator('details', { has: format }).first().locator('summary').click();
        await format.check();
      }
      await panel.getByRole('alert').filter({ hasText: said }).waitFor();
      await pictures(panel, `unreachable-${name.toLowerCase()}`);
    }
    await answer(panel);
    await panel.getByRole('tab', { name: 'Map' }).click();
    await panel.getByRole('listbox').waitFor();
    await panel.close();
  });

  it('the atlas says so of its list and of one site, and asks again', async () => {
    const page = await cutOff('atlas.html');
    await page.getByRole('alert').getByText('Ambit’s background did not answer').waitFor();
    await pictures(page, 'unreachable-atlas');
    await answer(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: museum.name }).first().waitFor();
    await page.close();
    const site = await cutOff(`atlas.html#/site/${encodeURIComponent(museum.pages[1])}`);
    await site.getByRole('alert').getByText('Ambit’s background did not answer').waitFor();
    await pictures(site, 'unreachable-site');
    await answer(site);
    await site.getByRole('button', { name: 'Try again' }).click();
    await site.getByRole('listbox').first().waitFor();
    await site.close();
  });
});
