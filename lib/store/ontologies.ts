/** The person's own trees of topics; at most one of them is in use, else Ambit's own is. */
import type { OwnOntology } from '../model/ontology.ts';
import type { Database } from './database.ts';

/** Stores a tree and puts it to use; one with the same name is replaced. Returns its number. */
export function addOntology(
  db: Database,
  tree: Omit<OwnOntology, 'id' | 'inUse'>,
): Promise<number> {
  return db.transaction('rw', db.ontologies, async () => {
    await db.ontologies.filter(({ name }) => name === tree.name).delete();
    await db.ontologies.toCollection().modify({ inUse: false });
    return db.ontologies.add({ ...tree, inUse: true });
  });
}

/** Puts one to use; Ambit's own when it is null or not there any more. */
export function useOntology(db: Database, id: number | null): Promise<void> {
  return db.transaction('rw', db.ontologies, async () => {
    await db.ontologies.toCollection().modify((row) => {
      row.inUse = row.id === id;
    });
  });
}

export async function removeOntology(db: Database, id: number): Promise<boolean> {
  return (await db.ontologies.where('id').equals(id).delete()) > 0;
}

export async function ontologyInUse(db: Database): Promise<OwnOntology | null> {
  return (await db.ontologies.filter(({ inUse }) => inUse).first()) ?? null;
}

/** All of them without their texts, in the order they came. */
export async function ownOntologies(db: Database): Promise<Omit<OwnOntology, 'text'>[]> {
  const rows = await db.ontologies.toArray();
  return rows.map(({ text, ...row }) => row);
}
