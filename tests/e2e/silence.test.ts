import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startDemoWeb } from '../demo-web/server.ts';
import { CANARY_SITES, DEMO_SITES, OTHER_PAGES } from '../demo-web/web.ts';
import { openAtlas } from './harness/atlas.ts';
import { savedBy } from './harness/boundary-popup.ts';
import { Ambit, CHROME_BUILD } from './harness/chromium.ts';
import { makeHostileExtension } from './harness/hostile-extension.ts';
import { netLogTo, requestsIn } from './harness/net-log.ts';
import { patience, times } from './harness/scale.ts';
import { panelFor } from './harness/side-panel.ts';

it(
  'Ambit makes no request in a day of browsing, looking, correcting and saving',
  async () => {
    const web = await startDemoWeb();
    const hostile = makeHostileExtension();
    const folder = mkdtempSync(join(tmpdir(), 'ambit-day-'));
    const log = join(folder, 'net.json');
    const build = `${CHROME_BUILD},${hostile.folder}`;
    const ambit = await Ambit.open({ port: web.port, build, args: netLogTo(log) });
    await ambit.agree();
    const all = [...DEMO_SITES, ...CANARY_SITES].flatMap((site) => site.pages).concat(OTHER_PAGES);
    const opened = all.filter((_, i) => i % times(8, 1) === 0);
    const tab = await ambit.context.newPage();
    for (const url of opened) await tab.goto(url);
    await tab.goto(DEMO_SITES[0].pages[1]);
    await ambit.untilRows('todo', 0, 60_000);

    const popup = await ambit.popupFor(tab);
    expect((await savedBy(popup)).length).toBeGreaterThan(1);
    const panel = await panelFor(ambit, tab);
    await panel.getByRole('treegrid').waitFor();
    for (const name of ['About', 'Export']) await panel.getByRole('tab', { name }).click();
    await openAtlas(ambit);
    const page = DEMO_SITES[0].pages[1];
    await ambit.order({ type: 'label', page, side: 'out', reach: 'host', typed: 'shop.example' });
    await ambit.order({ type: 'scope', page });
    await ambit.order({
      type: 'about',
      page,
      what: 'site',
      side: 'inside',
      other: '',
      directory: '',
      language: '',
    });
    await ambit.verify();

    // One request that an extension does make, so that the log can be trusted.
    const witness = await ambit.context.newPage();
    await witness.goto(hostile.page);
    await witness.evaluate((url) => fetch(url), `${DEMO_SITES[0].start}?witness`);
    await ambit.close();

    const requests = requestsIn(log);
    const byExtensions = requests.filter(
      ({ by, url }) => by.startsWith('chrome-extension:') && /^(https?|wss?):/.test(url),
    );
    console.log(
      `a day of ${opened.length} pages: ${requests.length} requests, ${byExtensions.length - 1} by Ambit`,
    );
    expect(requests.length).toBeGreaterThan(opened.length);
    expect(byExtensions.map(({ url }) => url)).toEqual([`${DEMO_SITES[0].start}?witness`]);
    await web.close();
    for (const path of [folder, hostile.folder]) rmSync(path, { recursive: true, force: true });
  },
  patience(180, 900),
);
