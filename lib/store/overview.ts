/** What the popup and the settings page show, read in a few small look-ups. */
import type { Settings } from '../model/settings.ts';
import type { Database } from './database.ts';
import type { HostRow, PrefixRow } from './known.ts';
import { readSettings } from './settings.ts';

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
  full: boolean;
  /** The host in question; null when nothing is known of it. */
  host: HostRow | null;
  /** Its largest directories directly below the root. */
  directories: PrefixRow[];
}

const MOST_DIRECTORIES = 6;

export function readOverview(db: Database, host: string | null): Promise<Overview> {
  const tables = [db.settings, db.pages, db.todo, db.checkpoints, db.hosts, db.prefixes];
  return db.transaction('r', tables, async () => {
    const [settings, pages, waiting, checkpoint, row, directories] = await Promise.all([
      readSettings(db),
      db.pages.count(),
      db.todo.count(),
      db.checkpoints.get('known'),
      host === null ? undefined : db.hosts.get(host),
      host === null ? [] : directoriesOf(db, host),
    ]);
    return {
      settings,
      pages,
      waiting,
      opened: checkpoint?.opened ?? 0,
      urls: checkpoint?.urls ?? 0,
      damaged: checkpoint?.damaged ?? 0,
      full: checkpoint?.full ?? false,
      host: row ?? null,
      directories,
    };
  });
}

async function directoriesOf(db: Database, host: string): Promise<PrefixRow[]> {
  const rows = await db.prefixes
    .where('[host+path]')
    .between([host, ''], [host, '\uffff'])
    .toArray();
  return rows
    .filter((row) => row.path.split('/').length === 3)
    .sort((a, b) => b.known - a.known || (a.path < b.path ? -1 : 1))
    .slice(0, MOST_DIRECTORIES);
}
