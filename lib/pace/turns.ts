/** Work on one thing, one at a time: a refresh in several steps must not meet an arrival. */
import { breathing } from './breathing.ts';

export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  take<T>(work: () => T | Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => {}); // whoever took the turn hears of it
    return turn;
  }

  /** Drives `steps` to their end, each in a turn of its own, breathing between them. */
  async paced<T>(steps: Iterator<unknown, T>, slice: number): Promise<T> {
    const breathe = breathing(slice);
    for (;;) {
      const { done, value } = await this.take(() => steps.next());
      if (done) return value;
      await breathe();
    }
  }
}
