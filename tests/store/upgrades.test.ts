import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { CatchUp } from '../../lib/engine/catch-up.ts';
import { verifyKnown } from '../../lib/engine/verify.ts';
import { randomFrom } from '../../lib/graph/random.ts';
import { Database } from '../../lib/store/database.ts';
import { unpackPage } from '../../lib/store/packed-page.ts';
import { readSettings } from '../../lib/store/settings.ts';
import { times } from '../e2e/harness/scale.ts';
import { dumpDatabase, restoreDump } from './database-dump.ts';
import { dumpOf, KEPT, SHAPES } from './old-shapes.ts';

let made = 0;
const newName = () => `ambit-old-${process.pid}-${made++}`;

/** Pages, visits and words are those of the dump, and nothing else is lost or mixed. */
async function expectKept(name: string, shape: string): Promise<void> {
  const now = await dumpDatabase(name);
  for (const { name: table, keys, rows } of dumpOf(shape).stores) {
    if (!KEPT.includes(table)) continue;
    const there = now.stores.find((store) => store.name === table);
    expect([table, there?.keys, there?.rows]).toEqual([table, keys, rows]);
  }
}

describe.each(SHAPES)('a database of the shape %s', (shape) => {
  it('is opened by today’s code with all it holds, and taken in to the end', async () => {
    const name = newName();
    await restoreDump(name, dumpOf(shape));
    const db = new Database(name);
    await db.open();
    await expectKept(name, shape);
    expect(await readSettings(db)).toMatchObject({ agreedAt: 1, never: ['never.example'] });
    for (const row of await db.pages.toArray()) expect(await unpackPage(row)).not.toBeNull();

    const work = new CatchUp(db, () => 'now');
    while ((await work.step()) > 0);
    const pages = await db.pages.count();
    expect(pages).toBeGreaterThan(5);
    expect(await verifyKnown(db)).toMatchObject({
      agrees: true,
      damaged: 0,
      pages,
    });
    await db.delete();
  });

  it('is either of the old shape or of the new when an upgrade is cut off', async () => {
    const random = randomFrom(SHAPES.indexOf(shape));
    const before = dumpOf(shape);
    const after = await shapeAfter(before);
    const name = newName();
    await restoreDump(name, before);
    let cut = 0;
    for (let n = 0; n < times(4, 50); n++) {
      if (await cutOff(name, Math.floor(random() * 12))) cut++;
      const { version, stores } = await dumpDatabase(name);
      const tables = stores.map((store) => store.name);
      if (version === before.version) expect(tables).toEqual(before.stores.map((s) => s.name));
      else expect([version, tables]).toEqual([after.version, after.stores.map((s) => s.name)]);
      await expectKept(name, shape);
      if (version === before.version) continue;
      await deleted(name);
      await restoreDump(name, before);
    }
    expect(cut).toBeGreaterThan(0);
    const db = new Database(name);
    await db.open();
    await expectKept(name, shape);
    await db.delete();
  });
});

async function shapeAfter(before: ReturnType<typeof dumpOf>) {
  const name = newName();
  await restoreDump(name, before);
  const db = new Database(name);
  await db.open();
  db.close();
  const after = await dumpDatabase(name);
  await deleted(name);
  return after;
}

/**
 * Opens with today's code and dies after so many turns of the event loop; true if it was in time.
 */
async function cutOff(name: string, turns: number): Promise<boolean> {
  let upgrading: IDBTransaction | null = null;
  const open = indexedDB.open;
  indexedDB.open = (...words) => {
    const request = open.apply(indexedDB, words);
    request.addEventListener('upgradeneeded', () => {
      upgrading = request.transaction;
    });
    return request;
  };
  const db = new Database(name);
  const opening = db.open().then(
    () => false,
    () => true,
  );
  for (let n = 0; n < turns || upgrading === null; n++) {
    await new Promise((resume) => setImmediate(resume));
    if (n > 1000) break; // nothing to upgrade
  }
  try {
    (upgrading as IDBTransaction | null)?.abort();
  } catch {
    // It had committed.
  }
  const cut = await opening;
  indexedDB.open = open;
  db.close({ disableAutoOpen: true });
  return cut;
}

const deleted = (name: string) =>
  new Promise<void>((done) => {
    indexedDB.deleteDatabase(name).onsuccess = () => done();
  });
