/**
 * Carries out what Ambit's own pages say. What an order writes it writes in its turn, one order at
 * a time and in the order they came; the companion is asked before and after, for that may take
 * long, and nobody is to wait for it. With each turn the second copy is written: nothing is copied
 * while something is being forgotten.
 *
 * When everything is deleted, whoever still works on it is ended first. What was said before that,
 * or meanwhile, and has not had its turn then, never has one; only an agreement may come next.
 */
import type { Helper } from '../engine/helper.ts';
import type { Command, CommandReply, DeskOrderType } from '../messages.ts';
import { NotAgreed } from '../store/agreed-only.ts';
import type { Database } from '../store/database.ts';
import { readSettings } from '../store/settings.ts';
import { answer, isAnswered } from './answer.ts';
import { type CopyKeeper, isReading } from './copy-keeper.ts';
import { obey } from './obey.ts';

export interface Around {
  db: Database;
  keeper: Pick<CopyKeeper, 'before' | 'after' | 'remove'>;
  companion: Helper;
  now(): number;
  /** To be awaited before the database is asked anything. */
  ready(): Promise<void>;
  /** Ends the companion and all work on files. */
  standDown(): Promise<void>;
  /** What is to be done outside the store once an order was carried out. */
  carriedOut(command: Command): Promise<void>;
}

/** Orders that ask the companion before they write. */
const LATER: readonly Command['type'][] = ['forget-site', 'catch-up', 'verify'];

export class Orders {
  #last: Promise<unknown> = Promise.resolve();
  #deleting: Promise<unknown> | null = null;
  #deletions = 0;

  constructor(private readonly around: Around) {}

  async give(command: Exclude<Command, Command<DeskOrderType>>): Promise<CommandReply> {
    const { db, companion, now, keeper } = this.around;
    const asks = isAnswered(command) || LATER.includes(command.type);
    const turn = this.#turnFor(command, asks ? this.#deletions : null);
    if (!isAnswered(command) && !asks) {
      const done = obey(db, command, companion, now(), turn.take, () => keeper.remove());
      if (command.type === 'delete-everything') this.#holdBack(done);
      return done;
    }
    await this.around.ready();
    await this.#deleting;
    if (!isReading(command)) turn.check();
    const reply = await (isAnswered(command)
      ? answer(db, command, companion, now(), turn.take)
      : obey(db, command, companion, now(), turn.take));
    // The companion, or work on files, may have written in its stead.
    if (!turn.wasTaken && !isReading(command)) await turn.take(async () => {});
    return reply;
  }

  /** In its turn, after everything that was said before; for what nobody ordered. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => {});
    return turn;
  }

  /** Resolves when nothing is being deleted as a whole. */
  async untilDeleted(): Promise<void> {
    await this.#deleting;
  }

  /** `said`: how often everything had been deleted by then; null where turns see to the order. */
  #turnFor(command: Command, said: number | null) {
    const { keeper, ready, carriedOut } = this.around;
    const check = () => {
      if (said !== null && said !== this.#deletions) throw new NotAgreed();
    };
    const turn = {
      wasTaken: false,
      check,
      take: <T>(work: () => Promise<T>): Promise<T> => {
        turn.wasTaken = true;
        return this.inTurn(async () => {
          check();
          await ready();
          await this.#clearTheWay(command);
          await keeper.before(command);
          try {
            const done = await work();
            if (command.type === 'delete-everything') this.#deletions++;
            await carriedOut(command);
            return done;
          } finally {
            await keeper.after(command); // also where it failed, for the copy may be gone
          }
        });
      },
    };
    return turn;
  }

  /**
   * Nobody who worked on what is deleted may be there when there is an agreement again. Also before
   * agreeing, for the background may have been ended right after it had deleted everything.
   */
  async #clearTheWay({ type }: Command): Promise<void> {
    const { db, standDown } = this.around;
    if (type === 'delete-everything') await standDown();
    if (type === 'agree' && (await readSettings(db)).agreedAt === null) await standDown();
  }

  #holdBack(deletion: Promise<unknown>): void {
    const over = Promise.allSettled([this.#deleting, deletion]).then(() => {
      if (this.#deleting === over) this.#deleting = null;
    });
    this.#deleting = over;
  }
}
