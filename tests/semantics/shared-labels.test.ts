import { expect, it } from 'vitest';
import { CloseWords } from '../../lib/semantics/close-words.ts';
import { keywordMapper } from '../../lib/semantics/map-keywords.ts';
import { sharedTopics, sharedWords } from '../../lib/semantics/shared-labels.ts';
import { general, wordnet } from './wordnet.ts';

const close = new CloseWords(wordnet);
const setOf = (words: string[]) => ({
  terms: words.map((word) => close.termOf(word)),
  weights: words.map((_, i) => 1 / (i + 1)),
});
const words = (...sets: string[][]) =>
  sharedWords(sets.map(setOf), close.alike).map((term) => close.nameOf(term));

it('are words that another member has too, if only in meaning', () => {
  expect(words(['boat', 'teapot'], ['ship', 'mortgage'])).toEqual(['boat', 'ship']);
  expect(words(['boat', 'flour'], ['flour', 'oven'])).toEqual(['flour']);
  expect(words(['boat'], ['flour'])).toEqual([]);
});

const map = keywordMapper(general, wordnet);
const topics = (...sets: string[][]) => {
  const mapped = sets.map((set) => map(set.map((word) => ({ word, times: 1 }))));
  return sharedTopics(mapped, general.taxonomy).map((term) => general.terms[term].name);
};

it('are the narrowest topics that most members are on', () => {
  expect(topics(['guitar', 'bread'], ['violin'])).toEqual(['stringed instrument']);
  expect(topics(['guitar'], ['violin'], ['mortgage'])).toEqual(['stringed instrument']);
  expect(topics(['guitar'], ['mortgage'])).toEqual([]);
});
