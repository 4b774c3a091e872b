/**
 * An HTTP archive on its way from the files worker, which reads it, to a window, which alone can parse
 * pages: one line of JSON for each page, so that the window never holds more than one of them.
 */

import { textLines } from '../../export/lines.ts';
import { type HarEntry, harEntries } from '../../harvest/har.ts';
import { fileBlob } from './file-blob.ts';
import { textOf } from './text-of.ts';

export interface HarFile {
  pages: Blob;
  /** Entries that are no page of the web. */
  skipped: number;
}

export async function readHar(file: Blob, tell: (bytes: number) => void): Promise<HarFile> {
  let skipped = 0;
  const text = await file.text();
  const encoder = new TextEncoder();
  async function* lines() {
    for (const entry of harEntries(text, () => skipped++)) {
      yield encoder.encode(`${JSON.stringify(entry)}\n`);
    }
  }
  return { pages: await fileBlob(lines(), 'application/jsonl', tell), skipped };
}

export async function* harPages(pages: Blob): AsyncGenerator<HarEntry> {
  for await (const line of textLines(textOf(pages), Number.POSITIVE_INFINITY)) {
    yield JSON.parse(line!);
  }
}
