import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { findFirefox } from '../../scripts/find-browser.mjs';
import { FirefoxAmbit } from './harness/firefox.ts';
import { millUrl, startPageMill } from './harness/page-mill.ts';
import { patience, timeLeft, times } from './harness/scale.ts';

/** Hosts are every seventh number: a page may move within its own only. */
const address = (tab: number, step: number) => millUrl(tab + 7 * 1000 * (step + 1));

describe.skipIf(findFirefox() === null)('in Firefox', () => {
  it(
    'recording goes on in open tabs when the add-on is reloaded, or installed over itself',
    async () => {
      const [reloads, count] = [times(2, 30), times(2, 10)];
      const end = Date.now() + timeLeft() * 0.9;
      const mill = await startPageMill();
      const ambit = await FirefoxAmbit.open(mill.port);
      await ambit.agree();
      const trouble: string[] = [];
      const tabs: Page[] = [];
      for (let i = 0; i < count; i++) {
        const tab = await ambit.newPage();
        tab.on('console', (line) => trouble.push(`${line.type()}: ${line.text()}`));
        tab.on('pageerror', (error) => trouble.push(String(error)));
        await tab.goto(address(i, 0));
        tabs.push(tab);
      }
      const all = (step: number) => tabs.map((_, i) => address(i, step));
      const said = (step: number) => Promise.all(all(step).map((url) => ambit.stateOf(url)));
      const everyTab = (state: string) => tabs.map(() => state);
      await expect.poll(() => said(0)).toEqual(everyTab('stored'));

      let done = 0;
      while (done < reloads && Date.now() < end) {
        await ambit.reload(done % 2 === 0 ? 'by itself' : 'installed again');
        // Every tab has a recorder again, and what was recorded before is not recorded twice.
        await expect.poll(() => said(done)).toEqual(everyTab('stored'));
        await ambit.untilRows('visits', count * (done + 1));
        done++;
        for (const [i, tab] of tabs.entries()) {
          await tab.evaluate((url) => history.pushState(null, '', url), address(i, done));
        }
        await ambit.untilRows('visits', count * (done + 1));
      }

      console.log(
        `Firefox: add-on reloaded ${done} times under ${count} tabs: ${trouble.length} complaints`,
      );
      expect(done).toBeGreaterThanOrEqual(times(reloads, 1));
      expect(trouble).toEqual([]);
      const stored = (await ambit.rows<{ url: string }>('pages')).map((row) => row.url);
      const opened = Array.from({ length: done + 1 }, (_, step) => all(step)).flat();
      expect(stored.sort()).toEqual(opened.sort());
      const pages = opened.length;
      expect(await ambit.verify()).toMatchObject({ agrees: true, damaged: 0, pages });
      await ambit.close();
      await mill.close();
    },
    patience(180, 1800),
  );
});
