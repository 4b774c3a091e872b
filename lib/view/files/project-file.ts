/** A project from the store: a site with its pages, corrections, boundary and reasons; or everything. */
import { fileStem } from '../../export/file-name.ts';
import type { ProjectEntry, ProjectHead } from '../../export/project/project.ts';
import { writeProject } from '../../export/project/write-project.ts';
import type { Database } from '../../store/database.ts';
import { labelHistory } from '../../store/labels.ts';
import { nameHistory } from '../../store/names.ts';
import { activeRulings } from '../../store/rulings.ts';
import { allPageNumbers, pageNumbers, storedPages } from '../../store/stored-pages.ts';
import { EVERYTHING } from './formats.ts';
import type { ExportJob } from './jobs.ts';
import { type Desk, openedIn, readSite } from './read-site.ts';

const TYPE = 'application/jsonl';

export interface ProjectFile {
  name: string;
  type: string;
  addresses: number;
  pieces: AsyncIterable<string>;
}

export async function projectFile(desk: Desk, job: ExportJob): Promise<ProjectFile> {
  const algorithm = await algorithmOf(desk.db);
  const head = { madeAt: job.madeAt, algorithm, parameters: {} };
  if (job.choice.format === EVERYTHING) {
    const numbers = await allPageNumbers(desk.db);
    return {
      name: 'ambit-everything.jsonl',
      type: TYPE,
      addresses: numbers.length,
      pieces: writeProject({ ...head, name: '' }, everything(desk, numbers)),
    };
  }
  const site = await readSite(desk, job, null);
  const numbers = await pageNumbers(desk.db, openedIn(site.members));
  const entries = async function* (): AsyncGenerator<ProjectEntry> {
    yield { scope: site.scope };
    for (const label of site.labels) yield { label };
    yield* saidOfSites(desk.db, new Set(openedIn(site.members)));
    for (const address of site.members) yield { address };
    for (const evidence of site.evidence.values()) yield { evidence };
    yield* pages(desk, numbers);
  };
  const named: ProjectHead = { ...head, name: site.name.slice(0, 512) };
  return {
    name: `${fileStem(site.name)}-project.jsonl`,
    type: TYPE,
    addresses: openedIn(site.members).length,
    pieces: writeProject(named, entries()),
  };
}

async function* everything(desk: Desk, numbers: readonly number[]): AsyncGenerator<ProjectEntry> {
  for (const label of await labelHistory(desk.db)) yield { label };
  yield* saidOfSites(desk.db, null);
  yield* pages(desk, numbers);
}

/** What holds of whole sites: all of it, or what is about one of these pages. */
async function* saidOfSites(
  db: Database,
  about: ReadonlySet<string> | null,
): AsyncGenerator<ProjectEntry> {
  const isMeant = (...urls: string[]) => about === null || urls.some((url) => about.has(url));
  for (const said of await activeRulings(db)) {
    if (said.kind === 'together') {
      const { kind, one, other } = said;
      if (isMeant(one, other)) yield { ruling: { kind, one, other } };
    } else {
      const { kind, one, place } = said;
      if (isMeant(one)) yield { ruling: { kind, one, place } };
    }
  }
  for (const { page, name, withdrawnAt } of await nameHistory(db)) {
    if (withdrawnAt === null && isMeant(page)) yield { name: { page, name } };
  }
}

async function* pages(
  { db, tell }: Desk,
  numbers: readonly number[],
): AsyncGenerator<ProjectEntry> {
  let done = 0;
  for await (const page of storedPages(db, numbers)) {
    yield { page };
    tell({ step: 'pages', done: ++done, of: numbers.length });
  }
}

/** The version that the stored boundaries were found with; zero before any was. */
const algorithmOf = async (db: Database): Promise<number> =>
  (await db.sites.toCollection().first())?.version ?? 0;
