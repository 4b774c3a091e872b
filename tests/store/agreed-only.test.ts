import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from 'vitest';
import { UNDECIDED } from '../../lib/model/settings.ts';
import type { Database } from '../../lib/store/database.ts';
import { deleteEverything } from '../../lib/store/forget.ts';
import { changeSettings } from '../../lib/store/settings.ts';
import { blankDatabase, freshDatabase } from './fresh-database.ts';

const open: Database[] = [];
const kept = (db: Database): Database => {
  open.push(db);
  return db;
};
afterEach(async () => {
  for (const db of open.splice(0)) await db.delete();
});
const ROWS: Record<string, unknown> = {
  staging: { visit: 'v', revision: 0, index: 0 },
  forgotten: { visit: 'v', day: 1 },
  visits: { visit: 'v', seq: 1, at: 1 },
  sources: { seq: 1, url: 'http://a.example/' },
  todo: { seq: 1, task: 'add' },
  checkpoints: { of: 'known' },
  knownUrls: { chunk: 1 },
  knownLinks: { chunk: 1 },
  placed: { chunk: 1 },
  hosts: { host: 'a.example' },
  prefixes: { host: 'a.example', path: '/' },
  sites: { id: 1 },
  boundaries: { site: 1, chunk: 1 },
};
const rowFor = (name: string): unknown => ROWS[name] ?? {};
const tableNames = blankDatabase()
  .tables.map(({ name }) => name)
  .filter((name) => name !== 'settings');

describe('before an agreement, and after everything was deleted', () => {
  it.each(tableNames)('nothing is put into %s', async (name) => {
    for (const db of [kept(blankDatabase()), kept(freshDatabase())]) {
      await deleteEverything(db);
      const table = db.table(name);

      await expect(table.put(rowFor(name))).rejects.toMatchObject({ name: 'NotAgreed' });
      await expect(table.bulkAdd([rowFor(name)])).rejects.toThrow();
      await expect(
        db.transaction('rw', table, async () => {
          await table.count();
          await table.add(rowFor(name));
        }),
      ).rejects.toThrow();
      expect(await table.count()).toBe(0);
    }
  });

  it('to put no row at all is allowed', async () => {
    const db = kept(blankDatabase());
    await db.transaction('rw', db.todo, async () => {
      await db.todo.bulkPut([]);
      await db.todo.clear();
    });
    expect(await db.todo.count()).toBe(0);
  });

  it('no setting is changed but by agreeing', async () => {
    const db = kept(blankDatabase());
    await expect(
      changeSettings(db, (settings) => ({ ...settings, never: ['a.example'] })),
    ).rejects.toMatchObject({ name: 'NotAgreed' });
    expect(await db.settings.count()).toBe(0);

    await changeSettings(db, (settings) => ({ ...settings, agreedAt: 5 }));
    await changeSettings(db, (settings) => ({ ...settings, never: ['a.example'] }));
    expect(await db.settings.get('settings')).toEqual({
      ...UNDECIDED,
      agreedAt: 5,
      never: ['a.example'],
    });
  });
});

it.each(tableNames)('once agreed, %s takes rows', async (name) => {
  const db = kept(freshDatabase());
  await db.table(name).put(rowFor(name));
  expect(await db.table(name).count()).toBe(1);
});

it('a database of an earlier shape, without settings, is opened and written to', async () => {
  const db = kept(blankDatabase());
  await new Promise<void>((done) => {
    const request = indexedDB.open(db.name, 10);
    request.onupgradeneeded = () => request.result.createObjectStore('old');
    request.onsuccess = () => {
      request.result.close();
      done();
    };
  });

  expect(await db.settings.count()).toBe(0);
  await changeSettings(db, (settings) => ({ ...settings, agreedAt: 5 }));
  expect(await db.settings.count()).toBe(1);
});
