/**
 * Deleting. Each verb is one transaction: after a crash it has happened or it has not. What was
 * derived from the pages is taken back by the companion, told by to-do marks written here.
 */
import type { Table } from 'dexie';
import type { Ruling } from '../model/ruling.ts';
import { hostNameOf } from '../url/anatomy.ts';
import { BarePages } from './bare-pages.ts';
import type { Database } from './database.ts';
import { takeBack } from './forgotten.ts';
import { emptiedOf, letGoOfPages, letGoOfRulings, letGoSince, saidTables } from './let-go.ts';
import { noteOldSources } from './old-sources.ts';
import { pageTables, type VisitRow } from './pages.ts';
import { sweepIndexes } from './sweep.ts';
import { dropEndings } from './tasks.ts';
import { dropUnvisited, unvisited } from './unvisited.ts';

/**
 * Forgets all pages of a host and of the hosts below it, and that pages of others were reached from
 * there. Returns how many pages went.
 */
export function forgetHost(db: Database, host: string): Promise<number> {
  const isMeant = (other: string) => other === host || other.endsWith(`.${host}`);
  const pages = async () => {
    const hosts = (await db.pages.orderBy('host').uniqueKeys()) as string[];
    return db.pages.where('host').anyOf(hosts.filter(isMeant)).primaryKeys();
  };
  return forgetAddresses(db, (told) => isMeant(hostNameOf(told)), pages);
}

/**
 * Forgets the pages at these addresses, what the person said by them, that other pages were reached
 * from them, and nothing else. An address is named rather than a page, so that contents stored
 * meanwhile go too.
 */
export function forgetPagesAt(db: Database, urls: readonly string[]): Promise<number> {
  const meant = new Set(urls);
  const pages = async () => db.pages.where('url').anyOf(urls).primaryKeys();
  return forgetAddresses(db, (told) => meant.has(told), pages);
}

/**
 * Forgets every opening since `moment`, the pages that were not opened before it, and what was said
 * since. The lists of hosts stay: who was told never to record a host is not to begin again.
 */
export function forgetSince(db: Database, moment: number): Promise<number> {
  return forgetOpenings(
    db,
    () => db.visits.where('at').aboveOrEqual(moment).toArray(),
    (visits) => takeBack(db, visits),
    () => letGoSince(db, moment),
  );
}

/**
 * Forgets pages last opened before `moment`, long ago: no message about them is still on its way.
 */
export function forgetBefore(db: Database, moment: number): Promise<number> {
  const old = () => db.visits.where('at').below(moment);
  return forgetOpenings(
    db,
    () => old().toArray(),
    () => old().delete(),
  );
}

/** Empties every table, settings included: Ambit is as it was on the first day. */
export function deleteEverything(db: Database): Promise<void> {
  return db.transaction('rw', db.tables, async () => {
    await Promise.all(db.tables.map((table) => table.clear()));
  });
}

async function forgetAddresses(
  db: Database,
  isMeant: (told: string) => boolean,
  choose: () => Promise<number[]>,
): Promise<number> {
  await noteOldSources(db);
  const bare = new BarePages(db, isMeant);
  const tables = [...pageTables(db), db.staging, ...wordTables(db)];
  for (;;) {
    await bare.pack();
    const gone = await inOneGo(db, tables, async () => {
      if (!(await bare.areReady())) return null;
      const seqs = await choose();
      const words = (await forgetWords(db, isMeant)) + (await forgetEmptied(db, seqs));
      await takeBack(db, await db.visits.where('seq').anyOf(seqs).toArray());
      await db.staging.clear();
      const pages = await dropUnvisited(db, seqs);
      await bare.replace();
      return { pages, words };
    });
    if (gone === null) continue;
    await sweepIndexes(db); // also where only a source went
    return gone.pages;
  }
}

interface Gone {
  pages: number;
  words: number;
}

/** What is kept of sites tells the names they were given, and what was said of addresses. */
function inOneGo<G extends Gone | null>(
  db: Database,
  tables: Table[],
  forget: () => Promise<G>,
): Promise<G> {
  return db.transaction('rw', tables, async () => {
    db.room.make();
    const gone = await forget();
    if (gone !== null && gone.words > 0) {
      await Promise.all([db.sites.clear(), db.boundaries.clear()]);
    }
    return gone;
  });
}

const wordTables = (db: Database) => [db.labels, db.names, db.rulings, db.tasks];

/**
 * Corrections, names and rulings name addresses too: those that name a meant one go. How work on
 * files ended is a sentence, in which nobody looks for addresses: it goes in any case.
 */
async function forgetWords(db: Database, isMeant: (told: string) => boolean): Promise<number> {
  await dropEndings(db);
  const labels = db.labels.filter(({ site, target }) => isMeant(site) || isMeant(target));
  const names = db.names.filter(({ page }) => isMeant(page));
  const isRuled = (ruling: Ruling) =>
    isMeant(ruling.one) || isMeant(ruling.kind === 'apart' ? ruling.place : ruling.other);
  return (await labels.delete()) + (await names.delete()) + (await letGoOfRulings(db, isRuled));
}

/** A directory that was said to be a site of its own goes as a word with the last of its pages. */
async function forgetEmptied(db: Database, seqs: readonly number[]): Promise<number> {
  const rulings = await db.rulings.filter(({ leaving }) => !leaving).toArray();
  const emptied = await emptiedOf(db, rulings, seqs);
  return letGoOfRulings(db, ({ id }) => emptied.has(id));
}

/** What was said goes with the site it was said of; where pages of that are left, it stays. */
async function forgetOpenings(
  db: Database,
  choose: () => PromiseLike<VisitRow[]>,
  remove: (visits: VisitRow[]) => PromiseLike<unknown>,
  alsoSaid: () => Promise<number> = async () => 0,
): Promise<number> {
  const tables = [...pageTables(db), db.staging, db.tasks, ...saidTables(db)];
  const gone = await inOneGo(db, tables, async () => {
    const visits = await choose();
    await remove(visits);
    await db.staging.clear();
    const seqs = [...new Set(visits.map((visit) => visit.seq))];
    const words = (await alsoSaid()) + (await letGoOfPages(db, await unvisited(db, seqs)));
    if (visits.length > 0 || words > 0) await dropEndings(db);
    return { pages: await dropUnvisited(db, seqs), words };
  });
  if (gone.pages + gone.words > 0) await sweepIndexes(db);
  return gone.pages;
}
