import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { addLabel, withdrawLabel } from '../../lib/store/labels.ts';
import { boundaryState, knownBelow } from '../../lib/store/overview.ts';
import { freshDatabase } from './fresh-database.ts';

describe('what a window reads', () => {
  it('is how many addresses are known in a directory, and 0 where none is counted', async () => {
    const db = freshDatabase();
    await db.prefixes.put({ host: 'museum.example', path: '/rooms/', pages: 2, known: 7 });

    expect(
      await knownBelow(db, [
        { host: 'museum.example', path: '/shop/' },
        { host: 'museum.example', path: '/rooms/' },
      ]),
    ).toEqual([0, 7]);
  });

  it('changes its state with every correction, and back when it is taken back', async () => {
    const db = freshDatabase();
    const before = await boundaryState(db);
    const id = await addLabel(db, {
      site: 'http://museum.example/',
      side: 'out',
      reach: 'host',
      target: 'shop.example',
      at: 1,
      withdrawnAt: null,
    });
    const labelled = await boundaryState(db);
    await withdrawLabel(db, id, 2);

    expect(labelled).not.toBe(before);
    expect(await boundaryState(db)).toBe(before);
  });
});
