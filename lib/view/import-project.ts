/**
 * Takes a project file into the store: read once to check all of it, then again to store it, so that
 * nothing of a damaged file gets in. Hosts that are never recorded stay out of it, whatever the
 * file says; a pause, or recording only chosen hosts, does not concern what is imported by hand.
 */
import { refusalFor, webHost } from '../consent/may-record.ts';
import type {
  ProjectHead,
  ProjectName,
  ProjectRuling,
  ProjectTopics,
} from '../export/project/project.ts';
import { checkProject, type Pieces, readProject } from '../export/project/read-project.ts';
import type { Label } from '../model/label.ts';
import type { Settings } from '../model/settings.ts';
import type { Database } from '../store/database.ts';
import { type Imported, importPages, type PageToImport } from '../store/import-pages.ts';
import { importLabels } from '../store/labels.ts';
import { importNames } from '../store/names.ts';
import { packPage } from '../store/packed-page.ts';
import { forgetVisits } from '../store/pages.ts';

export interface ImportedProject extends Imported {
  head: ProjectHead;
  labels: number;
  /** What only the companion can carry out: to be said again once the pages are taken in. */
  said: SaidOfSites;
}

export interface SaidOfSites {
  rulings: ProjectRuling[];
  topics: ProjectTopics[];
}

/** The person changed their mind. */
export class Stopped extends Error {
  override name = 'Stopped';
}

/**
 * `open` gives the file's text from its beginning each time. Fails with a `ProjectRefused`, or, once
 * `isStopped`, with `Stopped`: then what was new is taken out again.
 */
export async function importProject(
  db: Database,
  open: () => Pieces,
  now: number,
  tell: (sofar: Imported, of: number) => void = () => {},
  isStopped: () => boolean = () => false,
): Promise<ImportedProject> {
  const { head, counts } = await checkProject(open());
  const labels: Label[] = [];
  const names: ProjectName[] = [];
  const said: SaidOfSites = { rulings: [], topics: [] };
  const pages = pagesOf(open(), labels, names, said);
  const told = (sofar: Imported) => tell(sofar, counts.page ?? 0); // none of the kind
  const imported = await importOrNothing(db, pages, now, told, isStopped);
  const dated = names.map((name) => ({ ...name, at: name.at === 0 ? now : name.at }));
  await importNames(db, dated);
  return { head, ...imported, labels: await importLabels(db, labels), said };
}

/** Stores pages brought in by hand: all that may be, or, when stopped, none. */
export async function importOrNothing(
  db: Database,
  pages: AsyncIterable<PageToImport>,
  now: number,
  tell: (sofar: Imported) => void,
  isStopped: () => boolean,
): Promise<Imported> {
  const added: string[] = [];
  await db.room.look();
  try {
    return await importPages(db, pages, mayImport(now), (sofar, fresh) => {
      added.push(...fresh);
      tell(sofar);
      if (isStopped()) throw new Stopped('Stopped.');
    });
  } catch (error) {
    if (error instanceof Stopped) await forgetVisits(db, added);
    throw error;
  }
}

async function* pagesOf(
  pieces: Pieces,
  labels: Label[],
  names: ProjectName[],
  said: SaidOfSites,
): AsyncGenerator<PageToImport> {
  for await (const line of readProject(pieces)) {
    if ('label' in line) labels.push(line.label);
    if ('ruling' in line) said.rulings.push(line.ruling);
    if ('topics' in line) said.topics.push(line.topics);
    if ('name' in line) names.push(line.name);
    if (!('page' in line)) continue;
    const { record, visits } = line.page;
    const { url, title } = record;
    yield { url, title, host: webHost(url)!, visits, ...(await packPage(record)) };
  }
}

const mayImport =
  (now: number) =>
  ({ url }: { url: string }, settings: Settings): boolean =>
    refusalFor(
      { url, privateWindow: false },
      { ...settings, pausedUntil: null, mode: 'everywhere' },
      now,
    ) === null;
