/** What the popup says while things change under it, and where there is no boundary to show. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CANARY_SITES, DEMO_SITES } from '../demo-web/web.ts';
import { browse, popupOn } from './harness/boundary-popup.ts';
import type { Ambit } from './harness/chromium.ts';
import { holdAnswers } from './harness/held-answers.ts';
import { onDemoWeb } from './harness/on-demo-web.ts';
import { pictures } from './harness/pictures.ts';

const [museum] = DEMO_SITES;

let ambit: Ambit;
let tab: Page;
onDemoWeb((opened) => {
  ({ ambit, tab } = opened);
});

describe('the popup follows', () => {
  it('the pages that are opened while it is open', async () => {
    const popup = await popupOn(ambit, tab, museum.pages[0]);
    expect(await popup.locator('.summary').textContent()).toMatch(/^1 page opened/);
    const other = await ambit.visit(museum.pages[1]);
    await popup.getByText(/^2 pages opened/).waitFor();
    await other.close();
    await popup.close();
  });

  it('what is forgotten, and says so', async () => {
    const popup = await popupOn(ambit, tab, museum.pages[0]);
    await ambit.order({ type: 'forget-host', host: museum.hosts[0] });
    await popup.getByText('Nothing is recorded yet.').waitFor();
    expect(await popup.textContent('h1')).toBe(museum.hosts[0]);
    await pictures(popup, 'boundary-nothing');
    await popup.close();
  });

  it('a pause: what is known stays in view', async () => {
    await popupOn(ambit, tab, museum.pages[0]).then((popup) => popup.close());
    await ambit.order({ type: 'pause', until: Number.MAX_SAFE_INTEGER });
    const popup = await ambit.popupFor(tab);
    await popup.getByText('Recording is paused.').waitFor();
    await popup.getByRole('region', { name: 'Where this site is' }).waitFor();
    await pictures(popup, 'boundary-paused');
    await popup.close();
    await ambit.order({ type: 'resume' });
  });
});

describe('while pages wait to be taken in, the popup', () => {
  /** As it is before the companion has answered. */
  async function waiting(task: 'add' | 'wait'): Promise<Page> {
    await ambit.own.evaluate(letPagesWait, task);
    const popup = await ambit.context.newPage();
    await holdAnswers(popup, ['look', 'catch-up']);
    await popup.goto(ambit.url(`popup.html?tab=${await ambit.tabId(tab)}`));
    return popup;
  }

  it('says how many', async () => {
    const popup = await waiting('add');
    await popup.getByText('Taking in 3 more pages…').waitFor();
    await pictures(popup, 'popup-working');
    await popup.close();
  });

  it('says so where there is no room for them, and what helps', async () => {
    const popup = await waiting('wait');
    await popup
      .getByText('3 pages wait: Ambit holds as many pages as it can, of one domain or in all.')
      .waitFor();
    await pictures(popup, 'popup-no-room');
    await popup.close();
  });
});

describe('where there is no boundary, the popup says why', () => {
  it('before the person has agreed', async () => {
    await ambit.order({ type: 'delete-everything' });
    await ambit.visit(museum.start, tab);
    const popup = await ambit.popupFor(tab);
    await popup.getByRole('button', { name: 'Read and decide' }).waitFor();
    await pictures(popup, 'boundary-not-agreed');
    await popup.close();
  });

  it('on a site that is left alone', async () => {
    await ambit.agree();
    await ambit.visit(CANARY_SITES[0].start, tab);
    const popup = await ambit.popupFor(tab);
    await popup.getByText('Ambit leaves banks').waitFor();
    await pictures(popup, 'boundary-left-alone');
    await popup.close();
  });

  it('when the question fails, with a way to ask again', async () => {
    await browse(ambit, tab, museum.start);
    await ambit.untilRows('todo', 0);
    const popup = await ambit.context.newPage();
    await popup.addInitScript(loseTheFirstLook);
    await popup.goto(ambit.url(`popup.html?tab=${await ambit.tabId(tab)}`));
    await popup.getByText('could not find the boundary of this site: It is busy.').waitFor();
    await pictures(popup, 'boundary-failed');
    await popup.getByRole('button', { name: 'Try again' }).click();
    await popup.getByRole('region', { name: 'Where this site is' }).waitFor();
    await popup.close();
  });
});

/**
 * As the background leaves it when it has stored three pages, and the companion when it was
 * last at work.
 */
async function letPagesWait(task: string): Promise<void> {
  const db = await new Promise<IDBDatabase>((opened) => {
    const request = indexedDB.open('ambit');
    request.onsuccess = () => opened(request.result);
  });
  const work = db.transaction('todo', 'readwrite');
  for (const seq of [901, 902, 903]) work.objectStore('todo').put({ seq, task });
  await new Promise((done) => {
    work.oncomplete = done;
  });
  db.close();
}

/** The background's refusal, which nothing real brings about at will. */
function loseTheFirstLook(): void {
  const { runtime } = (globalThis as unknown as { browser?: typeof chrome }).browser ?? chrome;
  const send = runtime.sendMessage.bind(runtime);
  let lost = false;
  const losing = (message: { type: string }, ...rest: [] | [(reply: object) => void]) => {
    if (lost || message.type !== 'look') return send(message, ...(rest as []));
    lost = true;
    const reply = { type: 'error', message: 'It is busy.' };
    rest[0]?.(reply);
    return Promise.resolve(reply);
  };
  runtime.sendMessage = losing as unknown as typeof runtime.sendMessage;
}

declare const chrome: typeof import('wxt/browser').browser;
