/**
 * Pages damaged by chance, opened in a real browser: nothing of them may run in Ambit's world in the
 * page, nor in its windows, and no part of Ambit may complain. A case is made again by its number.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAtlas } from './harness/atlas.ts';
import { Ambit } from './harness/chromium.ts';
import { caseUrl, type GeneratedWeb, startGeneratedWeb } from './harness/generated-web.ts';
import { OwnTime } from './harness/own-time.ts';
import { seenFromOwnWorld } from './harness/own-world.ts';
import { patience, timeLeft, times } from './harness/scale.ts';
import { panelFor } from './harness/side-panel.ts';

const TABS = 3;
const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

let web: GeneratedWeb;
let ambit: Ambit;
/** What the browser noted of Ambit's code, and what its windows said, blocked scripts included. */
let errors: () => Promise<string[]>;
const complaints: string[] = [];
beforeAll(async () => {
  web = await startGeneratedWeb();
  ambit = await Ambit.open({ port: web.port });
  await ambit.agree();
  errors = await ambit.noteErrors();
  const isOwn = (page: Page | null) => page?.url().startsWith(ambit.url('')) === true;
  ambit.context.on('console', (line) => {
    if (isOwn(line.page()) && line.type() === 'error') complaints.push(line.text());
  });
  ambit.context.on('weberror', (thrown) => {
    if (isOwn(thrown.page())) complaints.push(String(thrown.error()));
  });
});
afterAll(async () => {
  await ambit.close();
  await web.close();
});

const hasRun = (page: Page) => page.evaluate(() => 'executed' in globalThis);
/** Cases by what became of them. */
type States = Record<string, number[]>;
let recorded: States = {};

it(
  'nothing of generated pages runs in the recorder’s world, and none of them stops it',
  async () => {
    // The same with recording paused, to tell long tasks of the pages from the recorder's.
    await ambit.order({ type: 'pause', until: Date.now() + 3_600_000 });
    const paused = await openCases(times(10, 300), timeLeft() * 0.1);
    console.log(`generated pages, recording paused: ${paused.words}`);
    expect(Object.keys(paused.states)).toEqual(['refused']);
    await ambit.order({ type: 'resume' });
    const { states, ran, opened, words, ownSlow } = await openCases(
      times(60, 3000),
      timeLeft() * 0.6,
    );
    console.log(`generated pages, recorded: ${words}${await openedAlone(ownSlow)}`);
    recorded = states;
    // The code does run where it may, so it would have been seen elsewhere.
    expect(ran).toBeGreaterThan(opened / 2);
    const allowed = ['stored', 'refused']; // refused: damage made a password field of something
    expect(Object.keys(states).filter((state) => !allowed.includes(state))).toEqual([]);
    expect(states.stored.length).toBeGreaterThan(opened / 2);
    expect(await errors()).toEqual([]);
  },
  patience(180, 3600),
);

/** Opens the first `count` cases in several tabs, or as many as there is time for. */
async function openCases(count: number, ms: number) {
  const end = Date.now() + ms;
  const states: States = {};
  const slow: number[] = [];
  const ownSlow: number[] = [];
  let [opened, ran, longest, clock, busy] = [0, 0, 0, 0, 0];
  const lane = async () => {
    const tab = await ambit.context.newPage();
    const own = await OwnTime.in(tab, ambit.url(''));
    while (opened < count && Date.now() < end) {
      const n = opened++;
      await own.begin();
      await tab.goto(caseUrl(n));
      const state = await settled(caseUrl(n));
      states[state] = [...(states[state] ?? []), n];
      const seen = await seenFromOwnWorld(ambit, caseUrl(n));
      expect([n, seen.executed]).toEqual([n, false]);
      const taken = await own.end();
      longest = Math.max(longest, seen.longest);
      clock = Math.max(clock, taken.clock);
      busy = Math.max(busy, taken.busy);
      if (seen.longest > 50) slow.push(n);
      if (taken.busy > 50) ownSlow.push(n);
      if (await hasRun(tab)) ran++;
    }
    await tab.close();
  };
  await Promise.all(Array.from({ length: TABS }, lane));
  const told = Object.entries(states).map(([state, cases]) => `${cases.length} ${state}`);
  const words =
    `${opened} of ${count} opened, ${told.join(', ')}, code ran in ${ran}; longest task of any ` +
    `code ${longest} ms, over 50 ms on ${slow.length}; longest stretch of Ambit’s ` +
    `${busy.toFixed(1)} ms of work (${clock.toFixed(1)} ms by the clock), over 50 ms of work on ` +
    `${ownSlow.length} (${ownSlow.slice(0, 9).join(' ')})`;
  return { states, ran, opened, words, ownSlow };
}

/** Several tabs are in each other's way: cases that took long are opened again, one by one. */
async function openedAlone(cases: number[]): Promise<string> {
  const taken: string[] = [];
  for (const n of cases) {
    const tab = await ambit.context.newPage();
    const own = await OwnTime.in(tab, ambit.url(''));
    await own.begin();
    await tab.goto(caseUrl(n));
    await settled(caseUrl(n));
    taken.push(`${n}: ${(await own.end()).busy.toFixed(1)} ms`);
    await tab.close();
  }
  return taken.length === 0 ? '' : `; opened again, alone: ${taken.join(', ')}`;
}

it(
  'nor in Ambit’s windows',
  async () => {
    await ambit.untilRows('todo', 0, 120_000);
    expect(await ambit.verify()).toMatchObject({ agrees: true, damaged: 0 });
    const tab = await ambit.context.newPage();
    for (const n of recorded.stored.slice(-times(2, 20))) {
      await tab.goto(caseUrl(n));
      await settled(caseUrl(n));
      const popup = await ambit.popupFor(tab);
      await popup.getByRole('region', { name: 'Where this site is' }).waitFor();
      await isUnharmed(popup);
      const panel = await panelFor(ambit, tab);
      for (const [name, part] of Object.entries(PARTS)) {
        await panel.getByRole('tab', { name }).click();
        await panel.locator(part).first().waitFor();
        await isUnharmed(panel);
      }
      await Promise.all([popup.close(), panel.close()]);
    }
    const atlas = await openAtlas(ambit);
    await atlas.locator('.site-card, .singles').first().waitFor();
    await isUnharmed(atlas);
    await atlas.getByRole('radio', { name: 'Table' }).check();
    await isUnharmed(atlas);
    await atlas.getByRole('searchbox').fill('onerror');
    await atlas.locator('.found li').first().waitFor();
    await isUnharmed(atlas);
    const [worker] = ambit.context.serviceWorkers();
    expect(await worker.evaluate(() => 'executed' in globalThis)).toBe(false);
    expect(await errors()).toEqual([]);
    expect(complaints).toEqual([]);
    // What is noted, is noted: errors made on purpose come up.
    const [inWindow, inWorker] = [ambit.url('options.html'), ambit.url('background.js')];
    const failing = (where: string) =>
      `setTimeout(() => { throw new Error('on purpose') }); 0 //# sourceURL=${where}`;
    await ambit.own.evaluate(failing(inWindow));
    await worker.evaluate(failing(inWorker));
    const noted = [inWindow, inWorker].map((url) => expect.stringMatching(`on purpose.*${url}`));
    await expect.poll(errors).toEqual(expect.arrayContaining(noted));
    expect(complaints.join()).toContain('on purpose');
  },
  patience(180, 600),
);

const PARTS = {
  Boundary: '[role=treegrid]',
  Map: '[role=listbox]',
  About: '.said-word, :text("No such link is known yet.")', // of some sites nobody speaks
  Export: '.preview pre',
};

/** Nothing ran, and nothing became an element that could. */
async function isUnharmed(page: Page): Promise<void> {
  expect(await hasRun(page)).toBe(false);
  expect(await page.locator('img, svg script, iframe, object, [onerror], [onclick]').count()).toBe(
    0,
  );
}

/** What became of the page, once it is decided. */
async function settled(url: string): Promise<string> {
  for (let i = 0; i < 800; i++) {
    const state = await ambit.stateOf(url);
    if (state !== undefined && state !== 'working') return state;
    await pause(25);
  }
  return 'undecided';
}
