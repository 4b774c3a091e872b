/**
 * Looks for a word in every file of a browser's profile, in every way a browser may have written
 * it: in one byte or two per character, in whatever case, as a key of Firefox's databases, whose
 * bytes are one more than the text's, and within what Firefox has compressed there.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isSnapped } from './is-snapped.ts';

/** Files below `folder` that hold `word`, named from there on; of those that are asked about. */
export function filesWith(
  folder: string,
  word: string,
  isAsked: (name: string) => boolean = () => true,
): string[] {
  const found: string[] = [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter(isAsked)) {
    const file = join(folder, name);
    try {
      if (statSync(file).isFile() && holds(readFileSync(file), word, name)) found.push(name);
    } catch {
      // The running browser removed it between listing and reading.
    }
  }
  return found;
}

/** `name` tells what kind of file it is. */
export function holds(bytes: Buffer, word: string, name: string): boolean {
  const narrow = bytes.toString('latin1').toLowerCase();
  const key = [...word].map((c) => String.fromCharCode(c.charCodeAt(0) + 1)).join('');
  if (narrow.includes(word) || narrow.includes(key.toLowerCase())) return true;
  for (const from of [0, 1]) {
    if (bytes.subarray(from).toString('utf16le').toLowerCase().includes(word)) return true;
  }
  return /\.sqlite(-wal)?$/.test(name) && isSnapped(bytes, word);
}
