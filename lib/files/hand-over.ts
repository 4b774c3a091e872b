/** Gives files to the person, one after the other under their names. */

import type { NamedFile } from './desk-messages.ts';
import { saveFile } from './save-file.ts';

/** A browser that is handed several files in one moment may keep the first alone. */
const BETWEEN_FILES = 250;

export async function handOver(document: Document, files: readonly NamedFile[]): Promise<void> {
  for (const [i, { name, content }] of files.entries()) {
    if (i > 0) await new Promise((resume) => setTimeout(resume, BETWEEN_FILES));
    saveFile(document, name, content);
  }
}
