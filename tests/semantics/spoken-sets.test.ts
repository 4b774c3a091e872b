import { describe, expect, it } from 'vitest';
import { CloseWords } from '../../lib/semantics/close-words.ts';
import { LinkIndex, type LinkWords } from '../../lib/semantics/link-index.ts';
import { SiteWords } from '../../lib/semantics/site-words.ts';
import {
  likenesses,
  pagesMostSpokenOf,
  sitesMostSpokenOf,
  spokenPages,
  spokenSites,
} from '../../lib/semantics/spoken-sets.ts';
import { setSimilarity } from '../../lib/semantics/term-sets.ts';
import { driven } from '../boundary/small-webs.ts';
import { wordnet } from './wordnet.ts';

const HOSTS = ['boats', 'ships', 'bread', 'guide'];
const siteOf = (url: string) => HOSTS.indexOf(url.slice(8).split('.')[0]);
const at = (host: string, path = '') => `https://${host}.example/${path}`;
const link = (to: string, text: string): LinkWords => ({
  to,
  text,
  alt: '',
  before: '',
  after: '',
});

function web(): SiteWords {
  const words = new SiteWords(new LinkIndex(), siteOf);
  words.add(at('guide', 'a'), 'en', [
    link(at('boats'), 'boat, sailor, harbour, oar'),
    link(at('ships'), 'ship, crewman, seaport, paddle'),
    link(at('bread'), 'loaf, flour, oven, yeast'),
    link(at('elsewhere'), 'home'),
  ]);
  words.add(at('guide', 'b'), 'en', [
    link(at('bread'), 'loaf'),
    link(at('bread', 'rye'), 'rye loaf'),
    link(at('ships'), 'next page'),
  ]);
  words.add(at('guide', 'c'), 'en', [link(at('bread'), 'oven')]);
  return words;
}

describe('what is grouped', () => {
  it('is sites, those with most links first, after the one that was asked about', () => {
    expect(sitesMostSpokenOf(web(), HOSTS.keys(), 3)).toEqual([3, 2, 1, 0]);
    expect(sitesMostSpokenOf(web(), HOSTS.keys(), 0)).toEqual([0, 2, 1]);
  });

  it('is pages, each site in turn, and what is of none at the end', () => {
    const words = web();
    const urls = pagesMostSpokenOf(words);

    expect(urls.slice(0, 3).sort()).toEqual([at('boats'), at('bread'), at('ships')]);
    expect(urls.slice(3)).toEqual([at('bread', 'rye'), at('elsewhere')]);
  });

  it('is known by its words, but not by those of navigation', () => {
    const words = web();
    const close = new CloseWords(wordnet);
    const [, ships] = driven(spokenSites(words, [0, 1], close));
    const [elsewhere] = driven(spokenPages(words, [at('elsewhere')], close));

    expect(ships.words.join(' ').split(' ')).toContain('ship');
    expect(ships.words.join(' ').split(' ')).not.toContain('next');
    expect(Math.max(...ships.set.weights)).toBe(1);
    expect(elsewhere).toMatchObject({ words: [], set: { terms: [], weights: [] } });
  });

  it('is compared with all that share a meaning, as if it were with all', () => {
    const close = new CloseWords(wordnet);
    const sets = driven(spokenSites(web(), HOSTS.keys(), close)).map(({ set }) => set);
    const table = driven(likenesses(sets, close));
    sets.forEach((a, i) => {
      sets.forEach((b, j) => {
        if (i === j) return;
        expect(table[i * sets.length + j]).toBeCloseTo(setSimilarity(a, b, close.alike), 6);
      });
    });

    expect(table[1]).toBeGreaterThan(0.15);
    expect(table[2]).toBe(0);
  });
});
