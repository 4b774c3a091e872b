/** Does what was derived equal a recomputation from the stored pages, in order? */
import { KnownGraph } from '../boundary/known-graph.ts';
import type { Database } from '../store/database.ts';
import { unpackPage } from '../store/packed-page.ts';
import { addPage } from './add-page.ts';

export interface Verification {
  agrees: boolean;
  pages: number;
  urls: number;
  /** Stored pages whose bytes are not the ones that were hashed. */
  damaged: number;
}

const PAGES_AT_ONCE = 64;

/** Cost: reads every page once. `graph` must be caught up. */
export async function verifyKnown(db: Database, graph: KnownGraph): Promise<Verification> {
  const { rebuilt, damaged } = await rebuildKnown(db);
  const agrees =
    rebuilt.hash === graph.hash &&
    rebuilt.pageCount === graph.pageCount &&
    rebuilt.urlCount === graph.urlCount &&
    rebuilt.linkCount === graph.linkCount &&
    (await hostsAgree(db, rebuilt));
  return { agrees, pages: rebuilt.pageCount, urls: rebuilt.urlCount, damaged };
}

export async function rebuildKnown(
  db: Database,
): Promise<{ rebuilt: KnownGraph; damaged: number }> {
  const rebuilt = new KnownGraph();
  let damaged = 0;
  let after = 0;
  for (;;) {
    const rows = await db.pages.where('seq').above(after).limit(PAGES_AT_ONCE).toArray();
    if (rows.length === 0) return { rebuilt, damaged };
    const records = await Promise.all(rows.map(unpackPage));
    rows.forEach((row, i) => {
      const record = records[i];
      if (record) addPage(rebuilt, row.seq, record);
      else damaged++;
    });
    after = rows[rows.length - 1].seq;
  }
}

async function hostsAgree(db: Database, rebuilt: KnownGraph): Promise<boolean> {
  const rows = await db.hosts.toArray();
  const told = (tally: object) => JSON.stringify(Object.entries(tally).sort());
  return (
    rows.length === rebuilt.tally.hosts.size &&
    rows.every(({ host, languages, ...counts }) => {
      const tally = rebuilt.tally.hosts.get(host);
      if (tally === undefined) return false;
      const { languages: others, ...rest } = tally;
      return told(counts) === told(rest) && told(languages) === told(others);
    })
  );
}
