/**
 * Keeps the second copy of what the person said in step with the database, and brings it back when
 * the database was lost. Before anything is forgotten the copy goes first: a death in between must
 * never leave the copy as the last place that remembers.
 */
import { type Command, isQuestion } from '../messages.ts';
import { rootCause } from '../model/root-cause.ts';
import type { Database } from '../store/database.ts';
import { isBlank, readSayings, restoreSayings } from '../store/sayings.ts';
import type { SecondCopy } from '../store/second-copy.ts';

export const FORGETTING: readonly Command['type'][] = [
  'forget-host',
  'forget-since',
  'forget-site',
  'delete-everything',
];

/** Leaves it what the person said as it is? `catch-up` comes after files were brought in. */
export const isReading = (command: Command): boolean =>
  isQuestion(command) || command.type === 'verify' || command.type === 'cancel-task';

export class CopyKeeper {
  #ready: Promise<void> | null = null;
  #written = '';
  #removals = 0;
  #isRemoved = false;

  constructor(
    private readonly db: Database,
    private readonly copy: SecondCopy,
    private readonly now: () => number,
  ) {
    // A database that was closed under us may have been emptied: look again.
    db.on('close', () => {
      this.#ready = null;
    });
  }

  /**
   * To be awaited before the database is asked anything. Never fails: whoever asks next
   * will say why.
   */
  ready(): Promise<void> {
    // Of a damaged database the browser says so once, throws it away, and has an empty one
    // from then on.
    this.#ready ??= this.#restore()
      .catch((error) => {
        if ((rootCause(error) as Error).name !== 'UnknownError') throw error;
        return this.#restore();
      })
      .catch((error) => {
        this.#ready = null;
        console.warn('Second copy:', error);
      });
    return this.#ready;
  }

  /** To be awaited before an order is carried out. */
  async before({ type }: Command): Promise<void> {
    if (FORGETTING.includes(type)) await this.remove();
  }

  /** To be awaited afterwards. A copy that cannot be written is no reason to refuse the order. */
  async after(command: Command): Promise<void> {
    if (!isReading(command)) await this.keep().catch(warn);
  }

  /** Writes the copy again where it was removed. */
  async mend(): Promise<void> {
    if (this.#isRemoved) await this.keep().catch(warn);
  }

  async remove(): Promise<void> {
    this.#written = '';
    this.#removals++;
    this.#isRemoved = true;
    await this.copy.remove();
  }

  /** Writes the copy unless it is as it should be. Only one at a time, and none that removes it. */
  async keep(): Promise<void> {
    const words = await readSayings(this.db);
    if (words === null) return;
    const json = JSON.stringify(words);
    if (json === this.#written) return;
    await this.copy.write(words);
    this.#written = json;
    this.#isRemoved = false;
  }

  /** What was read before something was forgotten is not brought back behind it. */
  async #restore(): Promise<void> {
    const removals = this.#removals;
    if (!(await isBlank(this.db))) return;
    const words = await this.copy.read();
    const isStale = () => removals !== this.#removals;
    if (words === null || words.settings.agreedAt === null) return; // nothing to go by
    await restoreSayings(this.db, words, this.now(), isStale);
  }
}

const warn = (error: unknown) => console.warn('Second copy:', error);
