/** Opens mill pages one after another in several tabs and notes which were acknowledged. */
import type { Ambit } from './chromium.ts';
import { millUrl } from './page-mill.ts';

declare const chrome: typeof import('wxt/browser').browser;

export interface Pour {
  /** Addresses whose recorder said "stored". */
  acknowledged: Set<string>;
  /** Addresses opened, acknowledged or not. */
  opened: Set<string>;
  /** Stops after the pages under way. */
  stop(): void;
  done: Promise<void>;
}

export function pour(ambit: Ambit, from: number, count: number, tabs = 3, address = millUrl): Pour {
  const acknowledged = new Set<string>();
  const opened = new Set<string>();
  let next = from;
  let stopped = false;
  const lane = async () => {
    const tab = await ambit.context.newPage();
    while (!stopped && next < from + count) {
      const url = address(next++);
      opened.add(url);
      await tab.goto(url, { waitUntil: 'commit' });
      if (await untilSettled(ambit, url, () => stopped)) acknowledged.add(url);
    }
    await tab.close();
  };
  const done = Promise.all(Array.from({ length: tabs }, lane)).then(() => {});
  // The browser may be killed while pages are under way: whoever awaits `done` hears of it.
  done.catch(() => {});
  return {
    acknowledged,
    opened,
    done,
    stop() {
      stopped = true;
    },
  };
}

/** Asks the recorder of the page until it says "stored"; false when it gives up. */
async function untilSettled(ambit: Ambit, url: string, stopped: () => boolean): Promise<boolean> {
  for (let i = 0; i < 600 && !stopped(); i++) {
    const state = await ambit.own.evaluate(async (wanted) => {
      const tab = (await chrome.tabs.query({})).find((one) => one.url === wanted);
      if (tab?.id === undefined) return undefined; // not there yet
      const ask = { type: 'what-became-of-this-page' };
      const answer = await chrome.tabs.sendMessage(tab.id, ask).catch(() => undefined);
      return (answer as { state: string } | undefined)?.state;
    }, url);
    if (state === 'stored') return true;
    if (state === 'failed' || state === 'refused') return false;
    await new Promise((resume) => setTimeout(resume, 25));
  }
  return false;
}
