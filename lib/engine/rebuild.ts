/** The known web made anew from the stored pages, in their order, beside what is stored of it. */
import type { KnownBounds } from '../model/known-bounds.ts';
import type { Ruling } from '../model/ruling.ts';
import { breathing, SLICE } from '../pace/breathing.ts';
import type { Database } from '../store/database.ts';
import { unpackPage } from '../store/packed-page.ts';
import { activeRulings } from '../store/rulings.ts';
import { arriving } from '../store/todo.ts';
import type { Report } from './long-task.ts';
import { type Derived, due, nothingYet, raise, takeIn } from './take-in.ts';

const PAGES_AT_ONCE = 64;

export interface Rebuilt {
  derived: Derived;
  rulings: Ruling[];
  /** Pages that there was no room for, in their order. */
  waits: number[];
  /** Pages that were not yet taken in, or came while it read: they come after all others. */
  arriving: number;
}

/** Cost: reads every page once. */
export async function rebuildKnown(
  db: Database,
  bounds: KnownBounds,
  report: Report = async () => {},
): Promise<Rebuilt> {
  const { rulings, end, raised } = await takenIn(db);
  const derived = nothingYet(rulings, bounds);
  const waits: number[] = [];
  const all = await db.pages.where('seq').below(end).count();
  let done = 0;
  let after = 0;
  const breathe = breathing(SLICE.worker);
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
  for (const ruling of due(derived, rulings)) if (raised(ruling)) raise(derived, ruling);
  const later = await db.pages.where('seq').aboveOrEqual(end).count();
  return { derived, rulings, waits, arriving: later };
}

/** What is stored is made of the pages below `end` and of these rulings, as of one moment. */
function takenIn(db: Database) {
  const tables = [db.pages, db.todo, db.rulings, db.checkpoints];
  return db.transaction('r', tables, async () => {
    const [next] = await arriving(db, 1);
    const last = ((await db.pages.orderBy('seq').lastKey()) ?? 0) as number;
    const walls = (await db.checkpoints.get('known'))?.walls ?? [];
    return {
      rulings: await activeRulings(db),
      end: next?.seq ?? last + 1,
      // What was said last may not have been carried out while pages are still to come.
      raised: (ruling: Ruling) => next === undefined || walls.some(({ id }) => id === ruling.id),
    };
  });
}
