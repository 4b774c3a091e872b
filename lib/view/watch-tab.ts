/** The tab a side panel is about, told anew whenever it, or what it shows, changes. */
import { browser } from '../browser.ts';
import { type TabView, tabInView } from './tab-in-view.ts';

export function watchTab(
  search: string,
  tell: (tab: TabView | null) => void,
  fail: (error: unknown) => void,
): () => void {
  let asked = 0;
  const look = () => {
    const turn = ++asked;
    // Two quick changes may be answered in the wrong order: the last question counts.
    tabInView(search).then((tab) => turn === asked && tell(tab), fail);
  };
  const updated = (_: number, change: { url?: string; status?: string }) => {
    if (change.url !== undefined || change.status !== undefined) look();
  };
  browser.tabs.onActivated.addListener(look);
  browser.tabs.onUpdated.addListener(updated);
  look();
  return () => {
    asked++;
    browser.tabs.onActivated.removeListener(look);
    browser.tabs.onUpdated.removeListener(updated);
  };
}
