/**
 * The background as a browser runs it: woken by a message, ended at any instant without warning,
 * woken again. The code is the real one; only its death is arranged: open transactions are
 * aborted, and what goes on running afterwards finds the database closed for good and its answers
 * thrown away.
 */
import { type RecorderOrigin, receive } from '../../lib/background/receive.ts';
import type { RecorderReply } from '../../lib/messages.ts';
import { Database } from '../../lib/store/database.ts';

export class MortalBackground {
  #life: Life | null = null;
  /** Messages being worked on, by the living and the dead. */
  busy = 0;

  constructor(readonly name: string) {}

  /** The database of the life that is lived now. */
  get db(): Database {
    this.#life ??= new Life(this.name);
    return this.#life.db;
  }

  /** Undefined when the background died over it: that is what a sender then gets. */
  async hear(raw: unknown, from: RecorderOrigin, now: number): Promise<RecorderReply | undefined> {
    const { db } = this;
    const life = this.#life;
    this.busy++;
    try {
      const reply = await receive(db, raw, from, now);
      return life === this.#life ? reply : undefined;
    } finally {
      this.busy--;
    }
  }

  die(): void {
    this.#life?.end();
    this.#life = null;
  }
}

class Life {
  readonly db: Database;
  #open = new Set<IDBTransaction>();

  constructor(name: string) {
    this.db = new Database(name);
    this.db.on('versionchange', () => {
      this.db.close(); // the story is over and its database deleted
      return false;
    });
    this.db.use({
      stack: 'dbcore',
      name: 'transactions',
      create: (core) => ({
        ...core,
        transaction: (stores, mode, options) => {
          const transaction = core.transaction(stores, mode, options) as IDBTransaction;
          this.#open.add(transaction);
          transaction.addEventListener('complete', () => this.#open.delete(transaction));
          transaction.addEventListener('abort', () => this.#open.delete(transaction));
          return transaction;
        },
      }),
    });
  }

  end(): void {
    for (const transaction of this.#open) {
      try {
        transaction.abort();
      } catch {
        // It is past the point of no return: it will commit, unheard of.
      }
    }
    this.db.close({ disableAutoOpen: true });
  }
}
