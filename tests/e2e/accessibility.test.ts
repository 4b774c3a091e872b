import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoWeb, startDemoWeb } from '../demo-web/server.ts';
import { DEMO_SITES } from '../demo-web/web.ts';
import { faultsOf } from './harness/axe.ts';
import { Ambit } from './harness/chromium.ts';

let web: DemoWeb;
let ambit: Ambit;
let tab: Page;
beforeAll(async () => {
  web = await startDemoWeb();
  ambit = await Ambit.open({ port: web.port });
  await ambit.agree();
  tab = await ambit.visit(DEMO_SITES[0].start);
  await ambit.untilRows('pages', 1);
});
afterAll(async () => {
  await ambit.close();
  await web.close();
});

describe.each(['light', 'dark'] as const)('in %s mode', (colorScheme) => {
  it.each(['popup.html', 'options.html', 'welcome.html', 'atlas.html'])(
    '%s has no fault axe can find',
    async (path) => {
      const page = await ambit.context.newPage();
      await page.emulateMedia({ colorScheme });
      const query = path === 'popup.html' ? `?tab=${await ambit.tabId(tab)}` : '';
      await page.goto(ambit.url(path + query));
      await page.waitForSelector('h1');

      expect(await faultsOf(page)).toEqual([]);
      await page.close();
    },
  );

  it.each([320, 420, 1400])('no page is wider than a window of %i pixels', async (width) => {
    for (const path of ['popup.html', 'options.html', 'welcome.html', 'atlas.html']) {
      const page = await ambit.context.newPage();
      await page.setViewportSize({ width, height: 700 });
      await page.emulateMedia({ colorScheme });
      await page.goto(ambit.url(path));
      await page.waitForSelector('h1');
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
        width,
      );
      await page.close();
    }
  });
});
