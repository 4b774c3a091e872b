/** Somebody who looks, asks, verifies and saves without a pause, so that a kill meets any of it. */
import type { Page } from 'playwright-core';
import type { Command } from '../../../lib/messages.ts';
import type { AnyAmbit } from './any-ambit.ts';

export interface Busy {
  /** How many questions were answered, cut off or refused. */
  asked(): number;
  stop(): Promise<void>;
}

/** Asks about the pages of `known`, which grows meanwhile. */
export function keepBusy(ambit: AnyAmbit, known: Set<string>, random: () => number): Busy {
  let stopped = false;
  let asked = 0;
  const one = (page: string): Command => {
    const questions: Command[] = [
      { type: 'look', page },
      { type: 'scope', page },
      { type: 'explain', page, typed: page },
      { type: 'map', page },
      { type: 'sites' },
      { type: 'verify' },
      { type: 'about', page, what: 'site', side: 'inside', other: '', directory: '', language: '' },
      { type: 'name-site', page, name: 'Mill' },
    ];
    return questions[Math.floor(random() * questions.length)];
  };
  const work = async () => {
    while (!stopped) {
      const pages = [...known];
      const page = pages[Math.floor(random() * pages.length)];
      // Whatever is killed under it, the next question is asked all the same.
      if (page !== undefined) await ambit.order(one(page)).catch(() => {});
      asked++;
      await new Promise((resume) => setTimeout(resume, 20));
    }
  };
  const done = work();
  return {
    asked: () => asked,
    async stop() {
      stopped = true;
      await done;
    },
  };
}

/** Presses "save" in a popup and does not wait for the file. */
export async function beginToSave(popup: Page): Promise<void> {
  await popup.getByRole('button', { name: 'Save this site’s addresses' }).click();
}
