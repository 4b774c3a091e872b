/** What lives in the companion worker, and how it is offered over a port. */
import { expose } from 'comlink';
import { checkedLabel } from '../boundary/checked-label.ts';
import type { AboutAnswer, AboutAsked, LinksAnswer } from '../model/about.ts';
import type { Evidence } from '../model/boundary.ts';
import type { Completion, ConsoleAnswer } from '../model/console.ts';
import type { FoundAnswer, GroupsAnswer } from '../model/groups.ts';
import type { KnownSite } from '../model/known-site.ts';
import type { Label, NewLabel, Refused } from '../model/label.ts';
import type { Ruled, Ruling } from '../model/ruling.ts';
import type { Scope } from '../model/scope.ts';
import type { SiteMap } from '../model/site-map.ts';
import type { GivenName } from '../model/site-name.ts';
import type { Verification } from '../model/task.ts';
import { Database } from '../store/database.ts';
import type { SiteRow } from '../store/sites.ts';
import { Answers, type CheckedLabel, type Preview, type Typed } from './answers.ts';
import { Atlas } from './atlas.ts';
import { CatchUp } from './catch-up.ts';
import { LinkConsole } from './link-console.ts';
import { LongWork } from './long-work.ts';
import { Meanings } from './meanings.ts';
import { PageGroups } from './page-groups.ts';
import { Rulings } from './rulings.ts';
import { SiteGroups } from './site-groups.ts';
import { throwRootCauses } from './thrown.ts';
import { type Asset, type CheckedOntology, checkedOntology, TopicsInUse } from './topics.ts';
import { verifySettled } from './verify-settled.ts';
import { WordIndex } from './word-index.ts';

export interface Progress {
  settled: number;
}

/** The verbs that may be called from outside the worker. */
export class Companion {
  #db = new Database('ambit', 'relaxed');
  #work = new CatchUp(this.#db, () => crypto.randomUUID());
  #answers = new Answers(this.#db, this.#work);
  #topics = new TopicsInUse(this.#db, ownFile);
  #words = new WordIndex(this.#db, this.#work);
  #meanings = new Meanings(this.#db, this.#work, this.#words, this.#topics);
  #siteGroups = new SiteGroups(this.#work, this.#words, this.#topics);
  #pageGroups = new PageGroups(this.#words, this.#topics);
  #console = new LinkConsole(this.#db, this.#work, this.#words, this.#topics);
  #atlas = new Atlas(this.#db, this.#work, this.#answers);
  #rulings = new Rulings(this.#db, this.#work);
  #longWork = new LongWork(this.#db);
  #verifying: Promise<Verification> | null = null;
  #running: Promise<Progress> | null = null;
  #calledAgain = false;

  /** A sign of life: answered between any two batches. */
  ping(): true {
    return true;
  }

  /**
   * Works until nothing waits. A call while another is at work joins it, and makes it look once
   * more, lest a page stored after its last look be left waiting.
   */
  catchUp(): Promise<Progress> {
    this.#calledAgain = true;
    this.#running ??= this.#drain().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** The lock is given back after every batch, so that a verification can come between. */
  async #drain(): Promise<Progress> {
    let settled = 0;
    while (this.#calledAgain) {
      this.#calledAgain = false;
      await this.#alone(() => this.#rulings.letGo());
      for (;;) {
        const done = await this.#alone(() => this.#work.step());
        if (done === 0) break;
        settled += done;
      }
    }
    return { settled };
  }

  look(page: string): Promise<SiteRow | null> {
    return this.#answers.look(page);
  }

  explain(page: string, typed: string): Promise<Evidence | Refused | null> {
    return this.#answers.explain(page, typed);
  }

  explainMany(page: string, addresses: string[]): Promise<Evidence[] | null> {
    return this.#answers.explainMany(page, addresses);
  }

  /** Labels as the person typed them, or why they cannot be. */
  check(typed: Typed[]): CheckedLabel[] {
    return typed.map(checkedLabel);
  }

  scope(page: string): Promise<Scope | null> {
    return this.#answers.scope(page);
  }

  preview(page: string, give: NewLabel[], withdraw: number[] = []): Promise<Preview | null> {
    return this.#answers.preview(page, give, withdraw);
  }

  history(page: string): Promise<Label[]> {
    return this.#answers.history(page);
  }

  about(asked: AboutAsked): Promise<AboutAnswer> {
    return this.#meanings.about(asked);
  }

  stopReading(): void {
    this.#words.stop();
  }

  keywordLinks(asked: AboutAsked, word: string, from: number): Promise<LinksAnswer> {
    return this.#meanings.links(asked, word, from);
  }

  groups(page: string): Promise<GroupsAnswer> {
    return this.#siteGroups.of(page);
  }

  findMeaning(text: string): Promise<FoundAnswer> {
    return this.#pageGroups.find(text);
  }

  siteWords(pages: string[]): Promise<string[][] | null> {
    return this.#meanings.firstWords(pages);
  }

  runCommand(text: string): Promise<ConsoleAnswer> {
    return this.#console.run(text);
  }

  completeCommand(text: string, cursor: number): Promise<Completion> {
    return this.#console.complete(text, cursor);
  }

  checkOntology(text: string): Promise<CheckedOntology> {
    return checkedOntology(this.#topics, text);
  }

  sites(): Promise<KnownSite[]> {
    return this.#atlas.sites();
  }

  sitesOf(pages: string[]): Promise<(number | null)[]> {
    return this.#atlas.sitesOf(pages);
  }

  map(page: string): Promise<SiteMap | null> {
    return this.#atlas.map(page);
  }

  pagesOf(page: string): Promise<string[]> {
    return this.#atlas.pages(page);
  }

  names(page: string): Promise<GivenName[]> {
    return this.#atlas.names(page);
  }

  joinSites(one: string, other: string, at: number): Promise<Ruled> {
    return this.#alone(() => this.#rulings.join(one, other, at));
  }

  partSite(one: string, place: string, at: number): Promise<Ruled> {
    return this.#alone(() => this.#rulings.part(one, place, at));
  }

  takeRulingBack(id: number, at: number): Promise<boolean> {
    return this.#alone(() => this.#rulings.takeBack(id, at));
  }

  rulings(page: string): Promise<Ruling[]> {
    return this.#rulings.history(page);
  }

  /** A call while another is at work joins it. */
  verify(): Promise<Verification> {
    this.#verifying ??= this.#verify().finally(() => {
      this.#verifying = null;
    });
    return this.#verifying;
  }

  #verify(): Promise<Verification> {
    return this.#longWork.run('verify', async (report) => {
      await this.catchUp();
      return this.#alone(() => verifySettled(this.#db, () => this.#settle(), report));
    });
  }

  /** What was forgotten or came since; two webs in memory would be more than the bounds allow. */
  async #settle(): Promise<void> {
    await this.#rulings.letGo();
    while ((await this.#work.step()) > 0);
    this.#work.rest();
  }

  /** One writer of derived state at a time, even while a dying worker still has a transaction. */
  #alone<T>(work: () => Promise<T>): Promise<T> {
    return navigator.locks.request('ambit-companion', () => work()) as Promise<T>;
  }
}

/** One of Ambit's own files; the policy of its pages lets the worker ask for nothing else. */
const ownFile: Asset = async (path) => {
  const response = await fetch(path, { credentials: 'omit', redirect: 'error' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
};

/** Offers `companion` on every port that is sent to this worker. */
export function serve(companion: Companion, worker: Pick<Worker, 'addEventListener'>): void {
  throwRootCauses();
  worker.addEventListener('message', (event) => {
    for (const port of (event as MessageEvent).ports) expose(companion, port);
  });
}
