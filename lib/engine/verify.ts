/**
 * Does what was derived equal a recomputation from the stored pages, in order? Every row is
 * compared: addresses, links, counts, sites, what waits, and the boundaries that are of now. A
 * boundary is computed when somebody looks; one that is of an earlier moment is computed anew at
 * the next look and is counted here as not compared.
 */
import { KNOWN_BOUNDS } from '../boundary/known/known-bounds.ts';
import type { KnownWeb } from '../boundary/known-web.ts';
import type { Verification } from '../model/task.ts';
import { breathing, SLICE } from '../pace/breathing.ts';
import type { Database } from '../store/database.ts';
import { labelHistory } from '../store/labels.ts';
import { nameHistory } from '../store/names.ts';
import { boundaryChunks } from '../store/sites.ts';
import { leaving, waiting } from '../store/todo.ts';
import { checkpointOf, chunkRows } from './known-rows.ts';
import type { Report } from './long-task.ts';
import { type Rebuilt, rebuildKnown } from './rebuild.ts';
import { isCurrent, saidOf, seenSite } from './seen-site.ts';
import { told } from './told.ts';

/** Cost: reads every page and every derived row once. */
export async function verifyKnown(
  db: Database,
  report: Report = async () => {},
): Promise<Verification> {
  const stored = await db.checkpoints.get('known');
  const rebuilt = await rebuildKnown(db, stored?.bounds ?? KNOWN_BOUNDS, report);
  const { web, damaged } = rebuilt.derived;
  const [hasRows, boundaries] = [
    await rowsAgree(db, rebuilt),
    await compareBoundaries(db, rebuilt),
  ];
  return {
    agrees: hasRows && boundaries.agree,
    pages: web.graph.pageCount,
    urls: web.graph.urlCount,
    damaged: damaged.size,
    sites: web.sites.ids.length,
    boundaries: boundaries.compared,
    notCompared: { boundaries: boundaries.older, pages: rebuilt.arriving },
  };
}

async function rowsAgree(db: Database, { derived, waits }: Rebuilt): Promise<boolean> {
  const stored = await db.checkpoints.get('known');
  // Before the first page nothing is written.
  const checkpoint = stored ?? checkpointOf(derived, '');
  if (stored === undefined && derived.web.graph.pageCount > 0) return false;
  if (told(checkpointOf(derived, checkpoint.generation)) !== told(checkpoint)) return false;
  if (told(waits) !== told(await waiting(db).primaryKeys())) return false;
  if ((await leaving(db).count()) > 0) return false;
  return (await chunksAgree(db, derived.web)) && (await talliesAgree(db, derived.web));
}

async function chunksAgree(db: Database, web: KnownWeb): Promise<boolean> {
  const breathe = breathing(SLICE.worker);
  const counts = { knownUrls: 0, knownLinks: 0, placed: 0 };
  for (const { table, row } of chunkRows(web)) {
    if (told(await db[table].get(row.chunk)) !== told(row)) return false;
    counts[table]++;
    await breathe();
  }
  for (const table of ['knownUrls', 'knownLinks', 'placed'] as const) {
    if ((await db[table].count()) !== counts[table]) return false;
  }
  return true;
}

/** Do the stored counts by host and by directory equal those of the rebuilt graph? */
async function talliesAgree(db: Database, { graph: { tally } }: KnownWeb): Promise<boolean> {
  const hosts = await db.hosts.toArray();
  const prefixes = await db.prefixes.toArray();
  return (
    hosts.length === tally.hosts.size &&
    hosts.every(({ host, ...counts }) => told(counts) === told(tally.hosts.get(host))) &&
    prefixes.length === tally.prefixes.size &&
    prefixes.every(
      ({ host, path, ...counts }) => told(counts) === told(tally.prefixes.get(host + path)),
    )
  );
}

/** Each stored boundary that is of now beside one made from the rebuilt web. */
async function compareBoundaries(db: Database, { derived: { web } }: Rebuilt) {
  const generation = (await db.checkpoints.get('known'))?.generation ?? '';
  const [labels, names] = [await labelHistory(db), await nameHistory(db)];
  const compared = { agree: true, compared: 0, older: 0 };
  const rows = await db.sites.toArray();
  const known = new Set(rows.map(({ id }) => id));
  const kept = (await db.boundaries.toCollection().primaryKeys()).map(([site]) => site);
  if (kept.some((site) => !known.has(site))) compared.agree = false; // of no site
  for (const row of rows) {
    const said = saidOf(web, row.id, labels, names);
    if (!isCurrent(row, generation, said)) {
      compared.older++;
      continue;
    }
    const isThere = web.sites.site(row.id) !== undefined;
    const seen = isThere ? await seenSite(web, row.id, generation, said) : null;
    const stored = { row, chunks: await boundaryChunks(db, row.id) };
    if (told(seen) !== told(stored)) compared.agree = false;
    compared.compared++;
  }
  return compared;
}
