/** A clock that stands still until it is turned by hand. */
import type { Clock } from '../lib/pace/clock.ts';

export class HandClock implements Clock {
  #now = 0;
  #waiting: { at: number; then: () => void }[] = [];

  now = (): number => this.#now;

  after = (ms: number, then: () => void): (() => void) => {
    const one = { at: this.#now + ms, then };
    this.#waiting.push(one);
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== one);
    };
  };

  /** Whoever waits for a moment that is passed is woken at it, in order. */
  turn(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const due = this.#waiting.filter(({ at }) => at <= end);
      if (due.length === 0) break;
      const next = due.reduce((first, one) => (one.at < first.at ? one : first));
      this.#waiting = this.#waiting.filter((other) => other !== next);
      this.#now = next.at;
      next.then();
    }
    this.#now = end;
  }
}
