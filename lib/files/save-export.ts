/** A site saved as files: asks the companion what the format needs, and has the worker write. */
import { type ExportChoice, FIRST_CHOICE } from '../model/export-choice.ts';
import { stopping, unlessStopped } from '../pace/stopping.ts';
import type { Database } from '../store/database.ts';
import { changeSettings } from '../store/settings.ts';
import { askLabels, askScope } from '../view/site-questions.ts';
import type { NamedFile } from './desk-messages.ts';
import type { Begin } from './file-task.ts';
import { menuFormat } from './formats.ts';
import { savedSentence } from './held-sentences.ts';
import type { ExportJob, JobProgress, JobResult, Source } from './jobs.ts';
import { keywordsTold } from './keywords-told.ts';
import { type RunningJob, runJob } from './run-job.ts';

export interface SaveJob {
  page: string;
  from: Source;
  choice: ExportChoice;
  archived: Blob | null;
  preview: number | null;
  /** Ambit's own version. */
  ambit: string;
}

export interface RunningExport extends RunningJob {
  files: NamedFile[];
}

const NO_WORDS = { keywords: [], ownKeywords: [] };

/** May be stopped from the first moment, also while the companion is still being asked. */
export function startExport(
  { page, from, choice, archived, preview, ambit }: SaveJob,
  { now, random }: { now: number; random: () => number },
  tell: (progress: JobProgress) => void,
): RunningExport {
  const files: RunningExport['files'] = [];
  const asking = stopping();
  let { stop } = asking;
  const work = async (): Promise<JobResult> => {
    const { needs, lists } = menuFormat(choice.format);
    const needsScope = needs.includes('scope') || (lists && choice.rare === 'without');
    const asked = Promise.all([
      needsScope ? askScope(page) : null,
      needs.includes('labels') ? askLabels(page) : [],
      needs.includes('words') ? keywordsTold(page, { tell, signal: asking.signal }) : NO_WORDS,
      needs.includes('map') ? drawnMap(page, random) : '',
    ]);
    const [scope, labels, words, map] = await unlessStopped(asking.signal, asked);
    const job: ExportJob = {
      type: 'export',
      ...{ from, page, choice, archived, preview, scope, labels, ...words, map, madeAt: now },
      ambit,
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

/**
 * Saving as work that is told and can be stopped. Files are handed over once all are written: of an
 * export that failed or was stopped there is none.
 */
export const saving =
  (
    job: SaveJob,
    chance: { now: number; random: () => number },
    handOver: (files: NamedFile[]) => Promise<void>,
  ): Begin =>
  (tell) => {
    const running = startExport(job, chance, tell);
    const done = running.done.then(async (result) => {
      await handOver(running.files);
      return { text: savedSentence(result), sums: result.sums };
    });
    return { done, stop: running.stop };
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
