import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeProject } from '../../lib/export/project/write-project.ts';
import type { Command } from '../../lib/messages.ts';
import { type DemoWeb, startDemoWeb } from '../demo-web/server.ts';
import { DEMO_SITES } from '../demo-web/web.ts';
import { recordOf } from '../records.ts';
import { Ambit } from './harness/chromium.ts';
import { roomFor, withoutUnlimitedStorage } from './harness/quota.ts';

declare const chrome: typeof import('wxt/browser').browser;

const FULL = 'the disk or Ambit’s share of it is full';
const TABLES = 'pages visits labels rulings names ontologies settings checkpoints knownUrls'
  .concat(' knownLinks placed hosts prefixes sites boundaries')
  .split(' ');
const [museum, other] = DEMO_SITES;
const [page] = museum.pages;
const opened = [page, museum.pages[1], other.pages[0], other.pages[1]];
const folder = mkdtempSync(join(tmpdir(), 'ambit-full-'));

/** Everything that is stored at a person's word, or in order to answer. */
const WRITES: [string, Command][] = [
  ['a setting', { type: 'never-host', host: 'never.example' }],
  ['a pause', { type: 'pause', until: 1 }],
  ['how long to keep pages', { type: 'keep-days', days: 30 }],
  ['a label', { type: 'label', page, side: 'out', reach: 'host', typed: 'shop.example' }],
  [
    'a correction',
    {
      type: 'correct',
      page,
      give: [{ side: 'out', reach: 'host', typed: 'shop.example' }],
      withdraw: [],
    },
  ],
  ['a label taken back', { type: 'withdraw-label', id: 1 }],
  ['two sites as one', { type: 'join-sites', page, other: other.pages[0] }],
  ['a name', { type: 'name-site', page, name: 'My museum' }],
  ['topics', { type: 'add-ontology', name: 'Topics', text: 'art\n painting\n sculpture' }],
  ['a boundary', { type: 'look', page: other.pages[0] }],
  ['a verification', { type: 'verify' }],
];

let web: DemoWeb;
let ambit: Ambit;
let build: string;
let setRoom: (bytes?: number) => Promise<void>;
beforeAll(async () => {
  web = await startDemoWeb();
  build = withoutUnlimitedStorage();
  const profile = join(folder, 'profile');
  ambit = await Ambit.open({ port: web.port, build, profile });
  await ambit.agree();
  const tab = await ambit.context.newPage();
  for (const [i, url] of opened.entries()) {
    await ambit.visit(url, tab);
    await ambit.untilRows('pages', i + 1);
  }
  await ambit.untilRows('todo', 0);
  await ambit.order({ type: 'label', page, side: 'out', reach: 'host', typed: 'old.example' });
  await ambit.close();
  ambit = await Ambit.open({ port: web.port, build, profile });
  setRoom = await roomFor(ambit);
});
afterAll(async () => {
  await ambit.close();
  await web.close();
  for (const path of [build, folder]) rmSync(path, { recursive: true, force: true });
});

/** All that is to stay as it is. */
const everything = async () =>
  JSON.stringify(await Promise.all(TABLES.map((table) => ambit.rows(table))));

const badgeOf = (tab: number) =>
  ambit.own.evaluate((tabId) => chrome.action.getBadgeText({ tabId }), tab);

/**
 * In the background: how often a page was handed in before the badge said that it was not stored.
 */
function countTries(): void {
  const told = globalThis as unknown as { triesUntilSaid?: number };
  let tries = 0;
  chrome.runtime.onMessage.addListener((message: { type?: string }) => {
    if (message.type === 'page') tries++;
  });
  const offered = globalThis as unknown as { browser?: typeof chrome };
  for (const { action } of new Set([chrome, offered.browser ?? chrome])) {
    const set = action.setBadgeText.bind(action);
    action.setBadgeText = (details) => {
      if (details.text === '!') told.triesUntilSaid ??= tries;
      return set(details);
    };
  }
}

describe('when there is no room', () => {
  it.each(WRITES)(
    '%s is not stored, which is said, and nothing old is touched',
    async (_, write) => {
      await setRoom(1);
      const before = await everything();

      const reply = await ambit.order(write);

      expect(reply).toMatchObject({ type: 'error', message: expect.stringContaining(FULL) });
      expect(await everything()).toBe(before);
    },
  );

  it('an import is not stored, which is said', async () => {
    const before = await everything();
    const file = join(folder, 'project.jsonl');
    const record = recordOf('http://imported.example/', ['http://imported.example/a']);
    const visits = [{ visit: 'a'.repeat(32), revision: 0, at: 1 }];
    const head = { name: 'Imported', madeAt: 1, algorithm: 1, parameters: {} };
    let text = '';
    for await (const line of writeProject(head, [{ page: { visits, record } }])) text += line;
    writeFileSync(file, text);
    await ambit.own.reload();
    await ambit.own.locator('input[type=file]').setInputFiles(file);
    const bring = ambit.own.getByRole('button', { name: 'Bring it in' });
    await bring.click();
    await ambit.own.getByRole('alert').filter({ hasText: FULL }).waitFor();
    expect(await everything()).toBe(before);
  });

  it('a page is not stored, which badge and popup say while it is being tried', async () => {
    const before = await everything();
    const [worker] = ambit.context.serviceWorkers();
    await worker.evaluate(countTries);
    const start = Date.now();
    const tab = await ambit.visit(museum.pages[2]);
    const id = await ambit.tabId(tab);
    await expect.poll(() => badgeOf(id), { interval: 20 }).toBe('!');
    const noticed = Date.now() - start;
    const popup = await ambit.popupFor(tab);
    await popup.getByText(FULL).waitFor();
    console.log(`full: badge after ${noticed} ms, popup after ${Date.now() - start} ms`);

    // Said after the first of its tries, of which there are five.
    expect(await worker.evaluate('triesUntilSaid')).toBe(1);
    expect(await everything()).toBe(before);
    await popup.close();
    await tab.close();
  });

  it('a page that is stored waits to be taken in', async () => {
    const { length } = await ambit.rows('pages');
    const tab = await ambit.context.newPage();
    // Room for the page but not for what follows from it: little by little until it is stored.
    for (let room = 500; (await ambit.rows('pages')).length === length; room += 500) {
      await setRoom(room);
      await ambit.visit(museum.pages[3], tab);
      const id = await ambit.tabId(tab);
      await expect.poll(() => badgeOf(id)).toMatch(/[!✓]/);
    }

    expect(await ambit.order({ type: 'catch-up' })).toMatchObject({ message: `${FULL}.` });
    expect((await ambit.rows('todo')).length).toBe(1);
    await tab.close();
  });

  it('a site is forgotten whole or not at all, and that it is not over is said', async () => {
    const host = new URL(other.pages[0]).hostname;
    const reply = await ambit.order({ type: 'forget-host', host });

    expect(reply).toMatchObject({ type: 'error', message: `${FULL}.` });
    const left = await ambit.rows<{ host: string }>('pages');
    const own = left.filter((row) => row.host === host).length;
    expect([0, 2]).toContain(own);
    expect((await ambit.rows('todo')).length).toBe(own === 2 ? 1 : 3);
  });
});

describe('when there is room again', () => {
  it('what waited is taken in, and recording goes on by itself', async () => {
    await setRoom();
    const { length } = await ambit.rows('pages');
    const tab = await ambit.visit(museum.pages[2]);
    await ambit.untilRows('pages', length + 1);
    await ambit.untilRows('todo', 0);

    expect(await ambit.verify()).toMatchObject({ agrees: true, damaged: 0, pages: length + 1 });
    await tab.close();
  });

  it.each(WRITES)('%s is stored', async (_, write) => {
    expect((await ambit.order(write)).type).not.toBe('error');
  });

  it('the import is stored', async () => {
    await ambit.own.getByRole('button', { name: 'Bring it in' }).click();
    await ambit.own.getByText('Brought in 1 page.').waitFor();
  });
});
