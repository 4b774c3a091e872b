import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomFrom } from '../../lib/graph/random.ts';
import { beginToSave, keepBusy } from './harness/busy.ts';
import { Ambit } from './harness/chromium.ts';
import { Doomed } from './harness/doomed.ts';
import { expectIntact } from './harness/intact.ts';
import { profileOf } from './harness/kept-profile.ts';
import { killBrowser } from './harness/kills.ts';
import { millUrl, type PageMill, startPageMill } from './harness/page-mill.ts';
import { pour } from './harness/pour.ts';
import { patience, timeLeft, times } from './harness/scale.ts';

let mill: PageMill;
beforeAll(async () => {
  mill = await startPageMill();
});
afterAll(() => mill.close());

const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

it(
  'loses, doubles and tears no page when the whole browser is killed, and forgets nothing by half',
  async () => {
    const random = randomFrom(2);
    const profile = profileOf('kill-browser');
    const doomed = new Doomed();
    const acknowledged = new Set<string>();
    const opened = new Set<string>();
    const kills = times(3, 100);
    const end = Date.now() + timeLeft() * 0.9;
    let killed = 0;
    let forgotten = 0;
    let condemned: string[] = [];
    const open = async () => {
      const ambit = await Ambit.open({ port: mill.port, profile });
      if (killed === 0) await ambit.agree();
      if (condemned.length > 0 && (await doomed.settle(ambit, condemned))) forgotten++;
      await expectIntact(ambit, acknowledged, opened);
      return ambit;
    };
    while (killed < kills && Date.now() < end) {
      const ambit = await open();
      // Each kill meets pages being stored and questions; every third a deletion, every
      // third a file.
      condemned = killed % 3 === 1 ? await doomed.open(ambit, 4) : [];
      const run = pour(ambit, 100_000 * (killed + 1), 10_000);
      const busy = keepBusy(ambit, run.acknowledged, random);
      while (run.acknowledged.size < 2) await pause(50);
      await pause(random() * 1500);
      if (condemned.length > 0) void doomed.forget(ambit);
      if (killed % 3 === 2) {
        const url = millUrl(90_000_000 + killed);
        opened.add(url);
        void beginToSave(await popupOf(ambit, url)).catch(() => {}); // killed on the way
      }
      await pause(random() * (condemned.length > 0 ? 80 : 800));
      await killBrowser(profile);
      killed++;
      run.stop();
      await run.done.catch(() => {});
      await busy.stop();
      for (const url of run.acknowledged) acknowledged.add(url);
      for (const url of run.opened) opened.add(url);
    }
    const ambit = await open();
    console.log(
      `browser killed ${killed} times: ${acknowledged.size} pages acknowledged; ` +
        `of ${Math.ceil((killed - 1) / 3)} deletions ${forgotten} done, the others not begun`,
    );
    expect(killed).toBeGreaterThanOrEqual(times(kills, 1));
    expect(acknowledged.size).toBeGreaterThan(killed);
    await ambit.close();
  },
  patience(180, 3600),
);

/** The popup about a page that is opened for it. */
async function popupOf(ambit: Ambit, url: string) {
  const popup = await ambit.popupFor(await ambit.visit(url));
  await popup.getByRole('region', { name: 'Where this site is' }).waitFor();
  return popup;
}
