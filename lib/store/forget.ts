/**
 * Deleting. Each verb is one transaction: after a crash it has happened or it has not. What was
 * derived from the pages is taken back by the companion, told by to-do marks written here.
 */
import type { Database } from './database.ts';
import { dropUnvisited, pageTables } from './pages.ts';

/** Forgets all pages of a host and of the hosts below it. Returns how many pages went. */
export function forgetHost(db: Database, host: string): Promise<number> {
  return db.transaction('rw', [...pageTables(db), db.staging], async () => {
    const hosts = (await db.pages.orderBy('host').uniqueKeys()) as string[];
    const meant = hosts.filter((other) => other === host || other.endsWith(`.${host}`));
    const seqs = await db.pages.where('host').anyOf(meant).primaryKeys();
    await db.visits.where('seq').anyOf(seqs).delete();
    await db.staging.clear();
    return dropUnvisited(db, seqs);
  });
}

/**
 * Forgets the pages at these addresses, the names the person gave by them, and nothing else. An
 * address is named rather than a page, so that contents stored meanwhile go too.
 */
export function forgetPagesAt(db: Database, urls: readonly string[]): Promise<number> {
  return db.transaction('rw', [...pageTables(db), db.staging, db.names], async () => {
    const seqs = await db.pages.where('url').anyOf(urls).primaryKeys();
    await db.visits.where('seq').anyOf(seqs).delete();
    await db.names.where('page').anyOf(urls).delete();
    await db.staging.clear();
    return dropUnvisited(db, seqs);
  });
}

/** Forgets every opening since `moment`, and the pages that were not opened before it. */
export function forgetSince(db: Database, moment: number): Promise<number> {
  return forgetVisits(db, (visits) => visits.where('at').aboveOrEqual(moment));
}

/** Forgets pages last opened before `moment`. */
export function forgetBefore(db: Database, moment: number): Promise<number> {
  return forgetVisits(db, (visits) => visits.where('at').below(moment));
}

/** Empties every table, settings included: Ambit is as it was on the first day. */
export function deleteEverything(db: Database): Promise<void> {
  return db.transaction('rw', db.tables, async () => {
    await Promise.all(db.tables.map((table) => table.clear()));
  });
}

type Visits = Database['visits'];

function forgetVisits(
  db: Database,
  choose: (visits: Visits) => ReturnType<Visits['toCollection']>,
): Promise<number> {
  return db.transaction('rw', [...pageTables(db), db.staging], async () => {
    const visits = await choose(db.visits).toArray();
    await db.visits.bulkDelete(visits.map((visit) => visit.visit));
    await db.staging.clear();
    return dropUnvisited(db, [...new Set(visits.map((visit) => visit.seq))]);
  });
}
