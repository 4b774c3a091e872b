/** What became of the page in a tab, from the person's settings, the browser and the recorder. */
import { browser, hasAccessTo, hasFullAccess } from '../browser.ts';
import { refusalFor, webHost } from '../consent/may-record.ts';
import { ASK_RECORDING } from '../messages.ts';
import type { Recording, Refusal } from '../model/recording.ts';
import type { Settings } from '../model/settings.ts';
import type { Database } from '../store/database.ts';
import { isStored } from '../store/pages.ts';
import { canonicalUrl } from '../url/canonical-url.ts';

export interface TabView {
  id: number;
  url: string | null;
  host: string | null;
  privateWindow: boolean;
  /** The page is still on its way. */
  loading: boolean;
}

/** The tab named in the page's own address (`?tab=7`), or the one the person is looking at. */
export async function tabInView(search: string): Promise<TabView | null> {
  const named = new URLSearchParams(search).get('tab');
  const tab = named
    ? await browser.tabs.get(Number(named))
    : (await browser.tabs.query({ active: true, currentWindow: true }))[0];
  if (tab?.id === undefined) return null; // a window without tabs, such as a detached panel
  const url = tab.url ?? null;
  return {
    id: tab.id,
    url,
    host: url === null ? null : webHost(url),
    privateWindow: tab.incognito,
    loading: tab.status === 'loading',
  };
}

export async function recordingOf(
  db: Database,
  tab: TabView,
  settings: Settings,
  now: number,
): Promise<Recording> {
  // Without access the browser hides the address; with full access only its own pages have none.
  if (tab.url === null)
    return { state: 'refused', why: (await hasFullAccess()) ? 'not-web' : 'withheld' };
  const page = { url: tab.url, privateWindow: tab.privateWindow };
  const why = refusalFor(page, settings, now);
  if (why !== null) return { state: 'refused', why };
  if (!(await hasAccessTo(tab.url))) return { state: 'refused', why: 'withheld' };
  try {
    const answer: Recording | undefined = await browser.tabs.sendMessage(tab.id, ASK_RECORDING);
    return answer === undefined || (await isOutdated(db, answer, tab.url))
      ? { state: 'waiting' }
      : answer;
  } catch {
    // No recorder in this tab yet, or the page was opened before recording was allowed here.
    return { state: tab.loading ? 'working' : 'waiting' };
  }
}

/** The recorder remembers what was; pages are forgotten and refusals lifted behind its back. */
async function isOutdated(db: Database, said: Recording, url: string): Promise<boolean> {
  if (said.state === 'stored') return !(await isStored(db, canonicalUrl(url) ?? ''));
  return said.state === 'refused' && !OWN_REFUSALS.includes(said.why);
}

/** Reasons that only the recorder knows; all others were asked for anew a moment ago. */
const OWN_REFUSALS: Refusal[] = ['password', 'forgotten'];
