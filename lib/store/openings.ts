import type { Database } from './database.ts';

/** When a page was opened first and last, in ms since 1970. */
export interface Openings {
  first: number;
  last: number;
}

const ROWS_AT_ONCE = 5000;

/** By sequence number, of all pages. Reads every visit once, `breathe` between two parts. */
export async function openingsOfPages(
  db: Database,
  breathe: () => Promise<void>,
): Promise<Map<number, Openings>> {
  const openings = new Map<number, Openings>();
  for (let after = ''; ; ) {
    const rows = await db.visits.where('visit').above(after).limit(ROWS_AT_ONCE).toArray();
    for (const { seq, at } of rows) {
      const known = openings.get(seq);
      if (known === undefined) openings.set(seq, { first: at, last: at });
      else {
        known.first = Math.min(known.first, at);
        known.last = Math.max(known.last, at);
      }
    }
    if (rows.length < ROWS_AT_ONCE) return openings;
    after = rows[rows.length - 1].visit;
    await breathe();
  }
}
