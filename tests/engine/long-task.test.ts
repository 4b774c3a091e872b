import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { LongTask } from '../../lib/engine/long-task.ts';
import { Stopped } from '../../lib/pace/stopping.ts';
import { deleteEverything } from '../../lib/store/forget.ts';
import { cancelTask, lastTask, startTask } from '../../lib/store/tasks.ts';
import { freshDatabase } from '../store/fresh-database.ts';

let db = freshDatabase();
afterEach(async () => {
  await db.delete();
  db = freshDatabase();
});

const RESULT = {
  agrees: true,
  pages: 2,
  urls: 3,
  damaged: 0,
  sites: 1,
  boundaries: 0,
  notCompared: { boundaries: 0, pages: 0 },
};
/** Milliseconds, of which fifty pass with every report. */
let time = 0;
const now = () => time;

describe('long work', () => {
  it('tells how far it is, and what it came to', async () => {
    const seen: unknown[] = [];
    await new LongTask(db).run('verify', async (report) => {
      await report(1, 2);
      seen.push(await lastTask(db, 'verify'));
      return RESULT;
    });

    expect(seen).toMatchObject([{ done: 1, of: 2, state: 'running' }]);
    expect(await lastTask(db, 'verify')).toMatchObject({ state: 'done', result: RESULT });
  });

  it.each([
    ['one window cancels it', async (id: number) => void (await cancelTask(db, id))],
    ['everything is deleted', () => deleteEverything(db)],
  ])('stops when %s', async (_, stop) => {
    let reports = 0;
    const work = new LongTask(db, now).run('verify', async (report) => {
      for (; reports < 100; reports++) {
        await report(reports, 100);
        time += 50;
        if (reports === 1) await stop((await lastTask(db, 'verify'))!.id);
      }
      return RESULT;
    });

    await expect(work).rejects.toThrow(Stopped);
    expect(reports).toBe(3); // the next one that is written down
    expect((await lastTask(db, 'verify'))?.state).not.toBe('running');
  });

  it('that fails says why', async () => {
    const work = new LongTask(db).run('verify', () => Promise.reject(new Error('No disk.')));

    await expect(work).rejects.toThrow('No disk.');
    const failed = { state: 'failed', failure: 'Error: No disk.' };
    expect(await lastTask(db, 'verify')).toMatchObject(failed);
  });

  it('left by a worker that died is told as interrupted', async () => {
    await startTask(db, 'verify', 1);
    new LongTask(db);

    await expect.poll(async () => (await lastTask(db, 'verify'))?.state).toBe('interrupted');
  });
});
