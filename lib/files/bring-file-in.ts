/**
 * Takes a chosen file into the store, from its first page to the last word said again of its sites.
 * Made again after an interruption it brings in what is missing, and nothing twice.
 */
import { JsonRefused } from '../harvest/json-items.ts';
import { breathing, SLICE } from '../pace/breathing.ts';
import { stopping } from '../pace/stopping.ts';
import { say, sayCount, sayError } from '../say.ts';
import type { Database } from '../store/database.ts';
import type { Imported } from '../store/import-pages.ts';
import { order } from '../view/order.ts';
import { lookAt } from '../view/site-questions.ts';
import type { FileKind } from './file-kind.ts';
import type { Begin, Begun, StepTold } from './file-task.ts';
import { importHar } from './import-har.ts';
import type { ImportedProject } from './import-project.ts';
import type { Job, JobResult } from './jobs.ts';
import { runJob } from './run-job.ts';
import { sayAgain } from './say-again.ts';
import { textOf } from './text-of.ts';

export const bringFileIn =
  (db: Database, file: File, kind: FileKind): Begin =>
  (tell) =>
    kind === 'har' ? har(db, file, tell) : project(db, file, tell);

const LONGEST_TOLD = 100;

type Tell = (told: StepTold) => void;

function project(db: Database, file: File, tell: Tell): Begun {
  const run = jobs(tell);
  const whole = async () => {
    const { imported } = await run.job({ type: 'bring-in', file, now: Date.now() });
    if (imported!.full) throw new Error(fullWords(imported!));
    const agreed = await takenIn(imported!).catch((error) => {
      throw sayError(error) === say('errorFull') ? new Error(fullWords(imported!)) : error;
    });
    return { text: [importedWords(imported!), ...agreedWords(agreed)].join(' ') };
  };
  /** What the companion makes of the pages, beside what the file says of them. */
  const takenIn = async ({ said, head }: ImportedProject): Promise<JobResult['agreed']> => {
    await order({ type: 'catch-up' });
    await sayAgain(db, said, run.signal);
    const { page } = head.parameters;
    // A file may name anything as its page; then there is nothing to compare.
    const site = typeof page === 'string' ? await lookAt(page).catch(() => null) : null;
    return site === null ? null : (await run.job({ type: 'agree', file, site })).agreed;
  };
  return { done: whole(), stop: run.stop };
}

/** Read here, in short steps, because only a window can parse pages. */
function har(db: Database, file: File, tell: Tell): Begun {
  const { signal, stop } = stopping();
  const parser = new DOMParser();
  const checked = (bytes: number) => tell({ step: 'checking', done: bytes, of: file.size });
  const whole = async () => {
    let isChecked = false;
    const open = () => {
      const pieces = textOf(file, isChecked ? undefined : checked);
      isChecked = true;
      return pieces;
    };
    const done = await importHar(db, {
      open,
      now: Date.now(),
      parse: (html) => parser.parseFromString(html, 'text/html'),
      breathe: breathing(SLICE.window),
      tell: ({ pages, already, refused }) =>
        tell({ step: 'storing', done: pages + already + refused, of: 0 }),
      signal,
    });
    if (done.full) throw new Error(fullWords(done));
    // The companion learns of the pages now rather than when the next one is opened.
    void order({ type: 'catch-up' }).catch(() => {});
    return { text: importedWords(done) };
  };
  return { done: whole().catch(sayRefusal), stop };
}

/** In words, why an HTTP archive was not read. */
function sayRefusal(error: unknown): never {
  if (!(error instanceof JsonRefused)) throw error;
  throw new Error(say(error.why === 'cut' ? 'importCut' : 'importForeign'));
}

/** One job after another, with one way to stop whichever runs. */
function jobs(tell: Tell) {
  const { signal, stop } = stopping();
  let end = () => {};
  return {
    job(what: Job): Promise<JobResult> {
      const running = runJob(what, { page: '', progress: tell, file: () => {} });
      end = running.stop;
      return running.done;
    },
    stop() {
      stop();
      end();
    },
    signal,
  };
}

function agreedWords(agreed: JobResult['agreed']): string[] {
  if (agreed === null) return [];
  if (agreed.moved === 0) return [say('importSame')];
  const moved = sayCount('importMoved', agreed.moved, agreed.first.map(shortened).join(', '));
  return [moved, say(agreed.otherwise ? 'importOtherwise' : 'importOtherPages')];
}

/** In a sentence: an address may have two thousand letters. */
const shortened = (url: string): string =>
  url.length <= LONGEST_TOLD ? url : `${url.slice(0, LONGEST_TOLD)}…`;

/** What came in before there was no more room is there, and is said. */
const fullWords = (done: Imported): string => `${importedWords(done)} ${say('importFull')}`;

type Told = Imported & { labels?: number; leftOut?: number; skipped?: number };

function importedWords(done: Told): string {
  const { pages, already, refused, labels, leftOut, skipped } = done;
  const told = [sayCount('importPages', pages)];
  if (already > 0) told.push(sayCount('importAlready', already));
  if (refused > 0) told.push(sayCount('importRefused', refused));
  if (labels !== undefined && labels > 0) told.push(sayCount('importLabels', labels));
  if (leftOut !== undefined && leftOut > 0) told.push(sayCount('importLeftOut', leftOut));
  if (skipped !== undefined && skipped > 0) told.push(sayCount('importSkipped', skipped));
  return told.join(' ');
}
