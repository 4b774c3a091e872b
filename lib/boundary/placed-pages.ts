/**
 * Which page is in which part of the web, and what the parts sum up to: the books of sites.ts, which
 * decides. A part is the sums of its pages and its ties to other parts; the person may have joined
 * several into the site that is shown (joined-sites.ts).
 * Cost of a page that comes or goes: its features, and its links to and from opened pages. Two parts
 * become one at the cost of what the smaller one holds.
 */
import { JoinedSites } from './joined-sites.ts';
import type { KnownGraph } from './known-graph.ts';
import { OpenedPages } from './opened-pages.ts';
import type { PageSketch } from './page-sketch.ts';
import { PartTies } from './part-ties.ts';
import { SiteCandidates } from './site-candidates.ts';
import { SiteSums } from './site-sums.ts';
import { fold } from './url-hash.ts';

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
  /** Since the last `settle`: pages whose site changed, and sites that went into others. */
  readonly touched = new Set<number>();
  readonly unions: [goes: number, into: number][] = [];
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

  /** Order-free over pages: which page is in which site. */
  get hash(): string {
    let hash = 0;
    for (const [page, site] of this.#partOf)
      hash = (hash ^ fold(fold(0x2545f491, page), site)) >>> 0;
    return hash.toString(16).padStart(8, '0');
  }

  get ids(): number[] {
    const shown = new Set([...this.#parts.keys()].map((id) => this.joined.shownAs(id)));
    return [...shown].sort((a, b) => a - b);
  }

  /** The next site's number: kept, so that no number ever names two sites. */
  get next(): number {
    return this.#nextSite;
  }
  set next(id: number) {
    this.#nextSite = Math.max(this.#nextSite, id);
  }

  /** Puts a page back into the site it was in. Pages come back in the order they came. */
  put(page: number, sketch: PageSketch, id: number): void {
    this.opened.add(page, sketch);
    let site = this.#parts.get(id);
    if (site === undefined) {
      site = new SiteSums(id, this.opened.parentOf);
      this.#parts.set(id, site);
      this.#nextSite = Math.max(this.#nextSite, id + 1);
    }
    this.attach(page, site);
  }

  /** Takes a page out, before the graph does. */
  remove(page: number): void {
    if (!this.opened.has(page)) return;
    this.moves++;
    this.detach(page);
    this.joined.changedAt(this.urlOf(page));
    this.opened.remove(page);
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
      this.#partOf.set(page, stays.id);
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
    this.#partOf.set(page, site.id);
    this.touched.add(page);
    this.candidates.add(this.opened.page(page), site);
    this.#ties.change(page, site, 1);
  }

  protected detach(page: number): void {
    const site = this.#parts.get(this.#partOf.get(page)!)!;
    this.#ties.change(page, site, -1);
    site.remove(page, this.opened.page(page));
    this.joined.remove(page, this.opened.page(page), site.id);
    this.#partOf.delete(page);
    this.candidates.remove(this.opened.page(page), site);
    if (site.size === 0) this.#parts.delete(site.id);
  }
}
