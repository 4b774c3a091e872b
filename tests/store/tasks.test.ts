import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import {
  cancelTask,
  endTask,
  fileTasks,
  interruptTasks,
  reportTask,
  startTask,
} from '../../lib/store/tasks.ts';
import { freshDatabase } from './fresh-database.ts';

let db = freshDatabase();
afterEach(async () => {
  await db.delete();
  db = freshDatabase();
});

const files = { lock: 'a', step: null, said: '' };
const states = async () => (await db.tasks.toArray()).map(({ state }) => state);

describe('work on files', () => {
  it('goes on beside that of another, and takes the place of what is over', async () => {
    const first = await startTask(db, 'save', 1, files);
    await startTask(db, 'save', 2, { ...files, lock: 'b' });
    expect(await states()).toEqual(['running', 'running']);
    await reportTask(db, first, { state: 'interrupted' });
    await startTask(db, 'bring-in', 3, { ...files, lock: 'c' });
    expect(await states()).toEqual(['interrupted', 'running', 'running']);
    await startTask(db, 'save', 4, { ...files, lock: 'd' });
    expect(await states()).toEqual(['running', 'running', 'running']);
  });

  it('is not interrupted when the companion begins anew', async () => {
    await startTask(db, 'save', 1, files);
    await startTask(db, 'verify', 1);
    await interruptTasks(db);
    expect(await states()).toEqual(['running', 'interrupted']);
  });

  it('is not worked on once it was stopped, and keeps what is said of its end', async () => {
    const id = await startTask(db, 'bring-in', 1, files);
    expect(await reportTask(db, id, { done: 64, of: 100 })).toBe(true);
    await cancelTask(db, id);
    expect(await reportTask(db, id, { done: 70, of: 100 })).toBe(false);
    const [task] = await fileTasks(db);
    await endTask(db, task, 'cancelled', 'Stopped.');
    const told = { done: 64, state: 'cancelled', files: { ...files, said: 'Stopped.' } };
    expect(await fileTasks(db)).toMatchObject([told]);
  });
});
