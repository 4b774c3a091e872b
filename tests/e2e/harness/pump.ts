/**
 * Hands in pages at a steady rate from where recorders live, whether or not the answers keep pace.
 */
import type { Page } from 'playwright-core';
import type { RecorderMessage } from '../../../lib/messages.ts';
import { recordOf } from '../../records.ts';
import type { Ambit } from './chromium.ts';
import { millUrl } from './page-mill.ts';

declare const chrome: typeof import('wxt/browser').browser;

export interface Pumped {
  stored: number;
  notStored: number;
  /** Milliseconds from each message to its acknowledgement, in order of arrival. */
  taken: number[];
  /** Milliseconds the pump took in all. */
  ms: number;
}

export interface Stream {
  /** Number of the first page, how many, how many a second, and links of each. */
  from: number;
  count: number;
  rate: number;
  links: number;
}

/** `tab` must be in front, lest its timers be slowed, and show a page of the mill's first host. */
export async function pump(ambit: Ambit, tab: Page, stream: Stream): Promise<Pumped> {
  const tabId = await ambit.tabId(tab);
  await tab.bringToFront();
  const targets = Array.from({ length: 5000 }, (_, n) => millUrl(n));
  const template: RecorderMessage = {
    type: 'page',
    visit: '',
    revision: 0,
    record: recordOf('', ['http://mill-0.example/']),
  };
  return ambit.own.evaluate(
    async ([id, all, addresses, message]) => {
      const [{ result }] = await chrome.scripting.executeScript({
        target: { tabId: id },
        args: [all, addresses, message],
        func: handIn,
      });
      return result as Pumped;

      /** Runs in the page, and so may use nothing from here. */
      async function handIn(
        { from, count, rate, links }: Stream,
        to: string[],
        { record, ...rest }: Extract<RecorderMessage, { type: 'page' }>,
      ): Promise<Pumped> {
        const sum: Pumped = { stored: 0, notStored: 0, taken: [], ms: 0 };
        const start = performance.now();
        const send = async (n: number) => {
          const visit = n.toString(16).padStart(32, '0');
          const own = Array.from({ length: links }, (_, i) => ({
            ...record.links[0],
            to: to[(n * 31 + i * 17) % to.length],
          }));
          const url = `http://mill-0.example/pump/${n}`;
          const page = { ...rest, visit, record: { ...record, url, links: own } };
          const sent = performance.now();
          const reply = await chrome.runtime.sendMessage(page).catch(() => undefined);
          sum.taken.push(performance.now() - sent);
          if ((reply as { type: string } | undefined)?.type === 'stored') sum.stored++;
          else sum.notStored++;
        };
        const sending: Promise<void>[] = [];
        for (let i = 0; i < count; i++) {
          const early = start + (1000 * i) / rate - performance.now();
          if (early > 1) await new Promise((resume) => setTimeout(resume, early));
          sending.push(send(from + i));
        }
        await Promise.all(sending);
        sum.ms = performance.now() - start;
        return sum;
      }
    },
    [tabId, stream, targets, template] as [
      number,
      Stream,
      string[],
      Extract<RecorderMessage, { type: 'page' }>,
    ],
  );
}
