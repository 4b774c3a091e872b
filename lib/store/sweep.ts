/**
 * Chromium leaves the index entries of deleted rows where they are until somebody comes by, and
 * index entries are addresses and hosts. So after forgetting every one is visited, in a transaction
 * that may write; the bytes go with the browser's next compaction of its files.
 */
import type { Database } from './database.ts';

export function sweepIndexes(db: Database): Promise<void> {
  const { pages, labels, names } = db;
  return db.transaction('rw', pages, labels, names, async () => {
    for (const index of ['url', 'host']) await pages.orderBy(index).primaryKeys();
    await labels.orderBy('site').primaryKeys();
    await names.orderBy('page').primaryKeys();
  });
}
