/** The files worker's work: one job, from its order to its result. */
import { fileStem } from '../export/file-name.ts';
import { exportFiles } from '../export/formats.ts';
import { missingFrom } from '../export/missing.ts';
import { firstLines, firstWholeLines } from '../export/pieces.ts';
import { Sha256Sums, type SummedFile } from '../export/sha256-sums.ts';
import { siteExport } from '../export/site-export.ts';
import { unrecorded } from '../export/unrecorded.ts';
import { agreementWith } from './agreement.ts';
import { readArchivedFile } from './archived-file.ts';
import { boxFile } from './box-requests.ts';
import { fileBlob } from './file-blob.ts';
import { checkedProject, importProject } from './import-project.ts';
import {
  type CheckJob,
  type CompareJob,
  type ExportJob,
  type ImportJob,
  type Job,
  type JobResult,
  NO_RESULT,
} from './jobs.ts';
import { projectCounts } from './project-contents.ts';
import { projectFile } from './project-file.ts';
import { FEW_PAGES, membersOf, openedIn, readSite, type SiteReader } from './read-site.ts';
import { textOf } from './text-of.ts';
import { writerOf } from './writers.ts';

export interface JobTools extends SiteReader {
  keep(name: string, content: Blob): void;
  signal: AbortSignal;
}

export async function doJob(tools: JobTools, job: Job): Promise<JobResult> {
  switch (job.type) {
    case 'export':
      return writerOf(job.choice.format) === null ? project(tools, job) : files(tools, job);
    case 'compare':
      return compare(tools, job);
    case 'check':
      return check(tools, job);
    case 'box': {
      const members = await membersOf(tools.db, job.from);
      const urls = members.filter(({ side }) => side === 'in').map(({ url }) => url);
      tools.keep('requests.jsonl', await boxFile(tools.db.room, job.server, urls, job.from.name));
      return { ...NO_RESULT, addresses: urls.length };
    }
    case 'bring-in':
      return bringIn(tools, job);
    case 'agree': {
      const text = textOf(job.file, heard(tools, job.file));
      return { ...NO_RESULT, agreed: await agreementWith(tools.db, text, job.site) };
    }
    case 'past': {
      const members = await membersOf(tools.db, job.from);
      tools.tell({ step: 'addresses', done: members.length, of: members.length });
      const site = siteExport({ name: '', madeAt: 0, members, scope: job.scope });
      return { ...NO_RESULT, unrecorded: unrecorded(site, job.visited) };
    }
  }
}

async function files(tools: JobTools, job: ExportJob): Promise<JobResult> {
  const { archived, choice, preview } = job;
  const list = archived === null ? null : await readArchivedFile(archived, heard(tools, archived));
  const site = await readSite(tools, job, list);
  const made = exportFiles(writerOf(choice.format)!, site);
  const addresses = site.members.filter(({ side }) => side === 'in').length;
  const beside = `${fileStem(site.name)}-${choice.format}-${SUMS}`;
  if (preview !== null) {
    const moreLinks = openedIn(site.members).length > FEW_PAGES;
    const shown = Array.from(made, ({ name, pieces, holds = {} }) => ({
      name,
      lines: firstLines(pieces, preview),
      holds,
      moreLinks,
    }));
    if (choice.sums || shown.length > 1)
      shown.push({ name: beside, lines: [], holds: {}, moreLinks: false });
    return { ...NO_RESULT, addresses, preview: shown };
  }
  const sums = await write(tools, made);
  if (choice.sums || sums.count > 1) keepSums(tools, beside, sums);
  return { ...NO_RESULT, addresses, sums: sums.text() };
}

async function project(tools: JobTools, job: ExportJob): Promise<JobResult> {
  const file = await projectFile(tools, job);
  const { name, pages, addresses } = file;
  if (job.preview !== null) {
    const lines = await firstWholeLines(file.pieces, job.preview);
    const holds = { pages, addresses };
    return { ...NO_RESULT, pages, preview: [{ name, lines, holds, moreLinks: false }] };
  }
  const sums = await write(tools, [file]);
  if (job.choice.sums) keepSums(tools, name.replace(/\.\w+$/, `-${SUMS}`), sums);
  return { ...NO_RESULT, pages, sums: sums.text() };
}

async function write(
  tools: JobTools,
  files: Iterable<SummedFile & { type: string }>,
): Promise<Sha256Sums> {
  const sums = new Sha256Sums();
  const tell = (bytes: number) => tools.tell({ step: 'writing', done: bytes, of: 0 });
  for (const file of files) {
    tools.keep(file.name, await fileBlob(sums.summed(file), file.type, tools.db.room, tell));
  }
  return sums;
}

/**
 * Named after the site and the format, so that the sums of two exports do not meet in one folder.
 */
const SUMS = 'sha256sums.txt';

const keepSums = (tools: JobTools, name: string, sums: Sha256Sums): void =>
  tools.keep(name, new Blob([sums.text()], { type: 'text/plain' }));

async function compare(tools: JobTools, { from, archived }: CompareJob): Promise<JobResult> {
  const list = await readArchivedFile(archived, heard(tools, archived));
  const members = await membersOf(tools.db, from);
  tools.tell({ step: 'addresses', done: members.length, of: members.length });
  const scope = { rules: [], included: 0, missed: 0, wrong: 0, exclusions: [] };
  const found = missingFrom(list, siteExport({ name: '', madeAt: 0, members, scope }));
  const { held, alike, missing } = found;
  return {
    ...NO_RESULT,
    addresses: held + alike.length + missing.length,
    compared: {
      held,
      alike: alike.length,
      missing: missing.length,
      bad: list.bad,
      firstBad: list.errors[0]?.line ?? 0,
      listed: list.urls.size,
      isNone: list.urls.size === 0 && list.prefixes.isEmpty,
    },
  };
}

async function check(tools: JobTools, { file, now }: CheckJob): Promise<JobResult> {
  const contents = await checkedProject(tools.db, textOf(file, heard(tools, file)), now);
  return { ...NO_RESULT, checked: { head: contents.head, counts: projectCounts(contents) } };
}

async function bringIn(tools: JobTools, { file, now }: ImportJob): Promise<JobResult> {
  const imported = await importProject(
    tools.db,
    () => textOf(file, heard(tools, file)),
    now,
    ({ pages, already, refused }, of) =>
      tools.tell({ step: 'storing', done: pages + already + refused, of }),
    tools.signal,
  );
  return { ...NO_RESULT, imported };
}

const heard = (tools: JobTools, file: Blob) => (bytes: number) =>
  tools.tell({ step: 'checking', done: bytes, of: file.size });
