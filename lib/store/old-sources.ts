/**
 * Notes the sources of pages that were stored before sources were noted. Reading all of them inside
 * the upgrade would keep everybody waiting, so the upgrade leaves a mark, and this is done when
 * something is first to be forgotten: a few pages at a time, going on where it was cut off.
 */
import type { Transaction } from 'dexie';
import type { Database } from './database.ts';
import { unpackPage } from './packed-page.ts';
import type { SourceRow } from './sources.ts';

/**
 * Pages after one number, up to another, have yet to be looked at. No page has the number
 * of the mark.
 */
interface Mark extends SourceRow {
  after: number;
  upTo: number;
}

const MARK = 0;
const PAGES_AT_ONCE = 64;

/** Part of the upgrade to the version that has sources. */
export async function markOldPages(upgrade: Transaction): Promise<void> {
  const [upTo] = await upgrade.table('pages').toCollection().reverse().limit(1).primaryKeys();
  const mark = { seq: MARK, url: '', after: MARK, upTo: upTo as number };
  // Past the guards of the door: a database that nobody agreed to, or no room is left
  // for, opens too.
  if (upTo !== undefined) upgrade.idbtrans.objectStore('sources').add(mark);
}

export async function noteOldSources(db: Database): Promise<void> {
  for (;;) {
    const mark = (await db.sources.get(MARK)) as Mark | undefined;
    if (mark === undefined) return;
    const rows = await db.pages
      .where('seq')
      .between(mark.after, mark.upTo, false, true)
      .limit(PAGES_AT_ONCE)
      .toArray();
    const records = await Promise.all(rows.map(unpackPage));
    const found = rows.flatMap(({ seq }, i) => {
      const url = records[i]?.self.redirectedFrom ?? ''; // of a damaged page nobody knows
      return url === '' ? [] : { seq, url };
    });
    await db.transaction('rw', db.sources, db.pages, async () => {
      db.room.make(); // whoever forgets needs it
      if ((await db.sources.get(MARK)) === undefined) return; // everything was deleted meanwhile
      const there = await db.pages.bulkGet(found.map(({ seq }) => seq));
      await db.sources.bulkPut(found.filter((_, i) => there[i] !== undefined));
      if (rows.length < PAGES_AT_ONCE) await db.sources.delete(MARK);
      else await db.sources.put({ ...mark, after: rows[rows.length - 1].seq } as Mark);
    });
  }
}
