/**
 * How much of the web the companion holds in memory at most. Beyond it pages are stored all the same,
 * but wait until others are forgotten: said in every window, instead of a worker that dies. Counted
 * rather than measured, because the same pages must give the same sites on every machine.
 * Chosen so that a worker stays within 512 MB: at these bounds, with those on addresses and links
 * (known-graph.ts), pages of 200 links and 30 looks take 350 MB of a Chromium heap.
 */
import type { KnownWeb } from '../boundary/known-web.ts';

export interface PageBounds {
  pages: number;
  /** Features of all pages together: a hostile page has hundreds, and none of them twice. */
  looks: number;
}

export const PAGE_BOUNDS: PageBounds = { pages: 40_000, looks: 2_000_000 };

export const hasRoom = ({ graph, sites }: KnownWeb, { pages, looks }: PageBounds): boolean =>
  graph.pageCount < pages && sites.opened.lookCount < looks;
