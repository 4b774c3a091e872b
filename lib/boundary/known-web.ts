/**
 * All that is known of the web a person has seen: the graph of addresses, the sites its pages make
 * up, and the boundaries of the sites asked for, kept up to date for the few asked last.
 * The same pages in the same order give the same sites and boundaries, bit for bit.
 */
import { KnownGraph } from './known-graph.ts';
import { type LabelRule, NO_LABELS } from './label-rule.ts';
import { LIKENESS_WEIGHTS } from './likeness-weights.ts';
import type { ArrivingPage, PageSketch } from './page-sketch.ts';
import { SiteBoundary } from './site-boundary.ts';
import { Sites, type UniteRule } from './sites.ts';

/** Boundaries kept ready; asking for another costs a rebuild. */
const BOUNDARIES_KEPT = 4;

export class KnownWeb {
  readonly graph = new KnownGraph();
  readonly sites: Sites;
  /** Pages since the web was put together, in the order they came. */
  readonly #arrived: number[] = [];
  readonly #boundaries = new Map<string, Kept>();
  #changes = 0;

  constructor(rule: UniteRule = learnedRule) {
    this.sites = new Sites(this.graph, rule);
  }

  add(page: number, { url, targets, sketch }: ArrivingPage, language = ''): void {
    if (this.graph.has(page)) return;
    this.graph.add(page, url, targets, language);
    this.sites.add(page, { ...sketch, places: this.#placesKept(page, targets, sketch.places) });
    this.#arrived.push(page);
    this.#changes++;
  }

  /** The graph leaves out repeated targets, and more of them when it is full. */
  #placesKept(page: number, targets: string[], places: Uint8Array): Uint8Array {
    const row = this.graph.pageRow(page)!;
    if (row.length === places.length + 1) return places;
    const kept = new Uint8Array(row.length - 1);
    let at = 0;
    targets.forEach((target, i) => {
      if (at < kept.length && this.graph.urlOf(row[at + 1]) === target) kept[at++] = places[i];
    });
    return kept;
  }

  remove(page: number): void {
    this.sites.remove(page);
    this.graph.remove(page);
    this.#changes++;
  }

  /** Puts back a stored page; all addresses come before any page, pages in their order. */
  put(page: number, row: Uint32Array, language: string, sketch: PageSketch, site: number): void {
    this.graph.putPage(page, row, language);
    this.sites.put(page, sketch, site);
  }

  /** Forgets what was touched: called once it is written. */
  settle(): void {
    this.graph.settle();
    this.sites.settle();
  }

  /** The site of an address: that of the page opened there last, or null. */
  siteAt(url: string): number | null {
    const number = this.graph.numberOf(url);
    const pages = number === undefined ? [] : this.graph.pagesAt(number);
    return pages.length === 0 ? null : this.sites.siteOf(pages[pages.length - 1])!;
  }

  /**
   * The boundary of a site as of now. Drive to its end; the last value is the boundary. Pages may
   * come and go between its steps: then it begins anew.
   */
  *boundary(id: number, labels: LabelRule = NO_LABELS): Generator<void, SiteBoundary> {
    const site = this.sites.site(id);
    if (site === undefined) throw new Error(`There is no site ${id}.`);
    const key = `${id} ${labels.key}`;
    let kept = this.#boundaries.get(key);
    if (kept === undefined || kept.boundary.site !== site) {
      kept = { boundary: new SiteBoundary(this.graph, this.sites, site, labels), seen: 0 };
    }
    // One that is left half-way is not kept.
    this.#boundaries.delete(key);
    const news = this.#arrived.slice(kept.seen).filter((page) => this.graph.has(page));
    kept.seen = this.#arrived.length;
    const changes = this.#changes;
    for (const _ of kept.boundary.refresh(news)) {
      yield;
      if (changes !== this.#changes) return yield* this.boundary(id, labels);
    }
    this.#boundaries.set(key, kept);
    if (this.#boundaries.size > BOUNDARIES_KEPT) {
      this.#boundaries.delete(this.#boundaries.keys().next().value!);
    }
    return kept.boundary;
  }
}

interface Kept {
  boundary: SiteBoundary;
  /** Arrivals it has taken in. */
  seen: number;
}

export const learnedRule: UniteRule = (values) => {
  let odds = 0;
  for (let i = 0; i < values.length; i++) odds += LIKENESS_WEIGHTS[i] * values[i];
  return odds;
};
