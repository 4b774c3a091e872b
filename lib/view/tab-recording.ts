/** What became of the page in a tab, from the person's settings, the browser and the recorder. */
import { browser, hasAccessTo, hasFullAccess } from '../browser.ts';
import { mayRecordSignedIn, refusalFor } from '../consent/may-record.ts';
import { ASK_RECORDING } from '../messages.ts';
import { DECLINES, type Recording, type Refusal } from '../model/recording.ts';
import type { Settings } from '../model/settings.ts';
import type { Database } from '../store/database.ts';
import { isStored } from '../store/pages.ts';
import { canonicalUrl } from '../url/canonical-url.ts';
import type { TabView } from './tab-in-view.ts';

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
    return answer === undefined || (await isOutdated(db, answer, tab.url, settings))
      ? { state: 'waiting' }
      : answer;
  } catch {
    // No recorder in this tab yet, or the page was opened before recording was allowed here.
    return { state: tab.loading ? 'working' : 'waiting' };
  }
}

/** The recorder remembers what was; pages are forgotten and refusals lifted behind its back. */
async function isOutdated(
  db: Database,
  said: Recording,
  url: string,
  settings: Settings,
): Promise<boolean> {
  if (said.state === 'stored') return !(await isStored(db, canonicalUrl(url) ?? ''));
  if (said.state === 'refused' && said.why === 'signed-in') return mayRecordSignedIn(url, settings);
  return said.state === 'refused' && !OWN_REFUSALS.includes(said.why);
}

/** Reasons that only the recorder knows; all others were asked for anew a moment ago. */
const OWN_REFUSALS: Refusal[] = [...DECLINES, 'forgotten'];
