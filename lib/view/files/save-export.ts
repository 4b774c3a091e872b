/**
 * A site saved as files: asks the companion what the format needs, has the worker write, and hands
 * the files to the person one after the other under their names.
 */
import { browser } from '../../browser.ts';
import { type ExportChoice, FIRST_CHOICE } from '../../model/export-choice.ts';
import type { Database } from '../../store/database.ts';
import { changeSettings } from '../../store/settings.ts';
import { saveFile } from '../save-file.ts';
import { labelsOf, scopeOf } from '../site-questions.ts';
import type { Begin } from './file-task.ts';
import { menuFormat } from './formats.ts';
import { savedWords } from './held-words.ts';
import type { ExportJob, Progress, Result, Source } from './jobs.ts';
import { type RunningJob, runJob, StoppedJob } from './run-job.ts';
import { wordsTold } from './words-told.ts';

export interface ExportWish {
  page: string;
  from: Source;
  choice: ExportChoice;
  archived: Blob | null;
  preview: number | null;
}

/** A browser that is handed several files in one moment may keep the first alone. */
const BETWEEN_FILES = 250;

export interface RunningExport extends RunningJob {
  files: { name: string; content: Blob }[];
}

const NO_WORDS = { keywords: [], ownKeywords: [] };

/** May be stopped from the first moment, also while the companion is still being asked. */
export function startExport(
  { page, from, choice, archived, preview }: ExportWish,
  { now, random }: { now: number; random: () => number },
  tell: (progress: Progress) => void,
): RunningExport {
  const files: RunningExport['files'] = [];
  let stop = () => {};
  let isStopped = false;
  const stopped = new Promise<never>((_, reject) => {
    stop = () => {
      isStopped = true;
      reject(new StoppedJob());
    };
  });
  const work = async (): Promise<Result> => {
    const { needs, lists } = menuFormat(choice.format);
    const needsScope = needs.includes('scope') || (lists && choice.rare === 'without');
    const asked = Promise.all([
      needsScope ? scopeOf(page) : null,
      needs.includes('labels') ? labelsOf(page) : [],
      needs.includes('words') ? wordsTold(page, { tell, isStopped: () => isStopped }) : NO_WORDS,
      needs.includes('map') ? drawnMap(page, random) : '',
    ]);
    const [scope, labels, words, map] = await Promise.race([asked, stopped]);
    const job: ExportJob = {
      type: 'export',
      ...{ from, page, choice, archived, preview, scope, labels, ...words, map, madeAt: now },
      ambit: browser.runtime.getManifest().version,
    };
    const file = (name: string, content: Blob) => void files.push({ name, content });
    const running = runJob(job, { page, progress: tell, file });
    stop = running.stop;
    return running.done;
  };
  return { done: work(), stop: () => stop(), files };
}

/** The layout's code is large and rarely wanted: the popup opens without it. */
const drawnMap = async (page: string, random: () => number): Promise<string> =>
  (await import('./drawn-map.ts')).drawnMap(page, random);

/** Saves all files once all are written: of an export that failed or was stopped there is none. */
export async function saveExport(
  document: Document,
  { done, files }: RunningExport,
): Promise<Result> {
  const result = await done;
  for (const [i, { name, content }] of files.entries()) {
    if (i > 0) await new Promise((resume) => setTimeout(resume, BETWEEN_FILES));
    saveFile(document, name, content);
  }
  return result;
}

/** Saving as work that is told and can be stopped. */
export const saving =
  (document: Document, wish: ExportWish, chance: { now: number; random: () => number }): Begin =>
  (tell) => {
    const job = startExport(wish, chance, tell);
    const done = saveExport(document, job).then((result) => {
      return { text: savedWords(result), sums: result.sums };
    });
    return { done, stop: job.stop };
  };

/** What the popup's one click does from now on. */
export const rememberChoice = (db: Database, lastExport: ExportChoice) =>
  changeSettings(db, (settings) => ({ ...settings, lastExport }));

/** The next list leaves out what an archive rarely wants; a format that lists nothing gives way. */
export const leaveRareOut = (db: Database) =>
  changeSettings(db, (settings) => {
    const { lists } = menuFormat(settings.lastExport.format);
    const { format } = lists ? settings.lastExport : FIRST_CHOICE;
    return { ...settings, lastExport: { ...settings.lastExport, format, rare: 'without' } };
  });
