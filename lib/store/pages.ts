/**
 * Pages and the visits that brought them. A page is one content of one address; a visit is one
 * opening of it. Opening an unchanged page again adds a visit, not a page; of contents that follow
 * each other fast, only some are kept (contents.ts).
 */
import type { Refusal } from '../model/recording.ts';
import { addContent } from './contents.ts';
import type { Database } from './database.ts';
import { takeBack, wasTakenBack } from './forgotten.ts';
import { letGoOfPages, saidTables } from './let-go.ts';
import type { NewPage, PackedPage } from './packed-page.ts';
import { readSettings } from './settings.ts';
import { asTold, type Consent, noteSource, unsourced } from './sources.ts';
import { dropUnvisited, unvisited } from './unvisited.ts';

export interface PageRow extends PackedPage {
  /** Sequence number, given by the database, never used twice. */
  seq: number;
  url: string;
  host: string;
  title: string;
  /**
   * When it came, and the how manieth it was of contents of its address that came soon
   * after another.
   */
  at?: number;
  inARow?: number;
}

export interface VisitRow {
  /** Made by the recorder once per opening; the key that makes a retry harmless. */
  visit: string;
  /** Counts harvests of the same opening: a later one replaces an earlier one. */
  revision: number;
  seq: number;
  at: number;
  /** What it brought gave way to a later content; it now counts for the one before. */
  gaveWay?: true;
}

export interface Arrival extends NewPage {
  visit: string;
  revision: number;
  url: string;
  host: string;
  title: string;
  at: number;
}

/**
 * "stored": it is there now. "already": it was. "conflict": another content has its place.
 * "forgotten": the visit was taken back meanwhile. Or the reason why it may not be stored.
 */
export type Outcome = 'stored' | 'already' | 'conflict' | 'forgotten' | Refusal;

/**
 * Stores a page, its visit and its to-do mark in one transaction; resolves after the commit, so
 * the caller may acknowledge. Any repetition, reordering or interruption leaves each visit with
 * exactly one page: its highest revision. `refusal` is asked inside the transaction, so that no
 * page slips in behind a "never", a pause or a deletion that was ordered while it was on its way.
 */
export const storePage = (db: Database, arrival: Arrival, refusal: Consent): Promise<Outcome> =>
  db.arrivals.store(arrival, refusal);

/** The same in the caller's transaction. */
export async function storeArrival(
  db: Database,
  arrival: Arrival,
  refusal: Consent,
): Promise<Outcome> {
  const { visit, revision, at } = arrival;
  const settings = await readSettings(db);
  const refused = refusal(settings);
  if (refused !== null) return refused;
  const told = asTold(arrival, refusal, settings);
  const [earlier, takenBack, [same]] = await Promise.all([
    db.visits.get(visit),
    wasTakenBack(db, visit),
    db.pages.where('identity').equals(told.identity).primaryKeys(),
  ]);
  if (!earlier && (revision > 0 || takenBack)) return 'forgotten';
  if (earlier) {
    const page = await db.pages.get(earlier.seq);
    if (page === undefined || page.host !== arrival.host) return 'conflict';
    const isSame = page.identity === told.identity || page.identity === arrival.identity;
    // What gave way only counts for that page; a later harvest may find its very content.
    if (earlier.gaveWay ? earlier.revision >= revision : isSame) return 'already';
    // The source of an opening is that of its first harvest: a forgotten one does not come back.
    if (told.source !== undefined && (await db.sources.get(earlier.seq)) === undefined)
      return storeArrival(db, unsourced(arrival), refusal);
    if (earlier.revision === revision) return 'conflict';
    if (earlier.revision > revision) return 'already';
  }
  // The page with this very content (its address is part of it), or a new one.
  const seq = same ?? (await addContent(db, told, earlier?.seq));
  await db.visits.put({ visit, revision, seq, at: earlier?.at ?? at });
  if (earlier) await dropUnvisited(db, [earlier.seq]);
  return 'stored';
}

/** Adds a page that is not there, with its to-do mark and its source. Returns its number. */
export async function addPage(
  db: Database,
  page: NewPage & PageFields,
  came: Pick<PageRow, 'at' | 'inARow'> = {},
): Promise<number> {
  const seq = await db.pages.add({ ...pageRow(page), ...came });
  await Promise.all([db.todo.add({ seq, task: 'add' }), noteSource(db, seq, page)]);
  return seq;
}

/** What is kept of a page that comes with more: the number is given by the database. */
export function pageRow(page: PageFields): PageFields {
  const { url, host, title, hash, identity, body } = page;
  return { url, host, title, hash, identity, body };
}
type PageFields = Omit<PageRow, 'seq' | 'at' | 'inARow'>;

/** Is this revision of the visit, or a later one, stored? */
export async function hasRevision(db: Database, visit: string, revision: number): Promise<boolean> {
  const stored = await db.visits.get(visit);
  return stored !== undefined && stored.revision >= revision;
}

/**
 * Forgets one opening at the word of a page of that host, and its page when there was no other. A
 * recorder speaks for its own page alone, so a visit to another host stays. Where `at` is given,
 * one of that moment that is still on its way shall not come either.
 */
export function takeVisitBack(
  db: Database,
  visit: string,
  host: string,
  at: number | null,
): Promise<void> {
  return db.transaction('rw', [...pageTables(db), ...saidTables(db)], async () => {
    db.room.make();
    const stored = await db.visits.get(visit);
    const page = stored && (await db.pages.get(stored.seq));
    if (page !== undefined && page.host !== host) return;
    if (stored !== undefined) await takeBack(db, [stored]);
    else if (at !== null) await takeBack(db, [{ visit, at }]);
    if (stored !== undefined) await dropWithWords(db, [stored.seq]);
  });
}

/** The latest opening of an address since then; null when there is none. */
export async function lastVisitTo(
  db: Database,
  url: string,
  since: number,
): Promise<string | null> {
  const seqs = await db.pages.where('url').equals(url).primaryKeys();
  const visits = await db.visits.where('seq').anyOf(seqs).toArray();
  const late = visits.filter(({ at }) => at >= since).sort((a, b) => b.at - a.at);
  return late[0]?.visit ?? null; // forgotten meanwhile
}

/** Forgets openings, and pages that have no other: all or none. */
export function forgetVisits(db: Database, visits: string[]): Promise<void> {
  return db.transaction('rw', [...pageTables(db), ...saidTables(db)], async () => {
    db.room.make();
    const stored = (await db.visits.bulkGet(visits)).filter((visit) => visit !== undefined);
    await takeBack(db, stored);
    await dropWithWords(db, [...new Set(stored.map((visit) => visit.seq))]);
  });
}

/** What was said goes with the site it was said of. What is kept of sites tells it too. */
async function dropWithWords(db: Database, seqs: number[]): Promise<void> {
  const words = await letGoOfPages(db, await unvisited(db, seqs));
  if (words > 0) await Promise.all([db.sites.clear(), db.boundaries.clear()]);
  await dropUnvisited(db, seqs);
}

/** What a transaction needs that may delete pages. */
export const pageTables = (db: Database) => [
  db.pages,
  db.visits,
  db.sources,
  db.forgotten,
  db.todo,
  db.sites,
  db.boundaries,
];

/** Was this very address recorded? */
export async function isStored(db: Database, url: string): Promise<boolean> {
  return (await db.pages.where('url').equals(url).count()) > 0;
}
