/**
 * Which opened pages make one site. Incremental k-means in spirit: a site is the sums of its pages,
 * an arriving page joins the site it fits best, or founds one when it fits none, and two sites unite
 * when they have come to fit each other. What "fits" means is a learned rule over the likeness of
 * two sites (site-likeness.ts). Early choices are made on little evidence, so a site that has
 * doubled is taken apart and put together again while it is small enough. Pages at one address are
 * versions of one page and never apart.
 *
 * The state is a function of the pages and their order; nothing is drawn by lot, and sums are whole
 * numbers, so a restored state goes on exactly as the one it was taken from.
 * Cost of an arrival: its features times the sites it shares rare ones with (site-candidates.ts).
 */
import { bestUnions } from './best-unions.ts';
import { JoinedSites } from './joined-sites.ts';
import type { KnownGraph } from './known-graph.ts';
import { OpenedPages } from './opened-pages.ts';
import type { PageSketch } from './page-sketch.ts';
import { SiteCandidates } from './site-candidates.ts';
import { likeness } from './site-likeness.ts';
import { SiteSums } from './site-sums.ts';
import { fold } from './url-hash.ts';
import { Walls } from './walls.ts';

/** Log-odds that two sites are one. */
export type UniteRule = (values: Float64Array, a: SiteSums, b: SiteSums) => number;

/** Larger sites are not taken apart any more, nor those whose pages would take so many looks. */
const MOST_RECONSIDERED = 64;
const MOST_LOOKS = 1_000_000;

export class Sites {
  readonly #graph: KnownGraph;
  readonly #rule: UniteRule;
  /** What is known of the pages themselves. */
  readonly opened: OpenedPages;
  /** What the person said of whole sites. */
  readonly joined: JoinedSites;
  readonly walls: Walls;
  readonly #sites = new Map<number, SiteSums>();
  readonly #siteOf = new Map<number, number>();
  readonly #candidates: SiteCandidates;
  /** Since the last `settle`: pages whose site changed, and sites that went into others. */
  readonly touched = new Set<number>();
  readonly unions: [goes: number, into: number][] = [];
  #nextSite = 1;
  #settledNext = 1;
  #arriving = 0;
  /** Rises whenever a page that was already placed gets another site, or goes. */
  moves = 0;

  constructor(graph: KnownGraph, rule: UniteRule) {
    this.#graph = graph;
    this.#rule = rule;
    this.opened = new OpenedPages(graph);
    this.#candidates = new SiteCandidates(graph, this.opened, this.#siteOf);
    this.walls = new Walls(graph);
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
    const number = this.#graph.numberOf(url);
    const pages = number === undefined ? [] : this.#graph.pagesAt(number);
    return this.#siteOf.get(pages[pages.length - 1]) ?? null; // not opened, or not placed yet
  }

  site(id: number): SiteSums | undefined {
    return this.joined.sums(id) ?? this.#sites.get(id);
  }

  siteOf(page: number): number | undefined {
    const part = this.#siteOf.get(page);
    return part === undefined ? undefined : this.joined.shownAs(part);
  }

  /** Sites as pages were placed, before what the person said of whole ones. */
  get parts(): number[] {
    return [...this.#sites.keys()].sort((a, b) => a - b);
  }

  part(id: number): SiteSums {
    return this.#sites.get(id)!;
  }

  /** Where the page was placed, whatever the person said of whole sites. */
  partOf(page: number): number | undefined {
    return this.#siteOf.get(page);
  }

  /** Places a page that the graph has taken in. */
  add(page: number, sketch: PageSketch): void {
    this.#arriving = page;
    this.opened.add(page, sketch);
    const alone = this.#found();
    this.#attach(page, alone);
    this.joined.changedAt(this.#urlOf(page));
    const candidates = this.#candidates.ofPage(page, alone);
    const joined = this.#uniteBest(this.#uniteVersions(page, alone), candidates);
    if (isPowerOfTwo(joined.size) && joined.size >= 4 && joined.size <= MOST_RECONSIDERED) {
      if (joined.size * this.#featuresOf(joined) <= MOST_LOOKS) this.#reconsider(joined);
    }
  }

  /** Puts a page back into the site it was in. Pages come back in the order they came. */
  put(page: number, sketch: PageSketch, id: number): void {
    this.opened.add(page, sketch);
    let site = this.#sites.get(id);
    if (site === undefined) {
      site = new SiteSums(id, this.opened.parentOf);
      this.#sites.set(id, site);
      this.#nextSite = Math.max(this.#nextSite, id + 1);
    }
    this.#attach(page, site);
  }

  /** Takes a page out, before the graph does. */
  remove(page: number): void {
    if (!this.opened.has(page)) return;
    this.moves++;
    this.#detach(page);
    this.joined.changedAt(this.#urlOf(page));
    this.opened.remove(page);
  }

  #urlOf(page: number): string {
    return this.#graph.urlOf(this.#graph.pageRow(page)![0]);
  }

  /** Puts two parts together again. */
  unite(one: number, other: number): void {
    this.#arriving = 0;
    this.#unite(this.#sites.get(one)!, this.#sites.get(other)!);
  }

  /** Makes a part of its own of these pages, each taken from where it is; returns them. */
  partOff(pages: Iterable<number>): number[] {
    const moved = inOrder([...pages].filter((page) => this.opened.has(page)));
    if (moved.length === 0) return moved;
    this.moves++;
    this.joined.outdate();
    const own = this.#found();
    for (const page of moved) {
      this.#detach(page);
      this.#attach(page, own);
    }
    return moved;
  }

  /** How a page is like the rest of its site; null when it is all there is of it. */
  likenessOfPage(page: number): Float64Array | null {
    const site = this.#sites.get(this.#siteOf.get(page)!)!;
    return site.size === 1 ? null : this.likenessWith(page, site);
  }

  /** How a page is like a site, its own or another, leaving the page itself out. */
  likenessWith(page: number, site: SiteSums): Float64Array {
    const home = this.#sites.get(this.#siteOf.get(page)!)!;
    const wasTouched = this.touched.has(page);
    const alone = new SiteSums(this.#nextSite, this.opened.parentOf);
    this.#detach(page);
    this.#sites.set(alone.id, alone);
    this.#attach(page, alone);
    const values = likeness(site, alone, this.opened);
    this.#detach(page);
    this.#sites.set(home.id, home);
    this.#attach(page, home);
    if (!wasTouched) this.touched.delete(page);
    return values;
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
    for (const [page, site] of this.#siteOf)
      hash = (hash ^ fold(fold(0x2545f491, page), site)) >>> 0;
    return hash.toString(16).padStart(8, '0');
  }

  get ids(): number[] {
    const shown = new Set([...this.#sites.keys()].map((id) => this.joined.shownAs(id)));
    return [...shown].sort((a, b) => a - b);
  }

  /** The next site's number: kept, so that no number ever names two sites. */
  get next(): number {
    return this.#nextSite;
  }
  set next(id: number) {
    this.#nextSite = Math.max(this.#nextSite, id);
  }

  /** Unites a new page with the earlier ones at its address. */
  #uniteVersions(page: number, alone: SiteSums): SiteSums {
    const earlier = this.#graph.pagesAt(this.#graph.pageRow(page)![0])[0];
    return earlier === page
      ? alone
      : this.#unite(this.#sites.get(this.#siteOf.get(earlier)!)!, alone);
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
        const other = this.#sites.get(id)!;
        const odds = this.#odds(whole, other);
        if (odds > bestOdds || (odds === bestOdds && best !== null && id < best.id)) {
          [best, bestOdds] = [other, odds];
        }
      }
      if (best === null) return whole;
      open.delete(best.id);
      whole = this.#unite(whole, best);
    }
  }

  /** Takes a site apart and puts it together by the best unions first. */
  #reconsider(site: SiteSums): void {
    const pages = [...site.pages].sort((a, b) => a - b);
    this.moves++;
    this.joined.outdate();
    const parts = new Map<number, SiteSums>();
    for (const page of pages) {
      this.#detach(page);
      const [address] = this.#graph.pageRow(page)!;
      const part = parts.get(address) ?? this.#found();
      this.#attach(page, part);
      parts.set(address, part);
    }
    const heirs = bestUnions(
      [...parts.values()],
      (a, b) => this.#odds(a, b),
      (a, b) => this.#unite(a, b),
    );
    // The largest part keeps the name; of equals, the one with the oldest page.
    heirs.sort((a, b) => b.size - a.size || Math.min(...a.pages) - Math.min(...b.pages));
    this.#sites.set(site.id, site);
    const heir = this.#unite(site, heirs[0]);
    for (const part of [heir, ...heirs.slice(1)]) {
      if (this.#sites.has(part.id)) this.#uniteBest(part, this.#candidates.ofSite(part));
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

  /** The larger, or of equals the older, takes the other in. */
  #unite(one: SiteSums, other: SiteSums): SiteSums {
    const oneStays = one.size > other.size || (one.size === other.size && one.id < other.id);
    const [stays, goes] = oneStays || other.size === 0 ? [one, other] : [other, one];
    if (one.size === 0) return this.#inherit(one, other);
    this.joined.united(stays, goes);
    stays.absorb(goes);
    this.#noteUnion(goes.id, stays.id);
    for (const page of goes.pages) {
      this.#siteOf.set(page, stays.id);
      this.touched.add(page);
    }
    if (goes.size > 1 || !goes.pages.has(this.#arriving)) this.moves++;
    this.#candidates.unite(stays, goes);
    const { from, to } = stays.tie(goes.id);
    stays.inner += from + to;
    stays.changeTie(goes.id, -from, -to);
    for (const [id, tie] of goes.ties) {
      if (id === stays.id) continue;
      const third = this.#sites.get(id)!;
      third.changeTie(goes.id, -third.tie(goes.id).from, -third.tie(goes.id).to);
      third.changeTie(stays.id, tie.to, tie.from);
      stays.changeTie(id, tie.from, tie.to);
    }
    this.#sites.delete(goes.id);
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
      this.#detach(page);
      this.#attach(page, empty);
    }
    return empty;
  }

  #found(): SiteSums {
    const site = new SiteSums(this.#nextSite++, this.opened.parentOf);
    this.#sites.set(site.id, site);
    return site;
  }

  #attach(page: number, site: SiteSums): void {
    site.add(page, this.opened.page(page));
    this.joined.add(page, this.opened.page(page), site.id);
    this.#siteOf.set(page, site.id);
    this.touched.add(page);
    this.#candidates.add(this.opened.page(page), site);
    this.#changeTies(page, site, 1);
  }

  #detach(page: number): void {
    const site = this.#sites.get(this.#siteOf.get(page)!)!;
    this.#changeTies(page, site, -1);
    site.remove(page, this.opened.page(page));
    this.joined.remove(page, this.opened.page(page), site.id);
    this.#siteOf.delete(page);
    this.#candidates.remove(this.opened.page(page), site);
    if (site.size === 0) this.#sites.delete(site.id);
  }

  #changeTies(page: number, site: SiteSums, by: number): void {
    const row = this.#graph.pageRow(page)!;
    for (const other of this.#graph.pagesLinking(row[0])) {
      if (other !== page) this.#changeTie(other, site, by, 0);
    }
    for (const target of row.subarray(1)) {
      for (const other of this.#graph.pagesAt(target)) {
        if (other !== page) this.#changeTie(other, site, 0, by);
      }
    }
  }

  /** A page of `site` gets, or loses, a link from or to `page`. */
  #changeTie(page: number, site: SiteSums, from: number, to: number): void {
    const id = this.#siteOf.get(page);
    if (id === undefined) return;
    if (id === site.id) {
      site.inner += from + to;
    } else {
      site.changeTie(id, from, to);
      this.#sites.get(id)!.changeTie(site.id, to, from);
    }
  }
}

/**
 * The larger both sites are, the more it takes to unite them: a page can move again, a site hardly.
 * Not so where addresses say next to nothing: there the parts of one site look like strangers.
 */
const CAUTION = 4;

const inOrder = (pages: number[]): number[] => pages.sort((a, b) => a - b);

const isPowerOfTwo = (n: number): boolean => (n & (n - 1)) === 0;
