/** Damage done to a browser's stored databases while the browser is closed. */
import { appendFileSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of Ambit's databases in a Chromium profile, largest last. */
export function databaseFiles(profile: string): string[] {
  const all = join(profile, 'Default/IndexedDB');
  return readdirSync(all, { recursive: true, encoding: 'utf8' })
    .filter((name) => /indexeddb\.leveldb\/(\d+\.(log|ldb)|MANIFEST-\d+|CURRENT)$/.test(name))
    .map((name) => join(all, name))
    .sort((a, b) => readFileSync(a).length - readFileSync(b).length);
}

/** Flips one bit in each of `count` bytes of a file. */
export function flipBytes(file: string, count: number, random: () => number): void {
  const bytes = readFileSync(file);
  for (let n = 0; n < count && bytes.length > 0; n++) {
    bytes[Math.floor(random() * bytes.length)] ^= 1 << Math.floor(random() * 8);
  }
  writeFileSync(file, bytes);
}

/** As after a crash of the file system: the file is there and has lost its end. */
export function cutFile(file: string): void {
  truncateSync(file, Math.floor(readFileSync(file).length / 2));
}

/** As a kill in mid-write leaves it: the beginning of a record, whose rest never came. */
export function tearLog(profile: string): void {
  const [log] = databaseFiles(profile).filter((file) => file.endsWith('.log'));
  const head = Buffer.alloc(7); // sum, length and kind of a record
  head.writeUInt32LE(0x5ea1ed, 0);
  head.writeUInt16LE(2000, 4);
  head[6] = 1;
  appendFileSync(log, Buffer.concat([head, Buffer.alloc(50)]));
}
