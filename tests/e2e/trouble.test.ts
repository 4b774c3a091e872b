import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DemoWeb, startDemoWeb } from '../demo-web/server.ts';
import { DEMO_SITES } from '../demo-web/web.ts';
import { Ambit } from './harness/chromium.ts';
import { pictures } from './harness/pictures.ts';
import { withoutUnlimitedStorage } from './harness/quota.ts';

const [museum] = DEMO_SITES;

let web: DemoWeb;
let ambit: Ambit;
beforeEach(async () => {
  web = await startDemoWeb();
});
afterEach(async () => {
  await ambit.close();
  await web.close();
});

describe('when something is wrong', () => {
  it('with the disk, the popup says so; old pages stay, and recording resumes', async () => {
    const build = withoutUnlimitedStorage();
    const profile = mkdtempSync(join(tmpdir(), 'ambit-'));
    ambit = await Ambit.open({ port: web.port, build, profile });
    await ambit.agree();
    await ambit.visit(museum.pages[0]);
    await ambit.untilRows('pages', 1);
    await ambit.untilRows('todo', 0);
    await ambit.close();
    // The browser remembers for a while how much room there is, so the quota changes
    // before a start.
    ambit = await Ambit.open({ port: web.port, build, profile });
    const session = await ambit.context.newCDPSession(ambit.own);
    const origin = ambit.url('').replace(/\/$/, '');
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    const tab = await ambit.visit(museum.pages[1]);
    const popup = await ambit.popupFor(tab);
    await popup.getByText('the disk or Ambit’s share of it is full').waitFor();
    await pictures(popup, 'popup-not-stored');
    expect((await ambit.rows('pages')).length).toBe(1);

    await session.send('Storage.overrideQuotaForOrigin', { origin });
    await tab.reload();
    await ambit.untilRows('pages', 2);
    expect(await ambit.verify()).toMatchObject({ agrees: true, pages: 2 });
    rmSync(build, { recursive: true });
    rmSync(profile, { recursive: true, force: true });
  });

  it('with the database, every window says so, and nothing is touched', async () => {
    ambit = await Ambit.open({ port: web.port });
    await ambit.own.waitForSelector('h1');
    await ambit.own.evaluate(
      () =>
        new Promise<void>((done, fail) => {
          // As a newer version of Ambit would have left it.
          const request = indexedDB.open('ambit', 999_990);
          request.onupgradeneeded = () => request.result.createObjectStore('from-the-future');
          request.onsuccess = () => {
            request.result.close();
            done();
          };
          request.onerror = () => fail(request.error);
        }),
    );
    for (const name of ['popup', 'sidepanel', 'atlas', 'options', 'welcome']) {
      const page = await ambit.context.newPage();
      await page.goto(ambit.url(`${name}.html`));
      await page.getByRole('alert').filter({ hasText: 'written by a newer version' }).waitFor();
      await pictures(page, `broken-${name}`);
      await page.close();
    }
    const stores = await ambit.own.evaluate(
      () =>
        new Promise<string[]>((done) => {
          const request = indexedDB.open('ambit');
          request.onsuccess = () => done([...request.result.objectStoreNames]);
        }),
    );
    expect(stores).toContain('from-the-future');
  });
});
