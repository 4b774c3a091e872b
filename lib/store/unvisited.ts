/**
 * Pages that nobody opened any more. What brought a content that gave way (contents.ts) counts for
 * another, but does not keep that one: it may be the person's own, and found out late. All of this
 * runs in the caller's transaction.
 */
import type { Database } from './database.ts';
import { takeBack } from './forgotten.ts';
import type { VisitRow } from './pages.ts';
import { withdraw } from './todo.ts';

/** Those of `seqs` that are no visit's own content any more. */
export async function unvisited(db: Database, seqs: number[]): Promise<number[]> {
  const visited = new Set<number>();
  await db.visits
    .where('seq')
    .anyOf(seqs)
    .filter(isOwn)
    .each((visit) => visited.add(visit.seq));
  return seqs.filter((seq) => !visited.has(seq));
}

/** Did it bring the content that it counts for? */
export const isOwn = ({ gaveWay }: VisitRow): boolean => gaveWay !== true;

/** Deletes those that are still there; returns how many. */
export async function dropUnvisited(db: Database, seqs: number[]): Promise<number> {
  const unopened = await unvisited(db, seqs);
  await handOn(db, unopened);
  const gone = await db.pages.where('seq').anyOf(unopened).primaryKeys();
  await db.pages.bulkDelete(gone);
  await db.sources.bulkDelete(gone);
  await withdraw(db, gone);
  return gone.length;
}

/**
 * Openings that count for these count for the content before, or after; where none is left they go.
 */
async function handOn(db: Database, gone: readonly number[]): Promise<void> {
  const going = new Set(gone);
  const visits = await db.visits.where('seq').anyOf(gone).toArray();
  for (const seq of new Set(visits.map((visit) => visit.seq))) {
    const those = visits.filter((visit) => visit.seq === seq);
    const url = (await db.pages.get(seq))?.url ?? ''; // a page that was lost
    const contents = await db.pages.where('url').equals(url).primaryKeys();
    const left = contents.filter((other) => !going.has(other));
    const heir = left.findLast((other) => other < seq) ?? left[0];
    if (heir === undefined) await takeBack(db, those);
    else await db.visits.bulkPut(those.map((visit) => ({ ...visit, seq: heir })));
  }
}
