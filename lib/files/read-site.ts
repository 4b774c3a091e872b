/**
 * A site from the store, as far as a format needs it. The order is by address, so that the same
 * site gives the same file. A preview reads the first pages and reasons only.
 */
import type { Archived } from '../export/archived/archived.ts';
import { missingFrom } from '../export/missing.ts';
import { narrowed } from '../export/narrowed.ts';
import { PageGraph } from '../export/page-graph.ts';
import { type SiteExport, siteExport } from '../export/site-export.ts';
import { outsideAll } from '../export/url-list.ts';
import { MOST_EXPLAINED } from '../messages.ts';
import { type Evidence, type Membership, type Side, verdictOf } from '../model/boundary.ts';
import type { ExportChoice } from '../model/export-choice.ts';
import type { Scope } from '../model/scope.ts';
import type { Database } from '../store/database.ts';
import { knownAddresses } from '../store/known-addresses.ts';
import { membershipsOf } from '../store/sites.ts';
import { pageNumbers, storedPages } from '../store/stored-pages.ts';
import { menuFormat, type Need } from './formats.ts';
import type { Explained, ExportJob, JobProgress, Source } from './jobs.ts';

export interface SiteReader {
  db: Database;
  tell(progress: Omit<JobProgress, 'type'>): void;
  explain(addresses: string[]): Promise<Explained>;
}

const NO_RULES: Scope = { rules: [], included: 0, missed: 0, wrong: 0, exclusions: [] };
/** How much of pages and reasons a preview reads. */
export const FEW_PAGES = MOST_EXPLAINED;

export async function readSite(
  desk: SiteReader,
  job: ExportJob,
  archived: Archived | null,
): Promise<SiteExport> {
  const { needs, lists, leavesOut } = menuFormat(job.choice.format);
  const { rare } = job.choice;
  const { madeAt, labels, keywords, ownKeywords, map } = job;
  const all = await membersOf(desk.db, job.from);
  desk.tell({ step: 'addresses', done: all.length, of: all.length });
  const scope = job.scope ?? NO_RULES;
  const isWanted = rare === 'without' ? outsideAll(scope.exclusions) : () => true;
  const wanted = lists
    ? all.flatMap((member) => narrowed(member, job.choice) ?? []).filter(isWanted)
    : all;
  const name = 'host' in job.from ? job.from.host : job.from.name;
  const site = siteExport({
    name,
    members: wanted,
    part: lists ? job.choice.opened : 'all',
    scope: leavesOut && rare === 'with' ? { ...scope, exclusions: [] } : scope,
    ...{ madeAt, labels, keywords, ownKeywords, map },
  });
  if (archived !== null && lists) {
    const missing = new Set(missingFrom(archived, site).missing);
    site.members = wanted.filter(({ url }) => missing.has(url));
  }
  const most = job.preview === null ? Number.POSITIVE_INFINITY : FEW_PAGES;
  if (needs.includes('pages')) Object.assign(site, await graphOf(desk, site.members, most));
  const asked = site.members.filter(asksWhy(needs, job.choice));
  if (asked.length > 0) Object.assign(site, await reasonsFor(desk, asked, most));
  return site;
}

/** By address. */
export async function membersOf(db: Database, from: Source): Promise<Membership[]> {
  const members = 'site' in from ? await membershipsOf(db, from.site) : await hostOf(db, from.host);
  return members.sort((a, b) => (a.url < b.url ? -1 : 1));
}

async function hostOf(db: Database, host: string): Promise<Membership[]> {
  const { opened, others } = await knownAddresses(db, host);
  const member = (isOpened: boolean) => (url: string) =>
    ({ url, side: 'in', opened: isOpened, likelihood: 1 }) as const;
  return [...opened.map(member(true)), ...others.map(member(false))];
}

/** Only pages of the site itself are read. */
async function graphOf({ db, tell }: SiteReader, members: readonly Membership[], most: number) {
  const graph = new PageGraph(members);
  const opened = openedIn(members).slice(0, most);
  const numbers = await pageNumbers(db, opened);
  let done = 0;
  for await (const { record, visits } of storedPages(db, numbers)) {
    graph.add({ record, language: record.lang, openedAt: Math.max(...visits.map(({ at }) => at)) });
    tell({ step: 'pages', done: ++done, of: numbers.length });
  }
  return graph.result();
}

export const openedIn = (members: readonly Membership[]): string[] =>
  members.filter(({ side, opened }) => side === 'in' && opened).map(({ url }) => url);

/** Unless all is asked: what is in, and what might be. That strangers are out needs no reason. */
function asksWhy(needs: readonly Need[], { reasons }: ExportChoice) {
  const all = needs.includes('all-reasons');
  const isWanted = reasons && needs.includes('reasons');
  return (member: Membership): boolean =>
    all ||
    (member.side === 'out' && needs.includes('reasons-out')) ||
    (isWanted && (member.side === 'in' || verdictOf(member) === 'unsure'));
}

/** At most so many of each side, since files may be of one. */
async function reasonsFor(
  { tell, explain }: SiteReader,
  members: readonly Membership[],
  most: number,
): Promise<Pick<SiteExport, 'evidence' | 'sentences'>> {
  const of = (side: Side) => members.filter((member) => member.side === side).slice(0, most);
  const asked = [...of('in'), ...of('out')].map(({ url }) => url).sort();
  const evidence = new Map<string, Evidence>();
  const sentences = new Map<string, string>();
  for (let i = 0; i < asked.length; i += MOST_EXPLAINED) {
    const told = await explain(asked.slice(i, i + MOST_EXPLAINED));
    for (const [n, one] of told.evidences.entries()) {
      evidence.set(one.url, one);
      sentences.set(one.url, told.sentences[n]);
    }
    tell({ step: 'reasons', done: evidence.size, of: asked.length });
  }
  return { evidence, sentences };
}
