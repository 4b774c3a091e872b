/**
 * The crawling operators of THESUS (Definitions 5, 6, 7 and 10) over what is known: nothing is
 * fetched from the network.
 *
 * The paper says two things of `crawl`: by Definition 7, Figure 1 and Appendix A, the pages
 * *within* N links of the start, the start among them; by the pseudo-code of Appendix B, those at
 * the end of a walk of *exactly* N links. Both are here; the first is meant when nothing is said.
 * Negative N goes against the links.
 * Cost: the links of the pages passed; within, each page is passed once.
 */
import type { LinkView } from './link-view.ts';

export type CrawlReach = 'within' | 'exactly';

/** What is kept of a page's text; null for a page that was never opened. */
export function fetch(view: LinkView, url: string): string | null {
  const page = view.numberOf(url);
  return page < 0 ? null : view.textOf(page);
}

/** Known addresses that begin with one of the expressions. */
export function groupMatch(view: LinkView, expressions: readonly string[]): Set<number> {
  const found = new Set<number>();
  for (const page of view.urls()) {
    const url = view.urlOf(page);
    if (expressions.some((expression) => url.startsWith(expression))) found.add(page);
  }
  return found;
}

export function crawl(
  view: LinkView,
  start: Iterable<number>,
  steps: number,
  reach: CrawlReach = 'within',
): Set<number> {
  return follow(view, start, steps, reach, () => true);
}

/** As `crawl`, along links with at least one of the terms; without terms, along none. */
export function thematicCrawl(
  view: LinkView,
  start: Iterable<number>,
  terms: ReadonlySet<number>,
  steps: number,
  reach: CrawlReach = 'within',
): Set<number> {
  return follow(view, start, steps, reach, (source, target) => speaks(view, source, target, terms));
}

/** Does a link from source to target have one of the terms? */
export function speaks(
  view: LinkView,
  source: number,
  target: number,
  terms: ReadonlySet<number>,
): boolean {
  return view.termsBetween(source, target).some((term) => terms.has(term));
}

function follow(
  view: LinkView,
  start: Iterable<number>,
  steps: number,
  reach: CrawlReach,
  passable: (source: number, target: number) => boolean,
): Set<number> {
  if (!Number.isInteger(steps)) throw new RangeError(`A whole number of links, not ${steps}.`);
  const seen = new Set(start);
  let layer = new Set(seen);
  for (let step = 0; step < Math.abs(steps) && layer.size > 0; step++) {
    const next = new Set<number>();
    for (const page of layer) {
      const beside = steps > 0 ? view.targetsOf(page) : view.sourcesOf(page);
      for (let i = 0; i < beside.length; i++) {
        const other = beside[i];
        if (reach === 'within' && seen.has(other)) continue;
        if (steps > 0 ? passable(page, other) : passable(other, page)) next.add(other);
      }
    }
    for (const page of next) seen.add(page);
    layer = next;
  }
  return reach === 'within' ? seen : layer;
}
