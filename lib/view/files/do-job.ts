/** The files worker's work: one job, from its order to its result. */
import { exportFiles } from '../../export/formats.ts';
import { missingFrom } from '../../export/missing.ts';
import { firstLines } from '../../export/pieces.ts';
import { checkProject } from '../../export/project/read-project.ts';
import { Sha256Sums, type SummedFile } from '../../export/sha256-sums.ts';
import { siteExport } from '../../export/site-export.ts';
import { unrecorded } from '../../export/unrecorded.ts';
import { importProject } from '../import-project.ts';
import { readArchivedFile } from './archived-file.ts';
import { fileBlob } from './file-blob.ts';
import {
  type CompareJob,
  type ExportJob,
  type ImportJob,
  type Job,
  NOTHING,
  type Result,
} from './jobs.ts';
import { projectFile } from './project-file.ts';
import { type Desk, membersOf, readSite } from './read-site.ts';
import { textOf } from './text-of.ts';
import { writerOf } from './writers.ts';

export interface Bench extends Desk {
  keep(name: string, content: Blob): void;
  stopped(): boolean;
}

export async function doJob(bench: Bench, job: Job): Promise<Result> {
  switch (job.type) {
    case 'export':
      return writerOf(job.choice.format) === null ? project(bench, job) : files(bench, job);
    case 'compare':
      return compare(bench, job);
    case 'check':
      return { ...NOTHING, checked: await checkProject(textOf(job.file, heard(bench, job.file))) };
    case 'bring-in':
      return bringIn(bench, job);
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
  const list = archived === null ? null : await readArchivedFile(archived);
  const site = await readSite(bench, job, list);
  const made = exportFiles(writerOf(choice.format)!, site);
  const addresses = site.members.filter(({ side }) => side === 'in').length;
  if (preview !== null) {
    const shown = Array.from(made, ({ name, pieces }) => ({
      name,
      lines: firstLines(pieces, preview),
    }));
    return { ...NOTHING, addresses, preview: shown };
  }
  await write(bench, made, choice.sums);
  return { ...NOTHING, addresses };
}

async function project(bench: Bench, job: ExportJob): Promise<Result> {
  const file = await projectFile(bench, job);
  const { name, addresses } = file;
  if (job.preview !== null) return { ...NOTHING, addresses, preview: [{ name, lines: [] }] };
  await write(bench, [file], job.choice.sums);
  return { ...NOTHING, addresses };
}

async function write(
  bench: Bench,
  files: Iterable<SummedFile & { type: string }>,
  withSums: boolean,
): Promise<void> {
  const sums = new Sha256Sums();
  const tell = (bytes: number) => bench.tell({ step: 'writing', done: bytes, of: 0 });
  for (const file of files) {
    const bytes = withSums ? sums.summed(file) : encoded(file.pieces);
    bench.keep(file.name, await fileBlob(bytes, file.type, tell));
  }
  if (withSums) bench.keep('sha256sums.txt', new Blob([sums.text()], { type: 'text/plain' }));
}

async function* encoded(pieces: SummedFile['pieces']): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  for await (const piece of pieces) yield encoder.encode(piece);
}

async function compare(bench: Bench, { from, archived }: CompareJob): Promise<Result> {
  const list = await readArchivedFile(archived);
  const members = await membersOf(bench.db, from);
  const scope = { rules: [], included: 0, missed: 0, wrong: 0, exclusions: [] };
  const found = missingFrom(list.urls, siteExport({ name: '', madeAt: 0, members, scope }));
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
    },
  };
}

async function bringIn(bench: Bench, { file, now }: ImportJob): Promise<Result> {
  const { head: _, ...imported } = await importProject(
    bench.db,
    () => textOf(file, heard(bench, file)),
    now,
    ({ pages, already, refused }, of) =>
      bench.tell({ step: 'storing', done: pages + already + refused, of }),
    bench.stopped,
  );
  return { ...NOTHING, imported };
}

const heard = (bench: Bench, file: Blob) => (bytes: number) =>
  bench.tell({ step: 'checking', done: bytes, of: file.size });
