/**
 * Stops writing while there is still room on the disk. A database that meets a truly full disk is left
 * with half a record at its end; Chromium writes on behind it, finds it at its next start, and throws
 * the whole database away. So what would be stored is refused before, as if the disk were full.
 */
import type { DBCore, Middleware } from 'dexie';

/** Bytes that are left to the browser for its own housekeeping, and to forgetting, which makes room. */
export const RESERVE = 32 * 1024 * 1024;
export const LAST_RESERVE = 2 * 1024 * 1024;
/** Milliseconds an answer holds, so that a hundred pages a second do not ask a hundred times. */
const HOLDS = 250;

export class Room {
  #tight = false;
  #askedAt = Number.NEGATIVE_INFINITY;
  #free = Promise.resolve(Number.POSITIVE_INFINITY);

  constructor(
    private readonly free: () => Promise<number> = freeOnDisk,
    private readonly now: () => number = Date.now,
  ) {}

  /** As it was when somebody looked last. */
  get isTight(): boolean {
    return this.#tight;
  }

  /** To be awaited by whoever may write soon: inside a transaction it is too late to ask. */
  async look(reserve = RESERVE): Promise<void> {
    if (this.now() - this.#askedAt > HOLDS) {
      this.#askedAt = this.now();
      this.#free = this.free();
    }
    this.#tight = (await this.#free) < reserve;
  }

  readonly keeper: Middleware<DBCore> = {
    stack: 'dbcore',
    name: 'room',
    create: (core) => ({
      ...core,
      transaction: (stores, mode, options) => {
        if (mode === 'readwrite' && this.#tight)
          throw new DOMException('The disk is almost full.', 'QuotaExceededError');
        return core.transaction(stores, mode, options);
      },
    }),
  };
}

/** With unlimited storage an extension's share is what it has and all that is free. */
async function freeOnDisk(): Promise<number> {
  const estimate = await globalThis.navigator?.storage?.estimate?.();
  return (estimate?.quota ?? Number.POSITIVE_INFINITY) - (estimate?.usage ?? 0);
}
