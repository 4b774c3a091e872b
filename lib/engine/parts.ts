/** The parts of the companion, put together on one database. */
import type { Database } from '../store/database.ts';
import { Answers } from './answers.ts';
import { AtlasAnswers } from './atlas.ts';
import { CatchUp } from './catch-up.ts';
import { LinkConsole } from './link-console.ts';
import { Meanings } from './meanings.ts';
import { PageGroups } from './page-groups.ts';
import { Rulings } from './rulings.ts';
import { SiteGroups } from './site-groups.ts';
import { type Asset, TopicsInUse } from './topics.ts';
import { WordIndex } from './word-index.ts';

/** Carries out what writes derived state, one at a time. */
export type Alone = <T>(work: () => Promise<T>) => Promise<T>;

/** What is otherwise in tests. */
export interface Otherwise {
  /** Milliseconds a question waits for stored pages to be read. */
  patience?: number;
  /** Milliseconds a console command may take. */
  longestCommand?: number;
  dayOf?: (moment: number) => number;
}

export class CompanionParts {
  readonly work: CatchUp;
  readonly answers: Answers;
  readonly topics: TopicsInUse;
  readonly words: WordIndex;
  readonly meanings: Meanings;
  readonly siteGroups: SiteGroups;
  readonly pageGroups: PageGroups;
  readonly console: LinkConsole;
  readonly atlas: AtlasAnswers;
  readonly rulings: Rulings;

  constructor(
    db: Database,
    asset: Asset,
    readonly alone: Alone,
    { patience, longestCommand, dayOf }: Otherwise = {},
  ) {
    const work = new CatchUp(db, () => crypto.randomUUID());
    const topics = new TopicsInUse(db, asset);
    const words = new WordIndex(db, work, undefined, patience);
    this.work = work;
    this.topics = topics;
    this.words = words;
    this.answers = new Answers(db, work);
    this.meanings = new Meanings(db, work, words, topics);
    this.siteGroups = new SiteGroups(work, words, topics);
    this.pageGroups = new PageGroups(words, topics);
    this.console = new LinkConsole(db, work, words, topics, longestCommand);
    this.atlas = new AtlasAnswers(db, work, this.answers, dayOf);
    this.rulings = new Rulings(db, work);
  }
}
