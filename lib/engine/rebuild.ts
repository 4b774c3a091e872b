/** The known web made anew from the stored pages, in their order, beside what is stored of it. */
import type { KnownBounds } from '../model/known-bounds.ts';
import type { Ruling } from '../model/ruling.ts';
import type { Database } from '../store/database.ts';
import { unpackPage } from '../store/packed-page.ts';
import { activeRulings } from '../store/rulings.ts';
import { arriving } from '../store/todo.ts';
import { breathing } from './breathing.ts';
import type { Report } from './long-work.ts';
import { type Derived, due, nothingYet, raise, takeIn } from './take-in.ts';

const PAGES_AT_ONCE = 64;

export interface Rebuilt {
  derived: Derived;
  rulings: Ruling[];
  /** Pages that there was no room for, in their order. */
  waits: number[];
  /** Pages that are stored, but not yet taken in: they come after all others. */
  arriving: number;
}

/** Cost: reads every page once. */
export async function rebuildKnown(
  db: Database,
  bounds: KnownBounds,
  report: Report = async () => {},
): Promise<Rebuilt> {
  const rulings = await activeRulings(db);
  const derived = nothingYet(rulings, bounds);
  const waits: number[] = [];
  const [next] = await arriving(db, 1);
  const end = next?.seq ?? Number.POSITIVE_INFINITY; // all are taken in
  const all = await db.pages.where('seq').below(end).count();
  let done = 0;
  let after = 0;
  const breathe = breathing();
  for (;;) {
    await report(done, all);
    const some = db.pages.where('seq').between(after, end, false, false);
    const rows = await some.limit(PAGES_AT_ONCE).toArray();
    if (rows.length === 0) break;
    const records = await Promise.all(rows.map(unpackPage));
    rows.forEach(({ seq }, i) => {
      if (takeIn(derived, seq, records[i], rulings) === 'waits') waits.push(seq);
    });
    after = rows[rows.length - 1].seq;
    done += rows.length;
    await breathe();
  }
  // What was said last may not have been carried out while pages are still to come.
  if (next === undefined) for (const ruling of due(derived, rulings)) raise(derived, ruling);
  return { derived, rulings, waits, arriving: (await db.pages.count()) - done };
}
