import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files below `folder` that hold `word`, in one byte or two per character, whatever its case. */
export function filesWith(folder: string, word: string): string[] {
  const found: string[] = [];
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    try {
      if (!statSync(file).isFile()) continue;
      const bytes = readFileSync(file);
      const narrow = bytes.toString('latin1').toLowerCase();
      const wide = bytes.toString('utf16le').toLowerCase();
      const shifted = bytes.subarray(1).toString('utf16le').toLowerCase();
      if ([narrow, wide, shifted].some((text) => text.includes(word))) found.push(name);
    } catch {
      // The running browser removed it between listing and reading.
    }
  }
  return found;
}
