import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Ambit } from './harness/chromium.ts';
import { millUrl, type PageMill, startPageMill } from './harness/page-mill.ts';
import { patience, timeLeft, times } from './harness/scale.ts';

declare const chrome: typeof import('wxt/browser').browser;

let mill: PageMill;
let ambit: Ambit;
beforeAll(async () => {
  mill = await startPageMill();
  ambit = await Ambit.open({ port: mill.port });
  await ambit.agree();
});
afterAll(async () => {
  await ambit.close();
  await mill.close();
});

/** Hosts are every seventh number: a page may move within its own only. */
const address = (tab: number, step: number) => millUrl(tab + 7 * 1000 * (step + 1));

/** What the recorders of these pages say; a page without one says nothing. */
const said = (urls: string[]): Promise<(string | undefined)[]> =>
  ambit.own.evaluate(async (wanted) => {
    const tabs = await chrome.tabs.query({});
    return Promise.all(
      wanted.map(async (url) => {
        const id = tabs.find((tab) => tab.url === url)?.id;
        if (id === undefined) return 'no such tab';
        const ask = { type: 'what-became-of-this-page' };
        const answer = await chrome.tabs.sendMessage(id, ask).catch(() => undefined);
        return (answer as { state: string } | undefined)?.state;
      }),
    );
  }, urls);

it(
  'goes on recording in open tabs when the extension is reloaded again and again',
  async () => {
    const [reloads, count] = [times(3, 50), times(4, 20)];
    const end = Date.now() + timeLeft() * 0.9;
    const trouble: string[] = [];
    const tabs: Page[] = [];
    for (let i = 0; i < count; i++) {
      const tab = await ambit.context.newPage();
      await tab.goto(address(i, 0));
      tabs.push(tab);
    }
    const all = (step: number) => tabs.map((_, i) => address(i, step));
    const everyTab = (state: string) => tabs.map(() => state);
    await expect.poll(() => said(all(0))).toEqual(everyTab('stored'));
    for (const tab of tabs) {
      tab.on('console', (line) => trouble.push(`${line.type()}: ${line.text()}`));
      tab.on('pageerror', (error) => trouble.push(String(error)));
    }

    let done = 0;
    while (done < reloads && Date.now() < end) {
      await ambit.reload();
      // Every tab has a recorder again, and what was recorded before is not recorded twice.
      await expect.poll(() => said(all(done))).toEqual(everyTab('stored'));
      await ambit.untilRows('visits', count * (done + 1));
      done++;
      for (const [i, tab] of tabs.entries()) {
        await tab.evaluate((url) => history.pushState(null, '', url), address(i, done));
      }
      await ambit.untilRows('visits', count * (done + 1));
    }

    console.log(
      `extension reloaded ${done} times under ${count} tabs: ${trouble.length} complaints`,
    );
    expect(done).toBeGreaterThanOrEqual(times(reloads, 1));
    expect(trouble).toEqual([]);
    const stored = (await ambit.rows<{ url: string }>('pages')).map((row) => row.url);
    const opened = Array.from({ length: done + 1 }, (_, step) => all(step)).flat();
    expect(stored.sort()).toEqual(opened.sort());
    expect(await ambit.verify()).toMatchObject({ agrees: true, damaged: 0, pages: opened.length });
  },
  patience(180, 1800),
);

it('does not bring back what was forgotten, and puts no recorder where none may be', async () => {
  const [kept, forgotten, never] = [3_000_003, 3_000_001, 3_000_002].map(millUrl);
  const tabs = [];
  for (const url of [kept, forgotten, never]) tabs.push(await ambit.visit(url));
  await expect.poll(() => said([kept, forgotten, never])).toEqual(['stored', 'stored', 'stored']);
  await ambit.order({ type: 'forget-host', host: new URL(forgotten).hostname });
  await ambit.order({ type: 'forget-host', host: new URL(never).hostname });
  await ambit.order({ type: 'never-host', host: new URL(never).hostname });

  await ambit.reload();

  // The witness has its recorder again, so the others had their chance.
  await expect.poll(() => said([kept, forgotten])).toEqual(['stored', 'stored']);
  const popup = await ambit.popupFor(tabs[1]);
  await popup.getByText('Reload it to record it').waitFor();
  expect(await said([never])).toEqual([undefined]);
  const stored = (await ambit.rows<{ url: string }>('pages')).map((row) => row.url);
  expect(stored).toContain(kept);
  expect(stored.filter((url) => url === forgotten || url === never)).toEqual([]);
});
