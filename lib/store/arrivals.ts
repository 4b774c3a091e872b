/**
 * How pages that arrive together are written, in the caller's transaction. Most are new pages of new
 * visits: those go in with three rounds of questions for all. The others (revisions, repetitions, two of
 * one visit or content) one after the other, behind them. Each is judged as if it had come alone.
 */
import type { Refusal } from '../model/recording.ts';
import type { Settings } from '../model/settings.ts';
import type { Database } from './database.ts';
import { wereTakenBack } from './forgotten.ts';
import { type Arrival, type Outcome, pageRow, storeArrival } from './pages.ts';
import { readSettings } from './settings.ts';

export interface Asking {
  arrival: Arrival;
  refusal(settings: Settings): Refusal | null;
}

export async function storeArrivals(db: Database, all: readonly Asking[]): Promise<Outcome[]> {
  const [first, ...rest] = all;
  if (rest.length === 0) return [await storeArrival(db, first.arrival, first.refusal)];
  const isNew = await areNew(db, all);
  const added = all.filter((_, i) => isNew[i]).map(({ arrival }) => arrival);
  if (added.length > 0) await addAll(db, added); // a transaction that is asked nothing ends
  const outcomes: Outcome[] = [];
  for (const [i, { arrival, refusal }] of all.entries()) {
    outcomes.push(isNew[i] ? 'stored' : await storeArrival(db, arrival, refusal));
  }
  return outcomes;
}

/** For each: may it be stored, as the first of its visit and the first of its content? */
async function areNew(db: Database, all: readonly Asking[]): Promise<boolean[]> {
  const visits = all.map(({ arrival }) => arrival.visit);
  const contents = all.map(({ arrival }) => arrival.identity);
  const [settings, earlier, takenBack, same] = await Promise.all([
    readSettings(db),
    db.visits.bulkGet(visits),
    wereTakenBack(db, visits),
    Promise.all(contents.map((one) => db.pages.where('identity').equals(one).count())),
  ]);
  return all.map(
    ({ arrival, refusal }, i) =>
      arrival.revision === 0 &&
      earlier[i] === undefined &&
      !takenBack[i] &&
      same[i] === 0 &&
      visits.indexOf(arrival.visit) === i &&
      contents.indexOf(arrival.identity) === i &&
      refusal(settings) === null,
  );
}

async function addAll(db: Database, arrivals: readonly Arrival[]): Promise<void> {
  const seqs = await db.pages.bulkAdd(arrivals.map(pageRow), { allKeys: true });
  await Promise.all([
    db.todo.bulkAdd(seqs.map((seq) => ({ seq, task: 'add' }))),
    db.visits.bulkAdd(
      arrivals.map(({ visit, at }, i) => ({ visit, revision: 0, seq: seqs[i], at })),
    ),
  ]);
}
