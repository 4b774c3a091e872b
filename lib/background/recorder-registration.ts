/**
 * Where the recorder runs. It is registered with the browser only once the person has agreed:
 * before that no script of Ambit's is in any page. From then on it is in all web pages, asks
 * whether it may, and where it may not does nothing more. Hosts are not told to the browser: it
 * writes down what it is told, and keeps that in its own files long after it was taken back.
 */
import { browser } from '../browser.ts';
import { refusalFor } from '../consent/may-record.ts';
import { RESUMED } from '../messages.ts';
import type { Settings } from '../model/settings.ts';

const ID = 'recorder';
const FILE = '/recorder.js';
const WEB = ['http://*/*', 'https://*/*'];

let last: Promise<void> = Promise.resolve();

/**
 * One after the other, each by the settings of its moment: two at once would both find none there.
 */
export function registerRecorder(read: () => Promise<Settings>): Promise<void> {
  const turn = last.then(async () => register(await read()));
  last = turn.catch(() => {});
  return turn;
}

async function register({ agreedAt }: Settings): Promise<void> {
  const [current] = await browser.scripting.getRegisteredContentScripts({ ids: [ID] });
  if (agreedAt === null) {
    if (current) await browser.scripting.unregisterContentScripts({ ids: [ID] });
    return;
  }
  // An earlier version told the browser hosts.
  const isRight = String(current?.matches) === String(WEB) && !current?.excludeMatches?.length;
  if (isRight) return;
  const script = {
    id: ID,
    js: [FILE],
    matches: WEB,
    excludeMatches: [],
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
  if (settings.agreedAt === null) return;
  const wanted = { ...settings, pausedUntil: null }; // a pause may end while the page is open
  const tabs = await browser.tabs.query({ url: WEB, discarded: false });
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
