/** Does what was derived equal a recomputation from the stored pages, in order? */
import { KnownWeb } from '../boundary/known-web.ts';
import type { Verification } from '../model/task.ts';
import type { Database } from '../store/database.ts';
import { unpackPage } from '../store/packed-page.ts';
import { addPage } from './add-page.ts';
import { breathing } from './breathing.ts';
import type { Report } from './long-work.ts';

const PAGES_AT_ONCE = 64;

/**
 * Cost: reads every page once. All pages must have been taken in that there is room for. Sites are
 * a matter of history: once pages were taken out again, the pages that are left may have been placed
 * otherwise, so sites are compared only while nothing was.
 */
export async function verifyKnown(
  db: Database,
  report: Report = async () => {},
): Promise<Verification> {
  const { rebuilt, damaged } = await rebuildKnown(db, report);
  const { graph, sites } = rebuilt;
  const stored = await db.checkpoints.get('known');
  const agrees =
    (stored?.hash ?? NOTHING) === graph.hash &&
    (stored === undefined || stored.removals > 0 || stored.sitesHash === sites.hash) &&
    (stored?.pages ?? 0) === graph.pageCount &&
    (stored?.urls ?? 0) === graph.urlCount &&
    (stored?.links ?? 0) === graph.linkCount &&
    (await talliesAgree(db, graph));
  return { agrees, pages: graph.pageCount, urls: graph.urlCount, damaged };
}

/** Before the first page nothing is written. */
const NOTHING = new KnownWeb().graph.hash;

export async function rebuildKnown(
  db: Database,
  report: Report = async () => {},
): Promise<{ rebuilt: KnownWeb; damaged: number }> {
  const rebuilt = new KnownWeb();
  const all = await db.pages.count();
  let damaged = 0;
  let done = 0;
  let after = 0;
  const breathe = breathing();
  for (;;) {
    await report(done, all);
    const rows = await db.pages.where('seq').above(after).limit(PAGES_AT_ONCE).toArray();
    if (rows.length === 0) return { rebuilt, damaged };
    const waits = await db.todo.bulkGet(rows.map(({ seq }) => seq));
    const records = await Promise.all(rows.map(unpackPage));
    rows.forEach((row, i) => {
      const record = records[i];
      // There was no room for it (page-bounds.ts), so it is not missing.
      if (waits[i] !== undefined) return;
      if (record) addPage(rebuilt, row.seq, record);
      else damaged++;
    });
    after = rows[rows.length - 1].seq;
    done += rows.length;
    await breathe();
  }
}

/** Do the stored counts by host and by directory equal those of the rebuilt graph? */
async function talliesAgree(db: Database, { tally }: KnownWeb['graph']): Promise<boolean> {
  const hosts = await db.hosts.toArray();
  const prefixes = await db.prefixes.toArray();
  return (
    hosts.length === tally.hosts.size &&
    hosts.every(({ host, ...counts }) => same(counts, tally.hosts.get(host))) &&
    prefixes.length === tally.prefixes.size &&
    prefixes.every(({ host, path, ...counts }) => same(counts, tally.prefixes.get(host + path)))
  );
}

const same = (a: object, b: object | undefined): boolean => told(a) === told(b ?? {});

/** An object in words that do not depend on the order of its keys. */
const told = (value: object): string =>
  JSON.stringify(value, (_, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.entries(part).sort()
      : part,
  );
