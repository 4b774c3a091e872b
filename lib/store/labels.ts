/**
 * Corrections by the person. None is ever deleted but with its site: taking one back is a date in
 * its row, so that the history stays. Every change goes through `change`, in one transaction.
 */
import { isActive, type Label, type NewLabel } from '../model/label.ts';
import type { Database } from './database.ts';

/** Stores a label and returns its number. */
export function addLabel(db: Database, label: NewLabel): Promise<number> {
  return change(db, () => db.labels.add({ ...label }));
}

/** Takes a label back. False when there is none of that number, or it is taken back already. */
export function withdrawLabel(db: Database, id: number, at: number): Promise<boolean> {
  return change(db, async () => {
    const label = await db.labels.get(id);
    if (label === undefined || !isActive(label)) return false;
    await db.labels.update(id, { withdrawnAt: at });
    return true;
  });
}

/** The labels that hold, in the order they were given. */
export async function labelsOf(db: Database, site: string): Promise<Label[]> {
  return (await labelHistory(db, site)).filter(isActive);
}

/** All labels of a site, withdrawn ones too, in the order they were given. */
export async function labelHistory(db: Database, site: string): Promise<Label[]> {
  const labels = await db.labels.where('site').equals(site).toArray();
  return labels.sort((a, b) => a.at - b.at || a.id - b.id);
}

/** Two sites turned out to be one: its labels go with it. Returns how many went. */
export function moveLabels(db: Database, from: string, to: string): Promise<number> {
  return change(db, () => db.labels.where('site').equals(from).modify({ site: to }));
}

/** The one way to write labels: who must hear of a change is told here, in the same transaction. */
function change<T>(db: Database, write: () => PromiseLike<T>): Promise<T> {
  return db.transaction('rw', db.labels, write);
}
