import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { packPage, unpackPage } from '../../lib/store/packed-page.ts';
import { type Arrival, forgetVisits, hasRevision, storePage } from '../../lib/store/pages.ts';
import { recordOf } from '../records.ts';
import { freshDatabase } from './fresh-database.ts';

const arrival = async (visit: string, revision: number, targets: string[]): Promise<Arrival> => {
  const url = 'https://a.example/';
  const record = recordOf(url, targets);
  return { visit, revision, url, host: 'a.example', title: '', at: 1, ...(await packPage(record)) };
};

let db = freshDatabase();
const store = (page: Arrival) => storePage(db, page, () => null);
afterEach(() => db.delete());

describe('a packed page', () => {
  it('unpacks to what was packed', async () => {
    const record = recordOf('https://a.example/', ['https://b.example/'], 'Zurück ↩ \ud800');

    expect(await unpackPage(await packPage(record))).toEqual(JSON.parse(JSON.stringify(record)));
  });

  it.each([0, 5, 20])('is known to be damaged when byte %i is flipped', async (at) => {
    const packed = await packPage(recordOf('https://a.example/', ['https://b.example/']));
    packed.body[at] ^= 0x10;

    expect(await unpackPage(packed)).toBeNull();
  });
});

describe('storing a page', () => {
  it('stores it once, however often it is sent', async () => {
    db = freshDatabase();
    const page = await arrival('v', 0, ['https://b.example/']);

    expect(await store(page)).toBe('stored');
    expect(await store(page)).toBe('already');
    expect(await db.pages.count()).toBe(1);
    expect(await db.todo.toArray()).toEqual([{ seq: 1, task: 'add' }]);
  });

  it('adds a visit, not a page, when an unchanged page is opened again', async () => {
    db = freshDatabase();
    await store(await arrival('v', 0, ['https://b.example/']));

    expect(await store(await arrival('w', 0, ['https://b.example/']))).toBe('stored');
    expect([await db.pages.count(), await db.visits.count()]).toEqual([1, 2]);
  });

  it('keeps the first of two bodies that claim the same visit and revision', async () => {
    db = freshDatabase();
    const first = await arrival('v', 0, ['https://b.example/']);
    await store(first);

    expect(await store(await arrival('v', 0, ['https://c.example/']))).toBe('conflict');
    expect((await db.pages.toArray()).map((page) => page.hash)).toEqual([first.hash]);
  });

  it('asks for permission inside the transaction, and stores nothing when refused', async () => {
    db = freshDatabase();

    expect(await storePage(db, await arrival('v', 0, []), () => 'paused')).toBe('paused');
    expect(await db.pages.count()).toBe(0);
  });

  it('takes pages that differ only in what the browser loaded for the same', async () => {
    db = freshDatabase();
    const record = recordOf('https://a.example/', []);
    const loaded = {
      ...record,
      features: { ...record.features, loaded: ['https://cdn.example/x.js'] },
    };
    const [one, two] = [await packPage(record), await packPage(loaded)];

    expect(one.identity).toBe(two.identity);
    expect(one.hash).not.toBe(two.hash);
  });

  it('does not take back a page that was forgotten when it is revised', async () => {
    db = freshDatabase();
    await store(await arrival('v', 0, []));
    await forgetVisits(db, ['v']);

    expect(await store(await arrival('v', 1, ['https://b.example/']))).toBe('forgotten');
    expect([await db.pages.count(), await db.visits.count(), await db.todo.count()]).toEqual([
      0, 0, 0,
    ]);
    expect(await hasRevision(db, 'v', 0)).toBe(false);
  });

  it('refuses a visit that moves to another host', async () => {
    db = freshDatabase();
    await store(await arrival('v', 0, []));
    const elsewhere = { ...(await arrival('v', 1, ['https://c.example/'])), host: 'evil.example' };

    expect(await store(elsewhere)).toBe('conflict');
  });

  it('ends with the highest revision of every visit, in any order, however often', async () => {
    const messages = fc.array(fc.record({ visit: fc.nat(2), revision: fc.nat(3) }), {
      maxLength: 24,
    });
    await fc.assert(
      fc.asyncProperty(messages, async (sent) => {
        db = freshDatabase();
        for (const { visit } of sent) {
          await store(await arrival(`v${visit}`, 0, ['https://b.example/0']));
        }
        for (const { visit, revision } of sent) {
          await store(await arrival(`v${visit}`, revision, [`https://b.example/${revision}`]));
        }
        const highest = new Map<string, number>();
        for (const { visit, revision } of sent) {
          highest.set(`v${visit}`, Math.max(revision, highest.get(`v${visit}`) ?? 0));
        }

        const visits = await db.visits.toArray();
        const pages = await db.pages.toArray();
        expect(new Map(visits.map((row) => [row.visit, row.revision]))).toEqual(highest);
        expect(new Set(visits.map((row) => row.seq))).toEqual(new Set(pages.map((row) => row.seq)));
        expect(pages.length).toBe(new Set(highest.values()).size);
        expect((await db.todo.toArray()).map((row) => row.seq)).toEqual(
          pages.map((row) => row.seq),
        );
        await db.delete();
      }),
      { numRuns: 40, seed: 7 },
    );
  });
});
