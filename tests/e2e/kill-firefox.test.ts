import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomFrom } from '../../lib/graph/random.ts';
import { findFirefox } from '../../scripts/find-browser.mjs';
import { keepBusy } from './harness/busy.ts';
import { Doomed } from './harness/doomed.ts';
import { FirefoxAmbit } from './harness/firefox.ts';
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

describe.skipIf(findFirefox() === null)('in Firefox', () => {
  it(
    'no page is lost, doubled or torn when the browser is killed, and nothing forgotten by half',
    async () => {
      const random = randomFrom(4);
      const profile = profileOf('kill-firefox');
      const doomed = new Doomed();
      const acknowledged = new Set<string>();
      const opened = new Set<string>();
      const kills = times(2, 30);
      const end = Date.now() + timeLeft() * 0.9;
      const during = { forgetting: 0, saving: 0, asking: 0 };
      let killed = 0;
      let forgotten = 0;
      let questions = 0;
      let condemned: string[] = [];
      const open = async () => {
        const ambit = await FirefoxAmbit.open(mill.port, profile);
        if (killed === 0) await ambit.agree();
        if (condemned.length > 0 && (await doomed.settle(ambit, condemned))) forgotten++;
        await expectIntact(ambit, acknowledged, opened);
        return ambit;
      };
      while (killed < kills && Date.now() < end) {
        const ambit = await open();
        // Each kill meets pages being stored, taken in and asked about; two of three
        // something more.
        const act = (['forgetting', 'saving', 'asking'] as const)[killed % 3];
        condemned = act === 'forgetting' ? await doomed.open(ambit, 4) : [];
        const site = millUrl(90_000_000 + killed);
        const save = act === 'saving' ? await readyToSave(ambit, site) : null;
        if (save !== null) for (const known of [acknowledged, opened]) known.add(site);
        const run = pour(ambit, 100_000 * (killed + 1), 10_000, 2);
        const busy = keepBusy(ambit, run.acknowledged, random);
        while (run.acknowledged.size < 2) await pause(50);
        await pause(random() * 1500);
        if (act === 'forgetting') void doomed.forget(ambit);
        void save?.().catch(() => {}); // killed on the way
        await pause(random() * (act === 'asking' ? 800 : 400));
        await killBrowser(profile);
        killed++;
        during[act]++;
        run.stop();
        await run.done.catch(() => {});
        await busy.stop();
        questions += busy.asked();
        for (const url of run.acknowledged) acknowledged.add(url);
        for (const url of run.opened) opened.add(url);
      }
      const ambit = await open();
      console.log(
        `Firefox killed ${killed} times: ${acknowledged.size} pages acknowledged, ` +
          `${questions} questions; ${during.saving} while saving; ` +
          `of ${during.forgetting} deletions ${forgotten} done, the others not begun`,
      );
      expect(killed).toBeGreaterThanOrEqual(times(kills, 1));
      expect(acknowledged.size).toBeGreaterThan(killed);
      await ambit.close();
    },
    patience(180, 3600),
  );
});

/** Opens the page and the panel about it, everything chosen to be saved; returns how to begin. */
async function readyToSave(ambit: FirefoxAmbit, url: string) {
  const tab = await ambit.newTab();
  await tab.open(url);
  while ((await ambit.stateOf(url)) !== 'stored') await pause(50);
  const panel = await ambit.popupFor(url, 'sidepanel.html');
  const press = async (what: string) => {
    await panel.waitForSelector(what);
    await panel.$eval(what, (element) => (element as HTMLElement).click());
  };
  await press('#tab-export');
  await press('input[value=everything]');
  return () => press('button.main');
}
