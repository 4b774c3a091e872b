import { describe, expect, it } from 'vitest';
import type { About, AboutAsked } from '../../lib/model/about.ts';
import { describedAs, languageChoices, littleSaid } from '../../lib/view/about-sentences.ts';

const ASKED: AboutAsked = {
  page: 'https://a.example/',
  what: 'site',
  side: 'outside',
  other: '',
  directory: '',
  language: '',
};
const word = (name: string) => ({ word: name, weight: 1, links: 1, targets: 1, sources: 1 });
const about = (change: Partial<About>): About => ({
  words: ['lens', 'cutter', 'quay', 'rope'].map(word),
  language: 'en',
  languages: [],
  links: 40,
  pages: 7,
  sites: 4,
  outside: 40,
  inside: 0,
  concepts: [],
  near: [],
  speaking: [],
  directories: [],
  full: false,
  ...change,
});

describe('what links say, in a sentence', () => {
  it('names the first words, and who says them', () => {
    expect(describedAs(ASKED, about({}), '')).toBe(
      'Described as “lens”, “cutter”, and “quay” by 7 pages on 4 sites.',
    );
    expect(describedAs(ASKED, about({ words: [word('lens')], pages: 1, sites: 1 }), '')).toBe(
      'Described as “lens” by 1 page on 1 site.',
    );
    expect(describedAs({ ...ASKED, what: 'outgoing' }, about({}), '')).toContain('in 40 links');
    expect(describedAs({ ...ASKED, what: 'between' }, about({}), 'The Choir')).toMatch(
      /^Of The Choir this site says/,
    );
    expect(describedAs({ ...ASKED, what: 'said-by' }, about({}), 'The Choir')).toMatch(
      /^Of this site The Choir says/,
    );
    expect(describedAs(ASKED, about({ words: [] }), '')).toBeNull();
  });

  it('says when there is little, and what helps', () => {
    expect(littleSaid(ASKED, about({ links: 0, words: [] }))).toMatch(/^No such link is known yet/);
    expect(littleSaid(ASKED, about({ links: 3 }))).toMatch(/^3 links so far;/);
    expect(littleSaid(ASKED, about({ words: [] }))).toMatch(/no words/);
    expect(littleSaid(ASKED, about({ links: 300_000 }))).toBeNull();
    const speaking = { ...ASKED, what: 'outgoing' as const };
    expect(littleSaid(speaking, about({ links: 0 }))).toMatch(/^No link to another site/);
  });

  it('names languages, also such as no browser knows', () => {
    const languages: About['languages'] = [
      ['fr', 4],
      ['???', 1],
    ];
    expect(languageChoices(about({ languages }))).toEqual([
      { code: 'fr', name: 'French (4 links)' },
      { code: '???', name: '??? (1 link)' },
    ]);
    expect(languageChoices(about({ language: '', languages }))[0].name).toBe('all languages');
    expect(languageChoices(about({ languages: [['fr', 4]] }))).toEqual([]);
  });
});
