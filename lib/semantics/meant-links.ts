/**
 * Which links are meant when one asks what is said: of a site, of the world by a site, of one site
 * by another, of what lies below an address, of a page. An empty set of pages means everyone.
 * Cost: one look at every known address to find the pages of a site or below an address.
 */

import { hostOf } from '../url/anatomy.ts';
import { groupMatch } from './crawl.ts';
import { linksInSteps } from './link-keywords.ts';
import { type LinkSide, NOWHERE, type SiteWords } from './site-words.ts';
import { crossing, type LinkFilter, type LinkSet } from './tally-links.ts';

export type MeantBy =
  | { of: 'site'; site: number; side: LinkSide }
  | { of: 'outgoing'; site: number }
  | { of: 'between'; from: number; to: number }
  /** Sides are the pages below the address, and all others. */
  | { of: 'directory'; prefix: string; side: LinkSide }
  /** Sides are those of the page's site. */
  | { of: 'page'; url: string; side: LinkSide };

export interface MeantLinks extends LinkSet {
  /** Of all links from the sources to the targets, those of the outer side. */
  isOutside: LinkFilter;
}

/** Who speaks, of whom, and in which language. */
export interface Speakers {
  links: number;
  /** By site: how many of the links are on its pages; how many lead to them. */
  from: ReadonlyMap<number, number>;
  to: ReadonlyMap<number, number>;
  /** Languages of the pages the links are on, the commonest first. */
  languages: [language: string, links: number][];
  /** Links of either side, whichever was meant. */
  outside: number;
  inside: number;
}

export function linksMeant(words: SiteWords, meant: MeantBy): MeantLinks {
  const crosses = crossing((page) => words.siteAt(page));
  switch (meant.of) {
    case 'site':
      return sided(EVERYONE, pagesOf(words, meant.site), crosses, meant.side);
    case 'outgoing': {
      const sources = pagesOf(words, meant.site);
      const counts = elsewhere(words, sources);
      return { sources, targets: EVERYONE, counts, isOutside: counts };
    }
    case 'between': {
      const [sources, targets] = [pagesOf(words, meant.from), pagesOf(words, meant.to)];
      return sided(sources, targets, crosses, 'both');
    }
    case 'directory': {
      const below = groupMatch(words.index, [meant.prefix]);
      return sided(EVERYONE, someOf(below), (source) => !below.has(source), meant.side);
    }
    case 'page': {
      const page = words.index.numberOf(meant.url);
      return sided(EVERYONE, new Set([page]), crosses, meant.side);
    }
  }
}

/** Cost: the links meant, of both sides, in steps. */
export function* speakersOf(
  words: SiteWords,
  { sources, targets, counts, isOutside }: MeantLinks,
): Generator<void, Speakers> {
  const [from, to] = [new Map<number, number>(), new Map<number, number>()];
  const languages = new Map<string, number>();
  let [links, outside, inside] = [0, 0, 0];
  yield* linksInSteps(words.index, sources, targets, (source, target) => {
    if (source === target) return;
    if (isOutside(source, target)) outside++;
    else inside++;
    if (!counts(source, target)) return;
    links++;
    count(from, words.siteAt(source));
    count(to, words.siteAt(target));
    count(languages, words.index.languageOf(source));
  });
  const commonest = [...languages].sort(([, a], [, b]) => b - a);
  return { links, from, to, languages: commonest, outside, inside };
}

function count<Key>(times: Map<Key, number>, key: Key): void {
  times.set(key, (times.get(key) ?? 0) + 1);
}

const EVERYONE: ReadonlySet<number> = new Set();
/** A set that holds no page, where an empty one would mean everyone. */
const NO_PAGE: ReadonlySet<number> = new Set([-1]);

const someOf = (pages: ReadonlySet<number>): ReadonlySet<number> =>
  pages.size > 0 ? pages : NO_PAGE;

function sided(
  sources: ReadonlySet<number>,
  targets: ReadonlySet<number>,
  isOutside: LinkFilter,
  side: LinkSide,
): MeantLinks {
  const counts: LinkFilter = (source, target) =>
    side === 'both' || isOutside(source, target) === (side === 'outside');
  return { sources, targets, counts, isOutside };
}

/** Links to other sites, and to addresses of no site on hosts where this one was never met. */
function elsewhere(words: SiteWords, pages: ReadonlySet<number>): LinkFilter {
  const hostAt = (page: number) => {
    const url = words.index.urlOf(page);
    return url === undefined ? undefined : hostOf(url);
  };
  const own = new Set(Array.from(pages, hostAt));
  const crosses = crossing((page) => words.siteAt(page));
  return (source, target) =>
    crosses(source, target) && (words.siteAt(target) !== NOWHERE || !own.has(hostAt(target)));
}

function pagesOf(words: SiteWords, site: number): ReadonlySet<number> {
  const pages = new Set<number>();
  for (const page of words.index.urls()) if (words.siteAt(page) === site) pages.add(page);
  return someOf(pages);
}
