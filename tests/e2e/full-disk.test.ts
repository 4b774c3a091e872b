import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startDemoWeb } from '../demo-web/server.ts';
import { DEMO_SITES } from '../demo-web/web.ts';
import { Ambit } from './harness/chromium.ts';
import { patience, times } from './harness/scale.ts';
import { mountSmallDisk } from './harness/small-disk.ts';

declare const chrome: typeof import('wxt/browser').browser;

const rounds = times(0, 5);
const [museum] = DEMO_SITES;
const disk = rounds > 0 ? mountSmallDisk(192) : null;
if (rounds > 0 && disk === null)
  console.warn('full disk: not tried, since mounting is not allowed');

afterAll(() => disk?.unmount());

it.skipIf(disk === null)(
  'keeps every page through a disk that is full to the last byte, and goes on afterwards',
  async () => {
    const web = await startDemoWeb();
    const profile = join(disk!.folder, 'profile');
    const open = () => Ambit.open({ port: web.port, profile });
    let pages = 0;
    const noticed: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const ambit = await open();
      if (round === 0) await ambit.agree();
      // Survived the last full disk and a restart.
      expect(await ambit.verify()).toMatchObject({ agrees: true, damaged: 0, pages });
      const tab = await ambit.visit(museum.pages[pages]);
      await ambit.untilRows('pages', ++pages);
      await ambit.untilRows('todo', 0);

      disk!.fill();
      const start = Date.now();
      await tab.goto(museum.pages[pages]);
      const id = await ambit.tabId(tab);
      const badge = () => ambit.own.evaluate((tabId) => chrome.action.getBadgeText({ tabId }), id);
      await expect.poll(badge, { interval: 20 }).toBe('!');
      noticed.push(Date.now() - start);
      const name = { type: 'name-site', page: museum.pages[0], name: 'Mine' } as const;
      expect(await ambit.order(name)).toMatchObject({
        message: 'the disk or Ambit’s share of it is full.',
      });
      expect((await ambit.rows('pages')).length).toBe(pages);

      disk!.makeRoom();
      await ambit.untilRows('pages', ++pages); // tried again by itself
      await ambit.untilRows('todo', 0);
      await ambit.close();
    }
    const ambit = await open();
    expect(await ambit.verify()).toMatchObject({ agrees: true, damaged: 0, pages });
    console.log(
      `disk full ${rounds} times: said after ${noticed.join(', ')} ms; ${pages} pages kept`,
    );
    await ambit.close();
    await web.close();
  },
  patience(10, 300),
);
