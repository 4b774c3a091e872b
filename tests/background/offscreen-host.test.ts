import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OffscreenHost } from '../../lib/background/offscreen-host.ts';
import { browser } from '../../lib/browser.ts';
import { HandClock } from '../hand-clock.ts';

/** Seconds in which it is found out that a document does not answer. */
const LONG = 60;

let documentId: string | null;
let closed: number;
let asked: MessagePort[];
let clock: HandClock;
const close = async () => {
  documentId = null;
  closed++;
};
beforeEach(() => {
  [documentId, closed, asked, clock] = ['first', 0, [], new HandClock()];
  vi.stubGlobal('clients', {
    matchAll: async () => [
      {
        url: 'chrome-extension://ambit/offscreen.html',
        postMessage: (_: unknown, [port]: MessagePort[]) => asked.push(port),
      },
    ],
  });
  const getContexts = async () => (documentId === null ? [] : [{ documentId }]);
  Object.assign(browser.runtime, { getContexts });
  Object.assign(browser, { offscreen: { closeDocument: close } });
});
afterEach(() => {
  for (const port of asked) port.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** So many seconds, each with all that is done in it. */
async function pass(seconds: number): Promise<void> {
  for (let n = 0; n < seconds; n++) {
    clock.turn(1000);
    for (let i = 0; i < 5; i++) await new Promise(setImmediate);
  }
}

describe('giving up the worker', () => {
  it('leaves a document alone that answers late: it may be at work on files', async () => {
    const discarded = new OffscreenHost(clock).discard();
    await pass(10);
    asked[0].postMessage('replaced');
    await discarded;
    await pass(LONG);

    expect([asked.length, closed]).toEqual([1, 0]);
  });

  it('closes a document that does not answer for long', async () => {
    const discarded = new OffscreenHost(clock).discard();
    await pass(10);
    expect(closed).toBe(0);
    await pass(LONG);
    await discarded;

    expect(closed).toBe(1);
  });

  it('ends with a document that goes by itself', async () => {
    const discarded = new OffscreenHost(clock).discard();
    await pass(2);
    documentId = 'second';
    await pass(1);
    await discarded;
    await pass(LONG);

    expect(closed).toBe(0);
  });

  it('has nothing to do where there is no document', async () => {
    documentId = null;
    await new OffscreenHost(clock).discard();
    expect([asked.length, closed]).toEqual([0, 0]);
  });
});
