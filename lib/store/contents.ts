/**
 * A further content of an address that has some already. A page that changes with every opening,
 * and reloads itself, would fill the disk with contents of one address: so of those that follow
 * each other within the hour two dozen are kept, the newest being the last of them, and the
 * openings of one that gave way count for the content before it.
 */
import type { Database } from './database.ts';
import { type Arrival, addPage } from './pages.ts';
import { dropUnvisited, isOwn } from './unvisited.ts';

/** Contents in a row of which each came within so many milliseconds after the one before. */
export const KEPT_IN_A_ROW = 24;
export const SOON = 3600 * 1000;

/**
 * Adds the page of an arrival as `addPage` does, in the caller's transaction; returns its number.
 * `replaced` is the page of an earlier harvest of the same opening: it goes anyhow, unless another
 * opening brought it too.
 */
export async function addContent(
  db: Database,
  arrival: Arrival,
  replaced?: number,
): Promise<number> {
  const [last, before] = await db.pages
    .where('url')
    .equals(arrival.url)
    .reverse()
    .limit(2)
    .toArray();
  const isSoon = last !== undefined && arrival.at - (last.at ?? 0) < SOON; // older rows have none
  const goes = isSoon && last.seq === replaced && !(await hasOthers(db, last.seq, arrival.visit));
  const inARow = isSoon ? (last.inARow ?? 1) + (goes ? 0 : 1) : 1;
  const came = { at: arrival.at, inARow: Math.min(inARow, KEPT_IN_A_ROW) };
  const seq = await addPage(db, arrival, came);
  if (inARow > KEPT_IN_A_ROW && before !== undefined) {
    const visits = db.visits.where('seq').equals(last.seq);
    await visits.modify({ seq: before.seq, gaveWay: true });
    await dropUnvisited(db, [last.seq]);
  }
  return seq;
}

async function hasOthers(db: Database, seq: number, arriving: string): Promise<boolean> {
  const visits = await db.visits.where('seq').equals(seq).toArray();
  return visits.some((visit) => isOwn(visit) && visit.visit !== arriving);
}
