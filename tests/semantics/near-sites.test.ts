import { describe, expect, it } from 'vitest';
import { unpaced } from '../../lib/pace/unpaced.ts';
import { LinkIndex, type LinkWords } from '../../lib/semantics/link-index.ts';
import { sitesAlike } from '../../lib/semantics/near-sites.ts';
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

describe('sites beside a site', () => {
  it('are those spoken of in words of one meaning, though they share none', () => {
    const near = unpaced(sitesAlike(web(), 0, [0, 1, 2, 3], wordnet, 5));
    expect(near.map(({ site }) => site)).toEqual([1]);
    expect(near[0].words.join(' ')).toContain('ship');
  });

  it('are none where too little is said to compare', () => {
    expect(unpaced(sitesAlike(web(), 3, [0, 1, 2, 3], wordnet, 5))).toEqual([]);
  });
});
