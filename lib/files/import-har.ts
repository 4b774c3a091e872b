/**
 * Takes the pages of an HTTP archive into the store, as they are read: of the file no more is held
 * than one entry. They go through the checks of recorded pages: hosts that are never recorded,
 * errors and pages that are the person's own stay out. They count as opened when they were brought
 * in, and once, however often the file is.
 */
import { mayRecordSignedIn, webHost } from '../consent/may-record.ts';
import { type HarNotes, harEntries, harvestHar, noteHar } from '../harvest/har.ts';
import { parsePageRecord } from '../messages.ts';
import type { Breathe } from '../pace/breathing.ts';
import type { Database } from '../store/database.ts';
import type { Imported, PageToImport } from '../store/import-pages.ts';
import { packPage, sha256 } from '../store/packed-page.ts';
import { readSettings } from '../store/settings.ts';
import { isCanonicalRecord } from '../url/canonical-record.ts';
import { importOrNothing } from './import-project.ts';

export interface ImportedHar extends Imported {
  /** Entries that are no page of the web, pages that are the person's own or cannot be kept. */
  skipped: number;
}

export interface HarImport {
  /** The file's text from its beginning, each time. */
  open(): AsyncIterable<string>;
  now: number;
  parse(html: string): Document;
  breathe: Breathe;
  tell(sofar: Imported): void;
  signal: AbortSignal;
}

/** Fails with a `JsonRefused` before anything is stored. */
export async function importHar(db: Database, order: HarImport): Promise<ImportedHar> {
  let skipped = 0;
  const notes = await noteHar(stoppable(order));
  const pages = pagesIn(db, order, notes, () => skipped++);
  const imported = await importOrNothing(db, pages, order.now, order.tell, order.signal);
  return { ...imported, skipped };
}

/** Nothing is stored yet, so there is nothing to be taken out. */
async function* stoppable({ open, signal }: HarImport): AsyncGenerator<string> {
  for await (const piece of open()) {
    signal.throwIfAborted();
    yield piece;
  }
}

async function* pagesIn(
  db: Database,
  order: HarImport,
  notes: HarNotes,
  skip: () => void,
): AsyncGenerator<PageToImport> {
  const { now, parse, breathe } = order;
  const entries = harEntries(order.open(), notes, skip);
  const pace = { yieldNow: breathe, now: () => performance.now() };
  const settings = await readSettings(db);
  const signedInToo = (url: string) => mayRecordSignedIn(url, settings);
  for await (const { record, at } of harvestHar(entries, parse, skip, pace, signedInToo)) {
    const checked = parsePageRecord(record);
    if (checked === null || !isCanonicalRecord(checked)) {
      skip();
      continue;
    }
    const { url, title } = checked;
    const visit = await visitId(`har ${at} ${url}`);
    const visits = [{ visit, revision: 0, at: now }];
    yield { url, title, host: webHost(url)!, visits, ...(await packPage(checked)) };
    await breathe();
  }
}

const visitId = async (of: string): Promise<string> =>
  (await sha256(new TextEncoder().encode(of))).slice(0, 32);
