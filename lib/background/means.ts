import type { Helper } from '../engine/helper.ts';
import type { Done } from '../messages.ts';
import type { Settings } from '../model/settings.ts';
import type { Database } from '../store/database.ts';
import { changeSettings } from '../store/settings.ts';
import { atOnce, type Turn } from './turn.ts';

/** What an order or a correction is carried out with. */
export class Means {
  constructor(
    readonly db: Database,
    readonly companion: Helper,
    readonly now: number,
    readonly turn: Turn = atOnce,
    /** Removes the second copy of what the person said. */
    readonly removeCopy: () => Promise<void> = async () => {},
  ) {}

  async change(by: (settings: Settings) => Settings): Promise<Done> {
    await this.turn(() => changeSettings(this.db, by));
    return done(0);
  }

  /** Deleting is over when what was derived from the deleted pages is gone too. */
  async forgotten(forget: () => Promise<number>): Promise<Done> {
    const pages = await this.turn(forget);
    await this.companion.catchUp();
    return done(pages);
  }
}

export const done = (pages: number): Done => ({ type: 'done', pages });
