/** Firefox with the built add-on. Every host name leads to one loopback port, through a proxy. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, launch, type Page } from 'puppeteer-core';
import type { Command, CommandReply } from '../../../lib/messages.ts';
import { findFirefox } from '../../../scripts/find-browser.mjs';
import { PATIENCE } from '../../patience.ts';
import type { AnyAmbit, Tab } from './any-ambit.ts';

declare const browser: typeof import('wxt/browser').browser;

const FIREFOX_BUILD = resolve('.output/firefox-mv2');
/** Folder of the profile that downloads go to. */
const DOWNLOADS = 'downloads';
const ADDON = 'ambit@ambit.example';
/** Pinned, so that Ambit's own pages have a known address. */
const UUID = 'a3b17000-0000-4000-8000-000000000001';

export class FirefoxAmbit implements AnyAmbit {
  private constructor(
    readonly browser: Browser,
    /** One of Ambit's own pages, open as a tab: the way to the database and to give orders. */
    public own: Page,
    readonly profile: string,
  ) {}

  static async open(
    port: number,
    profile = mkdtempSync(join(tmpdir(), 'ambit-fx-')),
  ): Promise<FirefoxAmbit> {
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
        'extensions.webextensions.uuids': JSON.stringify({ [ADDON]: UUID }),
        'extensions.webextensions.keepStorageOnUninstall': true,
        'extensions.webextensions.keepUuidOnUninstall': true,
        'network.proxy.type': 1,
        'network.proxy.http': '127.0.0.1',
        'network.proxy.http_port': port,
        'network.proxy.allow_hijacking_localhost': true,
        'browser.fixup.alternate.enabled': false,
        'dom.security.https_first': false,
        'datareporting.policy.dataSubmissionEnabled': false,
        // Asked for a further permission, the browser says yes without a dialog, which nobody could press.
        'extensions.webextOptionalPermissionPrompts': false,
        'browser.download.folderList': 2,
        'browser.download.dir': join(profile, DOWNLOADS),
        'browser.download.always_ask_before_handling_new_types': false,
      },
    });
    await firefox.installExtension(FIREFOX_BUILD);
    const own = await patientPage(firefox);
    await show(own, `moz-extension://${UUID}/options.html`);
    return new FirefoxAmbit(firefox, own, profile);
  }

  async order(command: Command): Promise<CommandReply> {
    return (await this.own.evaluate(
      (c) => browser.runtime.sendMessage(c),
      command,
    )) as CommandReply;
  }

  async agree(): Promise<void> {
    await this.order({ type: 'agree', mode: 'everywhere', chosen: [] });
  }

  verify(): Promise<CommandReply> {
    return this.order({ type: 'verify' });
  }

  newPage(): Promise<Page> {
    return patientPage(this.browser);
  }

  async newTab(): Promise<Tab> {
    const page = await this.newPage();
    return { open: (url) => page.goto(url), close: () => page.close() };
  }

  /** What the recorder of the page at this address says. */
  stateOf(url: string): Promise<string | undefined> {
    return this.own.evaluate(async (wanted) => {
      const tab = (await browser.tabs.query({})).find((one) => one.url === wanted);
      if (tab?.id === undefined) return undefined; // not there yet
      const ask = { type: 'what-became-of-this-page' };
      const answer = await browser.tabs.sendMessage(tab.id, ask).catch(() => undefined);
      return (answer as { state: string } | undefined)?.state;
    }, url);
  }

  /** Has Ambit this permission at the moment? */
  has(permission: 'history'): Promise<boolean> {
    return this.own.evaluate(
      (one) => browser.permissions.contains({ permissions: [one] }),
      permission,
    );
  }

  rows<T>(table: string): Promise<T[]> {
    return this.own.evaluate(async (name) => {
      const db = await new Promise<IDBDatabase>((done, fail) => {
        const request = indexedDB.open('ambit');
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error);
      });
      const rows = await new Promise<Record<string, unknown>[]>((done, fail) => {
        const request = db.transaction(name).objectStore(name).getAll();
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error);
      });
      db.close();
      return rows.map(({ body: _body, data: _data, ...row }) => row);
    }, table) as Promise<T[]>;
  }

  async untilRows(table: string, count: number, patience = PATIENCE.sight): Promise<void> {
    const end = Date.now() + patience;
    let found = -1;
    while (Date.now() < end) {
      found = (await this.rows(table)).length;
      if (found === count) return;
      await new Promise((resume) => setTimeout(resume, 100));
    }
    throw new Error(`${table} holds ${found} rows, not ${count}`);
  }

  /** The popup, or another of Ambit's windows, as a tab, about the page at this address. */
  async popupFor(url: string, window = 'popup.html'): Promise<Page> {
    const tab = await this.own.evaluate(
      async (wanted) => (await browser.tabs.query({})).find((one) => one.url === wanted)!.id,
      url,
    );
    const popup = await this.newPage();
    await show(popup, `moz-extension://${UUID}/${window}?tab=${tab}`);
    return popup;
  }

  /** One of Ambit's windows that is about no page in particular, as a tab. */
  async window(path: string): Promise<Page> {
    const window = await this.newPage();
    await show(window, `moz-extension://${UUID}/${path}`);
    return window;
  }

  /** As at an update: Ambit's pages close, and it starts anew, by itself or installed over itself. */
  async reload(how: 'by itself' | 'installed again'): Promise<void> {
    const old = this.own;
    if (how === 'installed again') await this.browser.installExtension(FIREFOX_BUILD);
    else await old.evaluate(() => void setTimeout(() => browser.runtime.reload(), 0));
    const isThere = () => old.evaluate(() => true).catch(() => false); // its tab goes with the add-on
    while (await isThere()) await new Promise((resume) => setTimeout(resume, 50));
    this.own = await this.window('options.html');
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
    rmSync(this.profile, { recursive: true, force: true });
  }
}

async function patientPage(firefox: Browser): Promise<Page> {
  const page = await firefox.newPage();
  page.setDefaultTimeout(PATIENCE.sight);
  return page;
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

/** After a kill the driver puts the profile's settings back in its own time; begun meanwhile, it fails. */
async function untilPutBack(profile: string): Promise<void> {
  while (readdirSync(profile).some((file) => file.endsWith('.puppeteer'))) {
    await new Promise((resume) => setTimeout(resume, 20));
  }
}
