import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { CatchUp } from '../../lib/engine/catch-up.ts';
import { Rulings } from '../../lib/engine/rulings.ts';
import { Database } from '../../lib/store/database.ts';
import { forgetHost } from '../../lib/store/forget.ts';
import { packPage } from '../../lib/store/packed-page.ts';
import { storePage } from '../../lib/store/pages.ts';
import { LAST_RESERVE, RESERVE } from '../../lib/store/room.ts';
import { recordOf } from '../records.ts';
import { freshDatabase } from '../store/fresh-database.ts';

const full = { name: 'QuotaExceededError' };
let first = freshDatabase();
let generations = 0;
afterEach(async () => {
  vi.unstubAllGlobals();
  await first.delete();
  first = freshDatabase();
});

async function open(db: Database, host: string, n: number): Promise<void> {
  const url = `https://${host}/${n}`;
  const record = recordOf(url, [`https://${host}/${n + 1}`]);
  record.features.resources = [`https://${host}/style.css`];
  const about = { visit: url, revision: 0, url, host, title: '', at: n };
  await storePage(db, { ...about, ...(await packPage(record)) }, () => null);
}

const newWork = (db: Database) => new CatchUp(db, () => String(++generations));
const drain = async (work: CatchUp) => {
  while ((await work.step()) > 0);
};

/** Twenty pages that stay and five that are to go, all taken in. */
async function begin(): Promise<void> {
  for (let n = 0; n < 20; n++) await open(first, 'keep.example', n);
  for (let n = 0; n < 5; n++) await open(first, 'gone.example', n);
  await drain(newWork(first));
}

/**
 * A worker that begins once there is hardly any room left; who was there before has not
 * heard of it.
 */
function onFullDisk(): Database {
  first.room.look = async () => {};
  const estimate = async () => ({ quota: (RESERVE + LAST_RESERVE) / 2, usage: 0 });
  vi.stubGlobal('navigator', { storage: { estimate } });
  return new Database(first.name);
}

/** All that was derived, as text. */
async function derived(db: Database): Promise<string> {
  const tables = [db.knownUrls, db.knownLinks, db.placed, db.hosts, db.prefixes];
  return JSON.stringify(await Promise.all(tables.map((table) => table.toArray())));
}

it('on a full disk what was derived from forgotten pages goes, and nothing comes in', async () => {
  await begin();
  const db = onFullDisk();
  expect(await forgetHost(db, 'gone.example')).toBe(5);
  const work = newWork(db);
  await drain(work);

  expect(await derived(db)).not.toContain('gone.example');
  expect(await derived(db)).toContain('keep.example');
  await open(first, 'late.example', 1);
  await expect(drain(work)).rejects.toMatchObject(full);
  expect(await derived(db)).not.toContain('late.example');
  db.close();
});

it('on a full disk what a forgotten word made of sites is unmade', async () => {
  await begin();
  const before = newWork(first);
  const said = new Rulings(first, before);
  await said.join('https://keep.example/0', 'https://gone.example/0', 5);
  const db = onFullDisk();
  await forgetHost(db, 'gone.example');
  const work = newWork(db);
  await new Rulings(db, work).letGo();
  await drain(work);

  expect(await derived(db)).not.toContain('gone.example');
  expect(await db.rulings.count()).toBe(0);
  db.close();
});
