/** What the background has at hand for as long as it runs. None of it need outlive it. */
import { hasOffscreen } from '../browser.ts';
import { CompanionDoor } from '../engine/companion-door.ts';
import type { Command } from '../messages.ts';
import { Database } from '../store/database.ts';
import { secondCopy } from '../store/second-copy.ts';
import { readSettings } from '../store/settings.ts';
import { clearRecordings } from './badge.ts';
import { CopyKeeper, FORGETTING } from './copy-keeper.ts';
import { helperBehind } from './helper-behind.ts';
import { OffscreenHost } from './offscreen-host.ts';
import { Orders } from './orders.ts';
import { readiness } from './readiness.ts';
import { registerRecorder } from './recorder-registration.ts';
import { Redirects } from './redirects.ts';
import { Waker } from './waker.ts';
import { WorkerHost } from './worker-host.ts';

export class BackgroundParts {
  readonly db = new Database();
  readonly offscreen = hasOffscreen() ? new OffscreenHost() : null;
  readonly #door = new CompanionDoor(this.offscreen ?? new WorkerHost());
  readonly companion = helperBehind(this.#door);
  readonly waker = new Waker(this.companion.catchUp);
  readonly keeper = new CopyKeeper(this.db, secondCopy, Date.now);
  readonly redirects = new Redirects();
  readonly ready = readiness(this.db, this.keeper);
  /** Where work on files is done here, who does it. */
  desk: { stop(): void } | null = null;
  readonly orders = new Orders({
    db: this.db,
    keeper: this.keeper,
    companion: this.companion,
    now: Date.now,
    ready: this.ready,
    standDown: async () => {
      this.desk?.stop();
      await this.#door.end();
    },
    carriedOut: (command) => this.#carriedOut(command),
  });

  async #carriedOut({ type }: Command): Promise<void> {
    // Once more: an order waits for its turn, and tabs go on meanwhile.
    if (FORGETTING.includes(type)) this.redirects.forget();
    await registerRecorder(() => readSettings(this.db));
    if (FORGETTING.includes(type)) await clearRecordings();
  }
}
