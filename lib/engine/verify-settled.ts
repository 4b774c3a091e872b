/**
 * Verifies what has settled. Forgetting does not wait until all is read: what it changed meanwhile
 * is no disagreement, and all is read again.
 */
import type { Verification } from '../model/task.ts';
import type { Database } from '../store/database.ts';
import { leavingRulings } from '../store/rulings.ts';
import { leaving, waiting } from '../store/todo.ts';
import type { Report } from './long-task.ts';
import { told } from './told.ts';
import { verifyKnown } from './verify.ts';

/** Who forgets all the time is not to keep it reading for ever. */
const ROUNDS = 3;

/**
 * To be called by whoever may write derived state; `settle` carries out what is still to be done.
 * Where something was forgotten each time, whether the rest agrees is not known.
 */
export async function verifySettled(
  db: Database,
  settle: () => Promise<void>,
  report?: Report,
): Promise<Verification> {
  for (let round = 1; ; round++) {
    await settle();
    const before = await restOf(db);
    const found = await verifyKnown(db, report);
    if (found.agrees) return found;
    const after = await restOf(db);
    if (after !== null && after === before) return found;
    if (round === ROUNDS) return { ...found, agrees: null };
  }
}

/**
 * What stays the same while nobody forgets and the companion rests; null when something that was
 * forgotten is still to be taken out, which only the companion does. Pages that come do not matter.
 */
function restOf(db: Database): Promise<string | null> {
  return db.transaction('r', db.checkpoints, db.todo, db.rulings, async () => {
    if ((await leaving(db).count()) > 0 || (await leavingRulings(db)).length > 0) return null;
    const generation = (await db.checkpoints.get('known'))?.generation;
    return told([generation, await waiting(db).primaryKeys()]);
  });
}
