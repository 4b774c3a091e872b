import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PageRecord } from '../../lib/model/page-record.ts';
import { recordOf } from '../records.ts';
import { Ambit } from './harness/chromium.ts';
import { stopServiceWorker } from './harness/kills.ts';

declare const chrome: typeof import('wxt/browser').browser;

/** Numbers are those of the project's list of hostile inputs. */
const LINKS = '<p>Read <a href="/one">the first</a> and <a href="/two">the second</a>.</p>';
const PAGES: Record<string, string> = {
  '/plain': LINKS,
  '/1-frames-named-like-the-api': `<iframe name=chrome></iframe>\
<iframe name=browser></iframe>${LINKS}`,
  '/2-form-named-browser':
    '<form id=browser><input name=runtime></form>' +
    `<form id=chrome><input name=runtime></form>${LINKS}`,
  '/3-form-clobbering-its-methods':
    '<form><input name=action><input name=getAttribute><input name=nodeName>' +
    `<input name=attributes><input name=parentNode>${LINKS}</form>`,
  '/4-form-named-exports': `<form id=exports><input name=default></form>\
<form id=module></form>${LINKS}`,
  '/5-element-named-global':
    '<div id=global></div><div id=globalThis></div>' +
    `<div id=self></div><div id=window></div>${LINKS}`,
  '/6-root-named-browser': LINKS,
  '/10-links-in-a-closed-shadow-root': `<div id=host></div>${LINKS}<script>document.getElementById('host').attachShadow({mode:'closed'}).innerHTML='<a href="/hidden">hidden</a>'</script>`,
  '/16-polluted-prototypes': `${LINKS}<script>
    for (const key of ['to', 'url', 'record', 'type', 'visit', 'then', 'get', 'value'])
      Object.defineProperty(Object.prototype, key, {
        get() { window.touched = key; return 'evil'; }, set() { window.touched = key; },
        configurable: true });
    Document.prototype.querySelectorAll = () => { throw new Error('no'); };
    Element.prototype.getAttribute = () => 'javascript:alert(1)';
    Array.prototype.map = () => { window.touched = 'map'; return []; };
    JSON.stringify = () => { window.touched = 'JSON'; return '{}'; };
    window.URL = function () { throw new Error('no'); };
    </script>`,
  '/17-page-replaying-start-events': `${LINKS}<script>
    const names = ['wxt:content-script-started', 'ambit:started', 'content-script-started'];
    window.heard = [];
    addEventListener('message', (event) => heard.push(JSON.stringify(event.data)));
    for (const name of names) {
      document.addEventListener(name, (event) => heard.push(name));
      setInterval(() => {
        document.dispatchEvent(
          new CustomEvent(name, { detail: { contentScriptName: 'recorder', messageId: 'x' } }));
        postMessage({ type: name, contentScriptName: 'recorder', messageId: 'x' }, '*');
      }, 5);
    }</script>`,
};
const html = (path: string) => {
  const root = path.startsWith('/6-') ? '<html id=browser><head id=chrome>' : '<html><head>';
  return (
    `<!doctype html>${root}<title>Hostile ${path}</title></head>` +
    `<body>${PAGES[path] ?? LINKS}</body></html>`
  );
};

let server: Server;
let ambit: Ambit;
let tab: Page;
const url = (path: string) => `http://hostile.example${path}`;
beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(html(request.url ?? '/'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ambit = await Ambit.open({ port: (server.address() as AddressInfo).port });
  tab = await ambit.context.newPage();
});
afterAll(async () => {
  await ambit.close();
  server.close();
  server.closeAllConnections();
});
beforeEach(async () => {
  await ambit.order({ type: 'delete-everything' });
  await ambit.agree();
});

describe('a hostile page', () => {
  it.each(Object.keys(PAGES))('%s is recorded with its links all the same', async (path) => {
    const errors: string[] = [];
    tab.on('console', (message) => {
      if (message.text().includes('Ambit')) errors.push(message.text());
    });
    await tab.goto(url(path));
    await ambit.untilRows('pages', 1);
    await ambit.untilRows('todo', 0);
    const [{ text }] = await ambit.rows<{ text: string }>('knownUrls');

    expect(text.split('\n')).toEqual(expect.arrayContaining([url('/one'), url('/two')]));
    expect(text).not.toContain('javascript:');
    expect(text).not.toContain('/hidden');
    expect(errors).toEqual([]);
    tab.removeAllListeners('console');
  });

  it('16: learns nothing of Ambit through what it polluted', async () => {
    await tab.goto(url('/16-polluted-prototypes'));
    await ambit.untilRows('pages', 1);

    expect(await tab.evaluate('window.touched')).toBeUndefined();
  });

  it('17: hears nothing from Ambit, so it can neither know nor stop it', async () => {
    await tab.goto(url('/17-page-replaying-start-events'));
    await ambit.untilRows('pages', 1);
    const heard = (await tab.evaluate('window.heard')) as string[];

    expect(heard.filter((line) => line.includes(ambit.id))).toEqual([]);
  });

  it('finds no trace of Ambit: no global, no mark, no file it could load', async () => {
    await tab.goto(url('/plain'));
    await ambit.untilRows('pages', 1);
    const seen = await tab.evaluate(async (id) => {
      const globals = Object.getOwnPropertyNames(window).filter((name) =>
        /ambit|^recorder/i.test(name),
      );
      const marks = document.documentElement.outerHTML.match(/ambit/gi) ?? [];
      const files = ['popup.html', 'recorder.js', 'manifest.json', 'icon/16.png'];
      const loaded = await Promise.all(
        files.map((file) =>
          fetch(`chrome-extension://${id}/${file}`).then(
            () => file,
            () => null,
          ),
        ),
      );
      const runtime = (window as unknown as { chrome?: { runtime?: unknown } }).chrome?.runtime;
      return { globals, marks, loaded: loaded.filter(Boolean), runtime: runtime !== undefined };
    }, ambit.id);

    expect(seen).toEqual({ globals: [], marks: [], loaded: [], runtime: false });
  });
});

/** Speaks to the background as a recorder whose page has taken it over: from its isolated world. */
async function fromRecorder(message: unknown): Promise<unknown> {
  const id = await ambit.tabId(tab);
  const [{ result }] = await ambit.own.evaluate(
    async ([tabId, body]) =>
      chrome.scripting.executeScript({
        target: { tabId },
        args: [body],
        func: async (json: string) => {
          try {
            return (await chrome.runtime.sendMessage(JSON.parse(json))) ?? 'no answer';
          } catch (error) {
            return `not sent: ${error}`;
          }
        },
      }),
    [id, JSON.stringify(message)] as [number, string],
  );
  return result;
}

const visit = 'c'.repeat(32);
const page = (change: Partial<PageRecord> = {}, more: object = {}) => ({
  type: 'page',
  visit,
  revision: 0,
  record: { ...recordOf(url('/claimed'), [url('/one')]), ...change },
  ...more,
});

describe('a recorder in the hands of its page', () => {
  beforeEach(async () => {
    await tab.goto(url('/plain'));
    await ambit.untilRows('pages', 1);
  });

  it('56: pollutes nothing with a key __proto__', async () => {
    const body = JSON.parse(
      JSON.stringify(page()).replace('"format"', '"__proto__":{"polluted":1},"format"'),
    );

    expect(await fromRecorder(body)).toEqual({ type: 'failed', why: 'invalid' });
    expect(await ambit.own.evaluate('({}).polluted')).toBeUndefined();
  });

  it('57: gets a list of ten million items refused', async () => {
    const id = await ambit.tabId(tab);
    const [{ result }] = await ambit.own.evaluate(
      async ([tabId, json]) =>
        chrome.scripting.executeScript({
          target: { tabId },
          args: [json],
          func: async (text: string) => {
            const body = JSON.parse(text);
            body.record.features.words = new Array(10_000_000).fill(0);
            return chrome.runtime.sendMessage(body).catch(() => 'not sent');
          },
        }),
      [id, JSON.stringify(page())] as [number, string],
    );

    expect([{ type: 'failed', why: 'invalid' }, 'not sent']).toContainEqual(result);
    expect((await ambit.rows('pages')).length).toBe(1);
  });

  it('58: cannot send what is cyclic or no JSON to any effect', async () => {
    const id = await ambit.tabId(tab);
    const [{ result }] = await ambit.own.evaluate(
      async ([tabId, json]) =>
        chrome.scripting.executeScript({
          target: { tabId },
          args: [json],
          func: async (text: string) => {
            const answers: unknown[] = [];
            const send = async (body: unknown) => {
              try {
                const answer = await chrome.runtime.sendMessage(body);
                answers.push((answer as { type?: string } | undefined)?.type ?? 'no answer');
              } catch {
                answers.push('not sent');
              }
            };
            const cyclic = JSON.parse(text);
            cyclic.record.self = cyclic;
            await send(cyclic);
            await send({ ...JSON.parse(text), revision: 10n ** 40n });
            await send({ ...JSON.parse(text), revision: new Date(0) });
            return answers;
          },
        }),
      [id, JSON.stringify(page())] as [number, string],
    );

    for (const answer of result as string[]) expect(['failed', 'not sent']).toContain(answer);
    expect((await ambit.rows('pages')).length).toBe(1);
  });

  it.each([
    { type: 'delete-everything' },
    { type: 'forget-host', host: 'hostile.example' },
    { type: 'forget-since', moment: 0 },
    { type: 'agree', mode: 'everywhere', chosen: [] },
    { type: 'never-host', host: 'hostile.example' },
    { type: 'pause', until: 9e15 },
    { type: 'keep-days', days: 1 },
    { type: 'record-host', host: 'bank.example' },
    { type: 'verify' },
  ])('59: has its order $type ignored', async (command) => {
    const settings = await ambit.rows('settings');

    expect(await fromRecorder(command)).toEqual({ type: 'failed', why: 'invalid' });
    expect((await ambit.rows('pages')).length).toBe(1);
    expect(await ambit.rows('settings')).toEqual(settings);
  });

  it('60: cannot put another body in the place of a visit', async () => {
    expect(await fromRecorder(page())).toEqual({ type: 'stored' });
    expect(await fromRecorder(page({ title: 'Another' }))).toEqual({
      type: 'failed',
      why: 'conflict',
    });
    const rows = await ambit.rows<{ url: string; title: string }>('pages');
    expect(rows.find((row) => row.url === url('/claimed'))?.title).not.toBe('Another');
  });

  it('61: has its pieces put together in any order, and missing ones waited for', async () => {
    const text = JSON.stringify(page().record);
    const cut = [text.slice(0, 100), text.slice(100, 200), text.slice(200)];
    const piece = (index: number, other = visit) => ({
      type: 'piece',
      visit: other,
      revision: 0,
      index,
      count: 3,
      text: cut[index],
    });

    expect(await fromRecorder(piece(2))).toEqual({ type: 'staged' });
    expect(await fromRecorder(piece(0))).toEqual({ type: 'staged' });
    await stopServiceWorker(ambit);
    expect(await fromRecorder(piece(1))).toEqual({ type: 'stored' });
    expect(await fromRecorder(piece(1))).toEqual({ type: 'stored' });
    expect(await fromRecorder(piece(0, 'd'.repeat(32)))).toEqual({ type: 'staged' });
    expect((await ambit.rows('pages')).length).toBe(2);
  });

  it('62: cannot send 65 MiB, and the next page is recorded as ever', async () => {
    const id = await ambit.tabId(tab);
    const [{ result }] = await ambit.own.evaluate(
      async (tabId) =>
        chrome.scripting.executeScript({
          target: { tabId },
          func: async () => {
            try {
              const answer = await chrome.runtime.sendMessage({
                type: 'page',
                x: 'x'.repeat(65 * 1024 * 1024),
              });
              return (answer as { type?: string } | undefined)?.type ?? 'no answer';
            } catch {
              return 'not sent';
            }
          },
        }),
      id,
    );
    await tab.goto(url('/after'));

    expect(['not sent', 'failed', 'no answer']).toContain(result);
    await ambit.untilRows('pages', 2);
  });

  it('cannot file its page under another origin', async () => {
    await fromRecorder(page({ url: 'https://www.museum.example/' }));

    const rows = await ambit.rows<{ url: string; host: string }>('pages');
    expect(rows.map((row) => row.host)).toEqual(['hostile.example', 'hostile.example']);
    expect(rows.map((row) => row.url)).toEqual([url('/plain'), url('/plain')]);
  });
});
