/** What the popup and the settings page show, read in a few small look-ups. */
import { isActive } from '../model/label.ts';
import type { Settings } from '../model/settings.ts';
import type { Database } from './database.ts';
import type { HostRow } from './known.ts';
import { readSettings } from './settings.ts';
import { leaving, waiting as withoutRoom } from './todo.ts';

export interface Overview {
  settings: Settings;
  /** All that is stored: contents of pages, the addresses they were opened at, those known. */
  pages: number;
  opened: number;
  urls: number;
  /** Pages stored but not yet taken in by the companion. */
  waiting: number;
  /** Pages whose stored bytes are damaged. */
  damaged: number;
  /** Links that were left out because a bound was reached. */
  leftOut: number;
  /** All that wait do so because there is no room for them. */
  crowded: boolean;
  /** The host in question; null when nothing is known of it. */
  host: HostRow | null;
}

export function readOverview(db: Database, host: string | null): Promise<Overview> {
  const tables = [db.settings, db.pages, db.todo, db.checkpoints, db.hosts];
  return db.transaction('r', tables, async () => {
    const [settings, waiting, deleted, crowd, checkpoint, row] = await Promise.all([
      readSettings(db),
      db.todo.count(),
      leaving(db).count(),
      withoutRoom(db).count(),
      db.checkpoints.get('known'),
      host === null ? undefined : db.hosts.get(host),
    ]);
    // Counting a hundred thousand pages takes the database a second, so what is known is added up.
    const pages =
      checkpoint === undefined
        ? await db.pages.count()
        : checkpoint.pages + checkpoint.damaged + waiting - 2 * deleted;
    return {
      settings,
      pages,
      waiting,
      opened: checkpoint?.opened ?? 0,
      urls: checkpoint?.urls ?? 0,
      damaged: checkpoint?.damaged ?? 0,
      leftOut: checkpoint?.leftOut ?? 0,
      crowded: crowd > 0 && crowd + deleted === waiting,
      host: row ?? null,
    };
  });
}

/** How many addresses are known in each of these directories; 0 where none is counted. */
export async function knownBelow(
  db: Database,
  places: readonly { host: string; path: string }[],
): Promise<number[]> {
  const rows = await db.prefixes.bulkGet(places.map(({ host, path }) => [host, path]));
  return rows.map((row) => row?.known ?? 0);
}

/** Changes whenever a site may have: with what is known, and with every correction and name. */
export async function boundaryState(db: Database): Promise<string> {
  const [checkpoint, labels, names] = await Promise.all([
    db.checkpoints.get('known'),
    db.labels.toArray(),
    db.names.toArray(),
  ]);
  const active = (rows: { id: number; withdrawnAt: number | null }[]): string =>
    rows
      .filter(isActive)
      .map(({ id }) => id)
      .join();
  return `${checkpoint?.generation ?? ''} ${active(labels)} ${active(names)}`;
}
