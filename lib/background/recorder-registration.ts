/**
 * Where the recorder runs. It is registered with the browser only once the person has agreed,
 * and only where they want it: before that no script of Ambit's is in any page.
 */
import { browser } from '../browser.ts';
import { refusalFor } from '../consent/may-record.ts';
import { RESUMED } from '../messages.ts';
import type { Settings } from '../model/settings.ts';

const ID = 'recorder';
const FILE = '/recorder.js';

let last: Promise<void> = Promise.resolve();

/** One after the other, each by the settings of its moment: two at once would both find none there. */
export function registerRecorder(read: () => Promise<Settings>): Promise<void> {
  const turn = last.then(async () => register(await read()));
  last = turn.catch(() => {});
  return turn;
}

async function register(settings: Settings): Promise<void> {
  const [current] = await browser.scripting.getRegisteredContentScripts({ ids: [ID] });
  const matches = matchesFor(settings);
  if (matches.length === 0) {
    if (current) await browser.scripting.unregisterContentScripts({ ids: [ID] });
    return;
  }
  const script = {
    id: ID,
    js: [FILE],
    matches,
    excludeMatches: settings.never.flatMap(patternsFor),
    // Before the page's own scripts and elements, so that none can stand in the API's place.
    runAt: 'document_start' as const,
    allFrames: false,
  };
  if (current) await browser.scripting.updateContentScripts([script]);
  else await browser.scripting.registerContentScripts([script]);
}

/** Records a page that was open before its host was chosen. */
export async function recordTab(tab: number): Promise<void> {
  await browser.scripting.executeScript({ target: { tabId: tab }, files: [FILE] });
}

/**
 * An update cuts the recorders of open pages off from the extension, for good. Each gets a new one,
 * which records what the page moves to; the page that is there was recorded, or refused, before.
 */
export async function resumeInOpenTabs(settings: Settings, now: number): Promise<void> {
  const url = matchesFor(settings);
  if (url.length === 0) return;
  const wanted = { ...settings, pausedUntil: null }; // a pause may end while the page is open
  const tabs = await browser.tabs.query({ url, discarded: false });
  await Promise.all(
    tabs.map(async (tab) => {
      const page = { url: tab.url ?? '', privateWindow: tab.incognito };
      if (tab.id === undefined || refusalFor(page, wanted, now) !== null) return;
      await resumeIn(tab.id);
    }),
  );
}

async function resumeIn(tabId: number): Promise<void> {
  const target = { tabId };
  try {
    await browser.scripting.executeScript({ target, func: mark, args: [RESUMED] });
    await browser.scripting.executeScript({ target, files: [FILE] });
  } catch {
    // Closed or crashed meanwhile, or a page of the browser's own at a web address.
  }
}

/** Runs in the page, in the recorder's own world, and so may use nothing from here. */
function mark(name: string): void {
  (globalThis as { [key: symbol]: boolean })[Symbol.for(name)] = true;
}

export function matchesFor(settings: Settings): string[] {
  if (settings.agreedAt === null) return [];
  if (settings.mode === 'everywhere') return ['http://*/*', 'https://*/*'];
  return [...new Set([...settings.chosen, ...settings.allowed])].flatMap(patternsFor);
}

/** A host and what is below it. Addresses made of numbers have nothing below. */
function patternsFor(host: string): string[] {
  const numeric = host.startsWith('[') || /^[\d.]+$/.test(host);
  return numeric ? [`*://${host}/*`] : [`*://${host}/*`, `*://*.${host}/*`];
}
