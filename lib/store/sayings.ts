/**
 * What the person said: settings, corrections, rulings, names and topics. Pages can be opened
 * again; this cannot be had again from anywhere, so it is what the second copy holds.
 */
import type { Label } from '../model/label.ts';
import type { OwnOntology } from '../model/ontology.ts';
import type { Ruling } from '../model/ruling.ts';
import type { Settings } from '../model/settings.ts';
import type { GivenName } from '../model/site-name.ts';
import type { Database } from './database.ts';
import { rulingHistory } from './rulings.ts';
import { readSettings } from './settings.ts';

export interface Sayings {
  settings: Settings;
  labels: Label[];
  rulings: Ruling[];
  names: GivenName[];
  ontologies: OwnOntology[];
}

const tablesOf = (db: Database) => [db.settings, db.labels, db.rulings, db.names, db.ontologies];

/** Null before the person decided anything: then there is nothing to keep. */
export function readSayings(db: Database): Promise<Sayings | null> {
  return db.transaction('r', tablesOf(db), async () => {
    if ((await db.settings.count()) === 0) return null;
    const [settings, labels, rulings, names, ontologies] = await Promise.all([
      readSettings(db),
      db.labels.toArray(),
      rulingHistory(db),
      db.names.toArray(),
      db.ontologies.toArray(),
    ]);
    return { settings, labels, rulings, names, ontologies };
  });
}

/** Is the database as on the first day? After agreeing it is so only if it was lost, or deleted. */
export async function isBlank(db: Database): Promise<boolean> {
  return (await db.settings.count()) === 0;
}

/**
 * Puts words back into a blank database, with the moment; false when it is not blank any more, or
 * the words are `isStale`, which is asked inside the transaction.
 */
export function restoreSayings(
  db: Database,
  words: Sayings,
  at: number,
  isStale: () => boolean = () => false,
): Promise<boolean> {
  return db.transaction('rw', tablesOf(db), async () => {
    if (!(await isBlank(db)) || isStale()) return false;
    await db.settings.put({ ...words.settings, restoredAt: at }, 'settings');
    await db.labels.bulkPut(words.labels);
    await db.rulings.bulkPut(words.rulings.map(saidFirst));
    await db.names.bulkPut(words.names);
    await db.ontologies.bulkPut(words.ontologies);
    return true;
  });
}

/** The pages that had come when it was said are gone, and their numbers will be others'. */
const saidFirst = (ruling: Ruling): Ruling =>
  ruling.kind === 'apart' ? { ...ruling, after: 0 } : ruling;
