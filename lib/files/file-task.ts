/**
 * Work on files as a task: told in the store while it runs, and stopped from any window. Its
 * lock is held until it is over; the browser takes that away with whoever worked, and by that
 * windows know.
 */
import type { FileStep, FileTaskKind, Task } from '../model/task.ts';
import { isStop } from '../pace/stopping.ts';
import { type Plain, say, sayError } from '../say.ts';
import type { Database } from '../store/database.ts';
import { dropTask, endTask, fileTasks, reportTask, startTask } from '../store/tasks.ts';
import { watch } from '../store/watch.ts';

/** What came of it in a sentence, and the checksums of files that were saved, if any. */
export interface FileEnding {
  text: string;
  sums?: string;
}

export interface Begun {
  /** Fails with a sentence, or `Stopped`. */
  done: Promise<FileEnding>;
  stop(): void;
}

export interface StepTold {
  step: FileStep;
  done: number;
  of: number;
}

export type Begin = (tell: (told: StepTold) => void) => Begun;

/** `ok` also where the person stopped it. */
export interface Ended extends FileEnding {
  ok: boolean;
  isDone: boolean;
}

/** Milliseconds between two reports: more often than anybody can read is too often. */
const REPORT_EVERY = 150;
/** Sending says itself how much had arrived. */
const STOPPED: Record<Exclude<FileTaskKind, 'send'>, Plain> = {
  save: 'exportStopped',
  'bring-in': 'importStopped',
};

/**
 * Never fails. To be called by who holds `lock`. `tell` is true where the person was told how it
 * ended; otherwise the store keeps that for whichever window is looked at next.
 */
export async function fileTask(
  db: Database,
  what: FileTaskKind,
  begin: Begin,
  lock: string,
  tell: (ended: Ended) => Promise<boolean>,
): Promise<void> {
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
  await over(db, id, state, '').catch(() => {}); // no longer at work, and not yet said
  const isTold = await tell(ended);
  await (isTold ? dropTask(db, id) : over(db, id, state, ended.text)).catch(() => {});
}

/** Tells of all work on files; what nobody holds the lock of any more was interrupted. */
export function watchFileTasks(
  db: Database,
  tell: (tasks: Task[]) => void,
  fail: (error: unknown) => void,
): () => void {
  const left = new AbortController();
  const awaited = new Set<number>();
  const notice = async ({ id, files }: Task) => {
    awaited.add(id);
    const interrupt = () => reportTask(db, id, { state: 'interrupted' });
    // Nobody waits any longer once this window closes; where the disk is full, nothing
    // can be noted.
    await navigator.locks.request(files!.lock, { signal: left.signal }, interrupt).catch(() => {});
  };
  const unwatch = watch(
    () => fileTasks(db),
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

async function started(db: Database, what: FileTaskKind, lock: string): Promise<number> {
  try {
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
    void reportTask(db, id, { done, of, files: { lock, step, said: '' } }).catch(() => {});
  };
}

function failed(what: FileTaskKind, error: unknown): readonly [Task['state'], Ended] {
  return what !== 'send' && isStop(error)
    ? ['cancelled', { ok: true, isDone: false, text: say(STOPPED[what]) }]
    : ['failed', { ok: false, isDone: false, text: sayError(error) }];
}

async function over(db: Database, id: number, state: Task['state'], said: string): Promise<void> {
  const task = await db.tasks.get(id);
  if (task !== undefined) await endTask(db, task, state, said);
}
