/**
 * WordNet's nouns and verbs as Ambit ships them: one binary file, made by
 * scripts/compact-wordnet.ts. Numbers are written seven bits to a byte, the lowest first, the
 * highest bit meaning *more follows*.
 *
 *     "AWN1"  nouns  verbs
 *     for each concept, nouns first, parents before children:
 *         how many parents, and for each: own number − parent's number
 *     words
 *     for each block of 16 words but the first: how many bytes after the one before it begins
 *     for each word, in order: letters shared with the word before in its block, letters that
 *         follow, these letters; how many senses, and for each, the commonest first:
 *         2 · concept + (1 when the concept is called by this word)
 *
 * Instances count as kinds: the Sahara is a desert.
 * Cost: opening, one pass over the concepts; a word, the logarithm of their number; the first name
 * asked for, one pass over the words.
 */
import { baseForms } from './base-forms.ts';
import { type Parents, type Taxonomy, taxonomyOf } from './taxonomy.ts';

export const WORDNET_MAGIC = 'AWN1';
/** Words in a block. */
export const BLOCK = 16;

export interface WordNet {
  taxonomy: Taxonomy;
  /** Concepts below this number are nouns, the others verbs. */
  nounCount: number;
  wordCount: number;
  /** Senses of a word or of its base form, the commonest first; none when it is unknown. */
  sensesOf(word: string): readonly number[];
  /** The word a concept is called by. */
  nameOf(concept: number): string;
}

export function readWordNet(bytes: Uint8Array): WordNet {
  const reader = { bytes, at: 0 };
  if (readLetters(reader, 4) !== WORDNET_MAGIC) throw new Error('This is no WordNet file.');
  const nounCount = readNumber(reader);
  const taxonomy = taxonomyOf(readParents(reader, nounCount + readNumber(reader)));
  const wordCount = readNumber(reader);
  const blocks = readBlocks(reader, Math.ceil(wordCount / BLOCK));
  let names: string[] | undefined;
  return {
    taxonomy,
    nounCount,
    wordCount,
    sensesOf: (word) => {
      for (const form of baseForms(word.toLowerCase())) {
        const senses = findSenses(bytes, blocks, form, wordCount);
        if (senses.length > 0) return senses;
      }
      return [];
    },
    nameOf: (concept) => {
      names ??= readNames(bytes, blocks, wordCount);
      return names[concept] ?? '';
    },
  };
}

interface Reader {
  bytes: Uint8Array;
  at: number;
}

function readParents(reader: Reader, count: number): Parents {
  const starts = new Uint32Array(count + 1);
  const parents: number[] = [];
  for (let concept = 0; concept < count; concept++) {
    for (let left = readNumber(reader); left > 0; left--)
      parents.push(concept - readNumber(reader));
    starts[concept + 1] = parents.length;
  }
  return { starts, parents };
}

/** Where each block of words begins. */
function readBlocks(reader: Reader, count: number): Uint32Array {
  const blocks = new Uint32Array(count);
  for (let i = 1; i < count; i++) blocks[i] = blocks[i - 1] + readNumber(reader);
  return blocks.map((place) => place + reader.at);
}

/** Finds the block by halving, then reads on in it. */
function findSenses(bytes: Uint8Array, blocks: Uint32Array, word: string, count: number): number[] {
  let low = 0;
  let high = blocks.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (readWord({ bytes, at: blocks[middle] }, '') <= word) low = middle;
    else high = middle - 1;
  }
  const reader = { bytes, at: blocks[low] };
  let found = '';
  for (let left = Math.min(BLOCK, count - low * BLOCK); left > 0; left--) {
    found = readWord(reader, found);
    const senses = readSenses(reader);
    if (found === word) return senses.map((sense) => sense >> 1);
    if (found > word) return [];
  }
  return [];
}

function readNames(bytes: Uint8Array, blocks: Uint32Array, count: number): string[] {
  const names: string[] = [];
  const reader = { bytes, at: blocks[0] };
  let word = '';
  for (let left = count; left > 0; left--) {
    word = readWord(reader, word);
    for (const sense of readSenses(reader)) if (sense % 2 === 1) names[sense >> 1] = word;
  }
  return names;
}

function readWord(reader: Reader, before: string): string {
  const shared = readNumber(reader);
  return before.slice(0, shared) + readLetters(reader, readNumber(reader));
}

function readSenses(reader: Reader): number[] {
  return Array.from({ length: readNumber(reader) }, () => readNumber(reader));
}

function readNumber(reader: Reader): number {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = reader.bytes[reader.at++];
    if (byte === undefined) throw new Error('The WordNet file is cut short.');
    value |= (byte & 127) << shift;
    if (byte < 128) return value;
  }
}

function readLetters(reader: Reader, length: number): string {
  const end = reader.at + length;
  let letters = '';
  while (reader.at < end) letters += String.fromCharCode(reader.bytes[reader.at++]);
  return letters;
}
