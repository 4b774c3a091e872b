/**
 * Co-citation (Small 1973; Kim et al., Fig. 1a; THESUS §4): of two pages, the number of pages that
 * link to both. It is the coupling of the reversed links. See shared-links.ts for the cost.
 */
import { type Links, reversed } from './links.ts';
import { LinkTally, type SharedLinks, sharedLinks } from './shared-links.ts';

export function cocitation(links: Links, { mostPairs = 2e7 } = {}): SharedLinks {
  return sharedLinks(reversed(links), { mostPairs });
}

/** Co-citation of single pages with all others. */
export function cocitationOf(links: Links): LinkTally {
  return new LinkTally(reversed(links), links);
}
