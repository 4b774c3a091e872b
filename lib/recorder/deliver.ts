/**
 * Hands a record to the background and does not let go until it is acknowledged. The background
 * may die at any moment: silence, an error and an empty answer all mean "not stored", and the
 * same message is sent again. Repeating is harmless: the visit makes it idempotent.
 */

import { PIECE_LENGTH, type RecorderMessage, type RecorderReply } from '../messages.ts';
import type { PageRecord } from '../model/page-record.ts';
import { type Pace, paced, SLICE } from '../pace/breathing.ts';
import { recordJson } from './record-json.ts';

export interface Line {
  /** Sends one message; may reject, or resolve with nothing. */
  send(message: RecorderMessage): Promise<RecorderReply | undefined>;
  /** False once the extension was updated or removed under this page. */
  isOpen(): boolean;
  wait(ms: number): Promise<void>;
}

const SILENCE = 10_000;
const PAUSES = [250, 1000, 3000, 8000];

/** The background's last word; null when the line is gone for good. */
export async function deliver(
  line: Line,
  visit: string,
  revision: number,
  record: PageRecord,
  pace: Pace,
): Promise<RecorderReply | null> {
  const json = await paced(recordJson(record), SLICE.page, pace);
  await pace.yieldNow(); // to send is to write it once more
  if (json.length <= PIECE_LENGTH) {
    return insist(line, { type: 'page', visit, revision, record });
  }
  const reply = await deliverPieces(line, visit, revision, json);
  if (reply?.type !== 'staged') return reply;
  // All were sent and some did not stay: the staging was cleared meanwhile. Once more,
  // then give up.
  const second = await deliverPieces(line, visit, revision, json);
  return second?.type === 'staged' ? { type: 'failed', why: 'database' } : second;
}

async function deliverPieces(
  line: Line,
  visit: string,
  revision: number,
  json: string,
): Promise<RecorderReply | null> {
  const count = Math.ceil(json.length / PIECE_LENGTH);
  let reply: RecorderReply | null = null;
  for (let index = 0; index < count; index++) {
    const text = json.slice(index * PIECE_LENGTH, (index + 1) * PIECE_LENGTH);
    reply = await insist(line, { type: 'piece', visit, revision, index, count, text });
    if (reply?.type !== 'staged') return reply;
  }
  return reply;
}

/** Sends until answered: five times, with growing pauses. */
export async function insist(line: Line, message: RecorderMessage): Promise<RecorderReply | null> {
  let reply: RecorderReply | undefined;
  for (const pause of [...PAUSES, null]) {
    if (!line.isOpen()) return null;
    reply = await attempt(line, message);
    if (reply !== undefined && !isPassing(reply)) return reply;
    if (pause !== null) await line.wait(pause);
  }
  return reply ?? { type: 'failed', why: 'unreachable' };
}

async function attempt(line: Line, message: RecorderMessage): Promise<RecorderReply | undefined> {
  const silence = line.wait(SILENCE).then(() => undefined);
  return Promise.race([line.send(message).catch(() => undefined), silence]);
}

/** A full disk or a database that closed under us may be well again in a moment. */
function isPassing(reply: RecorderReply): boolean {
  return reply.type === 'failed' && (reply.why === 'full' || reply.why === 'database');
}
