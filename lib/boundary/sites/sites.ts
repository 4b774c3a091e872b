/**
 * Which opened pages make one site. Incremental k-means in spirit: a site is the sums of its pages,
 * an arriving page joins the site it fits best, or founds one when it fits none, and two sites
 * unite when they have come to fit each other. What "fits" means is a learned rule over the
 * likeness of two sites (site-likeness.ts). Early choices are made on little evidence, so a site
 * that has doubled is taken apart and put together again while it is small enough. Pages at one
 * address are versions of one page and never apart.
 *
 * The state is a function of the pages and their order; nothing is drawn by lot, and sums are whole
 * numbers, so a restored state goes on exactly as the one it was taken from.
 * Cost of an arrival: its features times the sites it shares rare ones with (site-candidates.ts).
 */

import type { KnownGraph } from '../known/known-graph.ts';
import type { PageSketch } from '../known/page-sketch.ts';
import { bestUnions } from './best-unions.ts';
import { PlacedPages } from './placed-pages.ts';
import { likeness } from './site-likeness.ts';
import type { SiteSums } from './site-sums.ts';
import { Walls } from './walls.ts';

/** Log-odds that two sites are one. */
export type UniteRule = (values: Float64Array, a: SiteSums, b: SiteSums) => number;

/** Larger sites are not taken apart any more, nor those whose pages would take so many looks. */
const MOST_RECONSIDERED = 64;
const MOST_LOOKS = 1_000_000;

export class Sites extends PlacedPages {
  readonly #rule: UniteRule;
  readonly walls: Walls;

  constructor(graph: KnownGraph, rule: UniteRule) {
    super(graph);
    this.#rule = rule;
    this.walls = new Walls(graph);
  }

  /** Places a page that the graph has taken in. */
  add(page: number, sketch: PageSketch): void {
    this.arriving = page;
    this.log.begin(this.next);
    this.opened.add(page, sketch);
    const alone = this.found();
    this.attach(page, alone);
    this.joined.changedAt(this.urlOf(page));
    const candidates = this.candidates.ofPage(page, alone);
    const joined = this.#uniteBest(this.#uniteVersions(page, alone), candidates);
    if (isPowerOfTwo(joined.size) && joined.size >= 4 && joined.size <= MOST_RECONSIDERED) {
      if (joined.size * this.#featuresOf(joined) <= MOST_LOOKS) this.#reconsider(joined);
    }
    this.log.end(page, (other) => this.partOf(other));
  }

  /** Makes a part of its own of these pages, each taken from where it is. */
  partOff(pages: readonly number[]): void {
    if (pages.length === 0) return;
    this.moves++;
    this.joined.outdate();
    this.log.begin(this.next);
    const own = this.found();
    for (const page of [...pages].sort((a, b) => a - b)) {
      this.detach(page);
      this.attach(page, own);
    }
    const { last } = this.graph;
    this.log.end(last, (other) => this.partOf(other));
    this.touched.add(last);
  }

  /** How a page is like the rest of its site; null when it is all there is of it. */
  likenessOfPage(page: number): Float64Array | null {
    const site = this.part(this.partOf(page)!);
    return site.size === 1 ? null : this.likenessWith(page, site);
  }

  /** How a page is like a site, its own or another, leaving the page itself out. */
  likenessWith(page: number, site: SiteSums): Float64Array {
    return this.asIfAlone(page, (alone) => likeness(site, alone, this.opened));
  }

  /** Unites a new page with the earlier ones at its address. */
  #uniteVersions(page: number, alone: SiteSums): SiteSums {
    const earlier = this.graph.pagesAt(this.graph.pageRow(page)![0])[0];
    return earlier === page ? alone : this.merge(this.part(this.partOf(earlier)!), alone);
  }

  /** Unites `site` with whatever it fits best, until it fits nothing; returns what it became. */
  #uniteBest(site: SiteSums, candidates: Iterable<number>): SiteSums {
    const open = new Set(candidates);
    let whole = site;
    for (;;) {
      open.delete(whole.id);
      let best: SiteSums | null = null;
      let bestOdds = 0;
      for (const id of open) {
        const other = this.part(id);
        const odds = this.#odds(whole, other);
        if (odds > bestOdds || (odds === bestOdds && best !== null && id < best.id)) {
          [best, bestOdds] = [other, odds];
        }
      }
      if (best === null) return whole;
      open.delete(best.id);
      whole = this.merge(whole, best);
    }
  }

  /** Takes a site apart and puts it together by the best unions first. */
  #reconsider(site: SiteSums): void {
    const pages = [...site.pages].sort((a, b) => a - b);
    this.moves++;
    this.joined.outdate();
    const parts = new Map<number, SiteSums>();
    for (const page of pages) {
      this.detach(page);
      const [address] = this.graph.pageRow(page)!;
      const part = parts.get(address) ?? this.found();
      this.attach(page, part);
      parts.set(address, part);
    }
    const heirs = bestUnions(
      [...parts.values()],
      (a, b) => this.#odds(a, b),
      (a, b) => this.merge(a, b),
    );
    // The largest part keeps the name; of equals, the one with the oldest page.
    heirs.sort((a, b) => b.size - a.size || Math.min(...a.pages) - Math.min(...b.pages));
    this.revive(site);
    const heir = this.merge(site, heirs[0]);
    for (const part of [heir, ...heirs.slice(1)]) {
      if (this.hasPart(part.id)) this.#uniteBest(part, this.candidates.ofSite(part));
    }
  }

  /** Features of all its pages together: each is looked at for every other page. */
  #featuresOf(site: SiteSums): number {
    let features = 0;
    for (const page of site.pages) {
      for (const family of this.opened.page(page).families) features += family.length;
    }
    return features;
  }

  #odds(a: SiteSums, b: SiteSums): number {
    if (this.walls.part(a, b)) return Number.NEGATIVE_INFINITY;
    const odds = this.#rule(likeness(a, b, this.opened), a, b);
    const caution = Math.min(1, CAUTION * this.opened.addressesSpeak);
    return odds - caution * Math.log(Math.min(a.size, b.size));
  }
}

/**
 * The larger both sites are, the more it takes to unite them: a page can move again, a site hardly.
 * Not so where addresses say next to nothing: there the parts of one site look like strangers.
 */
const CAUTION = 4;

const isPowerOfTwo = (n: number): boolean => (n & (n - 1)) === 0;
