/**
 * Long work as every window sees it. Who works asks with each report whether to go on: any window,
 * and a deletion of everything, may have ended the task meanwhile. Only the last of a kind is kept.
 */
import type { Task } from '../model/task.ts';
import type { Database } from './database.ts';

export function startTask(db: Database, what: Task['what'], at: number): Promise<number> {
  return db.transaction('rw', db.tasks, async () => {
    await db.tasks.filter((task) => task.what === what).delete();
    return db.tasks.add({
      what,
      done: 0,
      of: 0,
      state: 'running',
      startedAt: at,
      result: null,
      failure: null,
    });
  });
}

/** Tells how far a task is, or its end. False when it is no longer to be worked on. */
export async function reportTask(
  db: Database,
  id: number,
  change: Partial<Pick<Task, 'done' | 'of' | 'state' | 'result' | 'failure'>>,
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
  return running(db).modify({ state: 'interrupted' });
}

/** The last task of a kind; null when there was none. */
export async function lastTask(db: Database, what: Task['what']): Promise<Task | null> {
  const tasks = await db.tasks.toArray();
  return tasks.filter((task) => task.what === what).at(-1) ?? null;
}

const running = (db: Database) => db.tasks.filter(({ state }) => state === 'running');
