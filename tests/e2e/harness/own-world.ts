/** A page as it is seen from the world that Ambit's recorder has in it. */
import type { Ambit } from './chromium.ts';

declare const chrome: typeof import('wxt/browser').browser;

export interface Seen {
  /** Did something of the page run in Ambit's world? */
  executed: boolean;
  /** The longest task of the main thread since the page was ready and the recorder could begin, in milliseconds; 0 when none took 50. */
  longest: number;
}

export async function seenFromOwnWorld(ambit: Ambit, url: string): Promise<Seen> {
  return ambit.own.evaluate(async (wanted) => {
    const tab = (await chrome.tabs.query({})).find((one) => one.url === wanted);
    const [{ result }] = await chrome.scripting.executeScript({
      target: { tabId: tab!.id! },
      func: () => {
        const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const observer = new PerformanceObserver(() => {});
        observer.observe({ type: 'longtask', buffered: true });
        const since = page.domContentLoadedEventStart;
        const tasks = observer.takeRecords().filter((task) => task.startTime >= since);
        observer.disconnect();
        return {
          executed: 'executed' in globalThis,
          longest: Math.max(0, ...tasks.map((task) => task.duration)),
        };
      },
    });
    return result as Seen;
  }, url);
}
