/**
 * A project from the store: what a person said, the boundary of the site in view with its
 * reasons, and pages. Those of a site are its own, to be given to others, or all that Ambit
 * judged it by: only these give the same boundary again, because how rare a look or a directory
 * is depends on all pages.
 */
import { fileStem } from '../export/file-name.ts';
import { parametersOf } from '../export/project/parameters.ts';
import type { ProjectEntry, ProjectHead } from '../export/project/project.ts';
import { writeProject } from '../export/project/write-project.ts';
import type { SiteExport } from '../export/site-export.ts';
import type { Database } from '../store/database.ts';
import { labelHistory } from '../store/labels.ts';
import { readSettings } from '../store/settings.ts';
import { allPageNumbers, pageNumbers, storedPages } from '../store/stored-pages.ts';
import { EVERYTHING } from './formats.ts';
import type { ExportJob } from './jobs.ts';
import { openedIn, readSite, type SiteReader } from './read-site.ts';
import { nameEntries, rulingEntries, topicEntries } from './said-entries.ts';

export interface ProjectFile {
  name: string;
  type: string;
  pages: number;
  addresses: number;
  pieces: AsyncIterable<string>;
}

export async function projectFile(desk: SiteReader, job: ExportJob): Promise<ProjectFile> {
  const isEverything = job.choice.format === EVERYTHING;
  const allPages = isEverything || job.choice.others;
  const site = await readSite(desk, job, null);
  const own = openedIn(site.members);
  const numbers = allPages ? await allPageNumbers(desk.db) : await pageNumbers(desk.db, own);
  const isOwn = new Set(own);
  const isMeant = (url: string) => isEverything || isOwn.has(url);
  const entries = async function* (): AsyncGenerator<ProjectEntry> {
    const labels = isEverything ? await labelHistory(desk.db) : site.labels;
    for (const label of labels) yield { label };
    // What parts or joins other sites decides which sites there are beside this one.
    yield* rulingEntries(desk.db, (url) => allPages || isMeant(url));
    yield* nameEntries(desk.db, isMeant);
    if (isEverything) yield* topicEntries(desk.db);
    yield* boundaryEntries(site);
    yield* pageEntries(desk, numbers);
  };
  const head: ProjectHead = {
    name: isEverything ? '' : site.name.slice(0, 512),
    madeAt: job.madeAt,
    ...(await foundBy(desk.db, job, allPages)),
  };
  return {
    name: isEverything ? 'ambit-everything.jsonl' : `${fileStem(site.name)}-project.jsonl`,
    type: 'application/jsonl',
    pages: numbers.length,
    addresses: site.members.length,
    pieces: writeProject(head, entries()),
  };
}

/** By what the boundary was found; zeros before anything was. */
async function foundBy(
  db: Database,
  { ambit, page }: ExportJob,
  allPages: boolean,
): Promise<Pick<ProjectHead, 'algorithm' | 'parameters'>> {
  const [settings, checkpoint] = await Promise.all([readSettings(db), db.checkpoints.get('known')]);
  const known = checkpoint ?? { version: 0, pages: 0, urls: 0, links: 0 };
  const parameters = parametersOf({ ambit, page, allPages, settings, known });
  return { algorithm: known.version, parameters };
}

function* boundaryEntries({ scope, members, evidence }: SiteExport): Generator<ProjectEntry> {
  yield { scope };
  for (const address of members) yield { address };
  for (const one of evidence.values()) yield { evidence: one };
}

async function* pageEntries(
  { db, tell }: SiteReader,
  numbers: readonly number[],
): AsyncGenerator<ProjectEntry> {
  let done = 0;
  for await (const page of storedPages(db, numbers)) {
    yield { page };
    tell({ step: 'pages', done: ++done, of: numbers.length });
  }
}
