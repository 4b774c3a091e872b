/** Time as an argument: whoever waits can be shown to wait right on a machine of any speed. */
export interface Clock {
  /** Milliseconds since whenever. */
  now(): number;
  /** Calls `then` once so many milliseconds have passed, unless the answer is called before. */
  after(ms: number, then: () => void): () => void;
}

export const realClock: Clock = {
  now: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};
