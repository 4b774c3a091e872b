import type { Database } from './database.ts';

/**
 * A page the companion has yet to take in, or that it had no room for, or has yet to take out
 * again. Written with the page itself.
 */
export interface TodoRow {
  seq: number;
  task: 'add' | 'wait' | 'remove';
}

/** The next `most` pages to be taken in, the oldest first. */
export const arriving = (db: Database, most: number): Promise<TodoRow[]> =>
  db.todo.where('task').equals('add').limit(most).toArray();

/** Pages that there is no room for. */
export const waiting = (db: Database) => db.todo.where('task').equals('wait');

/** Pages that are deleted, but not yet taken out of what was derived from them. */
export const leaving = (db: Database) => db.todo.where('task').equals('remove');

/**
 * Marks deleted pages for removal from what was derived; must run in the deleting transaction.
 * Boundaries name the addresses that pages link to, so they go at once. A page that is still to be
 * taken in, or had no room, was never taken in, so nothing need be taken out.
 */
export async function withdraw(db: Database, seqs: number[]): Promise<void> {
  const open = await db.todo.bulkGet(seqs);
  const untaken = seqs.filter((_, i) => open[i] !== undefined && open[i].task !== 'remove');
  const taken = seqs.filter((_, i) => open[i] === undefined);
  if (taken.length > 0) await Promise.all([db.sites.clear(), db.boundaries.clear()]);
  await db.todo.bulkDelete(untaken);
  await db.todo.bulkPut(taken.map((seq) => ({ seq, task: 'remove' })));
}

/**
 * Pages up to `before` were taken back, those above `last`: what is left of them, and what had no
 * room behind them, is to be taken in again. In the caller's transaction.
 */
export async function takeInAgain(db: Database, last: number, before: number): Promise<void> {
  const isAbove = (seq: number): boolean => seq > last;
  const gone = await leaving(db).primaryKeys();
  const crowd = await waiting(db).primaryKeys();
  const pages = await db.pages.where('seq').between(last, before, false, true).primaryKeys();
  const again = [...pages, ...crowd.filter(isAbove)];
  await db.todo.bulkDelete(gone.filter(isAbove));
  await db.todo.bulkPut(again.map((seq) => ({ seq, task: 'add' })));
}
