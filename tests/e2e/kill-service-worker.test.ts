import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomFrom } from '../../lib/graph/random.ts';
import { keepBusy } from './harness/busy.ts';
import { Ambit } from './harness/chromium.ts';
import { Doomed } from './harness/doomed.ts';
import { expectIntact } from './harness/intact.ts';
import { profileOf } from './harness/kept-profile.ts';
import { stopServiceWorker } from './harness/kills.ts';
import { type PageMill, startPageMill } from './harness/page-mill.ts';
import { pour } from './harness/pour.ts';
import { patience, timeLeft, times } from './harness/scale.ts';

let mill: PageMill;
beforeAll(async () => {
  mill = await startPageMill();
});
afterAll(() => mill.close());

const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

it(
  'loses, doubles and tears no page when the service worker is stopped again and again',
  async () => {
    const [kills, pages] = [times(10, 950), times(60, 0)];
    const end = Date.now() + timeLeft() * 0.6;
    const random = randomFrom(1);
    const ambit = await Ambit.open({ port: mill.port, profile: profileOf('kill-service-worker') });
    await ambit.agree();
    const { acknowledged, opened, done, stop } = pour(ambit, 0, 100_000);
    const busy = keepBusy(ambit, acknowledged, random);
    let killed = 0;
    while ((killed < kills && Date.now() < end) || acknowledged.size < pages) {
      await pause(random() * 700);
      await stopServiceWorker(ambit);
      killed++;
    }
    stop();
    await done;
    await busy.stop();

    console.log(
      `service worker stopped ${killed} times: ${opened.size} opened, ` +
        `${acknowledged.size} acknowledged, ${busy.asked()} questions`,
    );
    expect(killed).toBeGreaterThanOrEqual(times(kills, 1));
    // It is stopped with a page under way in each of its three tabs.
    expect(acknowledged.size).toBeGreaterThan((opened.size - 3) * 0.9);
    await expectIntact(ambit, acknowledged, opened);
    await ambit.close();
  },
  patience(180, 3600),
);

it(
  'forgets a site whole or not at all when the service worker is stopped meanwhile',
  async () => {
    const kills = times(3, 50);
    const end = Date.now() + timeLeft() * 0.3;
    const random = randomFrom(5);
    const doomed = new Doomed();
    const ambit = await Ambit.open({ port: mill.port, profile: profileOf('kill-service-worker') });
    await ambit.agree();
    const kept = pour(ambit, 0, 10);
    await kept.done;
    let killed = 0;
    let forgotten = 0;
    while (killed < kills && Date.now() < end) {
      const pages = await doomed.open(ambit, 4);
      const forgetting = doomed.forget(ambit);
      await pause(random() * 60);
      await stopServiceWorker(ambit);
      await forgetting;
      killed++;
      if (await doomed.settle(ambit, pages)) forgotten++;
    }
    console.log(
      `service worker stopped ${killed} times while forgetting: ${forgotten} done, ` +
        `${killed - forgotten} not begun`,
    );
    expect(killed).toBeGreaterThanOrEqual(times(kills, 1));
    await expectIntact(ambit, kept.acknowledged, kept.opened);
    await ambit.close();
  },
  patience(180, 3600),
);
