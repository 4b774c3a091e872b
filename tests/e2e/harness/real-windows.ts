/**
 * The popup and the side panel that the browser itself opens. Playwright lists neither, so
 * they are found and driven over a debugging connection of their own, with the mouse and the
 * keys of a person.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page as Tab } from 'playwright-core';
import { type Browser, connect, type Page, type Target } from 'puppeteer-core';
import { expect } from 'vitest';
import { PATIENCE } from '../../patience.ts';
import type { Ambit } from './chromium.ts';

declare const chrome: typeof import('wxt/browser').browser;

export class RealWindows {
  private constructor(
    private readonly ambit: Ambit,
    private readonly browser: Browser,
    private readonly downloads: string,
  ) {}

  static async of(ambit: Ambit): Promise<RealWindows> {
    const place = readFileSync(join(ambit.profile, 'DevToolsActivePort'), 'utf8');
    const [port, path] = place.split('\n');
    const browser = await connect({
      browserWSEndpoint: `ws://127.0.0.1:${port}${path}`,
      defaultViewport: null, // as large as the browser makes them
    });
    const downloadPath = mkdtempSync(join(tmpdir(), 'ambit-saved-'));
    const session = await browser.target().createCDPSession();
    await session.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath });
    return new RealWindows(ambit, browser, downloadPath);
  }

  /** The popup about what `tab` shows, as a click on Ambit's icon opens it. */
  async popup(tab: Tab): Promise<Page> {
    await tab.bringToFront();
    const [worker] = this.ambit.context.serviceWorkers();
    await worker.evaluate(() => chrome.action.openPopup());
    return this.opened('popup.html');
  }

  /** The side panel beside `tab`. Playwright's evaluate counts as the person's own doing. */
  async panel(tab: Tab): Promise<Page> {
    await tab.bringToFront();
    const id = await this.ambit.tabId(tab);
    await this.ambit.own.evaluate((tabId) => chrome.sidePanel.open({ tabId }), id);
    return this.opened('sidepanel.html');
  }

  /** The text of the file that was saved under this name since it was last asked for. */
  async saved(name: string): Promise<string> {
    await expect.poll(() => readdirSync(this.downloads)).toEqual([name]);
    const path = join(this.downloads, name);
    const text = readFileSync(path, 'utf8');
    rmSync(path);
    return text;
  }

  async close(): Promise<void> {
    await this.browser.disconnect();
    rmSync(this.downloads, { recursive: true });
  }

  private async opened(path: string): Promise<Page> {
    const wanted = this.ambit.url(path);
    const isWanted = (target: Target) => target.url() === wanted;
    const target = await this.browser.waitForTarget(isWanted, { timeout: PATIENCE.sight });
    const page = await target.asPage();
    page.setDefaultTimeout(PATIENCE.sight);
    return page;
  }
}
