/** Work on a page's main thread, done a little at a time so that the page can work in between. */
export interface Pace {
  yieldNow: () => Promise<void>;
  now: () => number;
}

/** For documents that nobody looks at: time stands still, and all is one slice. */
export const UNPACED: Pace = { yieldNow: async () => {}, now: () => 0 };

/** Milliseconds after which the page has its turn. */
export const SLICE = 8;

/** Drives `steps`, each of them short, to their end. */
export async function paced<T>(steps: Iterator<void, T>, { yieldNow, now }: Pace): Promise<T> {
  let since = now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (now() - since < SLICE) continue;
    await yieldNow();
    since = now();
  }
}
