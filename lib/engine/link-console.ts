/**
 * The console over the words of all links: a command in, a table or what is wrong with it out. A
 * command may ask about every link there is, so it is stopped when it takes longer than a question may.
 */
import type { Completion, ConsoleAnswer } from '../model/console.ts';
import type { PageRecord } from '../model/page-record.ts';
import { siteKeywords } from '../semantics/characterise.ts';
import { completeCommand } from '../semantics/console-complete.ts';
import { ConsoleError, tokensOf } from '../semantics/console-parse.ts';
import { runCommand } from '../semantics/console-run.ts';
import type { Table } from '../semantics/console-table.ts';
import { type LinkView, throughOntology } from '../semantics/link-view.ts';
import { ontologyMeanings } from '../semantics/map-keywords.ts';
import type { Database } from '../store/database.ts';
import { unpackPage } from '../store/packed-page.ts';
import type { CatchUp } from './catch-up.ts';
import { hurried } from './hurried-view.ts';
import type { TopicsInUse } from './topics.ts';
import type { WordIndex } from './word-index.ts';

const MOST_ROWS = 5000;
/** Milliseconds: less than what makes the worker seem dead. */
const LONGEST = 1200;
/** Sites whose words are offered when a word is wanted, and words of each. */
const ASKED_SITES = 50;
const WORDS_OF_SITE = 10;

/** The text of a page is not in memory; the command is run again once it was read. */
class TextWanted extends Error {
  constructor(readonly url: string) {
    super(url);
  }
}

export class LinkConsole {
  readonly #texts = new Map<string, string>();
  #offered: { version: number; words: string[] } = { version: -1, words: [] };

  constructor(
    private readonly db: Database,
    private readonly work: CatchUp,
    private readonly index: WordIndex,
    private readonly topics: TopicsInUse,
  ) {}

  async run(text: string): Promise<ConsoleAnswer> {
    const reading = await this.index.upToDate();
    if (reading !== null) return { reading };
    const { words } = this.index;
    const byMeaning = tokensOf(text)[0].value === '~' ? await this.#byMeaning() : undefined;
    return this.index.turns.take(async () => {
      try {
        const { columns, rows } = await this.#whole(text, words.index, byMeaning);
        return { table: { columns, rows: rows.slice(0, MOST_ROWS), of: rows.length } };
      } catch (error) {
        if (!(error instanceof ConsoleError)) throw error;
        const { problem, at, what } = error;
        return { wrong: { problem, at, what } };
      } finally {
        this.#texts.clear();
      }
    });
  }

  /** What may be typed next; nothing while pages are being read. */
  async complete(text: string, cursor: number): Promise<Completion> {
    if ((await this.index.upToDate()) !== null) return { from: cursor, candidates: [] };
    const ids = (await this.work.current()).web.sites.ids;
    return this.index.turns.take(() =>
      completeCommand(text, cursor, this.index.words.index, this.#words(ids)),
    );
  }

  async #whole(text: string, view: LinkView, byMeaning?: LinkView): Promise<Table> {
    for (;;) {
      const deadline = performance.now() + LONGEST;
      try {
        const inTime = (one: LinkView) => hurried(one, deadline, (url) => this.#textOf(url));
        return runCommand(text, inTime(view), byMeaning && inTime(byMeaning));
      } catch (error) {
        if (!(error instanceof TextWanted)) throw error;
        this.#texts.set(error.url, await this.#read(error.url));
      }
    }
  }

  async #byMeaning(): Promise<LinkView> {
    const { ontology, wordnet } = await this.topics.current();
    return throughOntology(this.index.words.index, ontologyMeanings(ontology, wordnet));
  }

  #textOf(url: string): string | null {
    if (this.index.seqAt(url) === null) return null;
    const text = this.#texts.get(url);
    if (text === undefined) throw new TextWanted(url);
    return text;
  }

  async #read(url: string): Promise<string> {
    const seq = this.index.seqAt(url);
    const row = seq === null ? undefined : await this.db.pages.get(seq);
    const record = row === undefined ? null : await unpackPage(row);
    return record === null ? '' : textOf(record);
  }

  /** Words of the sites, the best of each first. */
  #words(ids: readonly number[]): string[] {
    const { words, version } = this.index;
    if (this.#offered.version !== version) {
      const lists = ids
        .slice(0, ASKED_SITES)
        .map((site) => siteKeywords(words, site, { most: WORDS_OF_SITE }));
      const ranked = Array.from({ length: WORDS_OF_SITE }, (_, rank) =>
        lists.flatMap((list) => list[rank]?.name.split(' ') ?? []),
      );
      this.#offered = { version, words: [...new Set(ranked.flat())] };
    }
    return this.#offered.words;
  }
}

/** What is kept of a page's text: its title and its words, the commonest first. */
const textOf = ({ title, features }: PageRecord): string =>
  [title, ...features.words.map(([word]) => word)].join(' ');
