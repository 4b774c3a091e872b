import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import type { Database } from '../../lib/store/database.ts';
import {
  MOST_PIECES_WAITING,
  type PieceRow,
  stagePiece,
  sweepStaging,
} from '../../lib/store/staging.ts';
import { freshDatabase } from './fresh-database.ts';

const piece = (index: number, count: number, change: Partial<PieceRow> = {}): PieceRow => ({
  visit: 'v',
  revision: 0,
  index,
  count,
  origin: 'https://a.example',
  text: `<${index}>`,
  at: 0,
  ...change,
});

let db: Database;
afterEach(() => db.delete());

it('puts a text together whatever the order and the repetitions', async () => {
  const orders = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
  await fc.assert(
    fc.asyncProperty(orders, fc.nat(3), async (order, twice) => {
      db = freshDatabase();
      let whole: string | null = null;
      for (const index of [order[0], order[0], ...order.slice(1), twice]) {
        whole = (await stagePiece(db, piece(index, 4))) ?? whole;
      }

      expect(whole).toBe('<0><1><2><3>');
      await db.delete();
    }),
    { numRuns: 24, seed: 3 },
  );
});

it('waits for a missing piece, and forgets the others after a day', async () => {
  db = freshDatabase();

  expect(await stagePiece(db, piece(0, 3))).toBeNull();
  expect(await stagePiece(db, piece(2, 3))).toBeNull();
  expect(await sweepStaging(db, 24 * 3600 * 1000 + 1)).toBe(2);
});

it.each([
  ['another count', { count: 4 }],
  ['another origin', { origin: 'https://evil.example' }],
  ['an index beyond the count', { index: 3 }],
])('refuses a piece with %s', async (_, change) => {
  db = freshDatabase();
  await stagePiece(db, piece(0, 3));

  expect(await stagePiece(db, piece(1, 3, change))).toBe('refused');
});

it('lets the page that waited longest give way when too many pieces wait', async () => {
  db = freshDatabase();
  for (let i = 0; i < MOST_PIECES_WAITING; i++) {
    await stagePiece(db, piece(0, 2, { visit: `v${i}`, at: i }));
  }

  expect(await stagePiece(db, piece(0, 2, { visit: 'one more', at: 999 }))).toBeNull();
  expect(await db.staging.count()).toBe(MOST_PIECES_WAITING);
  expect(await stagePiece(db, piece(1, 2, { visit: 'one more', at: 999 }))).toBe('<0><1>');
  expect(await db.staging.where('at').equals(0).count()).toBe(0);
});
