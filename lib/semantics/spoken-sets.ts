/**
 * Sites and pages as sets of the words that links use of them, ready to be grouped; and how alike
 * each two are. Words of navigation say nothing of a page and are left out. Where there are too
 * many, those that most is said of are taken: of pages, those of every site in turn, so that none
 * drowns the others. To be driven to their ends; each step is one site or page.
 */
import { keywordsInSteps } from './characterise.ts';
import type { CloseWords } from './close-words.ts';
import { isNavigationWord } from './navigation-words.ts';
import type { Keyword } from './rank-keywords.ts';
import { NOWHERE, type SiteWords } from './site-words.ts';
import { setSimilarity, type TermSet } from './term-sets.ts';

export interface Spoken {
  /** A site, or the place of a page among those asked about. */
  of: number;
  /** As they are written, the heaviest first. */
  words: string[];
  set: TermSet;
}

const WORDS_OF_SITE = 20;
const WORDS_OF_PAGE = 8;

export function* spokenSites(
  words: SiteWords,
  sites: Iterable<number>,
  close: CloseWords,
): Generator<void, Spoken[]> {
  const found: Spoken[] = [];
  for (const site of sites) {
    const meant = { of: 'site', site, side: 'both' } as const;
    const keywords = yield* keywordsInSteps(words, meant, { most: WORDS_OF_SITE });
    found.push(spokenOf(site, keywords, close));
    yield;
  }
  return found;
}

export function* spokenPages(
  words: SiteWords,
  urls: readonly string[],
  close: CloseWords,
): Generator<void, Spoken[]> {
  const found: Spoken[] = [];
  for (const [place, url] of urls.entries()) {
    const meant = { of: 'page', url, side: 'both' } as const;
    const keywords = yield* keywordsInSteps(words, meant, { most: WORDS_OF_PAGE });
    found.push(spokenOf(place, keywords, close));
    yield;
  }
  return found;
}

/**
 * Sites by the links to them, those with none left out; `first` is among them whatever is said of
 * it.
 */
export function sitesMostSpokenOf(
  words: SiteWords,
  sites: Iterable<number>,
  first: number,
): number[] {
  const counted: [site: number, links: number][] = [];
  for (const site of sites) {
    if (site === first) continue;
    const links = words.languageCounts(site).reduce((sum, [, some]) => sum + some, 0);
    if (links > 0) counted.push([site, links]);
  }
  counted.sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return [first, ...counted.map(([site]) => site)];
}

/** Addresses that links lead to, by how many pages do, each site in its turn. */
export function pagesMostSpokenOf(words: SiteWords): string[] {
  const { index } = words;
  const bySite = new Map<number, number[]>();
  for (const page of index.urls()) {
    if (index.sourcesOf(page).length === 0) continue;
    const site = words.siteAt(page);
    const pages = bySite.get(site);
    if (pages === undefined) bySite.set(site, [page]);
    else pages.push(page);
  }
  const ranked: [turn: number, page: number][] = [];
  for (const [site, pages] of bySite) {
    pages.sort((a, b) => index.sourcesOf(b).length - index.sourcesOf(a).length || a - b);
    // What is of no site comes after what is.
    const late = site === NOWHERE ? index.span : 0;
    for (const [turn, page] of pages.entries()) ranked.push([turn + late, page]);
  }
  return ranked.sort((a, b) => a[0] - b[0] || a[1] - b[1]).map(([, page]) => index.urlOf(page));
}

/** How alike each two sets are, as a square; only sets that share a meaning are compared. */
export function* likenesses(
  sets: readonly TermSet[],
  close: CloseWords,
): Generator<void, Float32Array> {
  const count = sets.length;
  const table = new Float32Array(count * count);
  const having = new Map<number, number[]>();
  for (let a = 0; a < count; a++) {
    const met = new Set<number>();
    for (const term of sets[a].terms) {
      for (const near of [term, ...close.nearTo(term).keys()]) {
        for (const b of having.get(near) ?? []) met.add(b);
      }
    }
    for (const b of met) {
      const likeness = setSimilarity(sets[a], sets[b], close.alike);
      table[a * count + b] = likeness;
      table[b * count + a] = likeness;
    }
    for (const term of sets[a].terms) {
      const there = having.get(term);
      if (there === undefined) having.set(term, [a]);
      else there.push(a);
    }
    yield;
  }
  return table;
}

/** Words of a phrase count each by itself: WordNet knows few phrases. */
function spokenOf(of: number, keywords: readonly Keyword[], close: CloseWords): Spoken {
  const telling = keywords.filter(({ name }) => !isNavigationWord(name));
  const weights = new Map<number, number>();
  for (const { name, weight } of telling) {
    for (const word of name.split(' ')) {
      const term = close.termOf(word);
      weights.set(term, Math.max(weight, weights.get(term) ?? 0));
    }
  }
  // Where no page of any site was opened, no word tells more than another.
  const most = telling[0]?.weight ?? 0;
  return {
    of,
    words: telling.map(({ name }) => name),
    set: {
      terms: [...weights.keys()],
      weights: Array.from(weights.values(), (weight) => (most > 0 ? weight / most : 1)),
    },
  };
}
