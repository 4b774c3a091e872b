/** Every stored page with its visits, in the order they were stored, a few at a time. */
import type { PageRecord } from '../model/page-record.ts';
import type { Database } from './database.ts';
import { unpackPage } from './packed-page.ts';
import type { VisitRow } from './pages.ts';

export interface StoredPage {
  record: PageRecord;
  visits: Omit<VisitRow, 'seq'>[];
}

const PAGES_AT_ONCE = 64;

/** Pages whose bytes are damaged are left out, as they are everywhere. */
export async function* storedPages(db: Database): AsyncGenerator<StoredPage> {
  for (let after = 0; ; ) {
    const rows = await db.pages.where('seq').above(after).limit(PAGES_AT_ONCE).toArray();
    if (rows.length === 0) return;
    const visits = await db.visits
      .where('seq')
      .anyOf(rows.map(({ seq }) => seq))
      .toArray();
    for (const row of rows) {
      const record = await unpackPage(row);
      if (record === null) continue;
      const own = visits.filter(({ seq }) => seq === row.seq);
      yield {
        record,
        visits: own.map(({ visit, revision, at }) => ({ visit, revision, at })),
      };
    }
    after = rows[rows.length - 1].seq;
  }
}
