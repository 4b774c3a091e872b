import type { Database } from './database.ts';

/** A page the companion has yet to take in, or to take out again. Written with the page itself. */
export interface TodoRow {
  seq: number;
  task: 'add' | 'remove';
}

/** The next `most` tasks, oldest page first; where there is no room, only pages to be taken out. */
export function nextTasks(db: Database, most: number, hasRoom: boolean): Promise<TodoRow[]> {
  const tasks = hasRoom ? db.todo.orderBy('seq') : leaving(db);
  return tasks.limit(most).toArray();
}

/** Pages that are deleted, but not yet taken out of what was derived from them. */
export const leaving = (db: Database) => db.todo.where('task').equals('remove');

/**
 * Marks deleted pages for removal from what was derived; must run in the deleting transaction.
 * Boundaries name the addresses that pages link to, so they go at once. A page whose "add" is still open was never taken in, so nothing need be taken out.
 */
export async function withdraw(db: Database, seqs: number[]): Promise<void> {
  const open = await db.todo.bulkGet(seqs);
  const untaken = seqs.filter((_, i) => open[i]?.task === 'add');
  const taken = seqs.filter((_, i) => open[i] === undefined);
  if (taken.length > 0) await Promise.all([db.sites.clear(), db.boundaries.clear()]);
  await db.todo.bulkDelete(untaken);
  await db.todo.bulkPut(taken.map((seq) => ({ seq, task: 'remove' })));
}
