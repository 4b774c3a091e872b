import type { Refusal } from '../model/recording.ts';
import type { Settings } from '../model/settings.ts';
import { isLocalAddress } from './local-address.ts';
import { covers, isSensitiveAddress } from './never-list.ts';

/** The page in question, as the browser (never the page) describes it. */
export interface PageInView {
  url: string;
  privateWindow: boolean;
}

/**
 * May this page be recorded now? `null` says yes; otherwise the first reason against it, in the
 * order a person would want to hear it: what the browser forbids, what they have not decided,
 * what they decided, what Ambit decided for them.
 */
export function refusalFor(page: PageInView, settings: Settings, now: number): Refusal | null {
  const host = webHost(page.url);
  if (host === null) return 'not-web';
  if (page.privateWindow) return 'private';
  if (settings.agreedAt === null) return 'not-agreed';
  if (covers(settings.never, host)) return 'never';
  if (isPaused(settings, now)) return 'paused';
  // Only the very host: choosing a university must not lift the ban on its mail and sign-in hosts.
  const named = settings.allowed.includes(host);
  if (settings.mode === 'chosen' && !named && !covers(settings.chosen, host)) return 'not-chosen';
  if (named) return null;
  if (isLocalAddress(host)) return 'local';
  return isSensitiveAddress(page.url, host) ? 'sensitive' : null;
}

export function isPaused(settings: Settings, now: number): boolean {
  return settings.pausedUntil !== null && now < settings.pausedUntil;
}

/**
 * May pages of this host be recorded on which the person is signed in? Only the very
 * host, as above.
 */
export const mayRecordSignedIn = (url: string, settings: Settings): boolean =>
  settings.signedIn || settings.allowed.includes(webHost(url) ?? '');

/** The host name of an http or https address, without port and final dot; null for others. */
export function webHost(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const web = url.protocol === 'http:' || url.protocol === 'https:';
  return web ? url.hostname.replace(/\.$/, '') : null;
}
