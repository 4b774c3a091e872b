/**
 * Full-text search over addresses: the titles of opened pages, the words of links to an address,
 * and the address itself. Fed page by page; nothing is searchable before it is indexed by
 * `index`, whose steps are short. Cost of a page: its links; of a search: the words that begin as
 * the query's do.
 */
import MiniSearch from 'minisearch';
import type { PageRecord } from '../model/page-record.ts';

/** More addresses than this are left out, opened ones never. */
export const MOST_INDEXED = 100_000;
/** Words of so many different links are kept for an address. */
const MOST_ANCHORS = 4;
const LONGEST_ANCHOR = 80;
const MOST_FOUND = 50;

export interface SearchHit {
  url: string;
  title: string;
  /** The words of links to it. */
  anchors: string[];
  opened: boolean;
  /** An opened page that stands for it: itself, or the first that links to it. */
  via: string;
}

interface Entry extends SearchHit {
  id: number;
}

export class SearchIndex {
  readonly #words = new MiniSearch<Entry>({
    fields: ['title', 'anchors', 'url'],
    extractField: (entry, field) =>
      field === 'anchors' ? entry.anchors.join(' ') : entry[field as keyof Entry],
  });
  readonly #byUrl = new Map<string, Entry>();
  readonly #byId: Entry[] = [];
  readonly #indexed = new Set<number>();
  readonly #changed = new Set<Entry>();
  /** Some addresses were left out. */
  full = false;

  get size(): number {
    return this.#byId.length;
  }

  get waiting(): number {
    return this.#changed.size;
  }

  /** Takes in a page and what it says of the addresses it links to. */
  add({ url, title, links }: Pick<PageRecord, 'url' | 'title' | 'links'>): void {
    const own = this.#entry(url, url, true)!;
    own.opened = true;
    own.via = url;
    own.title = title;
    this.#changed.add(own);
    for (const { to, text, alt } of links) {
      const entry = this.#entry(to, url, false);
      if (entry === null) continue;
      const words = (text || alt).slice(0, LONGEST_ANCHOR).trim();
      const isNews = words !== '' && !entry.anchors.includes(words);
      if (!isNews || entry.anchors.length >= MOST_ANCHORS) continue;
      entry.anchors.push(words);
      this.#changed.add(entry);
    }
  }

  /** Makes what was taken in searchable, one address a step. */
  *index(): Generator<void> {
    for (const entry of this.#changed) {
      if (this.#indexed.has(entry.id)) this.#words.discard(entry.id);
      this.#words.add(entry);
      this.#indexed.add(entry.id);
      this.#changed.delete(entry);
      yield;
    }
  }

  /** The best first; all words must be there, the last one perhaps only begun. */
  search(query: string): { found: SearchHit[]; all: number } {
    const results = this.#words.search(query, {
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length > 5 ? 0.15 : false),
      boost: { title: 3, anchors: 1.5 },
      boostDocument: (id) => (this.#byId[id].opened ? 1.5 : 1),
    });
    const found = results.slice(0, MOST_FOUND).map(({ id }) => {
      const { id: _, ...entry } = this.#byId[id];
      return entry;
    });
    return { found, all: results.length };
  }

  #entry(url: string, via: string, always: boolean): Entry | null {
    const known = this.#byUrl.get(url);
    if (known !== undefined) return known;
    if (this.size >= MOST_INDEXED && !always) {
      this.full = true;
      return null;
    }
    const entry = { id: this.size, url, title: '', anchors: [], opened: false, via };
    this.#byUrl.set(url, entry);
    this.#byId.push(entry);
    this.#changed.add(entry);
    return entry;
  }
}
