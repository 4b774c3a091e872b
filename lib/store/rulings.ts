/**
 * What the person said of whole sites. Taken back it is dated; forgotten, it goes (`let-go.ts`).
 */
import { isActive } from '../model/label.ts';
import type { NewRuling, Ruling } from '../model/ruling.ts';
import type { Database } from './database.ts';

/** Stores a ruling in the caller's transaction and returns its number. */
export const addRuling = (db: Database, ruling: NewRuling): PromiseLike<number> =>
  db.rulings.add({ ...ruling });

/** Takes a ruling back, in the caller's transaction. */
export const withdrawRuling = (db: Database, id: number, at: number): PromiseLike<number> =>
  db.rulings.update(id, { withdrawnAt: at });

/**
 * A ruling of a file that was carried out again is as old as it was; one that had been taken back
 * there is only kept, once.
 */
export const dateRuling = (db: Database, id: number, at: number): PromiseLike<number> =>
  db.rulings.update(id, { at });

export function importWithdrawn(db: Database, ruling: NewRuling): Promise<void> {
  return db.transaction('rw', db.rulings, async () => {
    const known = (await db.rulings.toArray()).map(sayingOf);
    if (!known.includes(sayingOf(ruling))) await addRuling(db, ruling);
  });
}

const sayingOf = (ruling: NewRuling): string => {
  const place = ruling.kind === 'together' ? ruling.other : ruling.place;
  return [ruling.kind, ruling.one, place, ruling.at].join(' ');
};

/** All rulings, withdrawn ones too, in the order they were given. */
export const rulingHistory = (db: Database): Promise<Ruling[]> =>
  db.rulings
    .orderBy('id')
    .filter(({ leaving }) => !leaving)
    .toArray();

/** Those that were forgotten, the last one first: what they made is unmade in that order. */
export const leavingRulings = (db: Database): Promise<Ruling[]> =>
  db.rulings
    .orderBy('id')
    .reverse()
    .filter(({ leaving }) => leaving === true)
    .toArray();

export async function activeRulings(db: Database): Promise<Ruling[]> {
  return (await rulingHistory(db)).filter(isActive);
}
