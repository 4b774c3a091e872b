/**
 * Bibliographic coupling (Kessler 1963; Kim et al., Fig. 1b; THESUS §4): of two pages, the
 * number of pages that both link to. A page's links to itself do not count. See shared-links.ts
 * for the cost.
 */
import type { Links } from './links.ts';
import { LinkTally, type SharedLinks, sharedLinks } from './shared-links.ts';

export function coupling(links: Links, { mostPairs = 2e7 } = {}): SharedLinks {
  return sharedLinks(links, { mostPairs });
}

/** Coupling of single pages with all others. */
export function couplingOf(links: Links): LinkTally {
  return new LinkTally(links);
}
