/**
 * Bytes that come in pieces → a file in the browser's keeping. What has come is handed over
 * every few megabytes: a Blob's bytes lie outside the script's memory, on the disk if there are
 * many. It is the disk of the database, so it is asked for room first; for less than that the
 * reserve has room.
 */
import type { Room } from '../store/room.ts';

export const HANDED_OVER = 4 * 1024 * 1024;

export async function fileBlob(
  pieces: AsyncIterable<Uint8Array<ArrayBuffer>>,
  type: string,
  room: Pick<Room, 'claim'>,
  tell: (bytes: number) => void = () => {},
): Promise<Blob> {
  const parts: Blob[] = [];
  let waiting: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  let written = 0;
  for await (const piece of pieces) {
    waiting.push(piece);
    length += piece.length;
    written += piece.length;
    if (length < HANDED_OVER) continue;
    await room.claim(length);
    parts.push(new Blob(waiting));
    waiting = [];
    length = 0;
    tell(written);
  }
  return new Blob([...parts, ...waiting], { type });
}
