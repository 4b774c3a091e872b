/**
 * The site of a page as the store has it, for a window that must show something at once: found
 * without the companion, whose worker may be asleep. It may be of a moment ago; the companion's
 * answer replaces it.
 */
import type { Database } from './database.ts';
import { PAGES_PER_CHUNK } from './known.ts';
import { activeRulings } from './rulings.ts';
import type { SiteRow } from './sites.ts';

/** Undefined where nothing is stored, or only the companion can tell. */
export function storedSite(db: Database, page: string): Promise<SiteRow | undefined> {
  return db.transaction('r', db.pages, db.placed, db.rulings, db.sites, async () => {
    const [seqs, rulings] = await Promise.all([
      db.pages.where('url').equals(page).primaryKeys(),
      activeRulings(db),
    ]);
    // Pages are stored with the part they fit; which parts are one, the companion knows.
    const seq = seqs.at(-1);
    if (seq === undefined || rulings.some(({ kind }) => kind === 'together')) return undefined;
    const placed = await db.placed.get(Math.floor(seq / PAGES_PER_CHUNK));
    const site = placed?.sites[placed.pages.indexOf(seq)]; // none: stored, but not taken in yet
    return site === undefined ? undefined : db.sites.get(site);
  });
}
