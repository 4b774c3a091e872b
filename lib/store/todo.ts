import type { Database } from './database.ts';

/** A page the companion has yet to take in, or to take out again. Written with the page itself. */
export interface TodoRow {
  seq: number;
  task: 'add' | 'remove';
}

/** The next `most` tasks, oldest page first. */
export function nextTasks(db: Database, most: number): Promise<TodoRow[]> {
  return db.todo.orderBy('seq').limit(most).toArray();
}

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
