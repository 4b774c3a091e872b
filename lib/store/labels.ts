/**
 * Corrections by the person. Taking one back is a date in its row, so that the history stays;
 * forgotten, it goes (`let-go.ts`). Every change goes through `change`, in one transaction.
 */
import { isActive, type Label, type NewLabel } from '../model/label.ts';
import type { Database } from './database.ts';

/** Stores a label and returns its number. */
export function addLabel(db: Database, label: NewLabel): Promise<number> {
  return change(db, () => db.labels.add({ ...label }));
}

/**
 * Gives and takes back several labels as one: all or nothing. Those given carry one moment, by
 * which the history knows that they belong together.
 */
export function changeLabels(
  db: Database,
  give: readonly NewLabel[],
  withdraw: readonly number[],
  at: number,
): Promise<number[]> {
  return change(db, async () => {
    await db.labels
      .where('id')
      .anyOf([...withdraw])
      .filter(isActive)
      .modify({ withdrawnAt: at });
    return db.labels.bulkAdd(
      give.map((label) => ({ ...label, at })),
      { allKeys: true },
    );
  });
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

/**
 * Adds labels of a file, in their order. One that is there already, said of the same site at the
 * same moment, is not added again. Returns how many were new.
 */
export function importLabels(db: Database, labels: readonly Label[]): Promise<number> {
  return change(db, async () => {
    const known = new Set((await db.labels.toArray()).map(sayingOf));
    const fresh = labels.filter((label) => !known.has(sayingOf(label)));
    for (const { id: _, ...label } of fresh) await db.labels.add(label);
    return fresh.length;
  });
}

const sayingOf = ({ site, side, reach, target, at }: Label): string =>
  [site, side, reach, target, at].join(' ');

/** All labels, withdrawn ones too, in the order they were given. */
export async function labelHistory(db: Database): Promise<Label[]> {
  const labels = await db.labels.toArray();
  return labels.sort((a, b) => a.at - b.at || a.id - b.id);
}

/** The one way to write labels: who must hear of a change is told here, in the same transaction. */
function change<T>(db: Database, write: () => PromiseLike<T>): Promise<T> {
  return db.transaction('rw', db.labels, write);
}
