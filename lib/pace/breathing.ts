/**
 * Long work in slices: after each the others have their turn, be it a page, a window's keys or a
 * worker that has to say that it is alive.
 */
import { realClock } from './clock.ts';

/** Who has a turn in between, and by which clock. */
export interface Pace {
  now(): number;
  yieldNow(): Promise<void>;
}

/** Lets the others run once a slice has passed since it last did. */
export type Breathe = () => Promise<void>;

/** Milliseconds after which others have their turn: the nearer to the person, the sooner. */
export const SLICE = { page: 8, window: 12, search: 16, words: 20, worker: 50 } as const;

/** All other tasks of the same thread have their turn. */
const REAL: Pace = {
  now: realClock.now,
  yieldNow: () => new Promise((resume) => realClock.after(0, resume)),
};

/** For what nobody waits for: time stands still, and all is one slice. */
export const UNPACED: Pace = { now: () => 0, yieldNow: async () => {} };

export function breathing(slice: number, { now, yieldNow }: Pace = REAL): Breathe {
  let since = now();
  return async () => {
    if (now() - since < slice) return;
    await yieldNow();
    since = now();
  };
}

/** Drives `steps`, each of them short, to their end. */
export async function paced<T>(
  steps: Iterator<unknown, T>,
  slice: number,
  { now, yieldNow }: Pace = REAL,
): Promise<T> {
  let since = now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (now() - since < slice) continue;
    await yieldNow();
    since = now();
  }
}
