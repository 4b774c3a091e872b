/**
 * Pages and the visits that brought them. A page is one content of one address; a visit is one
 * opening of it. Opening an unchanged page again adds a visit, not a page.
 */
import type { Database } from './database.ts';
import type { PackedPage } from './packed-page.ts';
import { withdraw } from './todo.ts';

export interface PageRow extends PackedPage {
  /** Sequence number, given by the database, never used twice. */
  seq: number;
  url: string;
  host: string;
  title: string;
}

export interface VisitRow {
  /** Made by the recorder once per opening; the key that makes a retry harmless. */
  visit: string;
  /** Counts harvests of the same opening: a later one replaces an earlier one. */
  revision: number;
  seq: number;
  at: number;
}

export interface Arrival extends PackedPage {
  visit: string;
  revision: number;
  url: string;
  host: string;
  title: string;
  at: number;
}

/** "stored": it is there now. "already": it was. "conflict": another content has its place. */
export type Outcome = 'stored' | 'already' | 'conflict';

/**
 * Stores a page, its visit and its to-do mark in one transaction; resolves after the commit, so
 * the caller may acknowledge. Any repetition, reordering or interruption leaves each visit with
 * exactly one page: its highest revision.
 */
export function storePage(db: Database, arrival: Arrival): Promise<Outcome> {
  return db.transaction('rw', db.pages, db.visits, db.todo, async () => {
    const { visit, revision, at } = arrival;
    const earlier = await db.visits.get(visit);
    if (earlier) {
      const page = await db.pages.get(earlier.seq);
      if (page === undefined || page.host !== arrival.host) return 'conflict';
      if (page.hash === arrival.hash) return 'already';
      if (earlier.revision === revision) return 'conflict';
      if (earlier.revision > revision) return 'already';
    }
    const seq = await seqOf(db, arrival);
    await db.visits.put({ visit, revision, seq, at: earlier?.at ?? at });
    if (earlier) await dropUnvisited(db, [earlier.seq]);
    return 'stored';
  });
}

/** The stored page with this very content (its address is part of it), or a new one. */
async function seqOf(db: Database, { url, host, title, hash, body }: Arrival): Promise<number> {
  const [same] = await db.pages.where('hash').equals(hash).primaryKeys();
  if (same !== undefined) return same;
  const seq = await db.pages.add({ url, host, title, hash, body });
  await db.todo.add({ seq, task: 'add' });
  return seq;
}

/** Deletes those of `seqs` that no visit points at any more. Runs in the caller's transaction. */
export async function dropUnvisited(db: Database, seqs: number[]): Promise<number> {
  const visited = new Set<number>();
  await db.visits
    .where('seq')
    .anyOf(seqs)
    .each((visit) => visited.add(visit.seq));
  const gone = seqs.filter((seq) => !visited.has(seq));
  await db.pages.bulkDelete(gone);
  await withdraw(db, gone);
  return gone.length;
}

/** Was this very address recorded? */
export async function isStored(db: Database, url: string): Promise<boolean> {
  return (await db.pages.where('url').equals(url).count()) > 0;
}
