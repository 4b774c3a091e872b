/** "Delete everything" among all the orders there are, a few milliseconds before or after it. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomFrom } from '../../lib/graph/random.ts';
import type { Command } from '../../lib/messages.ts';
import { commands, recorderMessages } from '../every-message.ts';
import { projectText } from '../project-text.ts';
import { recordOf } from '../records.ts';
import { Ambit } from './harness/chromium.ts';
import { leftBehind } from './harness/first-day.ts';
import { stopServiceWorker } from './harness/kills.ts';
import { millUrl, type PageMill, startPageMill } from './harness/page-mill.ts';
import { patience, seed, timeLeft, times } from './harness/scale.ts';

declare const chrome: typeof import('wxt/browser').browser;

/** Milliseconds before and after. */
const NEAR = 30;
const page = millUrl(1);
const host = new URL(page).hostname;
const { 'box-open': _, 'box-send': __, 'box-close': ___, ...every } = commands(page, host);
const { agree, 'delete-everything': deletion, ...others } = every;
const fromPages = Object.values(recorderMessages(page));

let mill: PageMill;
let ambit: Ambit;
let tab: Page;
let tabId: number;
beforeAll(async () => {
  mill = await startPageMill();
  ambit = await Ambit.open({ port: mill.port });
  tab = await ambit.visit(page);
  tabId = await ambit.tabId(tab);
});
afterAll(async () => {
  await ambit.close();
  await mill.close();
});

/**
 * Said after so many milliseconds: by a window, by the recorder in the page, or left at the desk.
 */
type Said = { after: number } & ({ order: Command } | { record: unknown } | { file: string });

/**
 * Says all of it and resolves once everything was answered, however. One after another by their
 * times: each with a timer of its own they would change places on a machine that is busy.
 */
const sayAll = (all: Said[]): Promise<unknown[]> =>
  ambit.own.evaluate(
    async ([said, tabId]) => {
      const say = (one: Said): unknown => {
        if ('order' in one) return chrome.runtime.sendMessage(one.order).catch(String);
        if ('file' in one) {
          const file = new File([one.file], 'a.ambit.jsonl');
          const job = { what: 'bring-in', file, kind: 'project' };
          const line = new BroadcastChannel('ambit desk');
          line.postMessage({ type: 'job', id: crypto.randomUUID(), language: 'en', job });
          return line.close();
        }
        return chrome.scripting.executeScript({
          target: { tabId },
          args: [one.record],
          func: (message: unknown) => chrome.runtime.sendMessage(message).catch(String),
        });
      };
      const start = performance.now();
      const answers = new Map<Said, unknown>();
      for (const one of [...said].sort((a, b) => a.after - b.after)) {
        const left = start + one.after - performance.now();
        await new Promise((resume) => setTimeout(resume, left));
        answers.set(one, say(one));
      }
      return Promise.all(said.map((one) => answers.get(one)));
    },
    [all, tabId] as const,
  );

/**
 * What there is to delete: a page and words; of every kind where the companion is asked for some.
 */
async function begin(round: number, asksCompanion: boolean): Promise<void> {
  const visit = (round * 4096).toString(16).padStart(32, '0');
  const record = recordOf(page, [millUrl(2), `${page}/${round}`]);
  await sayAll([{ after: 0, order: agree }]);
  await sayAll([{ after: 0, record: { type: 'page', visit, revision: 0, record } }]);
  const quick = ['name-site', 'never-host', 'keep-days'] as const;
  const slow = asksCompanion ? (['label', 'add-ontology', 'catch-up'] as const) : [];
  await sayAll([...quick, ...slow].map((type) => ({ after: 0, order: every[type] })));
}

it(
  'leaves nothing behind, whatever is said at the same time',
  async () => {
    const rounds = times(25, 1000);
    const end = Date.now() + timeLeft() * 0.9;
    const random = randomFrom(seed(12));
    const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)];
    const project = await projectText(200);
    let [round, said, agreedAgain] = [0, 0, 0];
    for (; round < rounds && Date.now() < end; round++) {
      await begin(round, random() < 0.3);
      const all: Said[] = [{ after: NEAR, order: deletion }];
      const again = random() < 0.2;
      // Who agrees afterwards may have Ambit keep what is said from then on: so nothing else is.
      const near = () => Math.floor(random() * (again ? NEAR : 2 * NEAR));
      for (let n = 0; n < 4; n++) all.push({ after: near(), order: any(Object.values(others)) });
      all.push({ after: near(), record: any(fromPages) });
      if (random() < 0.3) all.push({ after: near() / 2, file: project });
      if (again) all.push({ after: NEAR + 1 + Math.floor(random() * NEAR), order: agree });
      else if (random() < 0.2) all.push({ after: random() * (NEAR - 1), order: agree });
      const replies = await sayAll(all);
      said += all.length;
      expect(replies[0]).toEqual({ type: 'done', pages: 0 });
      if (random() < 0.1) await stopServiceWorker(ambit);
      // Something is asked, so that the background is there; and what is late has time to come.
      await sayAll([{ after: random() * 60, order: { type: 'cancel-task', id: 1 } }]);
      const { settings, 'words.json': copy, recorder, ...left } = await leftBehind(ambit);
      const told = `round ${round}: ${JSON.stringify(all).slice(0, 2000)}`;
      expect(left, told).toEqual({});
      if (!again) expect({ settings, copy, recorder }, told).toEqual({});
      else {
        agreedAgain++;
        const [row] = settings as [{ never: string[] }];
        expect(row.never, told).toEqual([]);
        await sayAll([{ after: 0, order: deletion }]);
      }
    }
    console.log(
      `everything deleted ${round} times among ${said} messages, agreed again ${agreedAgain} times`,
    );
    expect(round).toBeGreaterThanOrEqual(times(rounds, 1));
  },
  patience(240, 3600),
);

it(
  'happens wholly or not at all when the service worker is stopped meanwhile',
  async () => {
    const kills = times(5, 100);
    const end = Date.now() + timeLeft() * 0.1;
    const random = randomFrom(seed(3));
    let [killed, done] = [0, 0];
    for (; killed < kills && Date.now() < end; killed++) {
      await begin(100_000 + killed, true);
      const deleting = sayAll([{ after: random() * 40, order: deletion }]);
      await stopServiceWorker(ambit);
      await deleting;
      // A window asks, and the recorder in a page.
      await sayAll([{ after: 0, order: { type: 'sites' } }]);
      await sayAll([{ after: 0, record: { type: 'may-record' } }]);
      const { recorder, ...left } = await leftBehind(ambit);
      if (left.settings === undefined) {
        done++;
        await expect.poll(async () => await leftBehind(ambit)).toEqual({});
      } else {
        expect(left).toMatchObject({ pages: [{}], labels: [{}], names: [{}], ontologies: [{}] });
        expect(recorder).toHaveLength(1);
        await ambit.order(deletion);
      }
      expect(await leftBehind(ambit)).toEqual({});
    }
    console.log(`service worker stopped ${killed} times: ${done} done, ${killed - done} not begun`);
    expect(killed).toBeGreaterThanOrEqual(times(kills, 1));
  },
  patience(240, 3600),
);
