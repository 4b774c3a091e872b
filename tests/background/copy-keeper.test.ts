import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CopyKeeper } from '../../lib/background/copy-keeper.ts';
import type { Database } from '../../lib/store/database.ts';
import { deleteEverything, forgetHost } from '../../lib/store/forget.ts';
import { addLabel } from '../../lib/store/labels.ts';
import { readSayings, type Sayings } from '../../lib/store/sayings.ts';
import { unsealed } from '../../lib/store/second-copy.ts';
import { changeSettings, readSettings } from '../../lib/store/settings.ts';
import { blankDatabase } from '../store/fresh-database.ts';
import { fileInMemory } from './file-in-memory.ts';

let db: Database;
let copy: ReturnType<typeof fileInMemory>;
let keeper: CopyKeeper;
const label = {
  site: 'https://a.example/',
  side: 'out',
  reach: 'host',
  target: 'b.example',
  at: 3,
  withdrawnAt: null,
} as const;
beforeEach(async () => {
  db = blankDatabase();
  copy = fileInMemory();
  keeper = new CopyKeeper(db, copy, () => 77);
  await keeper.ready();
  await changeSettings(db, (settings) => ({ ...settings, agreedAt: 1 }));
  await addLabel(db, label);
});

describe('the second copy', () => {
  it('is brought back into a database that was lost, with the moment', async () => {
    await keeper.after({ type: 'resume' });
    const before = (await readSayings(db)) as Sayings;
    await db.delete();
    await db.open();
    await keeper.ready();

    expect(await readSayings(db)).toEqual({
      ...before,
      settings: { ...before.settings, restoredAt: 77 },
    });
  });

  it('is brought back at once when the browser says no for the last time', async () => {
    await keeper.after({ type: 'resume' });
    await db.delete();
    const lost = blankDatabase();
    const again = new CopyKeeper(lost, copy, () => 77);
    const failure = new DOMException('Internal error opening backing store.', 'UnknownError');
    vi.spyOn(lost.settings, 'count').mockRejectedValueOnce(failure);
    await again.ready();

    expect(await readSettings(lost)).toMatchObject({ agreedAt: 1, restoredAt: 77 });
  });

  it('is left alone while the database is there, and on the first day', async () => {
    await keeper.after({ type: 'resume' });
    await changeSettings(db, (settings) => ({ ...settings, never: ['c.example'] }));
    await new CopyKeeper(db, copy, () => 77).ready();
    expect(await readSettings(db)).toMatchObject({ never: ['c.example'], restoredAt: null });

    const blank = blankDatabase();
    await new CopyKeeper(blank, fileInMemory(), () => 77).ready();
    expect(await readSayings(blank)).toBeNull();
  });

  it('goes before what it copies is forgotten, and comes back without it', async () => {
    await keeper.after({ type: 'resume' });
    await keeper.before({ type: 'forget-host', host: 'b.example' });
    expect(copy.text).toBeNull();

    await forgetHost(db, 'b.example');
    await keeper.after({ type: 'forget-host', host: 'b.example' });
    expect(copy.text).toContain('"agreedAt":1');
    expect(copy.text).not.toContain('b.example');
  });

  it('does not come back after everything was deleted', async () => {
    await keeper.after({ type: 'resume' });
    await keeper.before({ type: 'delete-everything' });
    await deleteEverything(db);
    await keeper.after({ type: 'delete-everything' });
    await new CopyKeeper(db, copy, () => 77).ready();

    expect([copy.text, await readSayings(db)]).toEqual([null, null]);
  });

  it('that was read before everything was deleted is not brought back behind it', async () => {
    await keeper.after({ type: 'resume' });
    await db.delete();
    await db.open();
    const words = await copy.read();
    copy.read = async () => {
      await keeper.before({ type: 'delete-everything' });
      await deleteEverything(db);
      return words;
    };
    await keeper.ready();

    expect([copy.text, await readSayings(db)]).toEqual([null, null]);
  });

  it('is not written for a mere question, nor when nothing changed', async () => {
    await keeper.after({ type: 'sites' });
    expect(copy.text).toBeNull();

    await keeper.after({ type: 'resume' });
    copy.text = null;
    await keeper.after({ type: 'resume' });
    expect(copy.text).toBeNull();
  });

  it('is not believed when it is damaged', async () => {
    await keeper.after({ type: 'resume' });
    const text = copy.text!;

    for (let at = 0; at < text.length; at += 7) {
      const damaged = `${text.slice(0, at)}\u0000${text.slice(at + 1)}`;
      expect(await unsealed(damaged)).toBeNull();
    }
    expect(await unsealed('')).toBeNull();
  });
});
