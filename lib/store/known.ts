/**
 * The known-URL graph at rest: derived from the pages, packed in chunks so that one arriving page
 * rewrites a few small rows however much is known. Addresses have numbers here, in the order they
 * were first met; a number's chunk is its upper bits. All of it is a function of the stored pages,
 * of their order and of the rulings in force.
 */
import type { KnownBounds } from '../model/known-bounds.ts';
import type { Database } from './database.ts';
import { forgetSites } from './sites.ts';

export const URLS_PER_CHUNK = 256;
export const PAGES_PER_CHUNK = 64;

export interface UrlChunkRow {
  chunk: number;
  /** Addresses by number, parted by line feeds, which no canonical address contains. */
  text: string;
}

export interface LinkChunkRow {
  chunk: number;
  /**
   * For each page of the chunk: sequence number, address, links left out, count, then its targets.
   */
  data: Uint32Array;
  /** The language of each page, in the same order. */
  languages: string[];
  /** For each page: how many looks of each kind and how many places, then the looks' hashes. */
  looks: Uint32Array;
  /** Where each link stands. */
  places: Uint8Array;
  titles: string[];
  siteNames: string[];
}

/**
 * The sites of the same pages, apart: they change where nothing else does, and windows
 * ask for them.
 */
export interface PlacedChunkRow {
  chunk: number;
  /** Sequence numbers, and for each the site. */
  pages: Uint32Array;
  sites: Uint32Array;
  /**
   * What each changed by coming: the next site's number by then, how many pages it moved, then each
   * of these and the site it was in before.
   */
  placings: Uint32Array;
}

/**
 * A directory that is a site of its own, and the page that had been taken in last when it became
 * one.
 */
export interface RaisedWall {
  /** Of the ruling. */
  id: number;
  place: string;
  after: number;
}

export interface HostRow {
  host: string;
  /** Addresses opened, addresses known (opened ones included), links to and from the host. */
  pages: number;
  known: number;
  linksIn: number;
  linksOut: number;
  /** Pages by language. */
  languages: Record<string, number>;
}

export interface PrefixRow {
  host: string;
  /** A directory, with its closing slash. */
  path: string;
  pages: number;
  known: number;
}

export interface CheckpointRow {
  of: 'known';
  /** Changes with every write: a companion whose memory is of another generation reloads. */
  generation: string;
  version: number;
  pages: number;
  /** Addresses opened, addresses known, links between them. */
  opened: number;
  urls: number;
  links: number;
  /** Pages whose stored bytes were found damaged and were left out: how many, and which. */
  damaged: number;
  damagedPages: number[];
  /** Links left out because a bound was reached, and the bounds. */
  leftOut: number;
  bounds: KnownBounds;
  /** Order-free hash over all pages taken in, and over their sites. */
  hash: string;
  sitesHash: string;
  /** The next site's number. */
  nextSite: number;
  walls: RaisedWall[];
}

/** What one batch of arrivals changed. */
export interface KnownChange {
  urls: UrlChunkRow[];
  /** Chunks of addresses that hold none any more. */
  emptyUrls: number[];
  links: LinkChunkRow[];
  placed: PlacedChunkRow[];
  /** Chunks of pages that hold none any more. */
  emptyPages: number[];
  hosts: HostRow[];
  emptyHosts: string[];
  prefixes: PrefixRow[];
  emptyPrefixes: [string, string][];
  /** Sites that went into others, in this order. */
  unions: [goes: number, into: number][];
}

export interface KnownState {
  checkpoint: CheckpointRow;
  urls: UrlChunkRow[];
  links: LinkChunkRow[];
  placed: PlacedChunkRow[];
}

export function loadKnown(db: Database): Promise<KnownState | null> {
  const tables = [db.checkpoints, db.knownUrls, db.knownLinks, db.placed];
  return db.transaction('r', tables, async () => {
    const checkpoint = await db.checkpoints.get('known');
    if (!checkpoint) return null;
    const [urls, links, placed] = await Promise.all([
      db.knownUrls.orderBy('chunk').toArray(),
      db.knownLinks.orderBy('chunk').toArray(),
      db.placed.orderBy('chunk').toArray(),
    ]);
    return { checkpoint, urls, links, placed };
  });
}

/** Writes a batch. Runs in the caller's transaction, which also clears the to-do marks. */
export async function writeKnown(
  db: Database,
  change: KnownChange,
  checkpoint: CheckpointRow,
): Promise<void> {
  await Promise.all([
    db.knownUrls.bulkPut(change.urls),
    db.knownUrls.bulkDelete(change.emptyUrls),
    db.knownLinks.bulkPut(change.links),
    db.knownLinks.bulkDelete(change.emptyPages),
    db.placed.bulkPut(change.placed),
    db.placed.bulkDelete(change.emptyPages),
    db.hosts.bulkPut(change.hosts),
    db.hosts.bulkDelete(change.emptyHosts),
    db.prefixes.bulkPut(change.prefixes),
    db.prefixes.bulkDelete(change.emptyPrefixes),
    db.checkpoints.put(checkpoint),
    forgetSites(
      db,
      change.unions.map(([goes]) => goes),
    ),
  ]);
}

/** Drops all that was derived and marks every stored page as to be taken in again. */
export function deriveAnew(db: Database): Promise<void> {
  return db.transaction('rw', [...knownTables(db), db.todo, db.pages], async () => {
    await Promise.all([...knownTables(db), db.todo].map((table) => table.clear()));
    const seqs = await db.pages.toCollection().primaryKeys();
    await db.todo.bulkPut(seqs.map((seq) => ({ seq, task: 'add' as const })));
  });
}

/**
 * What a companion has in memory no longer holds: what is stored is of another generation from now
 * on. Where nothing is stored, that is said by a checkpoint that nobody can read. In the caller's
 * transaction.
 */
export async function outdateKnown(db: Database): Promise<void> {
  const stored = (await db.checkpoints.get('known')) ?? UNREADABLE;
  await db.checkpoints.put({ ...stored, generation: `${stored.generation}+` });
}

const UNREADABLE: CheckpointRow = {
  of: 'known',
  generation: '',
  version: 0,
  pages: 0,
  opened: 0,
  urls: 0,
  links: 0,
  damaged: 0,
  damagedPages: [],
  leftOut: 0,
  bounds: { addresses: 0, links: 0, pages: 0, looks: 0 },
  hash: '',
  sitesHash: '',
  nextSite: 0,
  walls: [],
};

export const knownTables = (db: Database) => [
  db.checkpoints,
  db.knownUrls,
  db.knownLinks,
  db.placed,
  db.hosts,
  db.prefixes,
  db.sites,
  db.boundaries,
];
