import { describe, expect, it } from 'vitest';
import { NAVIGATION_WORDS } from '../../lab/evaluate/keyword-expectations.ts';
import {
  directoryKeywords,
  keywordsBetween,
  linksOfKeyword,
  outgoingKeywords,
  pageKeywords,
  siteKeywords,
} from '../../lib/semantics/characterise.ts';
import { crawl, groupMatch } from '../../lib/semantics/crawl.ts';
import { LinkIndex } from '../../lib/semantics/link-index.ts';
import {
  weightedGroupKeywords,
  weightedSourceKeywords,
  weightedTargetKeywords,
} from '../../lib/semantics/link-keywords.ts';
import type { Keyword } from '../../lib/semantics/rank-keywords.ts';
import { SiteWords } from '../../lib/semantics/site-words.ts';
import { museumWeb, siteOf } from './museum-web.ts';

const FREUD = siteOf('https://freud.example/');
const MARITIME = siteOf('https://maritime.example/');
const GUIDE = siteOf('https://guide.example/');
const names = (keywords: Keyword[]) => keywords.map(({ name }) => name);

describe('the paper’s museums', () => {
  const { index } = museumWeb();
  const museums = new Set(
    ['freud', 'soane', 'maritime'].map((name) => index.numberOf(`https://${name}.example/`)),
  );
  const visitors = groupMatch(index, ['https://guide.example/']);
  const times = (found: Map<number, number>) =>
    Object.fromEntries([...found].map(([term, count]) => [index.nameOf(term), count]));

  it('are each named by most links, but as a group called what is said of all of them', () => {
    const links = times(weightedGroupKeywords(index, visitors, museums));
    const targets = times(weightedTargetKeywords(index, visitors, museums));
    expect(links).toMatchObject({ Museum: 12, London: 12, Freud: 4, Soane: 4, casino: 1 });
    expect(targets).toMatchObject({ Museum: 3, London: 3, Freud: 1, Soane: 1, casino: 1 });
  });

  it('show by their outgoing links what they care for, each museum counted once', () => {
    const outside = crawl(index, museums, 1, 'exactly');
    const links = times(weightedGroupKeywords(index, museums, outside));
    const sources = times(weightedSourceKeywords(index, museums, outside));
    expect(links).toMatchObject({ exhibition: 7, ships: 1, couch: 1 });
    expect(sources).toMatchObject({ exhibition: 3, ships: 1, couch: 1 });
  });
});

describe('keywords of a site', () => {
  it('come from outside, from inside or both', () => {
    const words = museumWeb();
    expect(names(siteKeywords(words, MARITIME, { side: 'outside' }))[0]).toBe('National Maritime');
    expect(names(siteKeywords(words, MARITIME, { side: 'inside' }))).not.toContain('sea');
    expect(names(siteKeywords(words, MARITIME)).join()).toContain('ships');
  });

  it('have no words of navigation before words that tell', () => {
    const words = museumWeb();
    for (const side of ['inside', 'both'] as const) {
      const found = names(siteKeywords(words, MARITIME, { side, most: 5 }));
      expect(found.map((name) => name.toLowerCase())).not.toContain('next');
      expect(found.some((name) => NAVIGATION_WORDS.includes(name.toLowerCase()))).toBe(false);
    }
  });

  it('are not moved by one page that repeats itself', () => {
    const found = names(siteKeywords(museumWeb(), FREUD, { side: 'outside' }));
    expect(found).toContain('casino');
    expect(found.indexOf('casino')).toBeGreaterThan(found.indexOf('Freud'));
    expect(found.indexOf('casino')).toBeGreaterThan(found.indexOf('psychoanalysis'));
  });

  it('are only words of the language asked for', () => {
    const words = museumWeb();
    words.add('https://guide.example/fr', 'fr', [
      {
        to: 'https://freud.example/',
        text: 'Musée Freud',
        before: '',
        after: 'psychanalyse',
        alt: '',
      },
    ]);
    expect(names(siteKeywords(words, FREUD, { language: 'fr' }))).toContain('psychanalyse');
    expect(names(siteKeywords(words, FREUD, { language: 'fr' }))).not.toContain('psychoanalysis');
    expect(names(siteKeywords(words, FREUD))).not.toContain('psychanalyse');
    expect(words.languagesOf(FREUD)).toEqual(['en', 'fr']);
  });

  it('give the links they came from', () => {
    const words = museumWeb();
    const [term] = words.index.termsNamed('longitude');
    const links = linksOfKeyword(words, MARITIME, term, 'outside');
    expect(links.map(({ from }) => from).sort()).toEqual(
      ['a', 'b', 'c', 'd'].map((name) => `https://guide.example/${name}`),
    );
    expect(new Set(links.map(({ to }) => to))).toEqual(
      new Set(['https://maritime.example/clocks']),
    );
    expect(linksOfKeyword(words, MARITIME, term, 'inside')).toEqual([]);
  });

  it('tell how many pages stand behind them', () => {
    const found = siteKeywords(museumWeb(), MARITIME, { side: 'outside' });
    expect(found.find(({ name }) => name === 'longitude clocks')?.tally).toEqual({
      links: 4,
      targets: 1,
      sources: 4,
    });
  });

  it('are none where nobody speaks of the site', () => {
    expect(siteKeywords(museumWeb(), GUIDE)).toEqual([]);
    expect(siteKeywords(museumWeb(), 99)).toEqual([]);
  });
});

describe('other scopes', () => {
  const words = museumWeb();

  it('say how a site sees the world', () => {
    expect(names(outgoingKeywords(words, GUIDE, { most: 30 }))).toEqual(
      expect.arrayContaining(['architecture', 'psychoanalysis']),
    );
    expect(outgoingKeywords(words, FREUD)).toEqual([]);
    expect(outgoingKeywords(words, 99)).toEqual([]);
  });

  it('say what one site says of another', () => {
    const found = names(keywordsBetween(words, GUIDE, FREUD, { most: 30 }));
    expect(found).toContain('psychoanalysis');
    expect(found).not.toContain('architecture');
    expect(keywordsBetween(words, FREUD, GUIDE)).toEqual([]);
  });

  it('say what a directory and a page are about', () => {
    const clocks = names(pageKeywords(words, 'https://maritime.example/clocks'));
    expect(clocks).toContain('longitude clocks');
    expect(clocks).not.toContain('sea');
    expect(pageKeywords(words, 'https://unheard.of/')).toEqual([]);
    expect(directoryKeywords(words, 'https://unheard.of/')).toEqual([]);
    expect(
      names(directoryKeywords(words, 'https://maritime.example/', { side: 'outside' })),
    ).toEqual(names(siteKeywords(words, MARITIME, { side: 'outside' })));
    const inside = pageKeywords(words, 'https://maritime.example/clocks', { side: 'inside' });
    expect(names(inside)).not.toContain('longitude');
  });
});

describe('words that every site has', () => {
  it('weigh less than those of one', () => {
    const words = new SiteWords(new LinkIndex(), (url) => Number(url.split('.')[1]));
    for (let site = 0; site < 6; site++) {
      const link = { to: `https://w.${site}.org/`, before: '', after: '', alt: '' };
      const own = site === 0 ? 'volcano' : 'weather';
      words.add(`https://w.9.org/${site}`, 'en', [{ ...link, text: 'official' }]);
      words.add(`https://w.9.org/${site}b`, 'en', [{ ...link, text: `official: the ${own}` }]);
    }
    expect(names(siteKeywords(words, 0))).toEqual(['volcano', 'official']);
  });
});
