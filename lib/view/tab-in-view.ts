/** The tab a window of Ambit's is about, as the browser describes it. */
import { browser } from '../browser.ts';
import { webHost } from '../consent/may-record.ts';

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
