/** What nobody orders: waiting pages taken in, the recorder registered, old pages gone. */
import { leavingRulings } from '../store/rulings.ts';
import { readSettings } from '../store/settings.ts';
import type { BackgroundParts } from './background-parts.ts';
import { expire } from './expire.ts';
import { registerRecorder } from './recorder-registration.ts';

const HOUR = 3600 * 1000;

export class Upkeep {
  #expiredAt = 0;

  constructor(private readonly parts: BackgroundParts) {}

  /** What a new day needs. */
  async refresh(): Promise<void> {
    const { db, ready, waker } = this.parts;
    await ready();
    const isBehind = (await db.todo.count()) > 0 || (await leavingRulings(db)).length > 0;
    if (isBehind) waker.soon();
    await this.keepCopy();
    await registerRecorder(() => readSettings(db));
    await this.#expire();
  }

  /** Also once an hour while pages come in: browsers stay open for weeks. */
  hourly(): void {
    // Nobody who brings a page waits for old ones to go, nor hears that they could not.
    if (Date.now() - this.#expiredAt > HOUR) void this.#expire().catch(warn('Old pages:'));
  }

  async keepCopy(): Promise<void> {
    const { orders, keeper } = this.parts;
    await orders.inTurn(() => keeper.keep()).catch(warn('Second copy:'));
  }

  async #expire(): Promise<void> {
    const { db, companion, orders, keeper, waker } = this.parts;
    const now = Date.now();
    this.#expiredAt = now;
    // Words move to other pages of their site, which the companion knows once it has caught up.
    if ((await db.todo.count()) > 0) await companion.catchUp().catch(warn('Companion:'));
    const pages = await orders.inTurn(() =>
      expire(db, now, () => keeper.remove()).finally(() => keeper.mend()),
    );
    if (pages > 0) waker.soon();
  }
}

const warn = (what: string) => (error: unknown) => console.warn(what, error);
