import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { NewLabel } from '../../lib/model/label.ts';
import type { Database } from '../../lib/store/database.ts';
import { addLabel, labelHistory, withdrawLabel } from '../../lib/store/labels.ts';
import { freshDatabase } from './fresh-database.ts';

const label = (site: string, target: string, at: number): NewLabel => ({
  site,
  side: 'in',
  reach: 'host',
  target,
  at,
  withdrawnAt: null,
});

let db: Database;
beforeEach(() => {
  db = freshDatabase();
});
afterEach(() => db.delete());

it('a label that is taken back no longer holds, but stays in the history', async () => {
  const later = await addLabel(db, label('s', 'b.example', 2));
  const first = await addLabel(db, label('s', 'a.example', 1));

  expect(await withdrawLabel(db, first, 7)).toBe(true);
  expect((await labelHistory(db)).map((one) => [one.id, one.withdrawnAt])).toEqual([
    [first, 7],
    [later, null],
  ]);
});

it('is taken back once, and only if it is there', async () => {
  const id = await addLabel(db, label('s', 'a.example', 1));

  expect(await withdrawLabel(db, id, 7)).toBe(true);
  expect(await withdrawLabel(db, id, 8)).toBe(false);
  expect(await withdrawLabel(db, id + 1, 8)).toBe(false);
  expect((await labelHistory(db))[0].withdrawnAt).toBe(7);
});
