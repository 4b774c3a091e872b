/** What lives in the companion worker, and how it is offered over a port. */
import { expose } from 'comlink';
import { Database } from '../store/database.ts';
import { CatchUp } from './catch-up.ts';
import { type Verification, verifyKnown } from './verify.ts';

export interface Progress {
  settled: number;
}

/** The verbs that may be called from outside the worker. */
export class Companion {
  #db = new Database('ambit', 'relaxed');
  #work = new CatchUp(this.#db, () => crypto.randomUUID());
  #running: Promise<Progress> | null = null;
  #calledAgain = false;

  /** A sign of life: answered between any two batches. */
  ping(): true {
    return true;
  }

  /**
   * Works until nothing waits. A call while another is at work joins it, and makes it look once
   * more, lest a page stored after its last look be left waiting.
   */
  catchUp(): Promise<Progress> {
    this.#calledAgain = true;
    this.#running ??= this.#alone(async () => {
      let settled = 0;
      while (this.#calledAgain) {
        this.#calledAgain = false;
        for (let done = await this.#work.step(); done > 0; done = await this.#work.step()) {
          settled += done;
        }
      }
      return { settled };
    }).finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async verify(): Promise<Verification> {
    await this.catchUp();
    return this.#alone(async () => verifyKnown(this.#db, (await this.#work.known()).graph));
  }

  /** One writer of derived state at a time, even while a dying worker still has a transaction. */
  #alone<T>(work: () => Promise<T>): Promise<T> {
    return navigator.locks.request('ambit-companion', work) as Promise<T>;
  }
}

/** Offers `companion` on every port that is sent to this worker. */
export function serve(companion: Companion, worker: Pick<Worker, 'addEventListener'>): void {
  worker.addEventListener('message', (event) => {
    for (const port of (event as MessageEvent).ports) expose(companion, port);
  });
}
