/**
 * The links of all pages with their keywords, compactly: one typed array per page, words as
 * numbers. Addresses get numbers when first met and lose them when no page speaks of them, so
 * forgetting a page leaves the index of the others. A page is known by its address: its later
 * content replaces the earlier. All links between two pages are one (THESUS, Definition 4); their
 * fields follow each other.
 *
 * Cost: adding or taking out a page, its words plus a logarithm per link; never what is known.
 */
import type { Link } from '../model/page-record.ts';
import { primaryLanguage } from '../text/language-tag.ts';
import { FIELD_END, Lexicon } from './lexicon.ts';
import { formsAt, NO_WORDS_SAID, packRow, placeOf, type Row, wordsIn } from './link-row.ts';
import type { LinkView } from './link-view.ts';

export type LinkWords = Pick<Link, 'to' | 'text' | 'alt' | 'before' | 'after'>;

/** The fields of a link, in the order they are kept. */
export const FIELDS = ['before', 'text', 'alt', 'after'] as const;

export class LinkIndex implements LinkView {
  readonly lexicon = new Lexicon();
  linkCount = 0;
  pageCount = 0;
  #numbers = new Map<string, number>();
  #urls: string[] = [];
  #free: number[] = [];
  #rows: (Row | undefined)[] = [];
  #sources: number[][] = [];
  #languages: string[] = [];
  readonly #read: (url: string) => string | null;

  /** `read` gives what is kept of a page's text. */
  constructor(read: (url: string) => string | null = () => null) {
    this.#read = read;
  }

  /** One more than the highest number in use. */
  get span(): number {
    return this.#urls.length;
  }

  /** Takes in a page and returns its number. */
  add(url: string, language: string, links: Iterable<LinkWords>): number {
    this.remove(url);
    const page = this.#mention(url);
    const tongue = primaryLanguage(language);
    this.#languages[page] = tongue;
    this.#rows[page] = { count: 0, data: NO_WORDS_SAID };
    const byTarget = new Map<number, number[]>();
    for (const link of links) {
      const target = this.#mention(link.to);
      const forms = byTarget.get(target) ?? [];
      byTarget.set(target, forms.concat(this.#formsOf(link, tongue)));
    }
    this.#keep(
      page,
      [...byTarget].sort(([a], [b]) => a - b),
    );
    return page;
  }

  /** Takes out a page and every address that only it spoke of. */
  remove(url: string): void {
    const page = this.numberOf(url);
    const row = page < 0 ? undefined : this.#rows[page];
    if (row === undefined) return;
    for (const form of wordsIn(row)) this.lexicon.use(form, -1);
    for (let i = 0; i < row.count; i++) {
      const target = row.data[i];
      this.#leave(target, row.data[row.count + i]);
      if (target !== page) this.#dropIfUnknown(target);
    }
    this.linkCount -= row.count;
    this.pageCount--;
    this.#rows[page] = undefined;
    this.#dropIfUnknown(page);
  }

  *urls(): Iterable<number> {
    for (const number of this.#numbers.values()) yield number;
  }

  numberOf(url: string): number {
    return this.#numbers.get(url) ?? -1;
  }

  urlOf(page: number): string {
    return this.#urls[page];
  }

  isKnown(page: number): boolean {
    return this.isPage(page) || this.sourcesOf(page).length > 0;
  }

  isPage(page: number): boolean {
    return this.#rows[page] !== undefined;
  }

  /** The language of an opened page, as a code of two or three letters; empty when not known. */
  languageOf(page: number): string {
    return this.#languages[page];
  }

  textOf(page: number): string | null {
    return this.isPage(page) ? this.#read(this.#urls[page]) : null;
  }

  targetsOf(page: number): Uint32Array {
    const row = this.#rows[page];
    return row === undefined ? NO_WORDS_SAID : row.data.subarray(0, row.count);
  }

  sourcesOf(page: number): readonly number[] {
    return this.#sources[page] ?? [];
  }

  /**
   * The forms of the links from one page to another: fields in order, gaps where words
   * were left out.
   */
  formsBetween(source: number, target: number): Uint32Array {
    const row = this.#rows[source];
    const place = row === undefined ? -1 : placeOf(row, target);
    return row === undefined || place < 0 ? NO_WORDS_SAID : formsAt(row, place);
  }

  termsBetween(source: number, target: number): number[] {
    const terms: number[] = [];
    for (const form of this.formsBetween(source, target)) {
      const term = this.lexicon.termOf(form);
      if (term >= 0 && !terms.includes(term)) terms.push(term);
    }
    return terms;
  }

  /** Visits every link of a page with its forms. */
  eachLink(page: number, visit: (target: number, forms: Uint32Array) => void): void {
    const row = this.#rows[page];
    if (row === undefined) return;
    for (let i = 0; i < row.count; i++) visit(row.data[i], formsAt(row, i));
  }

  termsNamed(text: string): number[] {
    return this.lexicon.termsNamed(text);
  }

  nameOf(term: number): string {
    return this.lexicon.nameOf(term);
  }

  #formsOf(link: LinkWords, language: string): number[] {
    return FIELDS.flatMap((field) => [...this.lexicon.read(link[field], language), FIELD_END]);
  }

  #keep(page: number, links: [number, number[]][]): void {
    const row = packRow(links, (target) => this.#sources[target].push(page) - 1);
    for (const form of wordsIn(row)) this.lexicon.use(form, 1);
    this.#rows[page] = row;
    this.linkCount += row.count;
    this.pageCount++;
  }

  /** Takes a source out of a target's list; the last one takes its place there. */
  #leave(target: number, place: number): void {
    const sources = this.#sources[target];
    const last = sources.pop() as number;
    if (place === sources.length) return;
    sources[place] = last;
    const row = this.#rows[last] as Row;
    row.data[row.count + placeOf(row, target)] = place;
  }

  #mention(url: string): number {
    const known = this.#numbers.get(url);
    if (known !== undefined) return known;
    const number = this.#free.pop() ?? this.#urls.length;
    this.#numbers.set(url, number);
    this.#urls[number] = url;
    this.#sources[number] = [];
    this.#rows[number] = undefined;
    return number;
  }

  #dropIfUnknown(number: number): void {
    if (this.#rows[number] !== undefined || this.#sources[number].length > 0) return;
    this.#numbers.delete(this.#urls[number]);
    this.#urls[number] = '';
    this.#free.push(number);
  }
}
