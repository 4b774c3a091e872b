import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { DEMO_SITES } from '../demo-web/web.ts';
import { faultsOf } from './harness/axe.ts';
import type { Ambit } from './harness/chromium.ts';
import { onDemoWeb } from './harness/on-demo-web.ts';
import { pictures } from './harness/pictures.ts';

let ambit: Ambit;
let tab: Page;
onDemoWeb((scene) => {
  ({ ambit, tab } = scene);
});
beforeAll(async () => {
  await ambit.visit(DEMO_SITES[0].start, tab);
  await ambit.untilRows('pages', 1);
});

/** The popup, the side panel and the atlas are pictured state by state in their own stories. */
it.each(['options', 'welcome', 'popup', 'sidepanel', 'atlas'])(
  '%s has no fault axe can find',
  async (name) => {
    const page = await ambit.context.newPage();
    const query = /^(popup|sidepanel)/.test(name) ? `?tab=${await ambit.tabId(tab)}` : '';
    await page.goto(ambit.url(`${name}.html${query}`));
    await page.waitForSelector('h1');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await faultsOf(page)).toEqual([]); // as wide as a tab
    }
    await pictures(page, name);
    await page.close();
  },
);
