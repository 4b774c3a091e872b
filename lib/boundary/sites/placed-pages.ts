/**
 * Which page is in which part of the web, and what the parts sum up to: the books of sites.ts,
 * which decides. A part is the sums of its pages and its ties to other parts; the person may have
 * joined several into the site that is shown (joined-sites.ts).
 * Cost of a page that comes or goes: its features, and its links to and from opened pages; and of
 * one that is taken back, those of the pages it moved. Two parts become one at the cost of what the
 * smaller one holds.
 */

import type { KnownGraph } from '../known/known-graph.ts';
import type { PageSketch } from '../known/page-sketch.ts';
import { fold } from '../known/url-hash.ts';
import { JoinedSites } from './joined-sites.ts';
import { OpenedPages } from './opened-pages.ts';
import { PartTies } from './part-ties.ts';
import { type Placing, PlacingLog } from './placing-log.ts';
import { SiteCandidates } from './site-candidates.ts';
import { SiteSums } from './site-sums.ts';

export class PlacedPages {
  protected readonly graph: KnownGraph;
  /** What is known of the pages themselves. */
  readonly opened: OpenedPages;
  /** What the person said of whole sites. */
  readonly joined: JoinedSites;
  protected readonly candidates: SiteCandidates;
  readonly #parts = new Map<number, SiteSums>();
  readonly #partOf = new Map<number, number>();
  readonly #ties: PartTies;
  /** What each page changed by coming. */
  readonly log = new PlacingLog();
  /** Since the last `settle`: pages whose site changed, and sites that went into others. */
  readonly touched = new Set<number>();
  readonly unions: [goes: number, into: number][] = [];
  #hash = 0;
  #nextSite = 1;
  #settledNext = 1;
  /** The page being placed: that it gets a part is no move. */
  protected arriving = 0;
  /** Rises whenever a page that was already placed gets another site, or goes. */
  moves = 0;

  constructor(graph: KnownGraph) {
    this.graph = graph;
    this.opened = new OpenedPages(graph);
    this.candidates = new SiteCandidates(graph, this.opened, this.#partOf);
    this.#ties = new PartTies(graph, this.#parts, this.#partOf);
    this.joined = new JoinedSites({
      partAt: (url) => this.partAt(url),
      part: (id) => this.part(id),
      parentOf: this.opened.parentOf,
    });
  }

  /** The site of an address: that of the page opened there last, or null. */
  siteAt(url: string): number | null {
    const part = this.partAt(url);
    return part === null ? null : this.joined.shownAs(part);
  }

  partAt(url: string): number | null {
    const number = this.graph.numberOf(url);
    const pages = number === undefined ? [] : this.graph.pagesAt(number);
    return this.#partOf.get(pages[pages.length - 1]) ?? null; // not opened, or not placed yet
  }

  site(id: number): SiteSums | undefined {
    return this.joined.sums(id) ?? this.#parts.get(id);
  }

  siteOf(page: number): number | undefined {
    const part = this.#partOf.get(page);
    return part === undefined ? undefined : this.joined.shownAs(part);
  }

  /** Sites as pages were placed, before what the person said of whole ones. */
  get parts(): number[] {
    return [...this.#parts.keys()].sort((a, b) => a - b);
  }

  part(id: number): SiteSums {
    return this.#parts.get(id)!;
  }

  protected hasPart(id: number): boolean {
    return this.#parts.has(id);
  }

  /** Where the page was placed, whatever the person said of whole sites. */
  partOf(page: number): number | undefined {
    return this.#partOf.get(page);
  }

  /** Forgets what was touched: called once it is written. */
  settle(): void {
    this.touched.clear();
    this.unions.length = 0;
    this.#settledNext = this.#nextSite;
  }

  /** Order-free over pages: which page is in which site, and what each changed by coming. */
  get hash(): string {
    return ((this.#hash ^ this.log.hash) >>> 0).toString(16).padStart(8, '0');
  }

  #setPart(page: number, id: number): void {
    this.#leavePart(page);
    this.#partOf.set(page, id);
    this.#hash ^= placeHash(page, id);
  }

  #leavePart(page: number): void {
    const id = this.#partOf.get(page);
    if (id === undefined) return;
    this.log.leaves(page, id);
    this.#partOf.delete(page);
    this.#hash ^= placeHash(page, id);
  }

  get ids(): number[] {
    const shown = new Set([...this.#parts.keys()].map((id) => this.joined.shownAs(id)));
    return [...shown].sort((a, b) => a - b);
  }

  /** The next site's number: kept, so that no number names two sites while both are there. */
  get next(): number {
    return this.#nextSite;
  }
  set next(id: number) {
    this.#nextSite = Math.max(this.#nextSite, id);
  }

  /** Puts a page back into the site it was in. Pages come back in the order they came. */
  put(page: number, sketch: PageSketch, id: number, placing: Placing): void {
    this.opened.add(page, sketch);
    this.attach(page, this.#partCalled(id));
    this.#nextSite = Math.max(this.#nextSite, id + 1);
    this.log.put(page, placing);
  }

  /** Takes back the page that came last, before the graph does: all is as before it came. */
  takeBack(page: number): void {
    const { next, moved } = this.log.takeBack(page);
    this.moves++;
    this.joined.outdate();
    this.detach(page);
    this.opened.remove(page);
    for (let i = 0; i < moved.length; i += 2) {
      this.detach(moved[i]);
      this.attach(moved[i], this.#partCalled(moved[i + 1]));
    }
    this.#nextSite = next;
  }

  #partCalled(id: number): SiteSums {
    const part = this.#parts.get(id) ?? new SiteSums(id, this.opened.parentOf);
    this.#parts.set(id, part);
    return part;
  }

  protected urlOf(page: number): string {
    return this.graph.urlOf(this.graph.pageRow(page)![0]);
  }

  /** What `look` finds while the page is a part of its own; afterwards all is as before. */
  protected asIfAlone<T>(page: number, look: (alone: SiteSums) => T): T {
    const home = this.#parts.get(this.#partOf.get(page)!)!;
    const wasTouched = this.touched.has(page);
    const alone = new SiteSums(this.#nextSite, this.opened.parentOf);
    this.detach(page);
    this.#parts.set(alone.id, alone);
    this.attach(page, alone);
    const found = look(alone);
    this.detach(page);
    this.#parts.set(home.id, home);
    this.attach(page, home);
    if (!wasTouched) this.touched.delete(page);
    return found;
  }

  /** A part that was emptied is there again. */
  protected revive(part: SiteSums): void {
    this.#parts.set(part.id, part);
  }

  /** The larger, or of equals the older, takes the other in. */
  protected merge(one: SiteSums, other: SiteSums): SiteSums {
    const oneStays = one.size > other.size || (one.size === other.size && one.id < other.id);
    const [stays, goes] = oneStays || other.size === 0 ? [one, other] : [other, one];
    if (one.size === 0) return this.#inherit(one, other);
    this.joined.united(stays, goes);
    stays.absorb(goes);
    this.#noteUnion(goes.id, stays.id);
    for (const page of goes.pages) {
      this.#setPart(page, stays.id);
      this.touched.add(page);
    }
    if (goes.size > 1 || !goes.pages.has(this.arriving)) this.moves++;
    this.candidates.unite(stays, goes);
    this.#ties.unite(stays, goes);
    this.#parts.delete(goes.id);
    return stays;
  }

  /** Sites that came and went since the last `settle` are nobody's concern. */
  #noteUnion(goes: number, into: number): void {
    const isKnown = goes < this.#settledNext || this.unions.some((union) => union[1] === goes);
    if (isKnown) this.unions.push([goes, into]);
  }

  /** An emptied site goes on as `heir`: the same pages under the older name. */
  #inherit(empty: SiteSums, heir: SiteSums): SiteSums {
    const pages = [...heir.pages];
    for (const page of pages) {
      this.detach(page);
      this.attach(page, empty);
    }
    return empty;
  }

  protected found(): SiteSums {
    const site = new SiteSums(this.#nextSite++, this.opened.parentOf);
    this.#parts.set(site.id, site);
    return site;
  }

  protected attach(page: number, site: SiteSums): void {
    site.add(page, this.opened.page(page));
    this.joined.add(page, this.opened.page(page), site.id);
    this.#setPart(page, site.id);
    this.touched.add(page);
    this.candidates.add(this.opened.page(page), site);
    this.#ties.change(page, site, 1);
  }

  protected detach(page: number): void {
    const site = this.#parts.get(this.#partOf.get(page)!)!;
    this.#ties.change(page, site, -1);
    site.remove(page, this.opened.page(page));
    this.joined.remove(page, this.opened.page(page), site.id);
    this.#leavePart(page);
    this.candidates.remove(this.opened.page(page), site);
    if (site.size === 0) this.#parts.delete(site.id);
  }
}

const placeHash = (page: number, site: number): number => fold(fold(0x2545f491, page), site);
