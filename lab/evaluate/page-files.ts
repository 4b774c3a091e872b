/**
 * HTML files below a folder, as sorted paths relative to it. Compressed ones are unpacked beside
 * themselves. Links are followed as long as they stay within `bounds` and lead into no folder that
 * they lie in: a package's links to what other packages install must not find this machine's files.
 */
import {
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, sep } from 'node:path';
import { gunzipSync } from 'node:zlib';

const PAGE = /\.x?html?$/i;
const PACKED_PAGE = /\.x?html?\.gz$/i;

export function pageFiles(folder: string, bounds: string): string[] {
  const found = new Set<string>();
  const limit = realpathSync(bounds) + sep;
  const look = (path: string, above: string[]): void => {
    const real = realpathSync(join(folder, path));
    if (above.includes(real)) return;
    for (const name of readdirSync(real)) {
      const inner = join(path, name);
      const file = join(folder, inner);
      if (!existsSync(file) || !realpathSync(file).startsWith(limit)) continue;
      if (statSync(file).isDirectory()) look(inner, [...above, real]);
      else if (PAGE.test(name)) found.add(inner);
      else if (PACKED_PAGE.test(name)) found.add(unpacked(folder, inner));
    }
  };
  look('', []);
  return [...found].sort();
}

function unpacked(folder: string, path: string): string {
  const name = path.slice(0, -'.gz'.length);
  const file = join(folder, name);
  if (!existsSync(file)) writeFileSync(file, gunzipSync(readFileSync(join(folder, path))));
  return name;
}
