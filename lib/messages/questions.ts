/** What Ambit's own pages may ask the companion. No answer changes anything the person said. */
import * as v from 'valibot';
import { ABOUT_SIDES, ABOUT_WHAT, type AboutAnswer, type LinksAnswer } from '../model/about.ts';
import type { Evidence } from '../model/boundary.ts';
import type { Completion, ConsoleAnswer } from '../model/console.ts';
import { type FoundAnswer, type GroupsAnswer, LONGEST_QUESTION } from '../model/groups.ts';
import type { KnownSite } from '../model/known-site.ts';
import type { Label } from '../model/label.ts';
import { LIMITS } from '../model/page-record.ts';
import type { Ruling } from '../model/ruling.ts';
import type { Scope } from '../model/scope.ts';
import type { SiteMap } from '../model/site-map.ts';
import type { GivenName } from '../model/site-name.ts';
import {
  address,
  addressOrNone,
  give,
  list,
  reach,
  side,
  text,
  typed,
  whole,
  withdrawnLabels,
} from './fields.ts';
import { as, type Done } from './message-table.ts';

/** How many addresses one question may have. */
export const MOST_EXPLAINED = 50;
/** The longest console command. */
const LONGEST_COMMAND = 4096;

const page = address;
/** Which links are meant; the other page is that of the other site, where one is. */
const what = v.picklist(ABOUT_WHAT);
const sides = v.picklist(ABOUT_SIDES);
const other = addressOrNone;
const directory = addressOrNone;
const language = text(64);
const pages = list(address, 200);
const command = text(LONGEST_COMMAND);

/** The site whose boundary is now in the store; null when the page was not recorded. */
type Looked = { type: 'site'; site: number | null };
type Moves = { type: 'moves'; toIn: string[]; toOut: string[] };
/** The site of each page; null for one that was not opened. */
type SitesOf = { type: 'sites-of'; sites: (number | null)[] };
/** The first words of each page's site; null while stored pages are still being read. */
type SiteWords = { type: 'site-words'; words: string[][] | null };
type Answer<T extends string, A> = { type: T; answer: NonNullable<A> };

export const QUESTIONS = {
  look: { asked: { page }, reply: as<Looked>() },
  explain: { asked: { page, typed }, reply: as<{ type: 'evidence'; evidence: Evidence }>() },
  'explain-many': {
    asked: { page, addresses: list(address, MOST_EXPLAINED) },
    reply: as<{ type: 'evidences'; evidences: Evidence[] }>(),
  },
  scope: { asked: { page }, reply: as<{ type: 'scope'; scope: Scope }>() },
  'preview-correction': { asked: { page, give, withdraw: withdrawnLabels }, reply: as<Moves>() },
  'preview-label': { asked: { page, side, reach, typed }, reply: as<Moves>() },
  'label-history': { asked: { page }, reply: as<{ type: 'labels'; labels: Label[] }>() },
  about: {
    asked: { page, what, side: sides, other, directory, language },
    reply: as<Answer<'about', AboutAnswer>>(),
  },
  'stop-reading': { asked: {}, reply: as<Done>() },
  'keyword-links': {
    asked: {
      page,
      what,
      side: sides,
      other,
      directory,
      language,
      word: text(LIMITS.text),
      from: whole(0, Number.MAX_SAFE_INTEGER),
    },
    reply: as<Answer<'keyword-links', LinksAnswer>>(),
  },
  groups: { asked: { page }, reply: as<Answer<'groups', GroupsAnswer>>() },
  'find-meaning': {
    asked: { text: text(LONGEST_QUESTION) },
    reply: as<Answer<'meaning', FoundAnswer>>(),
  },
  'run-command': { asked: { text: command }, reply: as<Answer<'console', ConsoleAnswer>>() },
  'complete-command': {
    asked: { text: command, cursor: whole(0, LONGEST_COMMAND) },
    reply: as<{ type: 'completion'; completion: Completion }>(),
  },
  map: { asked: { page }, reply: as<{ type: 'map'; map: SiteMap }>() },
  sites: { asked: {}, reply: as<{ type: 'sites'; sites: KnownSite[] }>() },
  rulings: { asked: { page }, reply: as<{ type: 'rulings'; rulings: Ruling[] }>() },
  'sites-of': { asked: { pages }, reply: as<SitesOf>() },
  'site-words': { asked: { pages }, reply: as<SiteWords>() },
  'name-history': { asked: { page }, reply: as<{ type: 'names'; names: GivenName[] }>() },
};
