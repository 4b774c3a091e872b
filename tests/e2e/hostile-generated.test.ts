/**
 * Pages damaged by chance, opened in a real browser: nothing of them may run in Ambit's
 * world in the page, nor in its windows, and no part of Ambit may complain. A case is made
 * again by its number.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PATIENCE } from '../patience.ts';
import { openAtlas } from './harness/atlas.ts';
import { Ambit } from './harness/chromium.ts';
import { caseUrl, type GeneratedWeb, startGeneratedWeb } from './harness/generated-web.ts';
import { type OwnTask, OwnTasks } from './harness/own-tasks.ts';
import { hasRunInOwnWorld } from './harness/own-world.ts';
import { patience, timeLeft, times } from './harness/scale.ts';
import { panelFor } from './harness/side-panel.ts';

/** So many cases share one trace of the browser. */
const ROUND = 30;
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
const ALLOWED = ['stored', 'refused']; // refused: damage made a password field of something

it(
  'nothing of generated pages runs in the recorder’s world, and none of them stops it',
  async () => {
    await ambit.order({ type: 'pause', until: Date.now() + 3_600_000 });
    const paused = await openCases(times(10, 300), timeLeft() * 0.1);
    console.log(`generated pages, recording paused: ${paused.words}`);
    expect(Object.keys(paused.states)).toEqual(['refused']);
    await ambit.order({ type: 'resume' });
    const count = times(60, 3000);
    const { states, ran, opened, words } = await openCases(count, timeLeft() * 0.7);
    console.log(`generated pages, recorded: ${words}`);
    recorded = states;
    const beside = await openSideBySide(count, times(30, 300));
    expect(beside).toEqual([]);
    // The code does run where it may, so it would have been seen elsewhere.
    expect(ran).toBeGreaterThan(opened / 2);
    expect(Object.keys(states).filter((state) => !ALLOWED.includes(state))).toEqual([]);
    expect(states.stored.length).toBeGreaterThan(opened / 2);
    expect(await errors()).toEqual([]);
  },
  patience(180, 3600),
);

/**
 * Opens the first `count` cases, or as many as there is time for; one by one, lest tabs be in each
 * other's way while their tasks are timed.
 */
async function openCases(count: number, ms: number) {
  const end = Date.now() + ms;
  const states: States = {};
  const tasks: OwnTask[] = [];
  let [opened, ran] = [0, 0];
  const tab = await ambit.context.newPage();
  while (opened < count && Date.now() < end) {
    await tab.goto('about:blank'); // the last page of a round is not the next one's
    const round = await OwnTasks.begin(ambit.own, ambit.url('recorder.js'));
    const until = Math.min(count, opened + ROUND);
    while (opened < until && Date.now() < end) {
      const n = opened++;
      const state = await openCase(tab, n);
      states[state] = [...(states[state] ?? []), n];
      if (await hasRun(tab)) ran++;
    }
    tasks.push(...(await round.end()));
  }
  // Ambit was seen at work in every page: at least it asked whether it may. A process that is
  // new to the trace may tell nothing of its first page on a busy machine: such a page is
  // opened once more.
  const unseen = () => {
    const seen = new Set(tasks.map(({ page }) => page));
    const cases = Object.values(states).flat();
    return cases.filter((n) => !seen.has(caseUrl(n)));
  };
  for (let again = 0; again < 5 && unseen().length > 0; again++) {
    const round = await OwnTasks.begin(ambit.own, ambit.url('recorder.js'));
    for (const n of unseen()) await openCase(tab, n);
    tasks.push(...(await round.end()));
  }
  await tab.close();
  expect(unseen()).toEqual([]);
  const told = Object.entries(states).map(([state, cases]) => `${cases.length} ${state}`);
  const words =
    `${opened} of ${count} opened, ${told.join(', ')}, ` + `code ran in ${ran}; ${wordsFor(tasks)}`;
  return { states, ran, opened, words };
}

/** What became of the page, in whose world of Ambit's nothing may have run. */
async function openCase(tab: Page, n: number): Promise<string> {
  await tab.goto(caseUrl(n));
  const state = await settled(caseUrl(n));
  expect([n, await hasRunInOwnWorld(ambit, caseUrl(n))]).toEqual([n, false]);
  return state;
}

/** Opens `count` cases in three tabs at once; those of which became what must not be. */
async function openSideBySide(from: number, count: number): Promise<[n: number, state: string][]> {
  const wrong: [number, string][] = [];
  let next = from;
  const lane = async () => {
    const tab = await ambit.context.newPage();
    while (next < from + count) {
      const n = next++;
      const state = await openCase(tab, n);
      if (!ALLOWED.includes(state)) wrong.push([n, state]);
    }
    await tab.close();
  };
  await Promise.all([lane(), lane(), lane()]);
  return wrong;
}

/** Other programs have the processor too: the clock tells more than the page's thread worked. */
function wordsFor(tasks: OwnTask[]): string {
  const told = (by: 'processor' | 'clock') => {
    const longest = tasks.toSorted((a, b) => b[by] - a[by]).slice(0, 3);
    const over = tasks.filter((task) => task[by] > 50).length;
    const cases = longest.map((task) => `${task[by].toFixed(1)} ${task.page.split('/').at(-1)}`);
    return `${over} over 50 ms by the ${by} (longest ${cases.join(', ')})`;
  };
  return (
    `${tasks.length} tasks of pages with work of Ambit’s: ${told('processor')}, ` +
    `${told('clock')}`
  );
}

it(
  'nor in Ambit’s windows',
  async () => {
    await ambit.untilRows('todo', 0);
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
  const end = Date.now() + PATIENCE.sight;
  while (Date.now() < end) {
    const state = await ambit.stateOf(url);
    if (state !== undefined && state !== 'working') return state;
    await pause(25);
  }
  return 'undecided';
}
