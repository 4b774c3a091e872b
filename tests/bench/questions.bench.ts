/**
 * Asking while pages come in, in real Chromium with the built extension: pages of 500 links are
 * handed in one after another, and all the while one of Ambit's own pages asks why an address is
 * on its side, as the popup does. How long the answers take, with and without arrivals: pages that
 * are handed in as fast as they are stored, two a second, and none.
 */
import { Ambit } from '../e2e/harness/chromium.ts';
import { millUrl, startPageMill } from '../e2e/harness/page-mill.ts';
import { pagesToHandIn } from './pages-to-hand-in.ts';
import type { Bench } from './run.ts';
import { quantile } from './timing.ts';

declare const chrome: typeof import('wxt/browser').browser;

const LINKS = 500;

const bench: Bench = async ({ quick }) => {
  const pages = quick ? 20 : 200;
  const mill = await startPageMill(LINKS);
  const ambit = await Ambit.open({ port: mill.port });
  await ambit.agree();
  await ambit.own.evaluate('globalThis.__name = (named) => named');
  const tab = await ambit.visit(millUrl(0));
  await ambit.untilRows('pages', 1);
  await ambit.untilRows('todo', 0);
  await ask(ambit, Promise.resolve()); // wakes the companion
  const tabId = await ambit.tabId(tab);
  const messages = JSON.parse(pagesToHandIn(pages, LINKS));
  const few = messages.splice(0, Math.min(40, pages / 2));
  const sometimes = await ask(ambit, handIn(ambit, tabId, few, 500));
  const during = await ask(ambit, handIn(ambit, tabId, messages, 0));
  await ambit.untilRows('todo', 0, 120_000);
  const after = await ask(ambit, new Promise((done) => setTimeout(done, 3000)));
  tell(`while a page of ${LINKS} links arrives twice a second`, sometimes);
  tell(`while they arrive as fast as they are stored`, during);
  tell('when nothing arrives', after);
  console.log(`  ${JSON.stringify(await ambit.verify())}`);
  await ambit.close();
  await mill.close();
};
export default bench;

function tell(when: string, taken: number[]): void {
  taken.sort((a, b) => a - b);
  const ms = (part: number) => `${quantile(taken, part).toFixed(0)} ms`;
  console.log(
    `asking why, ${when}: ${taken.length} answers, p50 ${ms(0.5)}, p99 ${ms(0.99)}, ` +
      `longest ${taken[taken.length - 1].toFixed(0)} ms`,
  );
}

/** Asks again and again until `end`, with a breath between. */
async function ask(ambit: Ambit, end: Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  let over = false;
  void end.then(() => {
    over = true;
  });
  do {
    const ms = await ambit.own.evaluate(
      async ([page, typed]) => {
        const start = performance.now();
        const reply = await chrome.runtime.sendMessage({ type: 'explain', page, typed });
        if (reply?.type !== 'evidence') throw new Error(JSON.stringify(reply));
        return performance.now() - start;
      },
      [millUrl(0), millUrl(17)],
    );
    taken.push(ms);
    await new Promise((resume) => setTimeout(resume, 20));
  } while (!over);
  await end;
  return taken;
}

async function handIn(
  ambit: Ambit,
  tabId: number,
  messages: unknown[],
  pause: number,
): Promise<void> {
  await ambit.own.evaluate(
    ([id, json, ms]) =>
      chrome.scripting.executeScript({
        target: { tabId: id },
        args: [json, ms] as [string, number],
        func: async (text: string, wait: number) => {
          for (const message of JSON.parse(text)) {
            const reply = await chrome.runtime.sendMessage(message);
            if (reply?.type !== 'stored') throw new Error(`not stored: ${JSON.stringify(reply)}`);
            if (wait > 0) await new Promise((resume) => setTimeout(resume, wait));
          }
        },
      }),
    [tabId, JSON.stringify(messages), pause] as [number, string, number],
  );
}
