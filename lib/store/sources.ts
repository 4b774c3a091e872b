/**
 * The address a redirect led to a page from. It is part of the page's record, and named here once
 * more, so that whoever forgets it finds its pages without unpacking all of them. Pages from before
 * this table are looked through when something is first forgotten (`old-sources.ts`).
 */
import type { Refusal } from '../model/recording.ts';
import type { Settings } from '../model/settings.ts';
import type { Database } from './database.ts';
import type { NewPage } from './packed-page.ts';

export interface SourceRow {
  /** Of the page. */
  seq: number;
  url: string;
}

/** Why the page may not be stored by these settings, or why the source at `url` may not be kept. */
export type Consent = (settings: Settings, url?: string) => Refusal | null;

/** The page as it may be stored: without its source, where that may not be recorded. */
export function asTold<T extends NewPage>(page: T, refusal: Consent, settings: Settings): T {
  const { source } = page;
  return source === undefined || refusal(settings, source.url) === null ? page : unsourced(page);
}

export const unsourced = <T extends NewPage>(page: T): T => ({
  ...page,
  ...page.source?.bare, // one that has no source is bare
  source: undefined,
});

/** Runs in the transaction that adds the page. */
export const noteSource = (db: Database, seq: number, page: NewPage): Promise<unknown> =>
  noteSources(db, [seq], [page]);

export async function noteSources(
  db: Database,
  seqs: readonly number[],
  pages: readonly NewPage[],
): Promise<void> {
  const rows = pages.flatMap(({ source }, i) =>
    source === undefined ? [] : { seq: seqs[i], url: source.url },
  );
  if (rows.length > 0) await db.sources.bulkAdd(rows);
}
