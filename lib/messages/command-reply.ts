/** What the background answers one of Ambit's own pages. */
import type { AboutAnswer, LinksAnswer, Reading } from '../model/about.ts';
import type { Evidence } from '../model/boundary.ts';
import type { Completion, ConsoleTable } from '../model/console.ts';
import type { FoundAnswer, GroupsAnswer } from '../model/groups.ts';
import type { KnownSite } from '../model/known-site.ts';
import type { Label } from '../model/label.ts';
import type { Ruling } from '../model/ruling.ts';
import type { Scope } from '../model/scope.ts';
import type { SiteMap } from '../model/site-map.ts';
import type { GivenName } from '../model/site-name.ts';
import type { Verification } from '../model/task.ts';

export type CommandReply =
  | { type: 'done'; pages: number }
  | ({ type: 'verified' } & Verification)
  /** The site whose boundary is now in the store; null when the page was not recorded. */
  | { type: 'site'; site: number | null }
  | { type: 'evidence'; evidence: Evidence }
  | { type: 'evidences'; evidences: Evidence[] }
  | { type: 'scope'; scope: Scope }
  | { type: 'moves'; toIn: string[]; toOut: string[] }
  | { type: 'labelled'; id: number }
  /** The new labels, by number. */
  | { type: 'corrected'; ids: number[] }
  | { type: 'labels'; labels: Label[] }
  | { type: 'about'; answer: NonNullable<AboutAnswer> }
  | { type: 'keyword-links'; answer: NonNullable<LinksAnswer> }
  | { type: 'groups'; answer: NonNullable<GroupsAnswer> }
  | { type: 'meaning'; answer: FoundAnswer }
  | { type: 'console'; answer: ConsoleReply }
  | { type: 'completion'; completion: Completion }
  | { type: 'ontology'; id: number; topics: number }
  | { type: 'ruled'; id: number }
  | { type: 'rulings'; rulings: Ruling[] }
  | { type: 'map'; map: SiteMap }
  | { type: 'sites'; sites: KnownSite[] }
  /** The site of each page; null for one that was not opened. */
  | { type: 'sites-of'; sites: (number | null)[] }
  /** The first words of each page's site; null while stored pages are still being read. */
  | { type: 'site-words'; words: string[][] | null }
  | { type: 'named'; id: number }
  | { type: 'names'; names: GivenName[] }
  /** A tab that shows the person's server; null where nothing answers there. */
  | { type: 'box-tab'; tab: number | null }
  /** What the server answered; null where it did not. */
  | { type: 'box-answer'; status: number | null }
  | { type: 'error'; message: string };

/** What became of a console command; what is wrong is a sentence here, with its place in the text. */
export type ConsoleReply =
  | { reading: Reading }
  | { table: ConsoleTable }
  | { wrong: string; at: number };
