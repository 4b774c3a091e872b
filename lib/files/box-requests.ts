/**
 * What would be sent to an ArchiveBox server, made in the files worker and kept as one line of
 * JSON for each request: the window that shows the first, and the desk that sends one by one,
 * never hold them all.
 */
import { type ArchiveBoxRequest, archiveBoxRequests } from '../export/archivebox.ts';
import { fileStem } from '../export/file-name.ts';
import { textLines } from '../export/lines.ts';
import type { Room } from '../store/room.ts';
import { fileBlob } from './file-blob.ts';
import { textOf } from './text-of.ts';

export function boxFile(
  room: Room,
  server: string,
  urls: readonly string[],
  name: string,
): Promise<Blob> {
  const encoder = new TextEncoder();
  async function* lines() {
    for (const request of archiveBoxRequests(server, urls, fileStem(name))) {
      yield encoder.encode(`${JSON.stringify(request)}\n`);
    }
  }
  return fileBlob(lines(), 'application/jsonl', room);
}

export async function* boxRequests(file: Blob): AsyncGenerator<ArchiveBoxRequest> {
  for await (const line of textLines(textOf(file), Number.POSITIVE_INFINITY)) {
    yield JSON.parse(line!);
  }
}
