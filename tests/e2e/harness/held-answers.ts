/**
 * Windows that wait for an answer as long as it takes to look at them: a state that soon
 * passes, held.
 */
import type { Page } from 'playwright-core';

/** From the page's next load on, orders of these types are given but never answered. */
export async function holdAnswers(page: Page, types: string[]): Promise<void> {
  await page.addInitScript(hold, types);
}

function hold(types: string[]): void {
  const { runtime } = (globalThis as unknown as { browser?: typeof chrome }).browser ?? chrome;
  const send = runtime.sendMessage.bind(runtime);
  const holding = (message: { type: string }, ...rest: []) =>
    types.includes(message.type) ? new Promise(() => {}) : send(message, ...rest);
  runtime.sendMessage = holding as unknown as typeof runtime.sendMessage;
}

declare const chrome: typeof import('wxt/browser').browser;
