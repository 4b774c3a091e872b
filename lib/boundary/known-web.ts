/**
 * All that is known of the web a person has seen: the graph of addresses, the sites its pages make
 * up, and the boundaries of the sites asked for, kept up to date for the few asked last.
 * The same pages in the same order give the same sites and boundaries, bit for bit.
 */
import { LARGE } from './grown-seeds.ts';
import { KnownGraph } from './known-graph.ts';
import { type LabelRule, NO_LABELS, withWalls } from './label-rule.ts';
import { learnedRule } from './learned-rule.ts';
import type { ArrivingPage, PageSketch } from './page-sketch.ts';
import { SiteBoundary } from './site-boundary.ts';
import { PREFIX } from './site-sums.ts';
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

  readonly #growFrom: number;

  constructor(rule: UniteRule = learnedRule, growFrom = LARGE) {
    this.#growFrom = growFrom;
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

  /** All below `place` is a site of its own from now on; returns the pages that changed sites. */
  wall(place: string): number[] {
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
    return sites.partOff(moved);
  }

  /** Takes that back: the parted pages go to where the page at `one` is again. */
  unwall(place: string, one: string, moved: readonly number[]): void {
    const { sites } = this;
    sites.walls.lower(place);
    this.#rule();
    for (const page of moved) {
      const [back, now] = [sites.partAt(one), sites.partOf(page)];
      if (back !== null && now !== undefined && now !== back) sites.unite(back, now);
    }
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

interface Kept {
  boundary: SiteBoundary;
  /** Arrivals it has taken in. */
  seen: number;
}
