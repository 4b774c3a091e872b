/** What the tests put into a page: the harvest, with the page's own clock and message queue. */
import { harvestPage } from '../../lib/harvest/harvest-page.ts';
import { privateSigns } from '../../lib/harvest/private-signs.ts';
import type { PageRecord } from '../../lib/model/page-record.ts';

export interface Harvested {
  record: PageRecord;
  password: boolean;
  /** Milliseconds of each slice of work, and of the whole with its pauses. */
  slices: number[];
  total: number;
}

/** Harvests the document this script stands in; `url` stands for its address when given. */
export async function harvestHere(url: string = location.href): Promise<Harvested> {
  const slices: number[] = [];
  const begin = performance.now();
  let since = begin;
  const now = () => performance.now();
  const yieldNow = async () => {
    slices.push(now() - since);
    await nextTask();
    since = now();
  };
  const record = await harvestPage({ document, url }, { yieldNow, now });
  slices.push(performance.now() - since);
  return {
    record,
    password: (await privateSigns(document, { yieldNow: nextTask, now })).password,
    slices,
    total: performance.now() - begin,
  };
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve();
    channel.port2.postMessage(null);
  });
}
