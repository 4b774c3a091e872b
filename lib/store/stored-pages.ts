/** Stored pages with their visits, in the order they were stored, a few at a time. */
import type { PageRecord } from '../model/page-record.ts';
import type { Database } from './database.ts';
import { unpackPage } from './packed-page.ts';
import type { VisitRow } from './pages.ts';

export interface StoredPage {
  record: PageRecord;
  visits: Omit<VisitRow, 'seq'>[];
}

const PAGES_AT_ONCE = 64;
const ADDRESSES_AT_ONCE = 500;

/** The numbers of the pages stored of these addresses, in the order they were stored. */
export async function pageNumbers(db: Database, urls: readonly string[]): Promise<number[]> {
  const numbers: number[] = [];
  for (let i = 0; i < urls.length; i += ADDRESSES_AT_ONCE) {
    const some = urls.slice(i, i + ADDRESSES_AT_ONCE);
    numbers.push(...(await db.pages.where('url').anyOf(some).primaryKeys()));
  }
  return numbers.sort((a, b) => a - b);
}

export const allPageNumbers = (db: Database): Promise<number[]> =>
  db.pages.toCollection().primaryKeys();

/** Pages whose bytes are damaged, or that went meanwhile, are left out. */
export async function* storedPages(
  db: Database,
  numbers: readonly number[],
): AsyncGenerator<StoredPage> {
  for (let i = 0; i < numbers.length; i += PAGES_AT_ONCE) {
    const rows = await db.pages
      .where('seq')
      .anyOf(numbers.slice(i, i + PAGES_AT_ONCE))
      .toArray();
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
  }
}
