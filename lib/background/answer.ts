/** Answers what the person asks, or corrects, about the site of a page. */
import type { CheckedLabel, Preview, Typed } from '../engine/answers.ts';
import type { CheckedOntology } from '../engine/topics.ts';
import type { Command, CommandReply } from '../messages.ts';
import type { AboutAnswer, AboutAsked, LinksAnswer } from '../model/about.ts';
import type { Evidence } from '../model/boundary.ts';
import type { Completion, ConsoleAnswer } from '../model/console.ts';
import type { FoundAnswer, GroupsAnswer } from '../model/groups.ts';
import type { KnownSite } from '../model/known-site.ts';
import type { Label, NewLabel, Refused } from '../model/label.ts';
import type { Ruled, Ruling, RulingRefusal } from '../model/ruling.ts';
import type { Scope } from '../model/scope.ts';
import type { SiteMap } from '../model/site-map.ts';
import type { GivenName } from '../model/site-name.ts';
import type { Verification } from '../model/task.ts';
import { type Plain, say } from '../say.ts';
import type { Database } from '../store/database.ts';
import { addLabel, changeLabels, withdrawLabel } from '../store/labels.ts';
import { addName, withdrawNames } from '../store/names.ts';
import { answerMeaning } from './answer-meaning.ts';
import { refusalWords } from './refusal-words.ts';
import { atOnce, type Turn } from './turn.ts';

/** What the background needs of the companion; it does not care how it is done. */
export interface Helper {
  catchUp(): Promise<void>;
  verify(): Promise<Verification>;
  look(page: string): Promise<{ id: number } | null>;
  explain(page: string, typed: string): Promise<Evidence | Refused | null>;
  scope(page: string): Promise<Scope | null>;
  explainMany(page: string, addresses: string[]): Promise<Evidence[] | null>;
  check(typed: Typed[]): Promise<CheckedLabel[]>;
  preview(page: string, give: NewLabel[], withdraw?: number[]): Promise<Preview | null>;
  history(page: string): Promise<Label[]>;
  about(asked: AboutAsked): Promise<AboutAnswer>;
  stopReading(): Promise<void>;
  keywordLinks(asked: AboutAsked, word: string, from: number): Promise<LinksAnswer>;
  groups(page: string): Promise<GroupsAnswer>;
  findMeaning(text: string): Promise<FoundAnswer>;
  /** Null while stored pages are still being read. */
  siteWords(pages: string[]): Promise<string[][] | null>;
  runCommand(text: string): Promise<ConsoleAnswer>;
  completeCommand(text: string, cursor: number): Promise<Completion>;
  checkOntology(text: string): Promise<CheckedOntology>;
  map(page: string): Promise<SiteMap | null>;
  sites(): Promise<KnownSite[]>;
  sitesOf(pages: string[]): Promise<(number | null)[]>;
  /** Addresses of all pages of the page's site. */
  pagesOf(page: string): Promise<string[]>;
  names(page: string): Promise<GivenName[]>;
  joinSites(one: string, other: string, at: number): Promise<Ruled>;
  partSite(one: string, place: string, at: number): Promise<Ruled>;
  takeRulingBack(id: number, at: number): Promise<boolean>;
  rulings(page: string): Promise<Ruling[]>;
}

const QUESTIONS = [
  'look',
  'explain',
  'explain-many',
  'scope',
  'preview-label',
  'label',
  'preview-correction',
  'correct',
  'withdraw-label',
  'label-history',
  'about',
  'stop-reading',
  'keyword-links',
  'groups',
  'find-meaning',
  'site-words',
  'run-command',
  'complete-command',
  'add-ontology',
  'use-ontology',
  'remove-ontology',
  'map',
  'sites',
  'sites-of',
  'name-site',
  'withdraw-names',
  'name-history',
  'join-sites',
  'part-site',
  'withdraw-ruling',
  'rulings',
] as const;
export type Question = Extract<Command, { type: (typeof QUESTIONS)[number] }>;

/** Questions and corrections change no setting, and are answered without looking at them. */
export const isQuestion = (command: Command): command is Question =>
  (QUESTIONS as readonly string[]).includes(command.type);

export async function answer(
  db: Database,
  question: Question,
  companion: Helper,
  now: number,
  turn: Turn = atOnce,
): Promise<CommandReply> {
  switch (question.type) {
    case 'look':
      return { type: 'site', site: (await companion.look(question.page))?.id ?? null };
    case 'explain': {
      const evidence = await companion.explain(question.page, question.typed);
      if (evidence === null) return notRecorded();
      if ('refused' in evidence) return { type: 'error', message: refusalWords(evidence) };
      return { type: 'evidence', evidence };
    }
    case 'explain-many': {
      const evidences = await companion.explainMany(question.page, question.addresses);
      return evidences === null ? notRecorded() : { type: 'evidences', evidences };
    }
    case 'scope': {
      const scope = await companion.scope(question.page);
      return scope === null ? notRecorded() : { type: 'scope', scope };
    }
    case 'preview-label':
    case 'label': {
      const { page, side, reach, typed } = question;
      const checked = await labelsFrom(companion, page, [{ side, reach, typed }], now);
      if ('refused' in checked) return { type: 'error', message: refusalWords(checked) };
      const [label] = checked;
      if (question.type === 'label')
        return { type: 'labelled', id: await turn(() => addLabel(db, label)) };
      return movesOrError(await companion.preview(page, [label]));
    }
    case 'preview-correction':
    case 'correct': {
      const { page, withdraw } = question;
      const give = await labelsFrom(companion, page, question.give, now);
      if ('refused' in give) return { type: 'error', message: refusalWords(give) };
      if (question.type === 'correct') {
        const ids = await turn(() => changeLabels(db, give, withdraw, now));
        return { type: 'corrected', ids };
      }
      return movesOrError(await companion.preview(page, give, withdraw));
    }
    case 'withdraw-label':
      return done((await turn(() => withdrawLabel(db, question.id, now))) ? 1 : 0);
    case 'label-history':
      return { type: 'labels', labels: await companion.history(question.page) };
    case 'about':
    case 'stop-reading':
    case 'keyword-links':
    case 'groups':
    case 'find-meaning':
    case 'site-words':
    case 'run-command':
    case 'complete-command':
    case 'add-ontology':
    case 'use-ontology':
    case 'remove-ontology':
      return (await answerMeaning(db, question, companion, now, turn)) ?? notRecorded();
    case 'map': {
      const map = await companion.map(question.page);
      return map === null ? notRecorded() : { type: 'map', map };
    }
    case 'join-sites':
      return ruled(await companion.joinSites(question.page, question.other, now));
    case 'part-site':
      return ruled(await companion.partSite(question.page, question.place, now));
    case 'withdraw-ruling':
      return done((await companion.takeRulingBack(question.id, now)) ? 1 : 0);
    case 'rulings':
      return { type: 'rulings', rulings: await companion.rulings(question.page) };
    case 'sites':
      return { type: 'sites', sites: await companion.sites() };
    case 'sites-of':
      return { type: 'sites-of', sites: await companion.sitesOf(question.pages) };
    case 'name-site':
      return {
        type: 'named',
        id: await turn(() => addName(db, question.page, question.name, now)),
      };
    case 'withdraw-names':
      return done(await turn(() => withdrawNames(db, question.ids, now)));
    case 'name-history':
      return { type: 'names', names: await companion.names(question.page) };
  }
}

/** What was typed as labels; or the first reason why some of it cannot be one. */
async function labelsFrom(
  companion: Helper,
  site: string,
  typed: readonly Omit<Typed, 'site' | 'at'>[],
  at: number,
): Promise<NewLabel[] | Refused> {
  const checked = await companion.check(typed.map((one) => ({ ...one, site, at })));
  return checked.find((one) => 'refused' in one) ?? checked.flatMap(labelIn);
}

const labelIn = (checked: CheckedLabel): NewLabel[] => ('label' in checked ? [checked.label] : []);

const movesOrError = (moves: Preview | null): CommandReply =>
  moves === null ? notRecorded() : { type: 'moves', ...moves };

const done = (pages: number): CommandReply => ({ type: 'done', pages });

const notRecorded = (): CommandReply => ({ type: 'error', message: say('errorNotRecorded') });

const RULING_REFUSED: Record<RulingRefusal, Plain> = {
  'not-recorded': 'rulingNotRecorded',
  'already-one': 'rulingAlreadyOne',
  'not-below': 'rulingNotBelow',
  'all-below': 'rulingAllBelow',
};

const ruled = (id: Ruled): CommandReply =>
  typeof id === 'number'
    ? { type: 'ruled', id }
    : { type: 'error', message: say(RULING_REFUSED[id.refused]) };
