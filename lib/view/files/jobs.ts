/**
 * What a window asks the files worker, and what it hears back. Reading, sorting and writing hundreds
 * of thousands of addresses happens there, so that no window is ever held up; a window that closes
 * takes its worker with it (`file-task.ts`). A worker does one job.
 */
import type { ProjectHead } from '../../export/project/project.ts';
import type { Evidence } from '../../model/boundary.ts';
import type { ExportChoice } from '../../model/export-choice.ts';
import type { Label } from '../../model/label.ts';
import type { Scope } from '../../model/scope.ts';
import type { FileStep } from '../../model/task.ts';
import type { Imported } from '../../store/import-pages.ts';
import type { SaidOfSites } from '../import-project.ts';

/** Where the addresses come from: a site's boundary, or, where none is known, all of a host. */
export type Source = { site: number; name: string } | { host: string };

export interface ExportJob {
  type: 'export';
  from: Source;
  choice: ExportChoice;
  madeAt: number;
  /** Null where the format does not need it. */
  scope: Scope | null;
  labels: Label[];
  /** What links from outside say of the site, what its own do, and its map as SVG; empty where the format needs none. */
  keywords: string[];
  ownKeywords: string[];
  map: string;
  /** Only what this list of an archive does not hold. */
  archived: Blob | null;
  /** So many lines of each file instead of the files. */
  preview: number | null;
}

/** What an archive's list holds of a site. */
export interface CompareJob {
  type: 'compare';
  from: Source;
  archived: Blob;
}

/** What a project file holds, without taking anything of it in. */
export interface CheckJob {
  type: 'check';
  file: Blob;
}

export interface ImportJob {
  type: 'bring-in';
  file: Blob;
  now: number;
}

/** Which of these addresses are in the site and were never recorded. */
export interface PastJob {
  type: 'past';
  from: Source;
  scope: Scope;
  visited: string[];
}

export type Job = ExportJob | CompareJob | CheckJob | ImportJob | PastJob;

/** What a window may say while the job is done. */
export type Word = { type: 'evidences'; evidences: Evidence[] } | { type: 'stop' };

export interface Progress {
  type: 'progress';
  step: FileStep;
  done: number;
  /** Zero where nobody knows. */
  of: number;
}

export type News =
  | Progress
  /** Only the window can ask the companion. Answered with `evidences`. */
  | { type: 'why'; addresses: string[] }
  | { type: 'file'; name: string; content: Blob }
  | { type: 'done'; result: Result }
  | { type: 'failed'; name: string; message: string; why: string; line: number };

export interface Result {
  /** Addresses that are in what was saved or compared. */
  addresses: number;
  preview: { name: string; lines: string[] }[];
  compared: Compared | null;
  checked: { head: ProjectHead; counts: Record<string, number> } | null;
  imported: (Imported & { labels: number; said: SaidOfSites }) | null;
  unrecorded: string[];
}

export interface Compared {
  held: number;
  alike: number;
  missing: number;
  /** Lines that could not be read, and the first of them. */
  bad: number;
  firstBad: number;
  /** Addresses the list names in all. */
  listed: number;
}

export const NOTHING: Result = {
  addresses: 0,
  preview: [],
  compared: null,
  checked: null,
  imported: null,
  unrecorded: [],
};
