/**
 * The second copy of what the person said: one small file in the extension's private file system.
 * Not a second database, because Chromium keeps all databases of an extension in one set of files
 * and deletes them together when they are damaged. The file is replaced whole or not at all, and
 * begins with the SHA-256 of the rest.
 */
import { sha256 } from './packed-page.ts';
import type { Sayings } from './sayings.ts';

export interface SecondCopy {
  read(): Promise<Sayings | null>;
  write(words: Sayings): Promise<void>;
  remove(): Promise<void>;
}

const FILE = 'words.json';

export const secondCopy: SecondCopy = {
  async read() {
    const folder = await ownFolder();
    const file = (await folder?.getFileHandle(FILE).catch(absent)) ?? null; // none was written
    return file === null ? null : unsealed(await (await file.getFile()).text());
  },
  async write(words) {
    const folder = await ownFolder();
    if (folder === null) return;
    const file = await folder.getFileHandle(FILE, { create: true });
    const stream = await file.createWritable();
    await stream.write(await sealed(words));
    await stream.close();
  },
  async remove() {
    const folder = await ownFolder();
    await folder?.removeEntry(FILE).catch(absent); // without a folder there is no copy
  },
};

export async function sealed(words: Sayings): Promise<string> {
  const json = JSON.stringify(words);
  return `${await sumOf(json)}\n${json}`;
}

/** Null when the text is not what was sealed. */
export async function unsealed(text: string): Promise<Sayings | null> {
  const end = text.indexOf('\n');
  const json = text.slice(end + 1);
  return end > 0 && text.slice(0, end) === (await sumOf(json)) ? JSON.parse(json) : null;
}

const sumOf = (json: string): Promise<string> => sha256(new TextEncoder().encode(json));

/** Null where the browser grants none: then Ambit does without a second copy. */
async function ownFolder(): Promise<FileSystemDirectoryHandle | null> {
  try {
    return await navigator.storage.getDirectory();
  } catch (error) {
    console.warn('No private file system:', error);
    return null;
  }
}

/** A file that is not there is no trouble; anything else is. */
function absent(error: unknown): null {
  if ((error as Error).name === 'NotFoundError') return null;
  throw error;
}
