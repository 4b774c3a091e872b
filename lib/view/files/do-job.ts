/** The files worker's work: one job, from its order to its result. */
import { exportFiles } from '../../export/formats.ts';
import { missingFrom } from '../../export/missing.ts';
import { firstLines } from '../../export/pieces.ts';
import { checkProject } from '../../export/project/read-project.ts';
import { Sha256Sums } from '../../export/sha256-sums.ts';
import { siteExport } from '../../export/site-export.ts';
import { unrecorded } from '../../export/unrecorded.ts';
import { importProject } from '../import-project.ts';
import { readArchivedFile } from './archived-file.ts';
import { fileBlob } from './file-blob.ts';
import { writerOf } from './formats.ts';
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
  const sums = new Sha256Sums();
  for (const file of made) {
    bench.keep(file.name, await fileBlob(sums.summed(file), file.type, writing(bench)));
  }
  if (choice.sums) keepSums(bench, sums);
  return { ...NOTHING, addresses };
}

async function project(bench: Bench, job: ExportJob): Promise<Result> {
  const file = await projectFile(bench, job);
  const { name, type, addresses, pieces } = file;
  if (job.preview !== null) return { ...NOTHING, addresses, preview: [{ name, lines: [] }] };
  const sums = new Sha256Sums();
  bench.keep(name, await fileBlob(sums.summed({ name, pieces }), type, writing(bench)));
  if (job.choice.sums) keepSums(bench, sums);
  return { ...NOTHING, addresses };
}

const keepSums = (bench: Bench, sums: Sha256Sums) =>
  bench.keep('sha256sums.txt', new Blob([sums.text()], { type: 'text/plain' }));

const writing = (bench: Bench) => (bytes: number) =>
  bench.tell({ step: 'writing', done: bytes, of: 0 });

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
    ({ pages, already, refused }) =>
      bench.tell({ step: 'storing', done: pages + already + refused, of: 0 }),
    bench.stopped,
  );
  return { ...NOTHING, imported };
}

const heard = (bench: Bench, file: Blob) => (bytes: number) =>
  bench.tell({ step: 'checking', done: bytes, of: file.size });
