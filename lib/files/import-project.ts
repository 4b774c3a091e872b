/**
 * Takes a project file into the store: read once to check all of it, then again to store it, so
 * that nothing of a damaged file gets in. Hosts that are never recorded stay out of it,
 * whatever the file says; a pause, or recording only chosen hosts, does not concern what is
 * imported by hand.
 */
import { refusalFor, webHost } from '../consent/may-record.ts';
import type { Pieces } from '../export/pieces.ts';
import type { ProjectHead } from '../export/project/project.ts';
import { readProject } from '../export/project/read-project.ts';
import { withoutPrivateWordsIn } from '../harvest/private-record.ts';
import type { Settings } from '../model/settings.ts';
import { isStop } from '../pace/stopping.ts';
import type { Database } from '../store/database.ts';
import { type Imported, importPages, type PageToImport } from '../store/import-pages.ts';
import { importLabels } from '../store/labels.ts';
import { importNames } from '../store/names.ts';
import { packPage } from '../store/packed-page.ts';
import { forgetVisits } from '../store/pages.ts';
import { wasFull } from '../store/room.ts';
import { readSettings } from '../store/settings.ts';
import { type ProjectContents, projectContents } from './project-contents.ts';

export interface ImportedProject extends Imported {
  head: ProjectHead;
  labels: number;
  /** What was said of sites the file has no pages of. */
  leftOut: number;
  /** What only the companion can carry out: to be said again once the pages are taken in. */
  said: SaidOfSites;
}

export type SaidOfSites = Pick<ProjectContents, 'rulings' | 'topics'>;

/**
 * `open` gives the file's text from its beginning each time. Fails with a `ProjectRefused`, or,
 * once its signal is given, with `Stopped`: then what was new is taken out again.
 */
export async function importProject(
  db: Database,
  open: () => Pieces,
  now: number,
  tell: (sofar: Imported, of: number) => void = () => {},
  signal?: AbortSignal,
): Promise<ImportedProject> {
  const contents = await checkedProject(db, open(), now);
  const { head, leftOut, labels, names, rulings, topics } = contents;
  const told = (sofar: Imported) => tell(sofar, contents.pages + contents.refused);
  const imported = await importOrNothing(db, pagesOf(open()), now, told, signal);
  const done = { head, ...imported, labels: 0, leftOut, said: { rulings, topics } };
  if (imported.full) return done;
  const dated = names.map((name) => ({ ...name, at: name.at === 0 ? now : name.at }));
  try {
    await importNames(db, dated);
    return { ...done, labels: await importLabels(db, labels) };
  } catch (error) {
    if (wasFull(error)) return { ...done, full: true };
    throw error;
  }
}

/** What a project file would bring in now. */
export async function checkedProject(
  db: Database,
  pieces: Pieces,
  now: number,
): Promise<ProjectContents> {
  const settings = await readSettings(db);
  return projectContents(pieces, (url) => mayImport(url, settings, now));
}

/**
 * Stores pages brought in by hand: all that may be and there is room for, or, when stopped, none.
 */
export async function importOrNothing(
  db: Database,
  pages: AsyncIterable<PageToImport>,
  now: number,
  tell: (sofar: Imported) => void,
  signal?: AbortSignal,
): Promise<Imported> {
  const added: string[] = [];
  const mayStore = ({ url }: { url: string }, settings: Settings) => mayImport(url, settings, now);
  try {
    return await importPages(db, pages, mayStore, (sofar, fresh) => {
      added.push(...fresh);
      tell(sofar);
      signal?.throwIfAborted(); // where anybody can
    });
  } catch (error) {
    if (isStop(error)) await forgetVisits(db, added);
    throw error;
  }
}

async function* pagesOf(pieces: Pieces): AsyncGenerator<PageToImport> {
  for await (const line of readProject(pieces)) {
    if (!('page' in line)) continue;
    const { visits } = line.page;
    const record = withoutPrivateWordsIn(line.page.record);
    const { url, title } = record;
    yield { url, title, host: webHost(url)!, visits, ...(await packPage(record)) };
  }
}

const mayImport = (url: string, settings: Settings, now: number): boolean =>
  refusalFor(
    { url, privateWindow: false },
    { ...settings, pausedUntil: null, mode: 'everywhere' },
    now,
  ) === null;
