/**
 * All that is known of the web a person has seen: the graph of addresses, the sites its pages make
 * up, and the boundaries of the sites asked for, kept up to date for the few asked last.
 * The same pages in the same order give the same sites and boundaries, bit for bit.
 */
import { LARGE } from './cut/grown-seeds.ts';
import { type LabelRule, NO_LABELS, withWalls } from './cut/label-rule.ts';
import { SiteBoundary } from './cut/site-boundary.ts';
import { KNOWN_BOUNDS } from './known/known-bounds.ts';
import { KnownGraph } from './known/known-graph.ts';
import type { ArrivingPage, PageSketch } from './known/page-sketch.ts';
import { learnedRule } from './sites/learned-rule.ts';
import { looksOf } from './sites/opened-pages.ts';
import type { Placing } from './sites/placing-log.ts';
import { PREFIX } from './sites/site-sums.ts';
import { Sites, type UniteRule } from './sites/sites.ts';

/** Boundaries kept ready; asking for another costs a rebuild. */
const BOUNDARIES_KEPT = 4;

export class KnownWeb {
  readonly graph: KnownGraph;
  readonly sites: Sites;
  /** Pages since the web was put together, in the order they came. */
  readonly #arrived: number[] = [];
  readonly #boundaries = new Map<string, Kept>();
  #changes = 0;

  readonly #growFrom: number;

  constructor(rule: UniteRule = learnedRule, growFrom = LARGE, bounds = KNOWN_BOUNDS) {
    this.#growFrom = growFrom;
    this.graph = new KnownGraph(bounds);
    this.sites = new Sites(this.graph, rule);
  }

  add(page: number, { url, targets, sketch }: ArrivingPage, language = ''): void {
    if (this.graph.has(page)) return;
    this.graph.add(page, url, targets, language);
    this.sites.add(page, { ...sketch, places: this.#placesKept(page, targets, sketch.places) });
    this.#countLooks(page, 1);
    this.#arrived.push(page);
    this.#changes++;
  }

  /** The graph leaves out repeated targets, and those that there is no room for. */
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

  /** Takes back the page that came last, as if it had never come. */
  takeBack(): void {
    const page = this.graph.last;
    this.#countLooks(page, -1);
    this.sites.takeBack(page);
    this.graph.takeBack();
    this.#changes++;
  }

  /** Puts back a stored page; all addresses come before any page, pages in their order. */
  put({ page, row, language, leftOut, sketch, site, placing }: RestoredPage): void {
    this.graph.putPage(page, row, language, leftOut);
    this.sites.put(page, sketch, site, placing);
    this.#countLooks(page, 1);
  }

  #countLooks(page: number, by: 1 | -1): void {
    const domain = this.graph.domainOf(this.graph.pageRow(page)![0]);
    const looks = looksOf(this.sites.opened.page(page).sketch);
    this.graph.shares.take(domain, 'looks', by * looks);
  }

  /** Forgets what was touched: called once it is written. */
  settle(): void {
    this.graph.settle();
    this.sites.settle();
  }

  /** The site of an address: that of the page opened there last, or null. */
  siteAt(url: string): number | null {
    return this.sites.siteAt(url);
  }

  /** The sites of two opened addresses are one from now on. */
  join(one: string, other: string): void {
    this.sites.joined.bind(one, other);
    this.#rule();
  }

  /** Takes that back. */
  unjoin(one: string, other: string): void {
    this.sites.joined.unbind(one, other);
    this.#rule();
  }

  /**
   * All below `place` is a site of its own from now on. Not to be taken back but with the pages
   * that came since, and the one before: the wall is then to be lowered.
   */
  wall(place: string): void {
    const { sites } = this;
    const directory = sites.walls.directoryOf(place);
    sites.walls.raise(place);
    this.#rule();
    const moved: number[] = [];
    for (const id of sites.parts) {
      const part = sites.part(id);
      const inside = part.counts[PREFIX].get(directory);
      if (inside === 0 || inside === part.size) continue;
      for (const page of part.pages) if (this.#isBelow(page, directory)) moved.push(page);
    }
    sites.partOff(moved);
  }

  /** What was said of sites has changed: boundaries begin anew. */
  #rule(): void {
    this.sites.moves++;
    this.#changes++;
  }

  #isBelow(page: number, directory: number): boolean {
    const [address] = this.graph.pageRow(page)!;
    return this.graph.directories.chain(this.graph.directoryOf(address)).includes(directory);
  }

  /**
   * The boundary of a site as of now. Drive to its end; the last value is the boundary. Pages may
   * come and go between its steps: then it begins anew.
   */
  *boundary(id: number, labels: LabelRule = NO_LABELS): Generator<void, SiteBoundary> {
    const site = this.sites.site(id);
    if (site === undefined) throw new Error(`There is no site ${id}.`);
    const rule = withWalls(labels, this.sites.walls.around(site));
    const key = `${id} ${rule.key}`;
    let kept = this.#boundaries.get(key);
    if (kept === undefined || kept.boundary.site !== site) {
      const boundary = new SiteBoundary(this.graph, this.sites, site, rule, this.#growFrom);
      kept = { boundary, seen: 0 };
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

/** A page as it was when it was written. */
export interface RestoredPage {
  page: number;
  row: Uint32Array;
  language: string;
  leftOut: number;
  sketch: PageSketch;
  site: number;
  placing: Placing;
}

interface Kept {
  boundary: SiteBoundary;
  /** Arrivals it has taken in. */
  seen: number;
}
