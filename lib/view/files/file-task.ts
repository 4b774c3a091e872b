/**
 * Work on files as a task: told in the store while it runs, whatever this window shows meanwhile, and
 * stopped from any window. A lock is held until it is over; the browser takes it away with the window,
 * and by that the other windows know.
 */
import type { FileStep, FileWork, Task } from '../../model/task.ts';
import { type Plain, say, sayError } from '../../say.ts';
import type { Database } from '../../store/database.ts';
import { LAST_RESERVE } from '../../store/room.ts';
import { dropTask, endTask, reportTask, startTask, windowTasks } from '../../store/tasks.ts';
import { watch } from '../../store/watch.ts';

/** What came of it in a sentence, and the checksums of files that were saved, if any. */
export interface Said {
  text: string;
  sums?: string;
}

export interface Begun {
  /** Fails with a sentence, or `Stopped`. */
  done: Promise<Said>;
  stop(): void;
}

export interface StepTold {
  step: FileStep;
  done: number;
  of: number;
}

export type Begin = (tell: (told: StepTold) => void) => Begun;

/** `ok` also where the person stopped it. */
export interface Ended extends Said {
  ok: boolean;
  isDone: boolean;
}

/** Milliseconds between two reports: more often than anybody can read is too often. */
const REPORT_EVERY = 150;
const STOPPED: Record<FileWork, Plain> = { save: 'exportStopped', 'bring-in': 'importStopped' };

/** Never fails. Where `isSeen` does not hold at the end, the store keeps what there is to say. */
export function fileTask(
  db: Database,
  what: FileWork,
  begin: Begin,
  isSeen: () => boolean,
): Promise<Ended> {
  const lock = `file task ${crypto.randomUUID()}`;
  return navigator.locks.request(lock, async () => {
    const id = await started(db, what, lock);
    const begun = begin(reporter(db, id, lock));
    const unwatch = watch(
      () => db.tasks.get(id),
      (task) => id !== NONE && task?.state !== 'running' && begun.stop(),
      () => {},
    );
    const [state, ended] = await begun.done.then(
      (said) => ['done', { ok: true, isDone: true, ...said }] as const,
      (error) => failed(what, error),
    );
    unwatch();
    await over(db, id, state, isSeen() ? '' : ended.text).catch(() => {});
    return ended;
  });
}

/** Tells of the work of all windows; what nobody holds the lock of any more was interrupted. */
export function watchFileTasks(
  db: Database,
  tell: (tasks: Task[]) => void,
  fail: (error: unknown) => void,
): () => void {
  const left = new AbortController();
  const awaited = new Set<number>();
  const notice = async ({ id, window }: Task) => {
    awaited.add(id);
    const interrupt = () => reportTask(db, id, { state: 'interrupted' });
    // Nobody waits any longer once this window closes; where the disk is full, nothing can be noted.
    await navigator.locks.request(window!.lock, { signal: left.signal }, interrupt).catch(() => {});
  };
  const unwatch = watch(
    () => windowTasks(db),
    (tasks) => {
      for (const task of tasks) {
        if (task.state === 'running' && !awaited.has(task.id)) void notice(task);
      }
      tell(tasks);
    },
    fail,
  );
  return () => {
    unwatch();
    left.abort();
  };
}

/** No task: there is no room to note one, and the work is done all the same. */
const NONE = 0;

async function started(db: Database, what: FileWork, lock: string): Promise<number> {
  try {
    await db.room.look(LAST_RESERVE); // it takes next to nothing
    return await startTask(db, what, Date.now(), { lock, step: null, said: '' });
  } catch {
    return NONE;
  }
}

function reporter(db: Database, id: number, lock: string): (told: StepTold) => void {
  let reported = Number.NEGATIVE_INFINITY;
  return ({ step, done, of }) => {
    if (performance.now() - reported < REPORT_EVERY) return;
    reported = performance.now();
    // The next report says more; without room there is none, and the work goes on.
    void reportTask(db, id, { done, of, window: { lock, step, said: '' } }).catch(() => {});
  };
}

function failed(what: FileWork, error: unknown): readonly [Task['state'], Ended] {
  return error instanceof Error && error.name === 'Stopped'
    ? ['cancelled', { ok: true, isDone: false, text: say(STOPPED[what]) }]
    : ['failed', { ok: false, isDone: false, text: sayError(error) }];
}

async function over(db: Database, id: number, state: Task['state'], said: string): Promise<void> {
  const task = await db.tasks.get(id);
  if (task === undefined) return;
  await (said === '' ? dropTask(db, id) : endTask(db, task, state, said));
}
