/**
 * Writes pages of a file into the store, in their order, a batch in each transaction. What is there
 * already stays as it is, so an import that was interrupted is simply made again. Numbers are
 * always new: one that was given to another page before could still be meant by a worker.
 */
import type { Settings } from '../model/settings.ts';
import type { Database } from './database.ts';
import type { NewPage } from './packed-page.ts';
import { addPage, type VisitRow } from './pages.ts';
import { wasFull } from './room.ts';
import { weightOf } from './row-weight.ts';
import { readSettings } from './settings.ts';
import { unsourced } from './sources.ts';

export interface PageToImport extends NewPage {
  url: string;
  host: string;
  title: string;
  visits: Omit<VisitRow, 'seq'>[];
}

/** Pages and visits that were new, pages of which everything was there, and pages refused. */
export interface Imported {
  pages: number;
  visits: number;
  already: number;
  refused: number;
  /** There was no room for the rest. What is counted here is stored, and stays. */
  full: boolean;
}

export type MayStore = (page: { url: string }, settings: Settings) => boolean;

/** Few enough bytes that a batch never asks for much of what the disk has left. */
const PAGES_PER_BATCH = 64;
const BYTES_PER_BATCH = 1024 * 1024;

/**
 * Resolves once the last batch is on the disk; `tell` hears after each what is by then, and which
 * visits were new in it.
 * `mayStore` is asked inside the transaction, so that no page slips in behind a "never", nor the
 * address that a redirect led to it from.
 */
export async function importPages(
  db: Database,
  pages: Iterable<PageToImport> | AsyncIterable<PageToImport>,
  mayStore: MayStore,
  tell: (sofar: Imported, fresh: string[]) => void = () => {},
): Promise<Imported> {
  const sum: Imported = { pages: 0, visits: 0, already: 0, refused: 0, full: false };
  for await (const batch of inBatches(pages)) {
    const done = await importBatch(db, batch, mayStore).catch(whereFull);
    if (done === null) return { ...sum, full: true };
    for (const key of COUNTS) sum[key] += done[key];
    tell({ ...sum }, done.fresh);
  }
  return sum;
}

const COUNTS = ['pages', 'visits', 'already', 'refused'] as const;

async function* inBatches(
  pages: Iterable<PageToImport> | AsyncIterable<PageToImport>,
): AsyncGenerator<PageToImport[]> {
  let batch: PageToImport[] = [];
  let bytes = 0;
  for await (const page of pages) {
    batch.push(page);
    bytes += weightOf(page);
    if (batch.length < PAGES_PER_BATCH && bytes < BYTES_PER_BATCH) continue;
    yield batch;
    batch = [];
    bytes = 0;
  }
  if (batch.length > 0) yield batch;
}

function whereFull(error: unknown): null {
  if (wasFull(error)) return null;
  throw error;
}

function importBatch(
  db: Database,
  batch: PageToImport[],
  mayStore: MayStore,
): Promise<Omit<Imported, 'full'> & { fresh: string[] }> {
  const tables = [db.pages, db.visits, db.sources, db.todo, db.settings];
  return db.transaction('rw', tables, async () => {
    const settings = await readSettings(db);
    const done = { pages: 0, visits: 0, already: 0, refused: 0, fresh: [] as string[] };
    for (const whole of batch) {
      const { source } = whole;
      const page = !source || mayStore(source, settings) ? whole : unsourced(whole);
      if (!mayStore(page, settings)) {
        done.refused++;
        continue;
      }
      const stored = await db.visits.bulkGet(page.visits.map(({ visit }) => visit));
      const fresh = page.visits.filter((_, i) => stored[i] === undefined);
      if (fresh.length === 0) {
        done.already++;
        continue;
      }
      const [same] = await db.pages.where('identity').equals(page.identity).primaryKeys();
      const seq = same ?? (await addPage(db, page));
      await db.visits.bulkPut(fresh.map((visit) => ({ ...visit, seq })));
      if (same === undefined) done.pages++;
      done.visits += fresh.length;
      done.fresh.push(...fresh.map(({ visit }) => visit));
    }
    return done;
  });
}
