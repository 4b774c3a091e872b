/**
 * The known-URL graph: every opened page, every address a page links to, links both ways.
 * Addresses get numbers when first met and lose them when no page speaks of them any more, so
 * forgetting a page leaves exactly the graph of the others. Adding or removing a page costs in
 * proportion to its links (and, for removal, to how often its targets are linked), never to what
 * is known. The hash is order-free over pages: equal pages give equal hashes.
 */
import { Directories } from './directories.ts';
import { hostOf, KnownTally } from './known-tally.ts';
import { fold, hashUrl } from './url-hash.ts';

/** Bounds that keep the companion well under its share of memory. */
export const MOST_URLS = 500_000;
export const MOST_LINKS = 4_000_000;

export class KnownGraph {
  readonly tally = new KnownTally();
  readonly directories = new Directories();
  /** Numbers whose address, and sequence numbers whose links, changed since they were written. */
  readonly touchedUrls = new Set<number>();
  readonly touchedPages = new Set<number>();
  /** Some addresses were left out because a bound was reached. */
  full = false;
  linkCount = 0;
  /** Addresses of which at least one page is there. */
  openedCount = 0;

  #numbers = new Map<string, number>();
  #urls: string[] = [];
  #hosts: string[] = [];
  #directories: number[] = [];
  #free: number[] = [];
  #mentions: number[] = [];
  /** Sequence numbers of the pages at an address, and of the pages that link to it. */
  #openedAs: number[][] = [];
  #linkedFrom: number[][] = [];
  #low: number[] = [];
  #high: number[] = [];
  /** By sequence number: the page's own number, then its targets. */
  #pages = new Map<number, Uint32Array>();
  #languages = new Map<number, string>();
  #hash: [number, number] = [0, 0];

  get pageCount(): number {
    return this.#pages.size;
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

  /** Takes in a page, each of its targets once; a page already there is left as it is. */
  add(seq: number, url: string, targets: Iterable<string>, language = ''): void {
    if (this.#pages.has(seq)) return;
    const row = [this.#mention(url)];
    for (const target of new Set(targets)) {
      if (this.linkCount + row.length > MOST_LINKS) this.full = true;
      else if (this.#numbers.has(target) || this.urlCount < MOST_URLS)
        row.push(this.#mention(target));
      else this.full = true;
    }
    this.#keep(seq, Uint32Array.from(row), language);
  }

  /** Takes out a page and every address that only it spoke of. */
  remove(seq: number): void {
    const row = this.#pages.get(seq);
    if (!row) return;
    const from = row[0];
    this.#hash = this.#hashWith(seq, row);
    this.#pages.delete(seq);
    this.tally.countLanguage(this.#hosts[from], this.languageOf(seq), -1);
    this.#languages.delete(seq);
    this.touchedPages.add(seq);
    this.linkCount -= row.length - 1;
    for (const to of row.subarray(1)) {
      this.tally.countLink(this.#hosts[from], this.#hosts[to], -1);
      without(this.#linkedFrom[to], seq);
    }
    without(this.#openedAs[from], seq);
    if (this.#openedAs[from].length === 0) {
      this.openedCount--;
      this.tally.count(this.#urls[from], 'pages', -1);
    }
    for (const number of row) this.#unmention(number);
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

  /** Puts back a stored address, '' for a free number. All addresses come before any page. */
  putUrl(number: number, url: string): void {
    this.#place(number, url);
    if (url === '') this.#free.push(number);
    else this.#numbers.set(url, number);
  }

  /** Puts back a stored page. */
  putPage(seq: number, row: Uint32Array, language: string): void {
    for (const number of row) this.#firstMention(number);
    this.#keep(seq, row, language);
  }

  /** Forgets what was touched: called once it is written. */
  settle(): void {
    this.touchedUrls.clear();
    this.touchedPages.clear();
    this.tally.settle();
  }

  #keep(seq: number, row: Uint32Array, language: string): void {
    const from = row[0];
    this.#pages.set(seq, row);
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

  #mention(url: string): number {
    let number = this.#numbers.get(url);
    if (number === undefined) {
      number = this.#free.pop() ?? this.#urls.length;
      this.#place(number, url);
      this.#numbers.set(url, number);
      this.touchedUrls.add(number);
    }
    this.#firstMention(number);
    return number;
  }

  #firstMention(number: number): void {
    if (++this.#mentions[number] === 1) this.tally.count(this.#urls[number], 'known', 1);
  }

  #unmention(number: number): void {
    if (--this.#mentions[number] > 0) return;
    const url = this.#urls[number];
    this.tally.count(url, 'known', -1);
    this.#numbers.delete(url);
    this.#place(number, '');
    this.#free.push(number);
    this.touchedUrls.add(number);
  }

  #place(number: number, url: string): void {
    if (this.#urls[number]) this.directories.leave(number, this.#directories[number]);
    this.#urls[number] = url;
    this.#hosts[number] = url === '' ? '' : hostOf(url);
    this.#directories[number] = url === '' ? -1 : this.directories.enter(number, url);
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

function without(seqs: number[], seq: number): void {
  seqs.splice(seqs.indexOf(seq), 1);
}
