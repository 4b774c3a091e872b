import { describe, expect, it } from 'vitest';
import { type ConceptNode, conceptTree } from '../../lib/semantics/concept-tree.ts';
import { keywordMapper } from '../../lib/semantics/map-keywords.ts';
import { music, wordnet } from './wordnet.ts';

const told = (nodes: ConceptNode[]): unknown[] =>
  nodes.map(({ name, words, below }) => [name, words, told(below)]);

describe('a tree of concepts', () => {
  it('has what keywords mean below what is above it, by weight and name', () => {
    const map = keywordMapper(music, wordnet, { least: 0.9 });
    const words = ['guitar', 'flute', 'drums', 'taxes'];
    const tree = conceptTree(music, map(words.map((word, i) => ({ word, times: 4 - i }))));
    expect(told(tree)).toEqual([
      [
        'music',
        [],
        [
          [
            'musical instrument',
            [],
            [
              ['percussion instrument', ['drums'], []],
              ['string instrument', ['guitar'], []],
              ['wind instrument', ['flute'], []],
            ],
          ],
        ],
      ],
    ]);
    const [{ weight, below }] = tree;
    expect(weight).toBe(0);
    expect(below[0].below.every((node) => node.weight >= 0.9)).toBe(true);
  });

  it('is empty where nothing is meant', () => {
    expect(conceptTree(music, keywordMapper(music, wordnet)([]))).toEqual([]);
  });
});
