/** What lives in the companion worker, and how it is offered over a port. */
import { expose } from 'comlink';
import type { AskedType, Command, Reply } from '../messages.ts';
import type { NoAnswer } from '../model/refusal.ts';
import type { Verification } from '../model/task.ts';
import { Database } from '../store/database.ts';
import { answerFrom, checkedLabels } from './answer-table.ts';
import type { Helper } from './helper.ts';
import { LongTask } from './long-task.ts';
import { type Alone, CompanionParts } from './parts.ts';
import { throwRootCauses } from './thrown.ts';
import { type Asset, type CheckedOntology, checkedOntology } from './topics.ts';
import { verifySettled } from './verify-settled.ts';

export interface CatchUpProgress {
  settled: number;
}

/** The verbs that may be called from outside the worker. */
export class Companion implements Helper {
  #db = new Database('ambit', 'relaxed');
  #parts = new CompanionParts(this.#db, ownFile, alone);
  #longWork = new LongTask(this.#db);
  #verifying: Promise<Verification> | null = null;
  #running: Promise<CatchUpProgress> | null = null;
  #calledAgain = false;

  /** A sign of life: answered between any two batches. */
  ping(): true {
    return true;
  }

  /**
   * Works until nothing waits. A call while another is at work joins it, and makes it look once
   * more, lest a page stored after its last look be left waiting.
   */
  catchUp(): Promise<CatchUpProgress> {
    this.#calledAgain = true;
    this.#running ??= this.#drain().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** The lock is given back after every batch, so that a verification can come between. */
  async #drain(): Promise<CatchUpProgress> {
    const { rulings, work } = this.#parts;
    let settled = 0;
    while (this.#calledAgain) {
      this.#calledAgain = false;
      await alone(() => rulings.letGo());
      for (;;) {
        const done = await alone(() => work.step());
        if (done === 0) break;
        settled += done;
      }
    }
    return { settled };
  }

  ask(asked: Command<AskedType>, at: number): Promise<Reply<AskedType> | NoAnswer> {
    return answerFrom(this.#parts, asked, at);
  }

  async check(page: string, typed: Command<'correct'>['give'], at: number) {
    return checkedLabels(page, typed, at);
  }

  checkOntology(text: string): Promise<CheckedOntology> {
    return checkedOntology(this.#parts.topics, text);
  }

  pagesOf(page: string): Promise<string[]> {
    return this.#parts.atlas.pages(page);
  }

  /** A call while another is at work joins it. */
  verify(): Promise<Verification> {
    this.#verifying ??= this.#verify().finally(() => {
      this.#verifying = null;
    });
    return this.#verifying;
  }

  #verify(): Promise<Verification> {
    return this.#longWork.run('verify', async (report) => {
      await this.catchUp();
      return alone(() => verifySettled(this.#db, () => this.#settle(), report));
    });
  }

  /** What was forgotten or came since; two webs in memory would be more than the bounds allow. */
  async #settle(): Promise<void> {
    const { rulings, work } = this.#parts;
    await rulings.letGo();
    while ((await work.step()) > 0);
    work.rest();
  }
}

/** One writer of derived state at a time, even while a dying worker still has a transaction. */
const alone: Alone = (work) => navigator.locks.request('ambit-companion', () => work());

/** One of Ambit's own files; the policy of its pages lets the worker ask for nothing else. */
const ownFile: Asset = async (path) => {
  const response = await fetch(path, { credentials: 'omit', redirect: 'error' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

/** Offers `companion` on every port that is sent to this worker. */
export function serve(companion: Companion, worker: Pick<Worker, 'addEventListener'>): void {
  throwRootCauses();
  worker.addEventListener('message', (event) => {
    for (const port of (event as MessageEvent).ports) expose(companion, port);
  });
}
