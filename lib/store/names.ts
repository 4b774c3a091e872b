/**
 * Names the person gave to sites. Taking one back is a date in its row, so that the history stays.
 */
import { type GivenName, nameInForce } from '../model/site-name.ts';
import type { Database } from './database.ts';

/** Stores a name and returns its number. An order that comes twice gives one name. */
export function addName(db: Database, page: string, name: string, at: number): Promise<number> {
  return db.transaction('rw', db.names, async () => {
    const names = await db.names.where('page').equals(page).toArray();
    const last = nameInForce(names);
    return last?.name === name ? last.id : db.names.add({ page, name, at, withdrawnAt: null });
  });
}

/** Takes names back; returns how many were in force. */
export function withdrawNames(db: Database, ids: readonly number[], at: number): Promise<number> {
  return db.names
    .where('id')
    .anyOf(ids)
    .and(({ withdrawnAt }) => withdrawnAt === null)
    .modify({ withdrawnAt: at });
}

/**
 * Adds names of a file, in their order, with their dates. One that is there already, given to the
 * same page at the same moment, is not added again.
 */
export function importNames(db: Database, names: readonly Omit<GivenName, 'id'>[]): Promise<void> {
  return db.transaction('rw', db.names, async () => {
    const known = new Set((await db.names.toArray()).map(sayingOf));
    await db.names.bulkAdd(names.filter((name) => !known.has(sayingOf(name))));
  });
}

const sayingOf = ({ page, name, at }: Omit<GivenName, 'id'>): string => [page, at, name].join(' ');

/** All names, withdrawn ones too, in the order they were given. */
export async function nameHistory(db: Database): Promise<GivenName[]> {
  const names = await db.names.toArray();
  return names.sort((a, b) => a.at - b.at || a.id - b.id);
}
