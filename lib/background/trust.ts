/**
 * Who sent this message? Decided by what the browser says of the sender, never by the message.
 * A recorder lives in a page and may be in the page's hands; it can only hand in its own page.
 */
import type { Sender } from '../browser.ts';

export type Origin =
  | { trust: 'own-page' }
  | {
      trust: 'recorder';
      url: string;
      tab: number;
      privateWindow: boolean;
      /** What was asked for, when a redirect led here; empty when none did. */
      redirectedFrom: string;
    };

/** Null: nobody Ambit listens to. `ownRoot` is the extension's own address, with closing slash. */
export function trustOf(sender: Sender, ownId: string, ownRoot: string): Origin | null {
  if (sender.id !== ownId || sender.url === undefined) return null;
  if (sender.url.startsWith(ownRoot)) return { trust: 'own-page' };
  const { url, tab, frameId } = sender;
  if (tab?.id === undefined || frameId !== 0 || !/^https?:\/\//.test(url)) return null;
  const privateWindow = tab.incognito;
  return { trust: 'recorder', url, tab: tab.id, privateWindow, redirectedFrom: '' };
}

/**
 * The address a recorder may claim for its page. Single-page applications change their address
 * without telling the browser's message system, so a claim within the sender's own origin stands;
 * any other falls back to what the browser says.
 */
export function claimedUrl(claim: string, sender: string): string {
  return URL.canParse(claim) && new URL(claim).origin === new URL(sender).origin ? claim : sender;
}
