import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AskedArrival, storeArrivals } from '../../lib/store/arrivals.ts';
import type { Database } from '../../lib/store/database.ts';
import { forgetVisits, pageTables, storeArrival } from '../../lib/store/pages.ts';
import { freshDatabase } from './fresh-database.ts';

const message = fc.record({
  visit: fc.nat(4),
  revision: fc.nat(2),
  content: fc.nat(4),
  host: fc.constantFrom('a.example', 'a.example', 'b.example'),
  at: fc.nat(9),
  source: fc.constantFrom('', '', 'kept', 'refused'),
  isRefused: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
});
type Message = typeof message extends fc.Arbitrary<infer M> ? M : never;

const askingOf = (one: Message): AskedArrival => ({
  arrival: {
    visit: `v${one.visit}`,
    revision: one.revision,
    url: `https://${one.host}/${one.content}`,
    host: one.host,
    title: `${one.content}`,
    at: one.at,
    ...packed(`${one.host} ${one.content} ${one.source}`),
    source:
      one.source === ''
        ? undefined
        : { url: one.source, bare: packed(`${one.host} ${one.content} `) },
  },
  refusal: (_, url) => (one.isRefused || url === 'refused' ? 'paused' : null),
});

const packed = (content: string) => ({
  body: new TextEncoder().encode(content),
  hash: content,
  identity: content,
});

const inTransaction = <T>(db: Database, work: () => Promise<T>) =>
  db.transaction('rw', [...pageTables(db), db.settings], work);

/** What is stored, by contents: numbers of pages are the database's own affair. */
async function stored(db: Database) {
  const rows = await db.pages.toArray();
  const contents = new Map(rows.map(({ seq, ...content }) => [seq, content]));
  const visits = await db.visits.orderBy('visit').toArray();
  const todo = await db.todo.toArray();
  return {
    pages: [...contents.values()].sort((a, b) => (a.identity < b.identity ? -1 : 1)),
    visits: visits.map(({ seq, ...visit }) => ({ ...visit, of: contents.get(seq)?.identity })),
    sources: (await db.sources.toArray())
      .map(({ seq, url }) => `${url} ${contents.get(seq)?.identity}`)
      .sort(),
    todo: todo.map(({ seq, task }) => `${task} ${contents.get(seq)?.identity}`).sort(),
  };
}

it('pages written together are judged and kept as if each had come alone', async () => {
  const batches = fc.array(fc.array(message, { minLength: 1, maxLength: 8 }), { maxLength: 4 });
  let together = 0;
  await fc.assert(
    fc.asyncProperty(batches, fc.nat(4), async (all, forgotten) => {
      const [db, oracle] = [freshDatabase(), freshDatabase()];
      for (const batch of all) {
        const asking = batch.map(askingOf);
        const outcomes = await inTransaction(db, async () => storeArrivals(db, asking));
        const expected = [];
        for (const { arrival, refusal } of asking) {
          expected.push(
            await inTransaction(oracle, async () => storeArrival(oracle, arrival, refusal)),
          );
        }
        expect(outcomes).toEqual(expected);
        expect(await stored(db)).toEqual(await stored(oracle));
        together += outcomes.filter((outcome) => outcome === 'stored').length > 1 ? 1 : 0;
        for (const one of [db, oracle]) await forgetVisits(one, [`v${forgotten}`]);
      }
      await Promise.all([db.delete(), oracle.delete()]);
    }),
    { numRuns: 150, seed: 11 },
  );
  expect(together).toBeGreaterThan(50);
});
