/** Work on the known web, one at a time: a refresh in several steps must not meet an arrival. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  take<T>(work: () => T | Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => {}); // whoever took the turn hears of it
    return turn;
  }
}
