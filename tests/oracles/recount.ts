/**
 * What links say of a site, counted afresh from all links: the slow twin of the incremental counts.
 */
import type { LinkSide, WordTally } from '../../lib/semantics/site-words.ts';
import type { WordedLink } from './thesus-operators.ts';

export function recount(
  links: WordedLink[],
  siteOf: (url: string) => number,
  site: number,
  word: string,
  side: LinkSide,
): WordTally {
  const telling = links.filter(
    ({ from, to, keywords }) =>
      from !== to &&
      siteOf(to) === site &&
      keywords.includes(word) &&
      (side === 'both' || (siteOf(from) === site) === (side === 'inside')),
  );
  return {
    links: new Set(telling.map(({ from, to }) => `${from} ${to}`)).size,
    targets: new Set(telling.map(({ to }) => to)).size,
    sources: new Set(telling.map(({ from }) => from)).size,
  };
}

/** The sites in which a word occurs. */
export function spread(
  links: WordedLink[],
  siteOf: (url: string) => number,
  sites: number[],
  word: string,
): number {
  return sites.filter((site) => recount(links, siteOf, site, word, 'both').links > 0).length;
}
