/** Everybody who is not Ambit says everything that Ambit understands. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseCommand, parseRecorderMessage } from '../../lib/messages.ts';
import { type DemoWeb, startDemoWeb } from '../demo-web/server.ts';
import { DEMO_SITES } from '../demo-web/web.ts';
import { commands, recorderMessages } from '../every-message.ts';
import type { AnyAmbit, Tab } from './harness/any-ambit.ts';
import { theBrowser } from './harness/any-browser.ts';
import { type HostileExtension, makeHostileExtension } from './harness/hostile-extension.ts';

declare const browser: typeof import('wxt/browser').browser | undefined;
declare const chrome: typeof import('wxt/browser').browser;

const { name, open } = theBrowser;

const TABLES = 'pages visits staging todo forgotten labels rulings names ontologies settings tasks'
  .concat(' checkpoints knownUrls knownLinks placed hosts prefixes sites boundaries')
  .split(' ');
const [{ pages }] = DEMO_SITES;
const [page] = pages;
const orders = Object.values(commands(page, new URL(page).hostname));
const records = Object.values(recorderMessages('http://victim.example/'));
const everyMessage = [...orders, ...records];

let web: DemoWeb;
let ambit: AnyAmbit;
let hostile: HostileExtension;
let tab: Tab;
beforeAll(async () => {
  web = await startDemoWeb();
  hostile = makeHostileExtension(name);
  ambit = await open(web.port, undefined, hostile);
  await ambit.agree();
  tab = await ambit.newTab();
  await tab.load(page);
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

/**
 * What the background answers to messages sent from where recorders live: Ambit's own
 * world of a page.
 */
async function saidInPage(messages: unknown[], frameId = 0): Promise<unknown> {
  const tabId = (await ambit.tabAt(page))!;
  return ambit.inOwn(
    async ([id, frame, all]) => {
      const { scripting } = typeof browser === 'object' ? browser : chrome;
      const [{ result }] = await scripting.executeScript({
        target: { tabId: id, frameIds: [frame] },
        args: [all],
        func: (each: unknown[]) => {
          const { runtime } = typeof browser === 'object' ? browser : chrome;
          const said = (one: unknown) =>
            runtime.sendMessage(one).then(
              (reply) => reply ?? 'silence',
              () => 'silence',
            );
          return Promise.all(each.map(said));
        },
      });
      return result;
    },
    [tabId, frameId, messages] as const,
  );
}

/** A page of the other extension, for its code to run in. */
async function openEvil(): Promise<Tab> {
  const evil = await ambit.newTab();
  await evil.load(hostile.page);
  return evil;
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
    const id = await ambit.inOwn(() => {
      const { runtime } = typeof browser === 'object' ? browser : chrome;
      return runtime.id;
    }, null);
    const own = { id, url: ambit.url('popup.html'), origin: ambit.url('').slice(0, -1) };
    const forged = orders.flatMap((order) => [
      { ...order, sender: own, url: own.url },
      { ...order, trust: 'own-page' },
    ]);
    const replies = await saidInPage(forged);

    expect(replies).toEqual(forged.map(() => ({ type: 'failed', why: 'invalid' })));
    expect(await everything()).toBe(before);
  });

  it('nothing is heard from frames of a page', async () => {
    await tab.inPage(async (src) => {
      const frame = document.createElement('iframe');
      frame.src = src;
      await new Promise((loaded) => {
        frame.onload = loaded;
        document.body.append(frame);
      });
    }, pages[1]);
    const before = await everything();
    const frame = await ambit.inOwn(
      async (id) => {
        const { webNavigation } = typeof browser === 'object' ? browser : chrome;
        const frames = await webNavigation.getAllFrames({ tabId: id });
        return frames!.find(({ parentFrameId }) => parentFrameId === 0)!.frameId;
      },
      (await ambit.tabAt(page))!,
    );

    expect(await saidInPage(everyMessage, frame)).toEqual(everyMessage.map(() => 'silence'));
    expect(await everything()).toBe(before);
  });

  it('nothing is heard from scripts of a page', async () => {
    const visits = (await ambit.rows('visits')).length;
    await tab.load(page);
    await ambit.untilRows('visits', visits + 1);
    await ambit.untilRows('todo', 0);
    const before = await everything();
    const reach = await tab.inPage((messages) => {
      for (const message of messages) {
        postMessage(message, '*');
        for (const target of [window, document]) {
          target.dispatchEvent(new CustomEvent(message.type, { detail: message }));
        }
      }
      const offered = window as unknown as Record<string, { runtime?: unknown } | undefined>;
      return ['chrome', 'browser'].map((api) => typeof offered[api]?.runtime);
    }, everyMessage);

    expect(reach).toEqual(['undefined', 'undefined']);
    expect((await ambit.order({ type: 'sites' })).type).toBe('sites'); // there was time to hear
    expect(await everything()).toBe(before);
  });

  it('nothing is heard from another extension, by message or by port', async () => {
    const before = await everything();
    const evil = await openEvil();
    const to = await ambit.inOwn(() => {
      const { runtime } = typeof browser === 'object' ? browser : chrome;
      return runtime.id;
    }, null);
    const replies = await evil.inPage(
      ([id, all]) => {
        const { runtime } = typeof browser === 'object' ? browser : chrome;
        const told = (message: unknown) =>
          runtime.sendMessage(id, message).then(
            (reply) => reply ?? 'silence',
            () => 'silence',
          );
        const overPort = (message: unknown) =>
          new Promise((done) => {
            const port = runtime.connect(id);
            port.onMessage.addListener(done);
            port.onDisconnect.addListener(() => done('silence'));
            port.postMessage(message);
          });
        return Promise.all(all.flatMap((message) => [told(message), overPort(message)]));
      },
      [to, everyMessage] as const,
    );

    expect(new Set(replies)).toEqual(new Set(['silence']));
    expect(await everything()).toBe(before);
    await evil.close();
  });

  it('no page of Ambit’s can be shown inside another page, or asked for a file', async () => {
    const evil = await openEvil();
    const files = ['popup.html', 'options.html', 'recorder.js', 'icon/128.png', 'manifest.json'];
    const got = await evil.inPage(
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
    expect(got).toEqual(files.map(() => 'refused'));

    const popup = ambit.url('popup.html');
    await evil.inPage(framed, [popup, hostile.page] as const);
    await tab.inPage(framed, [popup, pages[1]] as const);
    expect(await ambit.inOwn(contexts, null)).not.toContain(popup);
    const window = await ambit.window('popup.html'); // one that is shown, is told
    expect(await ambit.inOwn(contexts, null)).toContain(popup);
    await window.close();
    await evil.close();
  });
});

/** Addresses of all that runs of Ambit, as the browser tells it. */
async function contexts(): Promise<(string | undefined)[]> {
  const { runtime } = typeof browser === 'object' ? browser : chrome;
  const { getContexts } = runtime as unknown as {
    getContexts(filter: object): Promise<{ documentUrl?: string }[]>;
  };
  return (await getContexts({})).map(({ documentUrl }) => documentUrl);
}

/** Asks for the first in a frame, and then, three times, for the other until it is there. */
async function framed([wanted, fence]: readonly [string, string]): Promise<void> {
  for (const [i, src] of [wanted, fence, fence, fence].entries()) {
    const frame = document.createElement('iframe');
    frame.src = src;
    const loaded = new Promise((done) => {
      frame.onload = done;
    });
    document.body.append(frame);
    if (i > 0) await loaded; // what is refused need not say so
  }
}
