/**
 * The site of a page as the store has it, for a window that must show something at once: found
 * without the companion, whose worker may be asleep, and without Dexie, which takes longer to load
 * than the answer to find. It may be of a moment ago; the companion's answer replaces it.
 */
import { isActive } from '../model/label.ts';
import type { Ruling } from '../model/ruling.ts';
import { requested } from './answer.ts';
import { PAGES_PER_CHUNK, type PlacedChunkRow } from './known.ts';
import { DATABASE, STORED_VERSION } from './schema-version.ts';
import type { SiteRow } from './sites.ts';

/** Undefined where nothing is stored, or only the companion can tell. Changes nothing. */
export async function storedSite(page: string, name = DATABASE): Promise<SiteRow | undefined> {
  const db = await opened(name);
  try {
    return db === null ? undefined : await read(db, page);
  } finally {
    db?.close();
  }
}

async function read(db: IDBDatabase, page: string): Promise<SiteRow | undefined> {
  const reading = db.transaction(['pages', 'placed', 'rulings', 'sites']);
  const store = (name: string) => reading.objectStore(name);
  const [seqs, rulings] = await Promise.all([
    requested<number[]>(store('pages').index('url').getAllKeys(page)),
    requested<Ruling[]>(store('rulings').getAll()),
  ]);
  // Pages are stored with the part they fit; which parts are one, the companion knows.
  const isJoined = rulings.some((ruling) => isActive(ruling) && ruling.kind === 'together');
  const seq = seqs.at(-1);
  if (seq === undefined || isJoined) return undefined;
  const chunk = Math.floor(seq / PAGES_PER_CHUNK);
  const placed = await requested<PlacedChunkRow | undefined>(store('placed').get(chunk));
  const site = placed?.sites[placed.pages.indexOf(seq)]; // none: stored, but not taken in yet
  return site === undefined ? undefined : requested<SiteRow | undefined>(store('sites').get(site));
}

/** Null where there is none, or one of another version, which others upgrade or leave alone. */
function opened(name: string): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    const request = indexedDB.open(name);
    request.onupgradeneeded = () => request.transaction!.abort(); // nothing there: not ours to make
    request.onerror = () => resolve(null);
    request.onsuccess = () => {
      const db = request.result;
      db.onversionchange = () => db.close();
      const isOurs = db.version === STORED_VERSION;
      if (!isOurs) db.close();
      resolve(isOurs ? db : null);
    };
  });
}
