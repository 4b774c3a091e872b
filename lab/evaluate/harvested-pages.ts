/**
 * The records of all pages of a list, harvested once and kept on disk: a pack of deflated JSON
 * records and an index beside it. Both are named by a hash of the list, of the sizes of its pages
 * and of the sources that harvest, so that a change of the harvest makes new ones. Records are read
 * from the pack one at a time, a third of a millisecond each, because all of them together would
 * fill the memory.
 */
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateRawSync } from 'node:zlib';
import type { PageRecord } from '../../lib/model/page-record.ts';
import { type ByteRange, harvestList } from './harvest-list.ts';
import { type ListedPage, readPageList, type SavedPage } from './page-list.ts';

export interface Harvest {
  pages: ListedPage[];
  /** The record of `pages[i]`. */
  record(i: number): PageRecord;
  close(): void;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** What decides how a record looks. */
const SOURCES = [
  'lib/harvest',
  'lib/url',
  'lib/text',
  'lib/model/page-record.ts',
  'lab/evaluate/parse-page.ts',
  'lab/evaluate/decode-page.ts',
  'lab/evaluate/harvest-share.ts',
];

export async function openHarvest(
  tsv: string,
  cache = join(ROOT, '.cache', 'harvested'),
): Promise<Harvest> {
  const list = resolve(tsv);
  const saved = readPageList(list);
  const name = join(cache, keyOf(list, saved));
  const [pack, index] = [`${name}.pack`, `${name}.json`];
  if (!existsSync(index)) {
    const places = await harvestList(list, saved.length, pack, (done) => {
      process.stderr.write(`\rharvested ${done} of ${saved.length} pages`);
    });
    process.stderr.write(`\rharvested ${saved.length} of ${saved.length} pages\n`);
    writeFileSync(`${index}.${process.pid}`, JSON.stringify(places));
    renameSync(`${index}.${process.pid}`, index);
  }
  const pages = saved.map(({ site, borderline, url }) => ({ site, borderline, url }));
  const places: ByteRange[] = JSON.parse(readFileSync(index, 'utf8'));
  const file = openSync(pack, 'r');
  return {
    pages,
    record: (i) => recordAt(file, places[i]),
    close: () => closeSync(file),
  };
}

function recordAt(file: number, [at, length]: ByteRange): PageRecord {
  const packed = Buffer.allocUnsafe(length);
  if (readSync(file, packed, 0, length, at) !== length) throw new Error('The pack is cut short.');
  return JSON.parse(inflateRawSync(packed).toString('utf8'));
}

function keyOf(list: string, saved: SavedPage[]): string {
  const hash = createHash('sha256').update(readFileSync(list));
  for (const { size } of saved) hash.update(`${size},`);
  for (const file of SOURCES.flatMap(filesOf)) hash.update(readFileSync(join(ROOT, file)));
  return hash.digest('hex').slice(0, 16);
}

function filesOf(source: string): string[] {
  if (source.endsWith('.ts')) return [source];
  const names = readdirSync(join(ROOT, source), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => join(source, name));
}
