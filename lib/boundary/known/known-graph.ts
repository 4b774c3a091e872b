/**
 * The known-URL graph: every opened page, every address a page links to, links both ways.
 * Addresses are numbered in the order they are first met, and only the page that came last can be
 * taken back, with all that only it spoke of: so numbers, links and what a bound left out are a
 * function of the pages and their order. A page costs in proportion to its links, coming or going.
 */
import type { KnownBounds } from '../../model/known-bounds.ts';
import { hostNameOf } from '../../url/anatomy.ts';
import { Directories } from './directories.ts';
import { DomainShares, KNOWN_BOUNDS } from './known-bounds.ts';
import { KnownTally } from './known-tally.ts';
import { isNoise, type Novelty, ofOnePage } from './shares.ts';
import { fold, hashUrl } from './url-hash.ts';

export class KnownGraph {
  readonly tally = new KnownTally();
  readonly directories = new Directories();
  /** Numbers whose address, and sequence numbers whose links, changed since they were written. */
  readonly touchedUrls = new Set<number>();
  readonly touchedPages = new Set<number>();
  /** Who has how much of the bounds. */
  readonly shares: DomainShares;
  /** Links of all pages that were left out because a bound was reached. */
  leftOut = 0;
  linkCount = 0;
  /** Addresses of which at least one page is there. */
  openedCount = 0;

  #numbers = new Map<string, number>();
  #urls: string[] = [];
  #hosts: string[] = [];
  #directories: number[] = [];
  #mentions: number[] = [];
  /** Sequence numbers of the pages at an address, and of the pages that link to it. */
  #openedAs: number[][] = [];
  #linkedFrom: number[][] = [];
  #low: number[] = [];
  #high: number[] = [];
  /** By sequence number: the page's own number, then its targets. */
  #pages = new Map<number, Uint32Array>();
  #order: number[] = [];
  #languages = new Map<number, string>();
  /** How many links of a page were left out, where any were; and addresses that a page brought. */
  #leftOut = new Map<number, number>();
  #brought = new Map<number, number>();
  #hash: [number, number] = [0, 0];

  constructor(bounds: KnownBounds = KNOWN_BOUNDS) {
    this.shares = new DomainShares(bounds);
  }

  get pageCount(): number {
    return this.#pages.size;
  }

  /** Sequence numbers, in the order the pages came. */
  get pages(): readonly number[] {
    return this.#order;
  }

  get urlCount(): number {
    return this.#numbers.size;
  }

  /** One more than the highest number in use. */
  get span(): number {
    return this.#urls.length;
  }

  get hash(): string {
    return this.#hash.map((lane) => lane.toString(16).padStart(8, '0')).join('');
  }

  has(seq: number): boolean {
    return this.#pages.has(seq);
  }

  /** The page that came last; 0 when there is none. */
  get last(): number {
    return this.#order[this.#order.length - 1] ?? 0;
  }

  /** May a page of this address be taken in, beside what its domain has already? */
  hasRoomFor(url: string): boolean {
    const [domain] = this.directories.probe(url);
    const { shares } = this;
    return shares.mayTake(domain, 'pages') > 0 && shares.mayTake(domain, 'looks') > 0;
  }

  /**
   * Takes in a page, each of its targets once, those that its domain has no room for left out; a
   * page already there is left as it is. Pages come in the order of their sequence numbers.
   */
  add(seq: number, url: string, targets: Iterable<string>, language = ''): void {
    if (this.#pages.has(seq)) return;
    const all = [...new Set(targets)];
    const [known] = this.directories.probe(url);
    let links = this.shares.mayTake(known, 'links');
    let addresses = this.#mayBring(known, url, all);
    const row = [this.#numbered(url)];
    for (const target of all) {
      const isNew = !this.#numbers.has(target);
      if (links === 0 || (isNew && addresses === 0)) continue;
      row.push(this.#numbered(target));
      links--;
      if (isNew) addresses--;
    }
    this.#keep(seq, Uint32Array.from(row), language, all.length + 1 - row.length);
  }

  /** Takes back the page that came last, and every address that only it spoke of. */
  takeBack(): void {
    const seq = this.#order.pop();
    if (seq === undefined) return;
    const row = this.#pages.get(seq)!;
    const from = row[0];
    const domain = this.domainOf(from);
    this.shares.take(domain, 'pages', -1);
    this.shares.take(domain, 'links', 1 - row.length);
    this.shares.take(domain, 'addresses', -this.#brought.get(seq)!);
    this.#hash = this.#hashWith(seq, row);
    this.#pages.delete(seq);
    this.#brought.delete(seq);
    this.leftOut -= this.leftOutOf(seq);
    this.#leftOut.delete(seq);
    this.tally.countLanguage(this.#hosts[from], this.languageOf(seq), -1);
    this.#languages.delete(seq);
    this.touchedPages.add(seq);
    this.linkCount -= row.length - 1;
    for (const to of row.subarray(1)) {
      this.tally.countLink(this.#hosts[from], this.#hosts[to], -1);
      this.#linkedFrom[to].pop();
    }
    this.#openedAs[from].pop();
    if (this.#openedAs[from].length === 0) {
      this.openedCount--;
      this.tally.count(this.#urls[from], 'pages', -1);
    }
    for (let i = row.length - 1; i >= 0; i--) this.#unmention(row[i]);
  }

  urlOf(number: number): string {
    return this.#urls[number];
  }

  /** The page's own number and its targets, or undefined. */
  pageRow(seq: number): Uint32Array | undefined {
    return this.#pages.get(seq);
  }

  directoryOf(number: number): number {
    return this.#directories[number];
  }

  /** The directory that stands for the registrable domain of an address. */
  domainOf(number: number): number {
    return this.directories.chain(this.#directories[number])[0];
  }

  /** Links of a page that were left out because a bound was reached. */
  leftOutOf(seq: number): number {
    return this.#leftOut.get(seq) ?? 0;
  }

  /** The number of an address, or undefined when it is not known. */
  numberOf(url: string): number | undefined {
    return this.#numbers.get(url);
  }

  /** Sequence numbers of the pages at an address, and of the pages that link to it. */
  pagesAt(number: number): readonly number[] {
    return this.#openedAs[number];
  }

  pagesLinking(number: number): readonly number[] {
    return this.#linkedFrom[number];
  }

  /** The language a page is written in; empty when that is not known. */
  languageOf(seq: number): string {
    return this.#languages.get(seq) ?? ''; // not a page of this graph
  }

  /** Addresses that pages at `url` link to, and addresses whose pages link to `url`; sorted. */
  linksFrom(url: string): string[] {
    const own = this.#numbers.get(url);
    if (own === undefined) return [];
    const rows = this.#openedAs[own].map((seq) => this.#pages.get(seq)!);
    return this.#sorted(rows.flatMap((row) => [...row.subarray(1)]));
  }

  linksTo(url: string): string[] {
    const own = this.#numbers.get(url);
    if (own === undefined) return [];
    return this.#sorted(this.#linkedFrom[own].map((seq) => this.#pages.get(seq)![0]));
  }

  /** Puts back a stored address. All addresses come before any page. */
  putUrl(number: number, url: string): void {
    this.#place(number, url);
  }

  /** Puts back a stored page; pages come back in their order. */
  putPage(seq: number, row: Uint32Array, language: string, leftOut: number): void {
    this.#keep(seq, row, language, leftOut);
  }

  /** Forgets what was touched: called once it is written. */
  settle(): void {
    this.touchedUrls.clear();
    this.touchedPages.clear();
    this.tally.settle();
  }

  #keep(seq: number, row: Uint32Array, language: string, leftOut: number): void {
    const from = row[0];
    const domain = this.domainOf(from);
    let brought = 0;
    for (const number of row) if (this.#mention(number)) brought++;
    this.shares.take(domain, 'pages', 1);
    this.shares.take(domain, 'links', row.length - 1);
    this.shares.take(domain, 'addresses', brought);
    this.#pages.set(seq, row);
    this.#order.push(seq);
    this.#brought.set(seq, brought);
    if (leftOut > 0) this.#leftOut.set(seq, leftOut);
    this.leftOut += leftOut;
    this.#languages.set(seq, language);
    this.tally.countLanguage(this.#hosts[from], language, 1);
    this.touchedPages.add(seq);
    this.#hash = this.#hashWith(seq, row);
    this.linkCount += row.length - 1;
    if (this.#openedAs[from].push(seq) === 1) {
      this.openedCount++;
      this.tally.count(this.#urls[from], 'pages', 1);
    }
    for (const to of row.subarray(1)) {
      this.tally.countLink(this.#hosts[from], this.#hosts[to], 1);
      this.#linkedFrom[to].push(seq);
    }
  }

  /** How many addresses a page may bring that nobody has spoken of. */
  #mayBring(domain: number, url: string, targets: readonly string[]): number {
    const own = this.#numbers.get(url);
    const earlier = own === undefined ? [] : this.#openedAs[own].map((seq) => this.#noveltyOf(seq));
    const fresh = targets.filter((target) => !this.#numbers.has(target)).length;
    if (isNoise([...earlier, { links: targets.length, fresh }])) return 0;
    return ofOnePage(this.shares.mayTake(domain, 'addresses'));
  }

  #noveltyOf(seq: number): Novelty {
    const links = this.#pages.get(seq)!.length - 1;
    const leftOut = this.leftOutOf(seq);
    return { links: links + leftOut, fresh: this.#brought.get(seq)! + leftOut };
  }

  /** The number of an address, a new one when nobody has spoken of it. */
  #numbered(url: string): number {
    const known = this.#numbers.get(url);
    if (known !== undefined) return known;
    const number = this.#urls.length;
    this.#place(number, url);
    this.touchedUrls.add(number);
    return number;
  }

  /** Is it the first? */
  #mention(number: number): boolean {
    if (++this.#mentions[number] > 1) return false;
    this.tally.count(this.#urls[number], 'known', 1);
    return true;
  }

  /** What only the last page spoke of has the highest numbers: they are given anew. */
  #unmention(number: number): void {
    if (--this.#mentions[number] > 0) return;
    const url = this.#urls[number];
    this.tally.count(url, 'known', -1);
    this.#numbers.delete(url);
    this.directories.leave(number, this.#directories[number]);
    this.touchedUrls.add(number);
    this.#urls.length = Math.min(this.#urls.length, number);
  }

  #place(number: number, url: string): void {
    this.#numbers.set(url, number);
    this.#urls[number] = url;
    this.#hosts[number] = hostNameOf(url);
    this.#directories[number] = this.directories.enter(number, url);
    this.#mentions[number] = 0;
    this.#openedAs[number] = [];
    this.#linkedFrom[number] = [];
    [this.#low[number], this.#high[number]] = hashUrl(url);
  }

  /** The hash with this page flipped in or out: exclusive or is its own inverse. */
  #hashWith(seq: number, row: Uint32Array): [number, number] {
    let low = fold(0x9747b28c, seq);
    let high = fold(0x3c6ef372, seq);
    for (const number of row) {
      low = fold(low, this.#low[number]);
      high = fold(high, this.#high[number]);
    }
    return [(this.#hash[0] ^ low) >>> 0, (this.#hash[1] ^ high) >>> 0];
  }

  #sorted(numbers: number[]): string[] {
    return [...new Set(numbers)].map((number) => this.#urls[number]).sort();
  }
}
