/** Pieces of records too long for one message wait here until the last one has come. */
import type { Database } from './database.ts';

export interface PieceRow {
  visit: string;
  revision: number;
  index: number;
  count: number;
  /** The origin that sent it: pieces of two origins never make one page. */
  origin: string;
  text: string;
  at: number;
}

/** More pieces than this never wait: the page that has waited longest gives way. */
export const MOST_PIECES_WAITING = 128;
const STALE_AFTER = 24 * 3600 * 1000;

/**
 * Keeps one piece and returns the whole text once all pieces are there, in whatever order they
 * came; null while some are missing. "refused" when the pieces do not belong together.
 */
export function stagePiece(db: Database, piece: PieceRow): Promise<string | null | 'refused'> {
  return db.transaction('rw', db.staging, async () => {
    const { visit, revision, count, origin } = piece;
    const others = await piecesOf(db, visit, revision);
    if (others.some((other) => other.count !== count || other.origin !== origin)) return 'refused';
    if (piece.index >= count) return 'refused';
    const known = others.some((other) => other.index === piece.index);
    if (!known && (await db.staging.count()) >= MOST_PIECES_WAITING) await dropOldest(db);
    await db.staging.put(piece);
    const all = known ? others : await piecesOf(db, visit, revision);
    return all.length === count ? all.map((one) => one.text).join('') : null;
  });
}

/** Forgets the pieces of a visit, once it is stored. Left undone by a crash, a day does it. */
export function dropPieces(db: Database, visit: string): Promise<number> {
  return db.staging
    .where('[visit+revision+index]')
    .between([visit, 0, 0], [visit, Infinity, Infinity])
    .delete();
}

export function sweepStaging(db: Database, now: number): Promise<number> {
  return db.staging
    .where('at')
    .below(now - STALE_AFTER)
    .delete();
}

function piecesOf(db: Database, visit: string, revision: number): Promise<PieceRow[]> {
  return db.staging
    .where('[visit+revision+index]')
    .between([visit, revision, 0], [visit, revision, Infinity])
    .toArray();
}

async function dropOldest(db: Database): Promise<void> {
  const oldest = await db.staging.orderBy('at').first();
  if (oldest)
    await db.staging.bulkDelete((await piecesOf(db, oldest.visit, oldest.revision)).map(keyOf));
}

const keyOf = ({ visit, revision, index }: PieceRow): [string, number, number] => [
  visit,
  revision,
  index,
];
