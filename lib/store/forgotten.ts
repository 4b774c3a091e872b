/**
 * Visits that were taken back, by their random ids alone. A message may still be on its way, or be
 * sent again because its answer was lost: it must not bring a forgotten page back. Nobody tries for
 * longer than a day, so that is how long an id is kept; of the time only the day.
 */
import type { Database } from './database.ts';
import type { VisitRow } from './pages.ts';

export interface ForgottenRow {
  visit: string;
  /** Of the visit, counted from 1970. */
  day: number;
}

const DAY = 24 * 3600 * 1000;
const dayOf = (moment: number): number => Math.floor(moment / DAY);

/** Deletes visits so that they stay deleted. Runs in the caller's transaction. */
export async function takeBack(
  db: Database,
  visits: readonly Pick<VisitRow, 'visit' | 'at'>[],
): Promise<void> {
  await db.visits.bulkDelete(visits.map(({ visit }) => visit));
  await db.forgotten.bulkPut(visits.map(({ visit, at }) => ({ visit, day: dayOf(at) })));
}

export async function wasTakenBack(db: Database, visit: string): Promise<boolean> {
  return (await wereTakenBack(db, [visit]))[0];
}

export async function wereTakenBack(db: Database, visits: string[]): Promise<boolean[]> {
  return (await db.forgotten.bulkGet(visits)).map((row) => row !== undefined);
}

export function sweepForgotten(db: Database, now: number): Promise<number> {
  return db.forgotten
    .where('day')
    .below(dayOf(now) - 1)
    .delete();
}
