/**
 * What links say: of a site, from outside, from inside or both; of the world, by a site; of one site,
 * by another; of a directory or a page. Each answer is a ranked list of words, and each word can give
 * the links it came from.
 *
 * Senellart (§4.2.2) found THESUS keywords of a site to be its own navigation. Hence the three things
 * here: links from outside can be looked at alone; words are counted by different pages, not by links;
 * and what every site says of itself weighs little (rank-keywords.ts). Where both kinds of links
 * count, a page outside counts as three inside: it had no part in what the site wants to be.
 */
import { groupMatch } from './crawl.ts';
import { type Keyword, rankKeywords } from './rank-keywords.ts';
import type { Side, SiteWords, Tally } from './site-words.ts';
import { crossing, type LinkFilter, linksWith, tallyLinks } from './tally-links.ts';

const OUTSIDE_WEIGHT = 3;

export interface Asked {
  /** Which links count; both when nothing is said. */
  side?: Side;
  /** Only words of this language; when nothing is said, the commonest of the links; '' for all. */
  language?: string;
  most?: number;
}

/** What links say of a site. From the running counts. */
export function siteKeywords(words: SiteWords, site: number, asked: Asked = {}): Keyword[] {
  const side = asked.side ?? 'both';
  const language = asked.language ?? words.languagesOf(site)[0] ?? '';
  const tallies: [number, Tally][] = [];
  for (const term of words.termsOf(site)) tallies.push([term, words.tally(site, term, side)]);
  const evidenceOf = (term: number, { targets, sources }: Tally) => {
    const outside = side === 'both' ? words.tally(site, term, 'outside').sources : 0;
    return Math.sqrt(targets * (sources + (OUTSIDE_WEIGHT - 1) * outside));
  };
  return rank(words, tallies, { ...asked, language }, evidenceOf);
}

/** How a site sees the world: what its pages say of pages elsewhere. */
export function outgoingKeywords(words: SiteWords, site: number, asked: Asked = {}): Keyword[] {
  const elsewhere = crossing((page) => words.siteAt(page));
  return rank(words, tallyLinks(words.index, pagesOf(words, site), EVERYONE, elsewhere), asked);
}

/** What one site says of another. */
export function keywordsBetween(
  words: SiteWords,
  from: number,
  to: number,
  asked: Asked = {},
): Keyword[] {
  return rank(words, tallyLinks(words.index, pagesOf(words, from), pagesOf(words, to)), asked);
}

/** What links say of the pages below an address, such as a directory. */
export function directoryKeywords(words: SiteWords, prefix: string, asked: Asked = {}): Keyword[] {
  const pages = groupMatch(words.index, [prefix]);
  const from = asked.side ?? 'both';
  const counts: LinkFilter = (source) =>
    from === 'both' || pages.has(source) === (from === 'inside');
  return pages.size === 0
    ? []
    : rank(words, tallyLinks(words.index, EVERYONE, pages, counts), asked);
}

/** What links say of one page. Sides are those of its site. */
export function pageKeywords(words: SiteWords, url: string, asked: Asked = {}): Keyword[] {
  const page = words.index.numberOf(url);
  if (page < 0) return [];
  const counts = sideFilter(words, asked.side ?? 'both');
  return rank(words, tallyLinks(words.index, EVERYONE, new Set([page]), counts), asked);
}

/** The links to a site that gave a word, as addresses. */
export function linksOfKeyword(
  words: SiteWords,
  site: number,
  term: number,
  side: Side = 'both',
): { from: string; to: string }[] {
  const { index } = words;
  const found = linksWith(index, term, EVERYONE, pagesOf(words, site), sideFilter(words, side));
  return found.map(([source, target]) => ({ from: index.urlOf(source), to: index.urlOf(target) }));
}

const EVERYONE: ReadonlySet<number> = new Set();
/** A set that holds no page, where an empty one would mean everyone. */
const NO_PAGE: ReadonlySet<number> = new Set([-1]);

function sideFilter(words: SiteWords, side: Side): LinkFilter {
  const crosses = crossing((page) => words.siteAt(page));
  if (side === 'both') return () => true;
  return (source, target) => crosses(source, target) === (side === 'outside');
}

function pagesOf(words: SiteWords, site: number): ReadonlySet<number> {
  const pages = new Set<number>();
  for (const page of words.index.urls()) if (words.siteAt(page) === site) pages.add(page);
  return pages.size > 0 ? pages : NO_PAGE;
}

function rank(
  words: SiteWords,
  tallies: Iterable<[number, Tally]>,
  { language = '', most = 10 }: Asked,
  evidenceOf?: (term: number, tally: Tally) => number,
): Keyword[] {
  return rankKeywords(tallies, {
    lexicon: words.index.lexicon,
    siteCount: words.siteCount,
    spreadOf: (term) => words.spreadOf(term),
    language,
    most,
    evidenceOf,
  });
}
