import { describe, expect, it } from 'vitest';
import { unpaced } from '../../lib/pace/unpaced.ts';
import { Lexicon } from '../../lib/semantics/lexicon.ts';
import { rankKeywords } from '../../lib/semantics/rank-keywords.ts';
import type { WordTally } from '../../lib/semantics/site-words.ts';

const lexicon = new Lexicon();
const term = (word: string) => {
  const [form] = lexicon.read(word, 'en');
  lexicon.use(form, 1);
  return lexicon.termOf(form);
};
const counts = (targets: number, sources: number): WordTally => ({
  links: targets * sources,
  targets,
  sources,
});
const rank = (tallies: [number, WordTally][], spread: Record<number, number> = {}) =>
  unpaced(
    rankKeywords(
      tallies.filter(([one]) => lexicon.partsOf(one) === undefined),
      function* (top) {
        return tallies.filter(([one]) => lexicon.partsOf(one)?.every((part) => top.has(part)));
      },
      {
        lexicon,
        siteCount: 9,
        spreadOf: (one) => spread[one] ?? 1,
        language: '',
        most: 10,
      },
    ),
  );
const [visual, studio, music, search, chapter] = [
  'visual',
  'studio',
  'music',
  'search',
  'chapter',
].map(term);

describe('ranking', () => {
  it('weighs √(targets · sources) · ln((sites + 1) / spread)', () => {
    const found = rank(
      [
        [music, counts(4, 9)],
        [studio, counts(2, 2)],
      ],
      { [music]: 5, [studio]: 1 },
    );
    expect(found.map(({ name }) => name)).toEqual(['studio', 'music']);
    expect(found[0].weight).toBeCloseTo(2 * Math.log(10));
    expect(found[1].weight).toBeCloseTo(6 * Math.log(2));
  });

  it('unites two words that hold together, and no others', () => {
    const phrase = lexicon.phrase(visual, studio);
    const words = (count: number): [number, WordTally][] => [
      [visual, counts(4, 4)],
      [studio, counts(4, 4)],
      [phrase, counts(count, count)],
    ];
    expect(rank(words(3)).map(({ name }) => name)).toEqual(['visual studio']);
    expect(rank(words(1)).map(({ name }) => name)).toEqual(['visual', 'studio']);
  });

  it('weighs words of navigation down and lets no phrase save them', () => {
    const found = rank([
      [search, counts(10, 10)],
      [chapter, counts(10, 10)],
      [lexicon.phrase(search, chapter), counts(10, 10)],
      [music, counts(1, 1)],
    ]);
    expect(found.map(({ name }) => name)).toEqual(['music', 'search', 'chapter']);
  });
});
