/**
 * Takes a project file into the store: read once to check all of it, then again to store it, so that
 * nothing of a damaged file gets in. Hosts that are never recorded stay out of it, whatever the
 * file says; a pause, or recording only chosen hosts, does not concern what is imported by hand.
 */
import { refusalFor, webHost } from '../consent/may-record.ts';
import type { ProjectHead } from '../export/project/project.ts';
import { checkProject, type Pieces, readProject } from '../export/project/read-project.ts';
import type { Label } from '../model/label.ts';
import type { Settings } from '../model/settings.ts';
import type { Database } from '../store/database.ts';
import { type Imported, importPages, type PageToImport } from '../store/import-pages.ts';
import { importLabels } from '../store/labels.ts';
import { packPage } from '../store/packed-page.ts';

export interface ImportedProject extends Imported {
  head: ProjectHead;
  labels: number;
}

/** `open` gives the file's text from its beginning each time. Fails with a `ProjectRefused`. */
export async function importProject(
  db: Database,
  open: () => Pieces,
  now: number,
  tell?: (sofar: Imported) => void,
): Promise<ImportedProject> {
  const { head } = await checkProject(open());
  const labels: Label[] = [];
  const imported = await importPages(db, pagesOf(open(), labels), mayImport(now), tell);
  return { head, ...imported, labels: await importLabels(db, labels) };
}

async function* pagesOf(pieces: Pieces, labels: Label[]): AsyncGenerator<PageToImport> {
  for await (const line of readProject(pieces)) {
    if ('label' in line) labels.push(line.label);
    if (!('page' in line)) continue;
    const { record, visits } = line.page;
    const { url, title } = record;
    yield { url, title, host: webHost(url)!, visits, ...(await packPage(record)) };
  }
}

const mayImport =
  (now: number) =>
  ({ url }: PageToImport, settings: Settings): boolean =>
    refusalFor(
      { url, privateWindow: false },
      { ...settings, pausedUntil: null, mode: 'everywhere' },
      now,
    ) === null;
