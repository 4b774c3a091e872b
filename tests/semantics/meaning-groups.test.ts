import { describe, expect, it } from 'vitest';
import { groupsOf, nearGroups } from '../../lib/semantics/groups.ts';
import { keywordMapper } from '../../lib/semantics/map-keywords.ts';
import { groupByConcepts, groupByDensity } from '../../lib/semantics/meaning-groups.ts';
import { ontologySpace, wordSet, wordSpace } from '../../lib/semantics/meaning-space.ts';
import { general, wordnet } from './wordnet.ts';

/** Pages by their keywords: reptiles in dry lands, orchestras, and one that is like none. */
const PAGES = [
  ['adder', 'Sahara'],
  ['viper', 'Gobi'],
  ['cobra', 'Kalahari', 'python'],
  ['guitar', 'flute'],
  ['violin', 'oboe'],
  ['cello', 'clarinet'],
  ['mortgage'],
  [],
];
const counted = PAGES.map((page) => page.map((word) => ({ word, times: 1 })));
const DESERT = [0, 1, 2];
const MUSIC = [3, 4, 5];

const words = wordSpace(wordnet);
const wordSets = counted.map((page) => wordSet(words, page));
const topics = ontologySpace(general);
const map = keywordMapper(general, wordnet);
const topicSets = counted.map((page) => map(page));

const together = (assignment: Int32Array, pages: number[]) =>
  assignment[pages[0]] >= 0 && new Set(pages.map((page) => assignment[page])).size === 1;

describe('groups by density', () => {
  it('bring together pages that share a meaning and no word', () => {
    const found = groupByDensity(wordSets, words, { minSimilarity: 0.8, minNeighbours: 1 });
    expect(together(found, DESERT)).toBe(true);
    expect(together(found, MUSIC)).toBe(true);
    expect(found[0]).not.toBe(found[3]);
    expect([found[6], found[7]]).toEqual([-1, -1]);
  });
});

describe('groups by concepts', () => {
  it('are parts of one tree', () => {
    const found = groupByConcepts(topicSets, topics, 1);
    expect(together(found, MUSIC)).toBe(true);
    expect(found[0]).not.toBe(found[3]);
    expect(found[7]).toBe(-1);
    expect(new Set(groupByConcepts(topicSets, topics, 0).slice(0, 6)).size).toBe(1);
  });
});

describe('a question', () => {
  const groups = groupsOf(
    groupByDensity(wordSets, words, { minSimilarity: 0.8, minNeighbours: 1 }),
    wordSets,
  );

  it('finds pages in which its words never stand', () => {
    const question = wordSet(words, [
      { word: 'snake', times: 1 },
      { word: 'desert', times: 1 },
    ]);
    const [best] = nearGroups(question, groups, wordSets, words.alike);
    expect(best.pages.map(({ page }) => page).sort()).toEqual(DESERT);
    expect(best.likeness).toBeGreaterThan(0.8);
  });

  it('ranks the pages of a group by likeness', () => {
    const question = wordSet(words, [
      { word: 'viola', times: 1 },
      { word: 'bassoon', times: 1 },
    ]);
    const [best] = nearGroups(question, groups, wordSets, words.alike);
    const likeness = best.pages.map((page) => page.likeness);
    expect(best.pages.map(({ page }) => page).sort()).toEqual(MUSIC);
    expect(likeness).toEqual([...likeness].sort((a, b) => b - a));
    expect(likeness[0]).toBeGreaterThan(likeness[2]);
  });

  it('has no answer where nothing is near', () => {
    const question = wordSet(words, [{ word: 'jurisprudence', times: 1 }]);
    expect(nearGroups(question, groups, wordSets, words.alike, 0.7)).toEqual([]);
  });

  it('is asked of topics as well', () => {
    const assignment = groupByDensity(topicSets, topics, { minSimilarity: 0.7, minNeighbours: 1 });
    const question = map([{ word: 'trombone', times: 1 }]);
    const [best] = nearGroups(question, groupsOf(assignment, topicSets), topicSets, topics.alike);
    expect(best.pages.map(({ page }) => page).sort()).toEqual(MUSIC);
  });
});

describe('labels', () => {
  it('are what most pages of the group share', () => {
    const assignment = Int32Array.from(PAGES, (_, page) => (MUSIC.includes(page) ? 0 : -1));
    const [{ label, members }] = groupsOf(assignment, topicSets);
    expect(members).toEqual(MUSIC);
    const names = label.terms.slice(0, 2).map(topics.nameOf).sort();
    expect(names).toEqual(['stringed instrument', 'wind instrument']);
    expect(label.weights[0]).toBe(1);
  });
});
