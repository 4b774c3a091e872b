import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { packPage } from '../../lib/store/packed-page.ts';
import { type Arrival, storePage } from '../../lib/store/pages.ts';
import { recordOf } from '../records.ts';
import { freshDatabase } from './fresh-database.ts';

let db = freshDatabase();
afterEach(async () => {
  await db.delete();
  db = freshDatabase();
});

async function arrivalOf(n: number): Promise<Arrival> {
  const url = `https://a.example/${n}`;
  const about = { visit: `v${n}`, revision: 0, url, host: 'a.example', title: `${n}`, at: n };
  return { ...about, ...(await packPage(recordOf(url, []))) };
}
const arrivals = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, n) => arrivalOf(n)));
const nobody = () => null;
const titles = async () => (await db.pages.orderBy('seq').toArray()).map(({ title }) => title);

describe('pages that arrive together', () => {
  it('are written with few commits, in the order they came', async () => {
    const all = await arrivals(100);
    const transactions = vi.spyOn(db, 'transaction');
    const outcomes = await Promise.all(all.map((one) => storePage(db, one, nobody)));
    expect(new Set(outcomes)).toEqual(new Set(['stored']));
    expect(await titles()).toEqual(all.map(({ title }) => title));
    expect(await db.todo.count()).toBe(100);
    expect(transactions.mock.calls.length).toBeLessThan(10);
  });

  it('are answered once they can be read', async () => {
    const all = await arrivals(40);
    await Promise.all(
      all.map(async (one) => {
        await storePage(db, one, nobody);
        expect(await db.visits.get(one.visit)).toBeDefined();
      }),
    );
  });

  it('do not fail with a neighbour that cannot be written', async () => {
    const all = await arrivals(6);
    all[3].title = (() => {}) as unknown as string; // nothing the database can hold
    const outcomes = await Promise.allSettled(all.map((one) => storePage(db, one, nobody)));
    const failed = outcomes.flatMap(({ status }, n) => (status === 'rejected' ? [n] : []));
    expect(failed).toEqual([3]);
    expect(await titles()).toEqual(['0', '1', '2', '4', '5']);
    expect(await db.todo.count()).toBe(5);
  });

  it('are each refused by themselves; and the same visit twice is one page', async () => {
    const [one, other] = await arrivals(2);
    const outcomes = await Promise.all([
      storePage(db, one, nobody),
      storePage(db, other, () => 'paused'),
      storePage(db, one, nobody),
    ]);
    expect(outcomes).toEqual(['stored', 'paused', 'already']);
    expect(await titles()).toEqual(['0']);
  });
});
