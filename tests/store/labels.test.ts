import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { NewLabel } from '../../lib/model/label.ts';
import type { Database } from '../../lib/store/database.ts';
import {
  addLabel,
  labelHistory,
  labelsOf,
  moveLabels,
  withdrawLabel,
} from '../../lib/store/labels.ts';
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
  await addLabel(db, label('other', 'c.example', 0));

  expect((await labelsOf(db, 's')).map(({ id }) => id)).toEqual([first, later]);
  expect(await withdrawLabel(db, first, 7)).toBe(true);
  expect((await labelsOf(db, 's')).map(({ id }) => id)).toEqual([later]);
  expect((await labelHistory(db, 's')).map((one) => [one.id, one.withdrawnAt])).toEqual([
    [first, 7],
    [later, null],
  ]);
});

it('is taken back once, and only if it is there', async () => {
  const id = await addLabel(db, label('s', 'a.example', 1));

  expect(await withdrawLabel(db, id, 7)).toBe(true);
  expect(await withdrawLabel(db, id, 8)).toBe(false);
  expect(await withdrawLabel(db, id + 1, 8)).toBe(false);
  expect((await labelHistory(db, 's'))[0].withdrawnAt).toBe(7);
});

it('goes with its site, history and all, when two sites become one', async () => {
  await addLabel(db, label('to', 'a.example', 1));
  await addLabel(db, label('from', 'b.example', 2));
  await withdrawLabel(db, await addLabel(db, label('from', 'c.example', 3)), 4);
  await addLabel(db, label('other', 'd.example', 5));

  expect(await moveLabels(db, 'from', 'to')).toBe(2);
  expect(await labelHistory(db, 'from')).toEqual([]);
  expect((await labelHistory(db, 'to')).map(({ target }) => target)).toEqual([
    'a.example',
    'b.example',
    'c.example',
  ]);
  expect((await labelsOf(db, 'other')).map(({ target }) => target)).toEqual(['d.example']);
});
