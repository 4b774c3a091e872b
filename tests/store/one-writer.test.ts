import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { changeSettings } from '../../lib/store/settings.ts';
import { startTask } from '../../lib/store/tasks.ts';
import { freshDatabase } from './fresh-database.ts';

// Dexie takes hold of it when it opens
const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
const db = freshDatabase();

/** Tables of the transactions that `work` began, by what they may do. */
async function tablesOf(work: () => PromiseLike<unknown>) {
  await db.open();
  begun.mockClear();
  await work();
  return begun.mock.calls.map(([tables, mode]) => ({ mode, tables: [tables].flat() }));
}

it.each([
  ['a transaction', () => changeSettings(db, (settings) => settings)],
  ['a task', () => startTask(db, 'verify', 1)],
  [
    'a single row',
    () => db.names.add({ page: 'http://a.example/', name: 'A', at: 1, withdrawnAt: null }),
  ],
  ['a deletion', () => db.tasks.clear()],
])('%s that writes takes the one table along that no two can have', async (_, work) => {
  const writing = (await tablesOf(work)).filter(({ mode }) => mode === 'readwrite');
  expect(writing.length).toBeGreaterThan(0);
  for (const { tables } of writing) expect(tables).toContain('staging');
});

it('who only reads waits for nobody', async () => {
  const [{ mode, tables }] = await tablesOf(() => db.names.toArray());
  expect([mode, tables]).toEqual(['readonly', ['names']]);
});
