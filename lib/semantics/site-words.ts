/**
 * What links say of each site, kept up to date page by page. For every site and every word or
 * phrase of links to it: how many links have it, to how many different pages of the site, from how
 * many different pages, and each of these from outside and from inside the site. A hundred links
 * from one page, or a hundred to one page, count once by source and by target: that is what makes
 * the counts hard to spam (THESUS §5.2.1, §6.2.2). A page's links to itself do not count.
 *
 * Cost of a page: the words of its links, however much is known. Moving addresses to another site
 * costs the links of the pages there and of the pages that link to them, each page once.
 */
import { Cells, EITHER, INSIDE, LINKS, OUTSIDE, SOURCES, TARGETS } from './cells.ts';
import type { LinkIndex, LinkWords } from './link-index.ts';
import { PairTable } from './pair-table.ts';
import { termsAndPhrases } from './phrases.ts';

/** No site. */
export const NOWHERE = -1;

/** Where links come from: pages of other sites, of the site itself, or either. */
export type LinkSide = 'outside' | 'inside' | 'both';

/** Counts of one word for one site. */
export interface WordTally {
  links: number;
  targets: number;
  sources: number;
}

/** Tables that grow one at a time, so that no page waits for all of them. */
const SHARDS = 64;

export class SiteWords {
  readonly index: LinkIndex;
  #siteOf: (url: string) => number;
  /** By address number; undefined when the address is not known. */
  #sites: (number | undefined)[] = [];
  /** By site and word: where its counts are. */
  #places = new Map<number, Map<number, number>>();
  #cells = new Cells();
  /** How many links to each site stand on pages of each language. */
  #languages = new Map<number, Map<string, number>>();
  /** How many links to each page have each word: outside, inside. */
  #links = Array.from({ length: SHARDS }, () => new PairTable());
  /** How many sites have each word. */
  #spread: number[] = [];

  /** `siteOf` is asked when an address is first met; changes are told by `move`. */
  constructor(index: LinkIndex, siteOf: (url: string) => number) {
    this.index = index;
    this.#siteOf = siteOf;
  }

  /** Counts touched so far. */
  get work(): number {
    return this.#links.reduce((sum, table) => sum + table.work, 0);
  }

  /** Pairs of a page and a word of links to it: what most of the memory goes into. */
  get pairCount(): number {
    return this.#links.reduce((sum, table) => sum + table.size, 0);
  }

  /** Sites that links speak of. */
  get siteCount(): number {
    return this.#places.size;
  }

  /** Takes in a page; new content of a known page leaves every address in its site. */
  add(url: string, language: string, links: Iterable<LinkWords>): void {
    const settled = new Map<string, number>();
    const old = this.index.numberOf(url);
    for (const one of [old, ...this.index.targetsOf(old)]) {
      if (one >= 0) settled.set(this.index.urlOf(one), this.siteAt(one));
    }
    this.remove(url);
    const page = this.index.add(url, language, links);
    for (const one of [page, ...this.index.targetsOf(page)]) {
      const address = this.index.urlOf(one);
      this.#sites[one] ??= settled.get(address) ?? this.#siteOf(address);
    }
    this.#count(page, 1);
  }

  remove(url: string): void {
    const page = this.index.numberOf(url);
    if (page < 0 || !this.index.isPage(page)) return;
    const targets = [...this.index.targetsOf(page)];
    this.#count(page, -1);
    this.index.remove(url);
    for (const one of [page, ...targets]) {
      if (!this.index.isKnown(one)) this.#sites[one] = undefined;
    }
  }

  /** An address turned out to belong to another site, or to none. */
  move(url: string, site: number): void {
    for (const _ of this.moveAll([[url, site]]));
  }

  /**
   * Many addresses at once: a page that links to several of them is counted anew once. To be driven
   * to its end before anything else is asked or told; each step is one page.
   */
  *moveAll(moves: Iterable<[url: string, site: number]>): Generator<void> {
    const changes: [address: number, site: number][] = [];
    const affected = new Set<number>();
    for (const [url, site] of moves) {
      const moved = this.index.numberOf(url);
      if (moved < 0 || this.siteAt(moved) === site) continue;
      changes.push([moved, site]);
      affected.add(moved);
      for (const source of this.index.sourcesOf(moved)) affected.add(source);
    }
    for (const page of affected) yield this.#count(page, -1);
    for (const [moved, site] of changes) this.#sites[moved] = site;
    for (const page of affected) yield this.#count(page, 1);
  }

  siteAt(page: number): number {
    return this.#sites[page] ?? NOWHERE;
  }

  /** The words of links to a site. */
  termsOf(site: number): Iterable<number> {
    return this.#places.get(site)?.keys() ?? [];
  }

  /** In how many sites a word occurs. */
  spreadOf(term: number): number {
    return this.#spread[term] ?? 0;
  }

  /** Languages of the pages that link to a site, the commonest first. */
  languagesOf(site: number): string[] {
    return this.languageCounts(site).map(([language]) => language);
  }

  /** The same, with how many links stand on pages of each. */
  languageCounts(site: number): [language: string, links: number][] {
    return [...(this.#languages.get(site) ?? [])].sort(([, a], [, b]) => b - a);
  }

  tally(site: number, term: number, side: LinkSide): WordTally {
    const cell = this.#places.get(site)?.get(term);
    if (cell === undefined) return { links: 0, targets: 0, sources: 0 };
    const count = (what: number, which: number) => this.#cells.get(cell, what + which);
    if (side === 'both') {
      return {
        links: count(LINKS, OUTSIDE) + count(LINKS, INSIDE),
        targets: count(TARGETS, EITHER),
        sources: count(SOURCES, OUTSIDE) + count(SOURCES, INSIDE),
      };
    }
    const which = side === 'outside' ? OUTSIDE : INSIDE;
    return {
      links: count(LINKS, which),
      targets: count(TARGETS, which),
      sources: count(SOURCES, which),
    };
  }

  /** Adds a page's links to the counts, or takes them out again. */
  #count(page: number, change: 1 | -1): void {
    const home = this.siteAt(page);
    const told = new Set<number>();
    this.index.eachLink(page, (target, forms) => {
      const site = this.siteAt(target);
      if (site === NOWHERE || target === page) return;
      const which = site === home ? INSIDE : OUTSIDE;
      this.#countLanguage(site, this.index.languageOf(page), change);
      for (const term of termsAndPhrases(this.index.lexicon, forms)) {
        const cell = this.#cellOf(site, term);
        this.#cells.add(cell, LINKS + which, change);
        this.#countTarget(cell, target, term, which, change);
        const key = site * 2 ** 27 + term;
        if (!told.has(key)) this.#cells.add(cell, SOURCES + which, change);
        told.add(key);
        if (change < 0) this.#dropIfUnused(site, term, cell);
      }
    });
  }

  #countLanguage(site: number, language: string, change: 1 | -1): void {
    const counts = this.#languages.get(site) ?? new Map<string, number>();
    const now = (counts.get(language) ?? 0) + change;
    if (now > 0) counts.set(language, now);
    else counts.delete(language);
    if (counts.size > 0) this.#languages.set(site, counts);
    else this.#languages.delete(site);
  }

  #countTarget(cell: number, target: number, term: number, which: 0 | 1, change: 1 | -1): void {
    const links = this.#links[target % SHARDS];
    const now = links.add(target, term, which, change);
    if (now !== (change === 1 ? 1 : 0)) return;
    this.#cells.add(cell, TARGETS + which, change);
    if (links.get(target, term, which === OUTSIDE ? INSIDE : OUTSIDE) === 0) {
      this.#cells.add(cell, TARGETS + EITHER, change);
    }
  }

  #cellOf(site: number, term: number): number {
    let places = this.#places.get(site);
    if (places === undefined) {
      places = new Map();
      this.#places.set(site, places);
    }
    let cell = places.get(term);
    if (cell === undefined) {
      cell = this.#cells.make();
      places.set(term, cell);
      this.#spread[term] = this.spreadOf(term) + 1;
    }
    return cell;
  }

  #dropIfUnused(site: number, term: number, cell: number): void {
    if (this.#cells.get(cell, LINKS + OUTSIDE) + this.#cells.get(cell, LINKS + INSIDE) > 0) return;
    const places = this.#places.get(site) as Map<number, number>;
    this.#cells.giveBack(cell);
    places.delete(term);
    this.#spread[term]--;
    if (places.size === 0) this.#places.delete(site);
  }
}
