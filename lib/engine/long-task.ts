/** Runs long work as a task in the store: how far it is, how it ended, and stopped when told so. */
import type { Task } from '../model/task.ts';
import { Stopped } from '../pace/stopping.ts';
import type { Database } from '../store/database.ts';
import { interruptTasks, reportTask, startTask } from '../store/tasks.ts';

/** Milliseconds between two reports: more often than anybody can read is too often. */
const REPORT_EVERY = 150;

/** Tells how far the work is; throws `Stopped` when it is to stop. */
export type Report = (done: number, of: number) => Promise<void>;

export class LongTask {
  readonly #swept: Promise<unknown>;

  /** To be made when a worker begins: tasks it finds running were left by one that died. */
  constructor(
    private readonly db: Database,
    private readonly now = () => performance.now(),
  ) {
    this.#swept = interruptTasks(db);
    this.#swept.catch(() => {}); // `run` hears of it
  }

  /** Rejects as `work` does, and with `Stopped`. */
  async run<T extends Task['result']>(
    what: Task['what'],
    work: (report: Report) => Promise<T>,
  ): Promise<T> {
    await this.#swept;
    const id = await startTask(this.db, what, Date.now());
    const told = (change: Partial<Task>) => reportTask(this.db, id, change);
    let reported = Number.NEGATIVE_INFINITY;
    try {
      const result = await work(async (done, of) => {
        if (this.now() - reported < REPORT_EVERY) return;
        reported = this.now();
        if (!(await told({ done, of }))) throw new Stopped();
      });
      await told({ state: 'done', result });
      return result;
    } catch (error) {
      if (!(error instanceof Stopped)) await told({ state: 'failed', failure: String(error) });
      throw error;
    }
  }
}
