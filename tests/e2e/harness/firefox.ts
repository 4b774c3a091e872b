/** Firefox with the built add-on. Every host name leads to one loopback port, through a proxy. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { findFirefox } from '../../../scripts/find-browser.mjs';
import { PATIENCE } from '../../patience.ts';
import { AnyAmbit, type Tab, type Window } from './any-ambit.ts';
import type { HostileExtension } from './hostile-extension.ts';

declare const browser: typeof import('wxt/browser').browser;

const FIREFOX_BUILD = resolve('.output/firefox-mv2');
/** Folder of the profile that downloads go to. */
const DOWNLOADS = 'downloads';
const ADDON = 'ambit@ambit.example';
/** Pinned, so that Ambit's own pages have a known address. */
const UUID = 'a3b17000-0000-4000-8000-000000000001';

export class FirefoxAmbit extends AnyAmbit {
  private constructor(
    readonly browser: Browser,
    /** One of Ambit's own pages, open as a tab: the way to the database and to give orders. */
    public own: Page,
    readonly profile: string,
    private readonly ownsProfile: boolean,
  ) {
    super();
  }

  static async open(
    port: number,
    known?: string,
    hostile?: HostileExtension,
  ): Promise<FirefoxAmbit> {
    const profile = known ?? mkdtempSync(join(tmpdir(), 'ambit-fx-'));
    await untilPutBack(profile);
    const firefox = await launch({
      browser: 'firefox',
      executablePath: findFirefox() ?? undefined,
      userDataDir: profile,
      headless: true,
      timeout: PATIENCE.sight,
      protocolTimeout: PATIENCE.sight,
      args: ['--remote-allow-system-access'],
      extraPrefsFirefox: {
        'extensions.webextensions.uuids': JSON.stringify({ [ADDON]: UUID, ...hostile?.uuids }),
        'extensions.webextensions.keepStorageOnUninstall': true,
        'extensions.webextensions.keepUuidOnUninstall': true,
        'network.proxy.type': 1,
        'network.proxy.http': '127.0.0.1',
        'network.proxy.http_port': port,
        'network.proxy.ssl': '127.0.0.1',
        'network.proxy.ssl_port': port,
        'network.proxy.allow_hijacking_localhost': true,
        'browser.fixup.alternate.enabled': false,
        'dom.security.https_first': false,
        'datareporting.policy.dataSubmissionEnabled': false,
        // Asked for a further permission, the browser says yes without a dialog, which nobody
        // could press.
        'extensions.webextOptionalPermissionPrompts': false,
        'browser.download.folderList': 2,
        'browser.download.dir': join(profile, DOWNLOADS),
        'browser.download.always_ask_before_handling_new_types': false,
      },
    });
    await firefox.installExtension(FIREFOX_BUILD);
    if (hostile !== undefined) await firefox.installExtension(hostile.folder);
    const own = await patientPage(firefox);
    await show(own, `moz-extension://${UUID}/options.html`);
    return new FirefoxAmbit(firefox, own, profile, known === undefined);
  }

  url(path: string): string {
    return `moz-extension://${UUID}/${path}`;
  }

  inOwn<A, R>(work: (arg: A) => R, arg: A): Promise<Awaited<R>> {
    return inPage(this.own, work, arg);
  }

  newPage(): Promise<Page> {
    return patientPage(this.browser);
  }

  async newTab(): Promise<Tab> {
    return tabOf(await this.newPage());
  }

  async newPrivateTab(): Promise<Tab> {
    const before = new Set(await this.browser.pages());
    await inChrome(this.browser, 'void OpenBrowserWindow({ private: true })');
    const opened = async () => (await this.browser.pages()).find((page) => !before.has(page));
    let page = await opened();
    // What is asked for before the window shows its own first page would give way to that.
    for (; page?.url() !== 'about:privatebrowsing'; page = await opened()) {
      await new Promise((resume) => setTimeout(resume, 50));
    }
    page.setDefaultTimeout(PATIENCE.sight);
    await inChrome(this.browser, 'focus()'); // further tabs are opened beside the others
    return tabOf(page);
  }

  isOwnFile(file: string): boolean {
    return file.startsWith(`storage/default/moz-extension+++${UUID}`);
  }

  /** Has Ambit this permission at the moment? */
  has(permission: 'history'): Promise<boolean> {
    return this.own.evaluate(
      (one) => browser.permissions.contains({ permissions: [one] }),
      permission,
    );
  }

  /** The popup, or another of Ambit's windows, as a tab, about the page at this address. */
  async popupFor(url: string, window = 'popup.html'): Promise<Page> {
    return this.shown(`${window}?tab=${await this.tabAt(url)}`);
  }

  /** One of Ambit's windows that is about no page in particular, as a tab. */
  async shown(path: string): Promise<Page> {
    const page = await this.newPage();
    await show(page, this.url(path));
    return page;
  }

  async window(path: string): Promise<Window> {
    const page = await this.shown(path);
    return {
      shows: async (css) => void (await page.waitForSelector(css)),
      async press(css) {
        await page.waitForSelector(css);
        await page.$eval(css, (element) => (element as HTMLElement).click());
      },
      close: () => page.close(),
    };
  }

  /**
   * As at an update: Ambit's pages close, and it starts anew, by itself or installed over itself.
   */
  async reload(how: 'by itself' | 'installed again'): Promise<void> {
    const old = this.own;
    if (how === 'installed again') await this.browser.installExtension(FIREFOX_BUILD);
    else await old.evaluate(() => void setTimeout(() => browser.runtime.reload(), 0));
    // its tab goes with the add-on
    const isThere = () => old.evaluate(() => true).catch(() => false);
    while (await isThere()) await new Promise((resume) => setTimeout(resume, 50));
    this.own = await this.shown('options.html');
  }

  /** The text of a file that was saved, once it is whole. */
  async saved(name: string, patience = PATIENCE.sight): Promise<string> {
    const folder = join(this.profile, DOWNLOADS);
    const end = Date.now() + patience;
    while (Date.now() < end) {
      const there = existsSync(folder) ? readdirSync(folder) : [];
      const isWhole = there.includes(name) && !there.some((one) => one.endsWith('.part'));
      if (isWhole && statSync(join(folder, name)).size > 0) {
        return readFileSync(join(folder, name), 'utf8');
      }
      await new Promise((resume) => setTimeout(resume, 100));
    }
    throw new Error(`Firefox has not saved ${name}.`);
  }

  async close(): Promise<void> {
    await this.browser.close();
    if (this.ownsProfile) rmSync(this.profile, { recursive: true, force: true });
  }
}

const tabOf = (page: Page): Tab => ({
  open: (url) => page.goto(url),
  load: (url) => (url.startsWith('moz-extension:') ? show(page, url) : page.goto(url)),
  inPage: (work, arg) => inPage(page, work, arg),
  close: () => page.close(),
});

const inPage = <A, R>(page: Page, work: (arg: A) => R, arg: A): Promise<Awaited<R>> =>
  page.evaluate(work as (arg: unknown) => unknown, arg) as Promise<Awaited<R>>;

async function patientPage(firefox: Browser): Promise<Page> {
  const page = await firefox.newPage();
  page.setDefaultTimeout(PATIENCE.sight);
  return page;
}

/**
 * Runs in the first of the browser's own windows, with all rights: what a person does with menus.
 */
async function inChrome(firefox: Browser, expression: string): Promise<void> {
  const { connection } = firefox as unknown as { connection: Connection };
  const { result } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const target = { context: result.contexts[0].context };
  await connection.send('script.evaluate', { expression, target, awaitPromise: true });
}

/** The driver's line to the browser, for which it has no types. */
interface Connection {
  send(
    method: string,
    params: object,
  ): Promise<{ result: { contexts: { context: string; url: string }[] } }>;
}

/** Going to an add-on's page never reports its end in Firefox, so the page itself is asked. */
async function show(page: Page, url: string): Promise<void> {
  page.goto(url).catch(() => {}); // it rejects when the browser closes, long after it mattered
  const end = Date.now() + PATIENCE.sight;
  while (Date.now() < end) {
    const ready = await page
      .evaluate(
        () => location.protocol === 'moz-extension:' && document.querySelector('main') !== null,
      )
      .catch(() => false);
    if (ready) return;
    await new Promise((resume) => setTimeout(resume, 100));
  }
  throw new Error(`Firefox does not show ${url}.`);
}

/**
 * After a kill the driver puts the profile's settings back in its own time; begun
 * meanwhile, it fails.
 */
async function untilPutBack(profile: string): Promise<void> {
  while (readdirSync(profile).some((file) => file.endsWith('.puppeteer'))) {
    await new Promise((resume) => setTimeout(resume, 20));
  }
}
