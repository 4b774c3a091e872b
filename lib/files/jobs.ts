/**
 * What a window asks the files worker, and what it hears back. Reading, sorting and writing
 * hundreds of thousands of addresses happens there, so that no window is ever held up. A worker
 * does one job, and goes with the page that started it: what must outlive a window is started
 * by the desk.
 */
import type { ProjectHead } from '../export/project/project.ts';
import type { Holds } from '../export/site-export.ts';
import type { Evidence } from '../model/boundary.ts';
import type { ExportChoice } from '../model/export-choice.ts';
import type { Label } from '../model/label.ts';
import type { Scope } from '../model/scope.ts';
import type { FileStep } from '../model/task.ts';
import type { ImportedProject } from './import-project.ts';
import type { ProjectCounts } from './project-contents.ts';

/** Where the addresses come from: a site's boundary, or, where none is known, all of a host. */
export type Source = { site: number; name: string } | { host: string };

export interface ExportJob {
  type: 'export';
  from: Source;
  /** The page in view, by which the site is known. */
  page: string;
  choice: ExportChoice;
  madeAt: number;
  /** Ambit's own version. */
  ambit: string;
  /** Null where the format does not need it. */
  scope: Scope | null;
  labels: Label[];
  /**
   * What links from outside say of the site, what its own do, and its map as SVG; empty where the
   * format needs none.
   */
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
  now: number;
}

/** The requests that would tell a server of a site's addresses, kept as one file of lines. */
export interface BoxJob {
  type: 'box';
  from: Source & { name: string };
  server: string;
}

export interface ImportJob {
  type: 'bring-in';
  file: Blob;
  now: number;
}

/** Is the boundary of a site the one that a project file holds? */
export interface AgreeJob {
  type: 'agree';
  file: Blob;
  site: number;
}

/** Which of these addresses are in the site and were never recorded. */
export interface PastJob {
  type: 'past';
  from: Source;
  scope: Scope;
  visited: string[];
}

export type Job = ExportJob | CompareJob | CheckJob | BoxJob | ImportJob | AgreeJob | PastJob;

/** What a window may say while the job is done. */
export type ToWorker = ({ type: 'evidences' } & Explained) | { type: 'stop' };

/** Why addresses are where they are, and the same in a sentence each: workers have no words. */
export interface Explained {
  evidences: Evidence[];
  sentences: string[];
}

export interface JobProgress {
  type: 'progress';
  step: FileStep;
  done: number;
  /** Zero where nobody knows. */
  of: number;
}

export type News =
  | JobProgress
  /** Only the window can ask the companion. Answered with `evidences`. */
  | { type: 'why'; addresses: string[] }
  | { type: 'file'; name: string; content: Blob }
  | { type: 'done'; result: JobResult }
  | { type: 'failed'; name: string; message: string; why: string; line: number };

export interface JobResult {
  /** Addresses that are in what was saved or compared. */
  addresses: number;
  /** Pages in a project; no other file holds any. */
  pages: number;
  preview: PreviewedFile[];
  /** SHA-256 of the files that were saved: a line for each, as `sha256sum -c` reads it. */
  sums: string;
  compared: Compared | null;
  checked: { head: ProjectHead; counts: ProjectCounts } | null;
  imported: ImportedProject | null;
  agreed: Agreed | null;
  unrecorded: string[];
}

export interface PreviewedFile {
  name: string;
  lines: string[];
  holds: Holds;
  /** Not all links were counted: pages are read when the file is written. */
  moreLinks: boolean;
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
  /** It names neither addresses nor places: it is no list. */
  isNone: boolean;
}

/** What a file says of a boundary, beside what was found of it here. */
export interface Agreed {
  /** Addresses on another side than in the file, and the first of them by address. */
  moved: number;
  first: string[];
  /** It was found by another version of the algorithm or with other weights. */
  otherwise: boolean;
}

export const NO_RESULT: JobResult = {
  addresses: 0,
  pages: 0,
  preview: [],
  sums: '',
  compared: null,
  checked: null,
  imported: null,
  agreed: null,
  unrecorded: [],
};
