/**
 * The console over the words of all links: a command in, a table or what is wrong with it out. A
 * command may ask about every link there is, so it is stopped when it takes longer than a question
 * may; one by meaning is then to be run again, and goes on where it was.
 */
import type { Completion, ConsoleAnswer } from '../model/console.ts';
import type { PageRecord } from '../model/page-record.ts';
import { paced, SLICE } from '../pace/breathing.ts';
import { keywordsInSteps } from '../semantics/characterise.ts';
import { completeCommand } from '../semantics/console-complete.ts';
import { ConsoleError, consoleTokens } from '../semantics/console-parse.ts';
import { runCommand } from '../semantics/console-run.ts';
import type { Table } from '../semantics/console-table.ts';
import { type LinkView, throughOntology } from '../semantics/link-view.ts';
import { ontologyMeanings } from '../semantics/map-keywords.ts';
import type { Keyword } from '../semantics/rank-keywords.ts';
import type { Database } from '../store/database.ts';
import { unpackPage } from '../store/packed-page.ts';
import type { CatchUp } from './catch-up.ts';
import { hurried } from './hurried-view.ts';
import { KeptMeanings } from './kept-meanings.ts';
import type { Topics, TopicsInUse } from './topics.ts';
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
  #meaning: { topics: Topics; kept: KeptMeanings } | null = null;
  #offered: { version: number; words: string[] } = { version: -1, words: [] };

  constructor(
    private readonly db: Database,
    private readonly work: CatchUp,
    private readonly index: WordIndex,
    private readonly topics: TopicsInUse,
    private readonly longest = LONGEST,
  ) {}

  async run(text: string): Promise<ConsoleAnswer> {
    const reading = await this.index.upToDate();
    if (reading !== null) return { reading };
    const kept = isByMeaning(text) ? await this.#meanings() : undefined;
    return this.index.turns.take(async () => {
      const before = kept?.size ?? 0;
      try {
        const { columns, rows } = await this.#whole(text, this.index.words.index, kept);
        return { table: { columns, rows: rows.slice(0, MOST_ROWS), of: rows.length } };
      } catch (error) {
        if (!(error instanceof ConsoleError)) throw error;
        const { problem, at, what } = error;
        const isFurther = kept !== undefined && kept.size > before && !kept.isFull;
        if (problem === 'too-long' && isFurther) return { reading: { done: 0, of: 0 } };
        return { wrong: { problem, at, what } };
      } finally {
        this.#texts.clear();
      }
    });
  }

  /** What may be typed next; nothing while pages are being read. */
  async complete(text: string, cursor: number): Promise<Completion> {
    if ((await this.index.upToDate()) !== null) return { from: cursor, candidates: [] };
    if (isByMeaning(text)) {
      const { ontology } = await this.topics.current();
      const names = ontology.terms.map(({ name }) => name);
      return completeCommand(text, cursor, this.index.words.index, names);
    }
    const ids = (await this.work.current()).web.sites.ids;
    return this.index.turns.take(async () =>
      completeCommand(text, cursor, this.index.words.index, await this.#words(ids)),
    );
  }

  async #whole(text: string, view: LinkView, kept?: KeptMeanings): Promise<Table> {
    const byMeaning = kept && throughOntology(view, kept);
    for (;;) {
      const deadline = performance.now() + this.longest;
      if (kept !== undefined) kept.deadline = deadline;
      try {
        const inTime = (one: LinkView) => hurried(one, deadline, (url) => this.#textOf(url));
        return runCommand(text, inTime(view), byMeaning && inTime(byMeaning));
      } catch (error) {
        if (!(error instanceof TextWanted)) throw error;
        this.#texts.set(error.url, await this.#read(error.url));
      }
    }
  }

  async #meanings(): Promise<KeptMeanings> {
    const topics = await this.topics.current();
    if (this.#meaning?.topics !== topics || this.#meaning.kept.isFull) {
      const { ontology, wordnet } = topics;
      this.#meaning = { topics, kept: new KeptMeanings(ontologyMeanings(ontology, wordnet)) };
    }
    return this.#meaning.kept;
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
  async #words(ids: readonly number[]): Promise<string[]> {
    const { words, version } = this.index;
    if (this.#offered.version !== version) {
      const lists: Keyword[][] = [];
      for (const site of ids.slice(0, ASKED_SITES)) {
        const meant = { of: 'site', site, side: 'both' } as const;
        lists.push(
          await paced(keywordsInSteps(words, meant, { most: WORDS_OF_SITE }), SLICE.worker),
        );
      }
      const ranked = Array.from({ length: WORDS_OF_SITE }, (_, rank) =>
        lists.flatMap((list) => list[rank]?.name.split(' ') ?? []),
      );
      this.#offered = { version, words: [...new Set(ranked.flat())] };
    }
    return this.#offered.words;
  }
}

const isByMeaning = (text: string): boolean => consoleTokens(text)[0].value === '~';

/** What is kept of a page's text: its title and its words, the commonest first. */
const textOf = ({ title, features }: PageRecord): string =>
  [title, ...features.words.map(([word]) => word)].join(' ');
