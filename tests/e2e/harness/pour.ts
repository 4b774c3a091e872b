/** Opens mill pages one after another in several tabs and notes which were acknowledged. */
import { PATIENCE } from '../../patience.ts';
import type { AnyAmbit } from './any-ambit.ts';
import { millUrl } from './page-mill.ts';

export interface Pour {
  /** Addresses whose recorder said "stored". */
  acknowledged: Set<string>;
  /** Addresses opened, acknowledged or not. */
  opened: Set<string>;
  /** Stops after the pages under way. */
  stop(): void;
  done: Promise<void>;
}

export function pour(
  ambit: AnyAmbit,
  from: number,
  count: number,
  tabs = 3,
  address = millUrl,
): Pour {
  const acknowledged = new Set<string>();
  const opened = new Set<string>();
  let next = from;
  let stopped = false;
  const lane = async () => {
    const tab = await ambit.newTab();
    while (!stopped && next < from + count) {
      const url = address(next++);
      opened.add(url);
      await tab.open(url);
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

/**
 * Asks the recorder of the page until it says "stored"; false when that or the browser gives up.
 */
async function untilSettled(
  ambit: AnyAmbit,
  url: string,
  stopped: () => boolean,
): Promise<boolean> {
  const end = Date.now() + PATIENCE.sight;
  while (!stopped() && Date.now() < end) {
    const state = await ambit.stateOf(url);
    if (state === 'stored') return true;
    if (state === 'failed' || state === 'refused') return false;
    await new Promise((resume) => setTimeout(resume, 25));
  }
  return false;
}
