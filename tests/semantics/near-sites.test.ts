import { describe, expect, it } from 'vitest';
import { LinkIndex, type LinkWords } from '../../lib/semantics/link-index.ts';
import { type Near, sitesAlike, sitesSpokenOf } from '../../lib/semantics/near-sites.ts';
import { SiteWords } from '../../lib/semantics/site-words.ts';
import { wordnet } from './wordnet.ts';

const HOSTS = ['boats', 'ships', 'bread', 'guide'];
const siteOf = (url: string) => HOSTS.indexOf(url.slice(8).split('.')[0]);
const link = (to: string, text: string): LinkWords => ({
  to,
  text,
  alt: '',
  before: '',
  after: '',
});

function web(): SiteWords {
  const words = new SiteWords(new LinkIndex(), siteOf);
  for (const host of HOSTS) words.add(`https://${host}.example/`, 'en', []);
  words.add('https://guide.example/a', 'en', [
    link('https://boats.example/', 'boat, sailor, harbour, oar'),
    link('https://ships.example/', 'ship, crewman, seaport, paddle'),
    link('https://ships.example/', 'ships'),
    link('https://bread.example/', 'loaf, flour, oven, yeast'),
  ]);
  words.add('https://guide.example/b', 'en', [link('https://bread.example/', 'loaf')]);
  return words;
}

function driven(steps: Generator<void, Near[]>): Near[] {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

describe('sites beside a site', () => {
  it('are those spoken of in words of one meaning, though they share none', () => {
    const near = driven(sitesAlike(web(), 0, [0, 1, 2, 3], wordnet, 5));
    expect(near.map(({ site }) => site)).toEqual([1]);
    expect(near[0].words.join(' ')).toContain('ship');
  });

  it('are none where too little is said to compare', () => {
    expect(driven(sitesAlike(web(), 3, [0, 1, 2, 3], wordnet, 5))).toEqual([]);
  });

  it('are those it links to, by how many links lead there', () => {
    expect(sitesSpokenOf(web(), 3, 2).map(({ site, measure }) => [site, measure])).toEqual([
      [2, 2],
      [0, 1],
    ]);
    expect(sitesSpokenOf(web(), 0, 2)).toEqual([]);
  });
});
