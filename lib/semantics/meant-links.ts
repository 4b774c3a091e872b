/**
 * Which links are meant when one asks what is said: of a site, of the world by a site, of one site by
 * another, of what lies below an address, of a page. An empty set of pages means everyone.
 * Cost: one look at every known address to find the pages of a site or below an address.
 */
import { groupMatch } from './crawl.ts';
import { eachLinkBetween } from './link-keywords.ts';
import { NOWHERE, type Side, type SiteWords } from './site-words.ts';
import { crossing, type LinkFilter } from './tally-links.ts';

export type Meant =
  | { of: 'site'; site: number; side: Side }
  | { of: 'outgoing'; site: number }
  | { of: 'between'; from: number; to: number }
  /** Sides are the pages below the address, and all others. */
  | { of: 'directory'; prefix: string; side: Side }
  /** Sides are those of the page's site. */
  | { of: 'page'; url: string; side: Side };

export interface MeantLinks {
  sources: ReadonlySet<number>;
  targets: ReadonlySet<number>;
  counts: LinkFilter;
}

/** Who speaks, and of whom. */
export interface Speakers {
  links: number;
  sources: number;
  sourceSites: number;
  targetSites: number;
}

export function linksMeant(words: SiteWords, meant: Meant): MeantLinks {
  switch (meant.of) {
    case 'site':
      return {
        sources: EVERYONE,
        targets: pagesOf(words, meant.site),
        counts: sideFilter(words, meant.side),
      };
    case 'outgoing': {
      const sources = pagesOf(words, meant.site);
      return { sources, targets: EVERYONE, counts: elsewhere(words, sources) };
    }
    case 'between':
      return {
        sources: pagesOf(words, meant.from),
        targets: pagesOf(words, meant.to),
        counts: () => true,
      };
    case 'directory': {
      const below = groupMatch(words.index, [meant.prefix]);
      const counts: LinkFilter = (source) =>
        meant.side === 'both' || below.has(source) === (meant.side === 'inside');
      return { sources: EVERYONE, targets: someOf(below), counts };
    }
    case 'page': {
      const page = words.index.numberOf(meant.url);
      return {
        sources: EVERYONE,
        targets: new Set([page]),
        counts: sideFilter(words, meant.side),
      };
    }
  }
}

/** Cost: the links meant. */
export function speakersOf(words: SiteWords, { sources, targets, counts }: MeantLinks): Speakers {
  let links = 0;
  const pages = new Set<number>();
  const [from, to] = [new Set<number>(), new Set<number>()];
  eachLinkBetween(words.index, sources, targets, (source, target) => {
    if (source === target || !counts(source, target)) return;
    links++;
    pages.add(source);
    from.add(words.siteAt(source));
    to.add(words.siteAt(target));
  });
  return { links, sources: pages.size, sourceSites: from.size, targetSites: to.size };
}

const EVERYONE: ReadonlySet<number> = new Set();
/** A set that holds no page, where an empty one would mean everyone. */
const NO_PAGE: ReadonlySet<number> = new Set([-1]);

const someOf = (pages: ReadonlySet<number>): ReadonlySet<number> =>
  pages.size > 0 ? pages : NO_PAGE;

function sideFilter(words: SiteWords, side: Side): LinkFilter {
  const crosses = crossing((page) => words.siteAt(page));
  if (side === 'both') return () => true;
  return (source, target) => crosses(source, target) === (side === 'outside');
}

/** Links to other sites, and to addresses of no site on hosts where this one was never met. */
function elsewhere(words: SiteWords, pages: ReadonlySet<number>): LinkFilter {
  const hostOf = (page: number) => words.index.urlOf(page)?.split('/', 3)[2];
  const own = new Set(Array.from(pages, hostOf));
  const crosses = crossing((page) => words.siteAt(page));
  return (source, target) =>
    crosses(source, target) && (words.siteAt(target) !== NOWHERE || !own.has(hostOf(target)));
}

function pagesOf(words: SiteWords, site: number): ReadonlySet<number> {
  const pages = new Set<number>();
  for (const page of words.index.urls()) if (words.siteAt(page) === site) pages.add(page);
  return someOf(pages);
}
