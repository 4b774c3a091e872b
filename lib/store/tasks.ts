/**
 * Long work as every window sees it. Who works asks with each report whether to go on, for a
 * window, or a deletion of everything, may have ended the task meanwhile. Only the last of a kind
 * is kept, and all work on files that is not over.
 */
import type { Task } from '../model/task.ts';
import type { Database } from './database.ts';

export function startTask(
  db: Database,
  what: Task['what'],
  at: number,
  files?: Task['files'],
): Promise<number> {
  return db.transaction('rw', db.tasks, async () => {
    await db.tasks.filter((task) => task.what === what && !isAtWork(task)).delete();
    return db.tasks.add({
      what,
      done: 0,
      of: 0,
      state: 'running',
      startedAt: at,
      result: null,
      failure: null,
      ...(files && { files }),
    });
  });
}

/** Tells how far a task is, or its end. False when it is no longer to be worked on. */
export async function reportTask(
  db: Database,
  id: number,
  change: Partial<Pick<Task, 'done' | 'of' | 'state' | 'result' | 'failure' | 'files'>>,
): Promise<boolean> {
  const changed = await running(db)
    .and((task) => task.id === id)
    .modify(change);
  return changed > 0;
}

export async function cancelTask(db: Database, id: number): Promise<boolean> {
  return reportTask(db, id, { state: 'cancelled' });
}

/** For a worker that has just begun: whatever is said to run was left by one that died. */
export function interruptTasks(db: Database): Promise<number> {
  return running(db)
    .and((task) => !isAtWork(task))
    .modify({ state: 'interrupted' });
}

/** The last task of a kind; null when there was none. */
export async function lastTask(db: Database, what: Task['what']): Promise<Task | null> {
  const tasks = await db.tasks.toArray();
  return tasks.filter((task) => task.what === what).at(-1) ?? null;
}

/** Work on files, and how it ended where nobody was looking. */
export const fileTasks = (db: Database): Promise<Task[]> =>
  db.tasks.filter(({ files }) => files !== undefined).toArray();

/** Work on files is over, however it was ended; what is said of it is said until it is read. */
export const endTask = (db: Database, task: Task, state: Task['state'], said: string) =>
  db.tasks.update(task.id, { state, files: { ...task.files!, said } });

export const dropTask = (db: Database, id: number): Promise<void> => db.tasks.delete(id);

/** How work ended may be told with an address in it; and it tells when it was done. */
export const dropEndings = (db: Database): Promise<number> =>
  db.tasks.filter(({ state }) => state !== 'running').delete();

const running = (db: Database) => db.tasks.filter(({ state }) => state === 'running');

/** As far as the store knows: only the lock tells whether the desk is still there. */
const isAtWork = ({ state, files }: Task): boolean => state === 'running' && files !== undefined;
