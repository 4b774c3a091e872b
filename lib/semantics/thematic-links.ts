/**
 * Thematic link analysis (THESUS §4.3, Appendix A), in one step as there: pages that more than N
 * others point to, or that point to more than N others, by links with at least one of the terms.
 *
 * Authorities and hubs are sought among the given pages, their partners anywhere. Co-citations and
 * couplings are sought anywhere, their partners among the given pages. No page given means
 * everyone. Cost: the links of the pages looked at.
 */
import { speaks } from './crawl.ts';
import type { LinkView } from './link-view.ts';

type Pages = ReadonlySet<number>;
type Terms = ReadonlySet<number>;

/** Of the pages: those pointed to by more than `least` pages. */
export function thematicAuthorities(
  view: LinkView,
  pages: Pages,
  least: number,
  terms: Terms,
): Set<number> {
  const among = pages.size > 0 ? pages : view.urls();
  return popular(among, least, (page) => partners(view, page, 'sources', terms, NOBODY));
}

/** Of the pages: those that point to more than `least` pages. */
export function thematicHubs(
  view: LinkView,
  pages: Pages,
  least: number,
  terms: Terms,
): Set<number> {
  const among = pages.size > 0 ? pages : view.urls();
  return popular(among, least, (page) => partners(view, page, 'targets', terms, NOBODY));
}

/** All pages that more than `least` of the pages point to. */
export function thematicCocitations(
  view: LinkView,
  pages: Pages,
  least: number,
  terms: Terms,
): Set<number> {
  const among = beside(view, pages, 'targets', least);
  return popular(among, least, (page) => partners(view, page, 'sources', terms, pages));
}

/** All pages that point to more than `least` of the pages. */
export function thematicCouplings(
  view: LinkView,
  pages: Pages,
  least: number,
  terms: Terms,
): Set<number> {
  const among = beside(view, pages, 'sources', least);
  return popular(among, least, (page) => partners(view, page, 'targets', terms, pages));
}

const NOBODY: Pages = new Set();

/** The pages next to the given ones, who alone can have a partner among them. */
function beside(
  view: LinkView,
  pages: Pages,
  side: 'sources' | 'targets',
  least: number,
): Iterable<number> {
  if (pages.size === 0 || least < 0) return view.urls();
  const found = new Set<number>();
  for (const page of pages) {
    const others = side === 'sources' ? view.sourcesOf(page) : view.targetsOf(page);
    for (let i = 0; i < others.length; i++) found.add(others[i]);
  }
  return found;
}

/** How many of the allowed pages (all, if none is named) a page is linked with by these terms. */
function partners(
  view: LinkView,
  page: number,
  side: 'sources' | 'targets',
  terms: Terms,
  allowed: Pages,
): number {
  const others = side === 'sources' ? view.sourcesOf(page) : view.targetsOf(page);
  let count = 0;
  for (let i = 0; i < others.length; i++) {
    if (allowed.size > 0 && !allowed.has(others[i])) continue;
    const spoken =
      side === 'sources'
        ? speaks(view, others[i], page, terms)
        : speaks(view, page, others[i], terms);
    if (spoken) count++;
  }
  return count;
}

function popular(
  pages: Iterable<number>,
  least: number,
  partnersOf: (page: number) => number,
): Set<number> {
  const found = new Set<number>();
  for (const page of pages) if (partnersOf(page) > least) found.add(page);
  return found;
}
