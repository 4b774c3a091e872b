/**
 * Stops writing while there is still room on the disk. A database that meets a truly full disk
 * is left with half a record at its end; Chromium writes on behind it, finds it at its next
 * start, and throws the whole database away. So what would be stored is refused before, as if
 * the disk were full.
 *
 * Nobody need think of it: the door (`database.ts`) looks before every transaction that may
 * write, and each row that is written is taken off what was seen then. So a writer, however
 * large, never takes more than there was when somebody last looked; what others write meanwhile,
 * the reserve is for.
 */
import Dexie, { type DBCore, type DBCoreMutateRequest, type Middleware } from 'dexie';
import { rootCause } from '../model/root-cause.ts';
import { weightOf } from './row-weight.ts';

/**
 * Bytes that are left to the browser for its own housekeeping, and to forgetting, which makes
 * room. When much was written, Chromium's database merges its files at its leisure, and keeps the
 * old ones until the new ones are whole: up to a dozen of four megabytes each, and ten more
 * beneath them.
 */
export const RESERVE = 64 * 1024 * 1024;
export const LAST_RESERVE = 2 * 1024 * 1024;
/**
 * What is written lies in a log, in a file, and for a while in another into which that
 * one is merged.
 */
const COPIES = 3;
/** What may be written before anybody has looked. */
const UNSEEN = RESERVE + 1024 * 1024;
/** Milliseconds an answer holds, so that a hundred pages a second do not ask a hundred times. */
const HOLDS = 250;
/** Tables whose rows are small and that forgetting needs, or work that tells how it ends. */
const LITTLE = ['forgotten', 'todo', 'tasks'];

export class Room {
  #askedAt = Number.NEGATIVE_INFINITY;
  #answer: Promise<void> = Promise.resolve();
  /** As it was when somebody looked last, and what was written here since. */
  #seen = UNSEEN;
  #written = 0;

  readonly #makingRoom = new WeakSet<object>();

  constructor(
    private readonly free: () => Promise<number> = freeOnDisk,
    private readonly now: () => number = Date.now,
  ) {}

  /** Inside a transaction it is too late to ask. */
  look(): Promise<void> {
    if (this.now() - this.#askedAt > HOLDS) {
      this.#askedAt = this.now();
      this.#answer = this.#ask();
    }
    return this.#answer;
  }

  /** May so many bytes be written? */
  async has(bytes: number): Promise<boolean> {
    await this.look();
    return this.#left - bytes >= RESERVE;
  }

  /**
   * To be said in a transaction that forgets: what it writes in the place of more may
   * take the last.
   */
  make(): void {
    this.#makingRoom.add(Dexie.currentTransaction.idbtrans);
  }

  /** For files, which take their own bytes and no more. Fails as a full disk does. */
  async claim(bytes: number): Promise<void> {
    if (!(await this.has(bytes))) throw full();
    this.#written += bytes;
  }

  get #left(): number {
    return this.#seen - this.#written;
  }

  /** Where the browser cannot tell, what was last seen holds, less what was written since. */
  async #ask(): Promise<void> {
    const before = this.#written;
    try {
      // What was written while asking may not be seen yet.
      this.#seen = (await this.free()) + before;
    } catch {
      // Who looks next asks again.
    }
  }

  /** Rows to be written are taken off what is left, or refused. */
  readonly keeper: Middleware<DBCore> = {
    stack: 'dbcore',
    name: 'room',
    create: (core) => ({
      ...core,
      table: (name) => {
        const table = core.table(name);
        const mutate: typeof table.mutate = (request) => {
          if ('values' in request && request.values.length === 0) return table.mutate(request);
          const bytes = COPIES * bytesOf(request);
          const isLittle = !('values' in request) || LITTLE.includes(name);
          const mayTakeLast = isLittle || this.#makingRoom.has(request.trans);
          if (this.#left - bytes < (mayTakeLast ? LAST_RESERVE : RESERVE))
            return Dexie.Promise.reject(full());
          this.#written += bytes;
          // A writer without a transaction has not looked; the next is to know better.
          if (this.now() - this.#askedAt > HOLDS) Dexie.ignoreTransaction(() => void this.look());
          return table.mutate(request);
        };
        return { ...table, mutate };
      },
    }),
  };
}

const bytesOf = (request: DBCoreMutateRequest): number =>
  'values' in request ? weightOf(request.values) : 0;

const full = () => new DOMException('The disk is almost full.', FULL);

const FULL = 'QuotaExceededError';

/** Was there no room, on the disk or in the share that the browser grants? */
export const wasFull = (error: unknown): boolean => (rootCause(error) as Error).name === FULL;

/** With unlimited storage an extension's share is what it has and all that is free. */
async function freeOnDisk(): Promise<number> {
  const estimate = await globalThis.navigator?.storage?.estimate?.();
  return (estimate?.quota ?? Number.POSITIVE_INFINITY) - (estimate?.usage ?? 0);
}
