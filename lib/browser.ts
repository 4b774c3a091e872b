/**
 * The one door to the browser. `browser` is the promise-returning API in every browser; below are
 * the places where Chromium and Firefox differ, so that nobody else need ask which one this is.
 */
import { type Browser, browser } from 'wxt/browser';

export { browser };
export type Sender = Browser.runtime.MessageSender;

/** The toolbar button: `action` since Manifest V3, `browserAction` before. */
export const toolbarButton = (): typeof browser.action => browser.action ?? browser.browserAction;

export const ownVersion = (): string => browser.runtime.getManifest().version;

/** A service worker cannot start workers; where there is no offscreen API it need not. */
export const hasOffscreen = (): boolean => browser.offscreen !== undefined;

/** May Ambit see pages of this address, or does the browser's site-access setting withhold them? */
export function hasAccessTo(url: string): Promise<boolean> {
  const { protocol, hostname } = new URL(url);
  return browser.permissions.contains({ origins: [`${protocol}//${hostname}/*`] });
}

/** Does the browser grant all sites, or has the person limited Ambit to some? */
export function hasFullAccess(): Promise<boolean> {
  return browser.permissions.contains({ origins: ['http://*/*', 'https://*/*'] });
}

/** Opens the side panel of a tab's window. To be called in the click itself: browsers insist. */
export function openPanel(tab: number): Promise<void> {
  return browser.sidePanel === undefined
    ? (browser as unknown as Sidebar).sidebarAction.open()
    : browser.sidePanel.open({ tabId: tab });
}

/** Firefox's name for it, which Chromium's types do not know. */
interface Sidebar {
  sidebarAction: { open(): Promise<void> };
}

/**
 * Every address of these hosts in the browser's history; null when the person gave no leave. To be
 * called in the click itself. The leave is given back as soon as the addresses are read.
 */
export async function historyOf(hosts: readonly string[]): Promise<string[] | null> {
  const leave = { permissions: ['history' as const] };
  if (!(await browser.permissions.request(leave))) return null;
  try {
    const found: string[] = [];
    for (const text of hosts) {
      const items = await browser.history.search({ text, startTime: 0, maxResults: MOST_PAST });
      found.push(...items.flatMap(({ url }) => url ?? [])); // some items have none
    }
    return found;
  } finally {
    await browser.permissions.remove(leave);
  }
}

/** Of one host. */
const MOST_PAST = 20_000;

/**
 * Asks the person for access to a site where the browser withholds it; at once where it does not.
 */
export async function askAccessTo(url: string): Promise<boolean> {
  if (await hasAccessTo(url)) return true;
  const { protocol, hostname } = new URL(url);
  return browser.permissions.request({ origins: [`${protocol}//${hostname}/*`] });
}
