import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomFrom } from '../../lib/graph/random.ts';
import { Ambit } from './harness/chromium.ts';
import { CompanionEnder, killBrowser, stopServiceWorker } from './harness/kills.ts';
import { LINKS_PER_PAGE, type PageMill, startPageMill } from './harness/page-mill.ts';
import { pour } from './harness/pour.ts';
import { patience, times } from './harness/scale.ts';

let mill: PageMill;
beforeAll(async () => {
  mill = await startPageMill();
});
afterAll(() => mill.close());

const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

/** Every acknowledged page is stored once and whole; nothing else but opened pages is stored. */
async function expectIntact(
  ambit: Ambit,
  acknowledged: Set<string>,
  opened: Set<string>,
  linksPerPage = LINKS_PER_PAGE,
) {
  const stored = (await ambit.rows<{ url: string }>('pages')).map((row) => row.url);
  expect(stored.length).toBe(new Set(stored).size);
  expect([...acknowledged].filter((url) => !stored.includes(url))).toEqual([]);
  expect(stored.filter((url) => !opened.has(url))).toEqual([]);
  const visits = await ambit.rows<{ seq: number }>('visits');
  expect(visits.length).toBe(stored.length);
  expect(await ambit.verify()).toMatchObject({ agrees: true, damaged: 0, pages: stored.length });
  const [checkpoint] = await ambit.rows<{ links: number }>('checkpoints');
  expect(checkpoint.links).toBe(stored.length * linksPerPage);
}

it(
  'loses, doubles and tears no page when the service worker is stopped again and again',
  async () => {
    const [kills, pages] = [times(10, 200), times(60, 2000)];
    const random = randomFrom(1);
    const ambit = await Ambit.open({ port: mill.port });
    await ambit.agree();
    const { acknowledged, opened, done } = pour(ambit, 0, pages);
    let killed = 0;
    let over = false;
    void done.finally(() => {
      over = true;
    });
    while (!over) {
      await pause(random() * times(400, 900));
      if (killed < kills) {
        await stopServiceWorker(ambit);
        killed++;
      }
    }
    await done;

    console.log(
      `service worker stopped ${killed} times: ${opened.size} opened, ${acknowledged.size} acknowledged`,
    );
    expect(killed).toBe(kills);
    expect(acknowledged.size).toBeGreaterThan(pages * 0.9);
    await expectIntact(ambit, acknowledged, opened);
    await ambit.close();
  },
  patience(150, 1500),
);

it(
  'loses, doubles and tears no page when the whole browser is killed',
  async () => {
    const random = randomFrom(2);
    const profile = mkdtempSync(join(tmpdir(), 'ambit-'));
    const acknowledged = new Set<string>();
    const opened = new Set<string>();
    const kills = times(2, 20);
    for (let round = 0; round < kills; round++) {
      const ambit = await Ambit.open({ port: mill.port, profile });
      if (round === 0) await ambit.agree();
      else await expectIntact(ambit, acknowledged, opened);
      const run = pour(ambit, 100_000 * (round + 1), 10_000);
      await pause(800 + random() * 2500);
      await killBrowser(profile);
      run.stop();
      await run.done.catch(() => {});
      for (const url of run.acknowledged) acknowledged.add(url);
      for (const url of run.opened) opened.add(url);
    }
    const ambit = await Ambit.open({ port: mill.port, profile });
    console.log(`browser killed ${kills} times: ${acknowledged.size} pages acknowledged`);
    expect(acknowledged.size).toBeGreaterThan(kills);
    await expectIntact(ambit, acknowledged, opened);
    await ambit.close();
    rmSync(profile, { recursive: true, force: true });
  },
  patience(120, 600),
);

it(
  'answers every call within ten seconds when the companion is ended in mid-call',
  async () => {
    const rounds = times(5, 100);
    const random = randomFrom(3);
    const heavy = await startPageMill(3000);
    const ambit = await Ambit.open({ port: heavy.port });
    await ambit.agree();
    const { acknowledged, opened, done } = pour(ambit, 0, 20);
    await done;
    const calm = Date.now();
    await ambit.verify();
    const usual = Date.now() - calm;
    const taken: number[] = [];
    let cutOff = 0;
    const ender = await CompanionEnder.connect(ambit);
    while (cutOff < rounds && taken.length < 3 * rounds) {
      const end = await ender.aim();
      const start = Date.now();
      const call = ambit.verify();
      await pause(random() * usual * 0.5);
      await end();
      expect(await call).toMatchObject({ type: 'verified', agrees: true });
      const ms = Date.now() - start;
      taken.push(ms);
      // A call that was cut off is answered by a replacement, so it takes visibly longer.
      if (ms > usual + 1000) cutOff++;
    }
    console.log(
      `companion ended in mid-call ${cutOff} times: slowest call ${Math.max(...taken)} ms`,
    );
    expect(cutOff).toBe(rounds);
    expect(Math.max(...taken)).toBeLessThan(10_000);
    await ender.release();
    await expectIntact(ambit, acknowledged, opened, 3000);
    await ambit.close();
    await heavy.close();
  },
  patience(120, 900),
);
