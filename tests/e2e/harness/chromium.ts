/** Chromium with the built extension, on a web of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../../scripts/find-browser.mjs';
import { PATIENCE } from '../../patience.ts';
import { AnyAmbit, type Tab, type Window } from './any-ambit.ts';

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

export class Ambit extends AnyAmbit {
  private constructor(
    readonly context: BrowserContext,
    readonly id: string,
    readonly profile: string,
    private readonly ownsProfile: boolean,
    /** One of Ambit's own pages, open as a tab: the way to the database and to give orders. */
    public own: Page,
  ) {
    super();
  }

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

  inOwn<A, R>(work: (arg: A) => R, arg: A): Promise<Awaited<R>> {
    return inPage(this.own, work, arg);
  }

  async newTab(): Promise<Tab> {
    return tabOf(await this.context.newPage());
  }

  async newPrivateTab(): Promise<Tab> {
    const window = await this.context.browser()!.newContext();
    return { ...tabOf(await window.newPage()), close: () => window.close() };
  }

  async window(path: string): Promise<Window> {
    const page = await this.context.newPage();
    await page.goto(this.url(path));
    return {
      shows: (css) => page.locator(css).first().waitFor(),
      press: (css) => page.locator(css).first().click(),
      close: () => page.close(),
    };
  }

  isOwnFile(file: string): boolean {
    return file.startsWith('Default/') && file.includes(this.id);
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
    return (await this.tabAt(page.url()))!;
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

  /**
   * The same without a page of Ambit's own, so that the background alone is awake. Returns the tab.
   */
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
   * What the browser itself writes down of the extension's errors from now on, wherever they
   * arise: in the background, in documents that nobody sees, in its windows and in pages. Returns
   * how to read it.
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

const tabOf = (page: Page): Tab => ({
  open: (url) => page.goto(url, { waitUntil: 'commit' }),
  load: (url) => page.goto(url),
  inPage: (work, arg) => inPage(page, work, arg),
  close: () => page.close(),
});

/** Playwright would wrap handles in the types of what goes in and out; none do here. */
const inPage = <A, R>(page: Page, work: (arg: A) => R, arg: A): Promise<Awaited<R>> =>
  page.evaluate(work as (arg: unknown) => unknown, arg) as Promise<Awaited<R>>;
