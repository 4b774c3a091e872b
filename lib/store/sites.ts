/**
 * Sites and their boundaries as people's windows read them: a summary row a site, and its addresses
 * in chunks. A cache of what the companion computed, marked with what it was computed from; dropped
 * as soon as a page is forgotten, because it names addresses.
 */
import type { Membership } from '../model/boundary.ts';
import { isActive } from '../model/label.ts';
import type { SiteSummary } from '../model/site.ts';
import { type BoundaryRow, unpackedMembers } from './boundary-rows.ts';
import type { Database } from './database.ts';
import { leaving } from './todo.ts';

export interface SiteRow extends SiteSummary {
  id: number;
  /** Of the checkpoint, the labels and the name it was made from; and the algorithm's version. */
  generation: string;
  labelled: string;
  named: string;
  version: number;
}

/**
 * Replaces what is stored of a site by these rows, writing only chunks that differ. Computing them
 * takes time, in which something may be forgotten that they still name: then nothing is written. So
 * it is while pages wait to be taken out, when a word they were made from is gone, and when all is.
 * Whether pages were taken out meanwhile is for the caller to tell.
 */
export function writeSite(
  db: Database,
  row: SiteRow,
  chunks: BoundaryRow[],
  isOutdated: () => boolean,
): Promise<void> {
  const tables = [db.sites, db.boundaries, db.todo, db.checkpoints, db.labels, db.names];
  return db.transaction('rw', tables, async () => {
    if ((await leaving(db).first()) || isOutdated()) return;
    if ((await db.checkpoints.count()) === 0 || !(await isStillSaid(db, row))) return;
    const stored = await chunksOf(db, row.id).toArray();
    const changed = chunks.filter((chunk, i) => !sameChunk(chunk, stored[i]));
    const gone = stored
      .slice(chunks.length)
      .map(({ site, chunk }): [number, number] => [site, chunk]);
    await db.boundaries.bulkPut(changed);
    await db.boundaries.bulkDelete(gone);
    await db.sites.put(row);
  });
}

/** Is every label and the name that a row was made from still in force? */
async function isStillSaid(db: Database, { labelled, named }: SiteRow): Promise<boolean> {
  const said = [
    ...(await db.labels.bulkGet(idsIn(labelled))),
    ...(await db.names.bulkGet(idsIn(named))),
  ];
  return said.every((word) => word !== undefined && isActive(word));
}

const idsIn = (list: string): number[] => (list === '' ? [] : list.split(',').map(Number));

/** A site's boundary as it is stored, for windows that read many addresses. */
export const boundaryChunks = (db: Database, site: number): Promise<BoundaryRow[]> =>
  chunksOf(db, site).toArray();

/** Addresses of a site's boundary, in no particular order. */
export async function membershipsOf(db: Database, site: number): Promise<Membership[]> {
  return (await chunksOf(db, site).toArray()).flatMap(unpackedMembers);
}

/** Drops what is stored of these sites, in the caller's transaction. */
export async function forgetSites(db: Database, ids: number[]): Promise<void> {
  await db.sites.bulkDelete(ids);
  for (const id of ids) await chunksOf(db, id).delete();
}

const chunksOf = (db: Database, site: number) =>
  db.boundaries.where('[site+chunk]').between([site, 0], [site, Number.MAX_SAFE_INTEGER]);

function sameChunk(a: BoundaryRow, b: BoundaryRow | undefined): boolean {
  return (
    b !== undefined &&
    a.chunk === b.chunk &&
    a.text === b.text &&
    sameBytes(a.flags, b.flags) &&
    sameBytes(a.likelihoods, b.likelihoods)
  );
}

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, i) => byte === b[i]);
