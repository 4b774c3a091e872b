/** Everybody who is not Ambit says everything that Ambit understands. */
import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCommand, parseRecorderMessage } from '../../lib/messages.ts';
import { type DemoWeb, startDemoWeb } from '../demo-web/server.ts';
import { DEMO_SITES } from '../demo-web/web.ts';
import { commands, recorderMessages } from '../every-message.ts';
import { Ambit, CHROME_BUILD } from './harness/chromium.ts';
import { type HostileExtension, makeHostileExtension } from './harness/hostile-extension.ts';

declare const chrome: typeof import('wxt/browser').browser;

const TABLES = 'pages visits staging todo forgotten labels rulings names ontologies settings tasks'
  .concat(' checkpoints knownUrls knownLinks placed hosts prefixes sites boundaries')
  .split(' ');
const [{ pages }] = DEMO_SITES;
const [page] = pages;
const orders = Object.values(commands(page, new URL(page).hostname));
const records = Object.values(recorderMessages('http://victim.example/'));
const everyMessage = [...orders, ...records];

let web: DemoWeb;
let ambit: Ambit;
let hostile: HostileExtension;
let tab: Page;
beforeAll(async () => {
  web = await startDemoWeb();
  hostile = makeHostileExtension();
  ambit = await Ambit.open({ port: web.port, build: `${CHROME_BUILD},${hostile.folder}` });
  await ambit.agree();
  tab = await ambit.visit(page);
  await ambit.untilRows('pages', 1);
  await ambit.untilRows('todo', 0);
  await ambit.order({ type: 'label', page, side: 'out', reach: 'host', typed: 'shop.example' });
  await ambit.order({ type: 'look', page });
});
afterAll(async () => {
  await ambit.close();
  await web.close();
  rmSync(hostile.folder, { recursive: true, force: true });
});

const everything = async () =>
  JSON.stringify(await Promise.all(TABLES.map((table) => ambit.rows(table))));

/** What the background answers to messages sent from where recorders live: Ambit's own world of a page. */
async function saidInPage(messages: unknown[], frameId = 0): Promise<unknown> {
  const tabId = await ambit.tabId(tab);
  return ambit.own.evaluate(
    async ([id, frame, all]) => {
      const [{ result }] = await chrome.scripting.executeScript({
        target: { tabId: id, frameIds: [frame] },
        args: [all],
        func: (each: unknown[]) =>
          Promise.all(
            each.map((one) =>
              chrome.runtime.sendMessage(one).then(
                (reply) => reply ?? 'silence',
                () => 'silence',
              ),
            ),
          ),
      });
      return result;
    },
    [tabId, frameId, messages] as const,
  );
}

describe('of all that Ambit understands', () => {
  it('every message here is in order, so that it is the sender that is refused', () => {
    for (const order of orders) expect(parseCommand(order)).not.toBeNull();
    for (const record of records) expect(parseRecorderMessage(record)).not.toBeNull();
  });

  it('no order is obeyed that comes from where recorders live', async () => {
    const before = await everything();
    const replies = await saidInPage(orders);

    expect(replies).toEqual(orders.map(() => ({ type: 'failed', why: 'invalid' })));
    expect(await everything()).toBe(before);
  });

  it('no order is obeyed that claims to be from one of Ambit’s own pages', async () => {
    const before = await everything();
    const own = { id: ambit.id, url: ambit.url('popup.html'), origin: ambit.url('').slice(0, -1) };
    const forged = orders.flatMap((order) => [
      { ...order, sender: own, url: own.url },
      { ...order, trust: 'own-page' },
    ]);
    const replies = await saidInPage(forged);

    expect(replies).toEqual(forged.map(() => ({ type: 'failed', why: 'invalid' })));
    expect(await everything()).toBe(before);
  });

  it('nothing is heard from frames of a page', async () => {
    await tab.evaluate(async (src) => {
      const frame = document.createElement('iframe');
      frame.src = src;
      await new Promise((loaded) => {
        frame.onload = loaded;
        document.body.append(frame);
      });
    }, pages[1]);
    const before = await everything();
    const tabId = await ambit.tabId(tab);
    const frame = await ambit.own.evaluate(async (id) => {
      const frames = await chrome.webNavigation.getAllFrames({ tabId: id });
      return frames!.find(({ parentFrameId }) => parentFrameId === 0)!.frameId;
    }, tabId);

    expect(await saidInPage(everyMessage, frame)).toEqual(everyMessage.map(() => 'silence'));
    expect(await everything()).toBe(before);
  });

  it('nothing is heard from scripts of a page', async () => {
    const visits = (await ambit.rows('visits')).length;
    await tab.reload();
    await ambit.untilRows('visits', visits + 1);
    await ambit.untilRows('todo', 0);
    const before = await everything();
    const reach = await tab.evaluate((messages) => {
      for (const message of messages) {
        postMessage(message, '*');
        for (const target of [window, document]) {
          target.dispatchEvent(new CustomEvent(message.type, { detail: message }));
        }
      }
      const { chrome: offered } = window as unknown as { chrome?: { runtime?: unknown } };
      return typeof offered?.runtime;
    }, everyMessage);

    expect(reach).toBe('undefined');
    expect((await ambit.order({ type: 'sites' })).type).toBe('sites'); // there was time to hear
    expect(await everything()).toBe(before);
  });

  it('nothing is heard from another extension, by message or by port', async () => {
    const before = await everything();
    const evil = await ambit.context.newPage();
    await evil.goto(hostile.page);
    const replies = await evil.evaluate(
      ([to, all]) =>
        Promise.all(
          all.flatMap((message) => [
            chrome.runtime.sendMessage(to, message).then(
              (reply) => reply ?? 'silence',
              () => 'silence',
            ),
            new Promise((done) => {
              const port = chrome.runtime.connect(to);
              port.onMessage.addListener(done);
              port.onDisconnect.addListener(() => done('silence'));
              port.postMessage(message);
            }),
          ]),
        ),
      [ambit.id, everyMessage] as const,
    );

    expect(new Set(replies)).toEqual(new Set(['silence']));
    expect(await everything()).toBe(before);
    await evil.close();
  });

  it('no page of Ambit’s can be shown inside another page, or asked for a file', async () => {
    const evil = await ambit.context.newPage();
    await evil.goto(hostile.page);
    const files = ['popup.html', 'options.html', 'recorder.js', 'icon/128.png', 'manifest.json'];
    const got = await evil.evaluate(
      (urls) =>
        Promise.all(
          urls.map((url) =>
            fetch(url).then(
              () => url,
              () => 'refused',
            ),
          ),
        ),
      files.map((file) => ambit.url(file)),
    );
    await evil.evaluate(async (src) => {
      const frame = document.createElement('iframe');
      frame.src = src;
      await new Promise((loaded) => {
        frame.onload = loaded; // what is refused is loaded, too: a page of the browser's that says so
        document.body.append(frame);
      });
    }, ambit.url('popup.html'));

    expect(got).toEqual(files.map(() => 'refused'));
    expect(evil.frames().map((frame) => frame.url())).not.toContain(ambit.url('popup.html'));
    await evil.close();
  });
});
