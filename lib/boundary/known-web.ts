/**
 * All that is known of the web a person has seen: the graph of addresses, the sites its pages make
 * up, and the boundaries of the sites asked for, kept up to date for the few asked last.
 * The same pages in the same order give the same sites and boundaries, bit for bit.
 */
import { KnownGraph } from './known-graph.ts';
import { LIKENESS_WEIGHTS } from './likeness-weights.ts';
import type { PageSketch } from './page-sketch.ts';
import { type LabelSide, SiteBoundary } from './site-boundary.ts';
import { Sites, type UniteRule } from './sites.ts';

/** Boundaries kept ready; asking for another costs a rebuild. */
const BOUNDARIES_KEPT = 4;

export interface ArrivingPage {
  url: string;
  targets: string[];
  language: string;
  sketch: PageSketch;
}

export class KnownWeb {
  readonly graph = new KnownGraph();
  readonly sites: Sites;
  /** Pages since the web was put together, in the order they came. */
  readonly #arrived: number[] = [];
  readonly #boundaries = new Map<number, Kept>();
  #changes = 0;

  constructor(rule: UniteRule = learnedRule) {
    this.sites = new Sites(this.graph, rule);
  }

  add(page: number, { url, targets, language, sketch }: ArrivingPage): void {
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
  *boundary(
    id: number,
    label: LabelSide = unlabelled,
    labelled = '',
  ): Generator<void, SiteBoundary> {
    const site = this.sites.site(id);
    if (site === undefined) throw new Error(`There is no site ${id}.`);
    let kept = this.#boundaries.get(id);
    if (kept === undefined || kept.labelled !== labelled || kept.boundary.site !== site) {
      const boundary = new SiteBoundary(this.graph, this.sites, site, label);
      kept = { boundary, labelled, seen: 0 };
    }
    // One that is left half-way is not kept.
    this.#boundaries.delete(id);
    const news = this.#arrived.slice(kept.seen).filter((page) => this.graph.has(page));
    kept.seen = this.#arrived.length;
    const changes = this.#changes;
    for (const _ of kept.boundary.refresh(news)) {
      yield;
      if (changes !== this.#changes) return yield* this.boundary(id, label, labelled);
    }
    this.#boundaries.set(id, kept);
    if (this.#boundaries.size > BOUNDARIES_KEPT) {
      this.#boundaries.delete(this.#boundaries.keys().next().value!);
    }
    return kept.boundary;
  }
}

interface Kept {
  boundary: SiteBoundary;
  /** The labels it was made with. */
  labelled: string;
  /** Arrivals it has taken in. */
  seen: number;
}

const unlabelled: LabelSide = () => 0;

export const learnedRule: UniteRule = (values) => {
  let odds = 0;
  for (let i = 0; i < values.length; i++) odds += LIKENESS_WEIGHTS[i] * values[i];
  return odds;
};
