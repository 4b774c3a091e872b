/**
 * Pages that arrive while others are being written are written together: a commit that waits for
 * the disk takes as long for thirty pages as for one. Each is answered after the commit it is part
 * of. Where one of them cannot be written, all of them are tried again one by one, so that nobody
 * is refused for a neighbour.
 */
import { type AskedArrival, storeArrivals } from './arrivals.ts';
import type { Database } from './database.ts';
import { type Arrival, type Outcome, pageTables } from './pages.ts';

/** More make the first of them wait. */
const MOST_TOGETHER = 32;

interface Waiting extends AskedArrival {
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

export class PageQueue {
  readonly #waiting: Waiting[] = [];
  #working = false;

  constructor(private readonly db: Database) {}

  store(arrival: Arrival, refusal: AskedArrival['refusal']): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ arrival, refusal, resolve, reject });
      if (!this.#working) void this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#working = true;
    while (this.#waiting.length > 0) {
      const some = this.#waiting.splice(0, MOST_TOGETHER);
      const isDone = await this.#write(some, some.length > 1);
      if (!isDone) for (const one of some) await this.#write([one], false);
    }
    this.#working = false;
  }

  /** In one transaction. False when that failed, and there is still a way. */
  async #write(some: readonly Waiting[], isFirstTry: boolean): Promise<boolean> {
    const { db } = this;
    try {
      const tables = [...pageTables(db), db.settings];
      // Dexie holds a transaction open only for functions that are themselves async.
      const outcomes = await db.transaction('rw', tables, async () => storeArrivals(db, some));
      some.forEach(({ resolve }, i) => {
        resolve(outcomes[i]);
      });
    } catch (error) {
      if (isFirstTry) return false;
      for (const { reject } of some) reject(error);
    }
    return true;
  }
}
