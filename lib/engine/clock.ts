/** Time as an argument: whoever waits can be shown to wait right on a machine of any speed. */
export interface Clock {
  /** Milliseconds. */
  now(): number;
  /** Calls `then` once so many milliseconds have passed, unless the answer is called before. */
  after(ms: number, then: () => void): () => void;
}

export const realClock: Clock = {
  now: () => Date.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};
