/**
 * What links say, in memory, kept equal to the known web. Built from the stored pages when first
 * asked for, in short slices, so that other questions are answered in between; afterwards each
 * question compares what is counted with what is known, and takes in, takes out or moves only what
 * differs. So it does not matter how the web changed meanwhile, nor what died. Links to addresses
 * that were not opened count for the site that was asked about and whose boundary, as it is stored,
 * has them in; for others they are kept, but do not count.
 * Cost of a question when nothing changed: one look at every opened page.
 */
import type { KnownWeb } from '../boundary/known-web.ts';
import type { Reading } from '../model/about.ts';
import type { Membership } from '../model/boundary.ts';
import type { PageRecord } from '../model/page-record.ts';
import { breathing, SLICE } from '../pace/breathing.ts';
import { Turns } from '../pace/turns.ts';
import { LinkIndex, type LinkWords } from '../semantics/link-index.ts';
import { NOWHERE, SiteWords } from '../semantics/site-words.ts';
import type { Database } from '../store/database.ts';
import { unpackPage } from '../store/packed-page.ts';
import { membershipsOf } from '../store/sites.ts';
import type { CatchUp } from './catch-up.ts';
import { ClaimedAddresses } from './claimed-addresses.ts';

/**
 * Bounds that keep the companion well under its share of memory. Real links take some 170
 * bytes; links of ever new words take more, which is why pairs of page and word, and words,
 * have bounds too.
 */
const MOST_LINKS = 1_000_000;
const MOST_PAIRS = 2_500_000;
const MOST_TERMS = 2_500_000;
/** Links of one page. */
const MOST_OF_PAGE = 2000;
const PAGES_AT_ONCE = 32;
/** Milliseconds a question waits for an answer rather than for how far the reading is. */
const PATIENCE = 400;

/** An opened address: its newest page, and the site it is of. */
interface Place {
  seq: number;
  site: number;
  language: string;
}

export class WordIndex {
  readonly words: SiteWords;
  /** Whoever reads the words takes a turn, lest they change under the reader. */
  readonly turns = new Turns();
  /** Rises whenever the words have changed. */
  version = 0;
  /** Some links were left out because a bound was reached. */
  full = false;
  #places: ReadonlyMap<string, Place> = new Map();
  readonly #claimed = new ClaimedAddresses();
  /** By site: of what its claims were made. */
  readonly #claims = new Map<number, string>();
  /** By address: the page whose links are counted. */
  readonly #counted = new Map<string, number>();
  readonly #leftOut = new Set<number>();
  #reading: Reading = { done: 0, of: 0 };
  /** Whether it came to its end. */
  #running: Promise<boolean> | null = null;
  #askedAgain = false;
  #isStopped = false;

  constructor(
    private readonly db: Database,
    private readonly work: CatchUp,
    private readonly mostLinks = MOST_LINKS,
    private readonly patience = PATIENCE,
  ) {
    this.words = new SiteWords(new LinkIndex(), (url) => this.#homeOf(url));
  }

  /** The site of an opened address, else `NOWHERE`. */
  siteAt(url: string): number {
    return this.#places.get(url)?.site ?? NOWHERE;
  }

  /** Of what was opened the site is known, of other addresses as some boundary says. */
  #homeOf(url: string): number {
    return this.#places.get(url)?.site ?? this.#claimed.siteAt(url) ?? NOWHERE;
  }

  /**
   * Counts links to what a site's stored boundary has in, opened or not; only what differs costs.
   */
  async claim(site: number): Promise<void> {
    if (site === NOWHERE) return;
    const row = await this.db.sites.get(site);
    const made = row === undefined ? '' : `${row.generation} ${row.labelled} ${row.version}`;
    if (this.#claims.get(site) === made) return;
    const members = row === undefined ? [] : await membershipsOf(this.db, site);
    await this.turns.take(async () => {
      const { index } = this.words;
      await this.#claim(
        site,
        members.filter(({ url }) => index.numberOf(url) >= 0),
      );
      this.#claims.set(site, made);
    });
  }

  async #claim(site: number, members: readonly Membership[]): Promise<void> {
    const changed = this.#claimed.claim(site, members);
    // What is given up may be another's, who lost it before: all are asked again.
    if (changed.some(([, owner]) => owner === null)) this.#claims.clear();
    await this.#move(changed.map(([url]) => url));
  }

  async #move(urls: readonly string[]): Promise<void> {
    const breathe = breathing(SLICE.words);
    const moves = urls.map((url): [string, number] => [url, this.#homeOf(url)]);
    for (const _ of this.words.moveAll(moves)) {
      this.version++;
      await breathe();
    }
  }

  /** The newest page at an opened address. */
  seqAt(url: string): number | null {
    return this.#places.get(url)?.seq ?? null;
  }

  /**
   * Null once what is counted is what was known when asked; how far it is when that takes longer.
   */
  async upToDate(patience = this.patience): Promise<Reading | null> {
    this.#askedAgain = true;
    this.#isStopped = false;
    this.#running ??= this.#drain().finally(() => {
      this.#running = null;
    });
    const late = new Promise<Reading>((tell) => {
      setTimeout(() => tell({ ...this.#reading }), patience);
    });
    const read = this.#running.then((isWhole) => (isWhole ? null : { ...this.#reading }));
    return Promise.race([read, late]);
  }

  /** Nobody waits for it any more. What was read stays; the next question goes on from there. */
  stop(): void {
    this.#isStopped = true;
  }

  async #drain(): Promise<boolean> {
    let isWhole = true;
    while (this.#askedAgain && isWhole) {
      this.#askedAgain = false;
      const { web } = await this.work.current();
      isWhole = await this.turns.take(() => this.#follow(web));
    }
    return isWhole;
  }

  /** False when it was stopped on the way. */
  async #follow(web: KnownWeb): Promise<boolean> {
    const places = placesIn(web);
    this.#places = places;
    const breathe = breathing(SLICE.words);
    const gone = [...this.#counted.keys()].filter((url) => !places.has(url));
    for (const url of gone) {
      this.#drop(url);
      await breathe();
    }
    if (gone.length > 0) {
      this.#makeRoom();
      // What was forgotten may be among the claims: the next question makes them anew.
      this.#claims.clear();
      await this.#move(this.#claimed.clear());
    }
    for (const site of [...this.#claims.keys()]) {
      if (web.sites.site(site) !== undefined) continue;
      this.#claims.delete(site);
      await this.#claim(site, []);
    }
    for (const _ of this.words.moveAll(this.#moves(gone))) {
      this.version++;
      await breathe();
    }
    // The newest first: when there is no room for all, the oldest are left out.
    const news = [...places]
      .filter(([url, { seq }]) => this.#counted.get(url) !== seq && !this.#leftOut.has(seq))
      .sort(([, a], [, b]) => b.seq - a.seq);
    this.#reading = { done: 0, of: news.length };
    for (let start = 0; start < news.length; start += PAGES_AT_ONCE) {
      const some = news.slice(start, start + PAGES_AT_ONCE);
      const rows = await this.db.pages.bulkGet(some.map(([, { seq }]) => seq));
      for (const [i, [url, place]] of some.entries()) {
        const row = rows[i];
        const record = row === undefined ? null : await unpackPage(row);
        // A page that is not there was forgotten a moment ago: the next look finds it gone.
        if (record !== null) this.#take(url, place, record);
        this.#reading.done++;
        await breathe();
        if (this.#isStopped) return false;
      }
    }
    return true;
  }

  /** Where every opened address should be; what was opened and is no longer is nowhere. */
  *#moves(gone: Iterable<string>): Generator<[url: string, site: number]> {
    for (const url of gone) yield [url, this.#homeOf(url)];
    for (const [url, { site }] of this.#places) yield [url, site];
  }

  #take(url: string, { seq, language }: Place, record: PageRecord): void {
    const links = tellingLinks(record);
    this.#drop(url);
    if (!this.#hasRoom(links.length)) {
      this.full = true;
      this.#leftOut.add(seq);
      return;
    }
    this.words.add(url, language || record.lang, links);
    this.#counted.set(url, seq);
    this.version++;
  }

  #hasRoom(links: number): boolean {
    const { index, pairCount } = this.words;
    return (
      index.linkCount + links <= this.mostLinks &&
      pairCount < MOST_PAIRS &&
      index.lexicon.termCount < MOST_TERMS
    );
  }

  #drop(url: string): void {
    if (!this.#counted.delete(url)) return;
    this.words.remove(url);
    this.version++;
  }

  /** There may be room again for what was left out. */
  #makeRoom(): void {
    this.#leftOut.clear();
    this.full = false;
  }
}

/** Read in one go, so that it is of one moment. */
function placesIn({ graph, sites }: KnownWeb): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const site of sites.ids) {
    for (const seq of sites.site(site)!.pages) {
      const url = graph.urlOf(graph.pageRow(seq)![0]);
      const known = places.get(url);
      if (known !== undefined && known.seq > seq) continue;
      places.set(url, { seq, site, language: graph.languageOf(seq) });
    }
  }
  return places;
}

/** Links that have any words, the first of them on a page that has very many. */
export function tellingLinks({ links }: PageRecord): LinkWords[] {
  const telling = links.filter(({ text, alt, before, after }) => text || alt || before || after);
  return telling.slice(0, MOST_OF_PAGE);
}
