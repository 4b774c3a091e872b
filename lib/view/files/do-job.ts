/** The files worker's work: one job, from its order to its result. */
import { fileStem } from '../../export/file-name.ts';
import { exportFiles } from '../../export/formats.ts';
import { missingFrom } from '../../export/missing.ts';
import { firstLines, firstWholeLines } from '../../export/pieces.ts';
import { Sha256Sums, type SummedFile } from '../../export/sha256-sums.ts';
import { siteExport } from '../../export/site-export.ts';
import { unrecorded } from '../../export/unrecorded.ts';
import { checkedProject, importProject } from '../import-project.ts';
import { countsOf } from '../project-contents.ts';
import { agreement } from './agreement.ts';
import { readArchivedFile } from './archived-file.ts';
import { boxFile } from './box-requests.ts';
import { fileBlob } from './file-blob.ts';
import {
  type CheckJob,
  type CompareJob,
  type ExportJob,
  type ImportJob,
  type Job,
  NOTHING,
  type Result,
} from './jobs.ts';
import { projectFile } from './project-file.ts';
import { type Desk, FEW, membersOf, openedIn, readSite } from './read-site.ts';
import { textOf } from './text-of.ts';
import { writerOf } from './writers.ts';

export interface Bench extends Desk {
  keep(name: string, content: Blob): void;
  signal: AbortSignal;
}

export async function doJob(bench: Bench, job: Job): Promise<Result> {
  switch (job.type) {
    case 'export':
      return writerOf(job.choice.format) === null ? project(bench, job) : files(bench, job);
    case 'compare':
      return compare(bench, job);
    case 'check':
      return check(bench, job);
    case 'box': {
      const members = await membersOf(bench.db, job.from);
      const urls = members.filter(({ side }) => side === 'in').map(({ url }) => url);
      bench.keep('requests.jsonl', await boxFile(bench.db.room, job.server, urls, job.from.name));
      return { ...NOTHING, addresses: urls.length };
    }
    case 'bring-in':
      return bringIn(bench, job);
    case 'agree': {
      const text = textOf(job.file, heard(bench, job.file));
      return { ...NOTHING, agreed: await agreement(bench.db, text, job.site) };
    }
    case 'past': {
      const members = await membersOf(bench.db, job.from);
      bench.tell({ step: 'addresses', done: members.length, of: members.length });
      const site = siteExport({ name: '', madeAt: 0, members, scope: job.scope });
      return { ...NOTHING, unrecorded: unrecorded(site, job.visited) };
    }
  }
}

async function files(bench: Bench, job: ExportJob): Promise<Result> {
  const { archived, choice, preview } = job;
  const list = archived === null ? null : await readArchivedFile(archived, heard(bench, archived));
  const site = await readSite(bench, job, list);
  const made = exportFiles(writerOf(choice.format)!, site);
  const addresses = site.members.filter(({ side }) => side === 'in').length;
  const beside = `${fileStem(site.name)}-${choice.format}-${SUMS}`;
  if (preview !== null) {
    const moreLinks = openedIn(site.members).length > FEW;
    const shown = Array.from(made, ({ name, pieces, holds = {} }) => ({
      name,
      lines: firstLines(pieces, preview),
      holds,
      moreLinks,
    }));
    if (choice.sums || shown.length > 1)
      shown.push({ name: beside, lines: [], holds: {}, moreLinks: false });
    return { ...NOTHING, addresses, preview: shown };
  }
  const sums = await write(bench, made);
  if (choice.sums || sums.count > 1) keepSums(bench, beside, sums);
  return { ...NOTHING, addresses, sums: sums.text() };
}

async function project(bench: Bench, job: ExportJob): Promise<Result> {
  const file = await projectFile(bench, job);
  const { name, pages, addresses } = file;
  if (job.preview !== null) {
    const lines = await firstWholeLines(file.pieces, job.preview);
    const holds = { pages, addresses };
    return { ...NOTHING, pages, preview: [{ name, lines, holds, moreLinks: false }] };
  }
  const sums = await write(bench, [file]);
  if (job.choice.sums) keepSums(bench, name.replace(/\.\w+$/, `-${SUMS}`), sums);
  return { ...NOTHING, pages, sums: sums.text() };
}

async function write(
  bench: Bench,
  files: Iterable<SummedFile & { type: string }>,
): Promise<Sha256Sums> {
  const sums = new Sha256Sums();
  const tell = (bytes: number) => bench.tell({ step: 'writing', done: bytes, of: 0 });
  for (const file of files) {
    bench.keep(file.name, await fileBlob(sums.summed(file), file.type, bench.db.room, tell));
  }
  return sums;
}

/** Named after the site and the format, so that the sums of two exports do not meet in one folder. */
const SUMS = 'sha256sums.txt';

const keepSums = (bench: Bench, name: string, sums: Sha256Sums): void =>
  bench.keep(name, new Blob([sums.text()], { type: 'text/plain' }));

async function compare(bench: Bench, { from, archived }: CompareJob): Promise<Result> {
  const list = await readArchivedFile(archived, heard(bench, archived));
  const members = await membersOf(bench.db, from);
  bench.tell({ step: 'addresses', done: members.length, of: members.length });
  const scope = { rules: [], included: 0, missed: 0, wrong: 0, exclusions: [] };
  const found = missingFrom(list, siteExport({ name: '', madeAt: 0, members, scope }));
  const { held, alike, missing } = found;
  return {
    ...NOTHING,
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

async function check(bench: Bench, { file, now }: CheckJob): Promise<Result> {
  const contents = await checkedProject(bench.db, textOf(file, heard(bench, file)), now);
  return { ...NOTHING, checked: { head: contents.head, counts: countsOf(contents) } };
}

async function bringIn(bench: Bench, { file, now }: ImportJob): Promise<Result> {
  const imported = await importProject(
    bench.db,
    () => textOf(file, heard(bench, file)),
    now,
    ({ pages, already, refused }, of) =>
      bench.tell({ step: 'storing', done: pages + already + refused, of }),
    bench.signal,
  );
  return { ...NOTHING, imported };
}

const heard = (bench: Bench, file: Blob) => (bytes: number) =>
  bench.tell({ step: 'checking', done: bytes, of: file.size });
