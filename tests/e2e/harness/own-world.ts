/** Did something of the page run in the world that Ambit's recorder has in it? */
import type { Ambit } from './chromium.ts';

declare const chrome: typeof import('wxt/browser').browser;

export async function hasRunInOwnWorld(ambit: Ambit, url: string): Promise<boolean> {
  return ambit.own.evaluate(async (wanted) => {
    const tab = (await chrome.tabs.query({})).find((one) => one.url === wanted);
    const [{ result }] = await chrome.scripting.executeScript({
      target: { tabId: tab!.id! },
      func: () => 'executed' in globalThis,
    });
    return result as boolean;
  }, url);
}
