/**
 * What an archive holds already, as a list that some tool wrote: the canonical addresses, and the
 * lines that could not be read. A list of a million addresses has a few bad lines; they are told,
 * at most a hundred of them, and the rest is used.
 */
import { canonicalUrl } from '../../url/canonical-url.ts';
import { LruPrefixes } from '../lru-prefixes.ts';

export interface Archived {
  urls: Set<string>;
  /** Where whole places are held, not single addresses. */
  prefixes: LruPrefixes;
  errors: LineError[];
  /** How many lines were bad, those beyond the list of errors too. */
  bad: number;
}

export interface LineError {
  /** Counted from one. */
  line: number;
  why: string;
}

const MOST_ERRORS = 100;

export class ArchivedList implements Archived {
  readonly urls = new Set<string>();
  readonly prefixes = new LruPrefixes();
  readonly errors: LineError[] = [];
  bad = 0;

  add(line: number, address: string): void {
    const url = canonicalUrl(address);
    if (url === null)
      this.fail(line, `${shown(address)} is not an address that a browser could open.`);
    else this.urls.add(url);
  }

  fail(line: number, why: string): void {
    this.bad++;
    if (this.errors.length < MOST_ERRORS) this.errors.push({ line, why });
  }
}

const shown = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}…` : text);

/** No address or capture record is longer, in characters. */
export const LONGEST_LINE = 1024 * 1024;

export const TOO_LONG = 'This line is too long; nothing after it was read.';
