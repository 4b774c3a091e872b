/** Chromium with the built extension, on a web of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import type { Command, CommandReply } from '../../../lib/messages.ts';
import { findChromium } from '../../../scripts/find-browser.mjs';
import { PATIENCE } from '../../patience.ts';
import type { AnyAmbit, Tab } from './any-ambit.ts';

/** Inside `evaluate` the code runs in one of Ambit's pages, where the browser offers this. */
declare const chrome: typeof import('wxt/browser').browser;

export const CHROME_BUILD = resolve('.output/chrome-mv3');

export interface Options {
  /** Every host name leads to this port on the loopback interface. */
  port: number;
  /** Reuses a profile; a fresh one is made, and removed at the end, otherwise. */
  profile?: string;
  headless?: boolean;
  /** The unpacked extension; the built one unless told otherwise. */
  build?: string;
  /** The language of the browser. */
  language?: string;
  args?: string[];
}

export class Ambit implements AnyAmbit {
  private constructor(
    readonly context: BrowserContext,
    readonly id: string,
    readonly profile: string,
    private readonly ownsProfile: boolean,
    /** One of Ambit's own pages, open as a tab: the way to the database and to give orders. */
    public own: Page,
  ) {}

  static async open({
    port,
    profile,
    headless = true,
    build = CHROME_BUILD,
    language = 'en',
    args = [],
  }: Options): Promise<Ambit> {
    const folder = profile ?? mkdtempSync(join(tmpdir(), 'ambit-'));
    const context = await chromium.launchPersistentContext(folder, {
      executablePath: findChromium() ?? undefined,
      timeout: PATIENCE.sight,
      headless,
      env: { ...process.env, LANGUAGE: language },
      args: [
        `--lang=${language}`,
        '--no-sandbox',
        '--disable-background-networking',
        '--remote-debugging-port=0',
        `--disable-extensions-except=${build}`,
        `--load-extension=${build}`,
        `--host-resolver-rules=MAP * 127.0.0.1:${port}`,
        ...args,
      ],
    });
    context.setDefaultTimeout(PATIENCE.sight);
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    const id = new URL(worker.url()).host;
    const own = await context.newPage();
    await own.goto(`chrome-extension://${id}/options.html`);
    return new Ambit(context, id, folder, profile === undefined, own);
  }

  url(path: string): string {
    return `chrome-extension://${this.id}/${path}`;
  }

  /** Gives an order the way Ambit's pages do. */
  async order(command: Command): Promise<CommandReply> {
    const reply = await this.own.evaluate((c) => chrome.runtime.sendMessage(c), command);
    return reply as CommandReply;
  }

  async agree(): Promise<void> {
    await this.order({ type: 'agree', mode: 'everywhere', chosen: [] });
  }

  async newTab(): Promise<Tab> {
    const page = await this.context.newPage();
    return {
      open: (url) => page.goto(url, { waitUntil: 'commit' }),
      close: () => page.close(),
    };
  }

  /** What the recorder of the page at this address says. */
  stateOf(url: string): Promise<string | undefined> {
    return this.own.evaluate(async (wanted) => {
      const tab = (await chrome.tabs.query({})).find((one) => one.url === wanted);
      if (tab?.id === undefined) return undefined; // not there yet
      const ask = { type: 'what-became-of-this-page' };
      const answer = await chrome.tabs.sendMessage(tab.id, ask).catch(() => undefined);
      return (answer as { state: string } | undefined)?.state;
    }, url);
  }

  async visit(url: string, page?: Page): Promise<Page> {
    const tab = page ?? (await this.context.newPage());
    await tab.goto(url);
    return tab;
  }

  /** The popup as a tab, about the given page. */
  async popupFor(page: Page): Promise<Page> {
    const tab = await this.tabId(page);
    const popup = await this.context.newPage();
    await popup.goto(this.url(`popup.html?tab=${tab}`));
    await popup.waitForSelector('[role=status], [role=alert]');
    return popup;
  }

  async tabId(page: Page): Promise<number> {
    const url = page.url();
    return this.own.evaluate(async (wanted) => {
      const tabs = await chrome.tabs.query({});
      return tabs.find((tab) => tab.url === wanted)!.id!;
    }, url);
  }

  /** All rows of a table, as JSON values; binary bodies come as their length. */
  rows<T = Record<string, unknown>>(table: string): Promise<T[]> {
    return this.own.evaluate(readRows, table) as Promise<T[]>;
  }

  /** The stored records as JSON, unpacked: what a search of the packed bytes could not see. */
  bodies(): Promise<string[]> {
    return this.own.evaluate(async () => {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('ambit');
        request.onsuccess = () => resolve(request.result);
      });
      const rows = await new Promise<{ body: Uint8Array<ArrayBuffer> }[]>((resolve) => {
        const request = db.transaction('pages').objectStore('pages').getAll();
        request.onsuccess = () => resolve(request.result);
      });
      db.close();
      return Promise.all(
        rows.map(({ body }) =>
          new Response(
            new Blob([body]).stream().pipeThrough(new DecompressionStream('deflate-raw')),
          ).text(),
        ),
      );
    });
  }

  /** Resolves once `table` holds exactly `count` rows; says what it held when it does not. */
  async untilRows(table: string, count: number, patience = PATIENCE.sight): Promise<void> {
    const end = Date.now() + patience;
    let found = -1;
    while (Date.now() < end) {
      found = (await this.rows(table)).length;
      if (found === count) return;
      await new Promise((resume) => setTimeout(resume, 50));
    }
    throw new Error(`${table} holds ${found} rows, not ${count}`);
  }

  /** The companion's own verification: derived state against a rebuild from the pages. */
  async verify(): Promise<CommandReply> {
    return this.order({ type: 'verify' });
  }

  /** What the person sets in the browser's own page of extensions. */
  async setSiteAccess(hostAccess: 'ON_CLICK' | 'ON_ALL_SITES'): Promise<void> {
    const page = await this.context.newPage();
    await page.goto('chrome://extensions');
    await page.evaluate(
      (change) => {
        const { chrome } = globalThis as unknown as { chrome: { developerPrivate: Developer } };
        return chrome.developerPrivate.updateExtensionConfiguration(change);
      },
      { extensionId: this.id, hostAccess },
    );
    await page.close();
  }

  /** As the browser does when it updates the extension: its pages close, and it starts anew. */
  async reload(): Promise<void> {
    const page = await this.startAnew();
    this.own = page;
    const blocked = () => false; // while it is being loaded
    const shown = () => page.goto(this.url('options.html')).then(() => true, blocked);
    while (!(await shown())) await new Promise((resume) => setTimeout(resume, 50));
  }

  /** The same without a page of Ambit's own, so that the background alone is awake. Returns the tab. */
  async startAnew(): Promise<Page> {
    const page = await this.context.newPage();
    await page.goto('chrome://extensions');
    await page.evaluate(async (id) => {
      const { chrome } = globalThis as unknown as { chrome: { developerPrivate: Developer } };
      // Without it the browser switches an unpacked extension off instead of starting it again.
      await chrome.developerPrivate.updateProfileConfiguration({ inDeveloperMode: true });
      await chrome.developerPrivate.reload(id, { failQuietly: true });
    }, this.id);
    return page;
  }

  /**
   * What the browser itself writes down of the extension's errors from now on, wherever they arise: in
   * the background, in documents that nobody sees, in its windows and in pages. Returns how to read it.
   */
  async noteErrors(): Promise<() => Promise<string[]>> {
    const page = await this.context.newPage();
    await page.goto('chrome://extensions');
    await page.evaluate(async (extensionId) => {
      const { chrome } = globalThis as unknown as { chrome: { developerPrivate: Developer } };
      await chrome.developerPrivate.updateProfileConfiguration({ inDeveloperMode: true });
      const change = { extensionId, errorCollection: true };
      await chrome.developerPrivate.updateExtensionConfiguration(change);
    }, this.id);
    return () =>
      page.evaluate(async (id) => {
        const { chrome } = globalThis as unknown as { chrome: { developerPrivate: Developer } };
        const { runtimeErrors } = await chrome.developerPrivate.getExtensionInfo(id);
        return runtimeErrors.map(({ message, contextUrl }) => `${message} (${contextUrl})`);
      }, this.id);
  }

  async close(): Promise<void> {
    await this.context.close();
    if (this.ownsProfile) rmSync(this.profile, { recursive: true, force: true });
  }
}

/** What the browser's own page of extensions may do. */
interface Developer {
  updateProfileConfiguration(change: { inDeveloperMode: boolean }): Promise<void>;
  updateExtensionConfiguration(change: object): Promise<void>;
  getExtensionInfo(
    id: string,
  ): Promise<{ runtimeErrors: { message: string; contextUrl: string }[] }>;
  reload(id: string, options: { failQuietly: boolean }): Promise<void>;
}

async function readRows(table: string): Promise<unknown[]> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('ambit');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  try {
    return await new Promise<unknown[]>((resolve, reject) => {
      const request = db.transaction(table).objectStore(table).getAll();
      request.onsuccess = () =>
        resolve(
          request.result.map((row) =>
            Object.fromEntries(
              Object.entries(row).map(([key, value]) => [
                key,
                ArrayBuffer.isView(value) ? value.byteLength : value,
              ]),
            ),
          ),
        );
      request.onerror = () => reject(request.error);
    });
  } finally {
    db.close();
  }
}
