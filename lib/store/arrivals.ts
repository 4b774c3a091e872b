/**
 * How pages that arrive together are written, in the caller's transaction. Most are new pages of
 * new visits: those go in with four rounds of questions for all. The others (revisions,
 * repetitions, two of one visit or address) one after the other, behind them. Each is judged as if
 * it had come alone.
 */
import type { Database } from './database.ts';
import { wereTakenBack } from './forgotten.ts';
import { type Arrival, type Outcome, pageRow, storeArrival } from './pages.ts';
import { readSettings } from './settings.ts';
import { asTold, type Consent, noteSources } from './sources.ts';

export interface AskedArrival {
  arrival: Arrival;
  refusal: Consent;
}

export async function storeArrivals(
  db: Database,
  all: readonly AskedArrival[],
): Promise<Outcome[]> {
  const [first, ...rest] = all;
  if (rest.length === 0) return [await storeArrival(db, first.arrival, first.refusal)];
  const settings = await readSettings(db);
  const told = all.map(({ arrival, refusal }) => asTold(arrival, refusal, settings));
  const fresh = await areFresh(db, told);
  const isNew = all.map(({ refusal }, i) => fresh[i] && refusal(settings) === null);
  const added = told.filter((_, i) => isNew[i]);
  if (added.length > 0) await addAll(db, added); // a transaction that is asked nothing ends
  const outcomes: Outcome[] = [];
  for (const [i, { arrival, refusal }] of all.entries()) {
    outcomes.push(isNew[i] ? 'stored' : await storeArrival(db, arrival, refusal));
  }
  return outcomes;
}

/** For each: is it the first of its visit and the first of its address? */
async function areFresh(db: Database, all: readonly Arrival[]): Promise<boolean[]> {
  const visits = all.map(({ visit }) => visit);
  const urls = all.map(({ url }) => url);
  const [earlier, takenBack, same] = await Promise.all([
    db.visits.bulkGet(visits),
    wereTakenBack(db, visits),
    Promise.all(urls.map((url) => db.pages.where('url').equals(url).count())),
  ]);
  return all.map(
    ({ visit, url, revision }, i) =>
      revision === 0 &&
      earlier[i] === undefined &&
      !takenBack[i] &&
      same[i] === 0 &&
      visits.indexOf(visit) === i &&
      urls.indexOf(url) === i,
  );
}

async function addAll(db: Database, arrivals: readonly Arrival[]): Promise<void> {
  const rows = arrivals.map((arrival) => ({ ...pageRow(arrival), at: arrival.at, inARow: 1 }));
  const seqs = await db.pages.bulkAdd(rows, { allKeys: true });
  await Promise.all([
    db.todo.bulkAdd(seqs.map((seq) => ({ seq, task: 'add' }))),
    noteSources(db, seqs, arrivals),
    db.visits.bulkAdd(
      arrivals.map(({ visit, at }, i) => ({ visit, revision: 0, seq: seqs[i], at })),
    ),
  ]);
}
