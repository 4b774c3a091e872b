/**
 * Takes a chosen file into the store, from its first page to the last word said again of its sites.
 * Made again after an interruption it brings in what is missing, and nothing twice.
 */
import { sayCount } from '../../say.ts';
import type { Database } from '../../store/database.ts';
import type { Imported } from '../../store/import-pages.ts';
import { inSlices } from '../addresses/in-slices.ts';
import { order } from '../order.ts';
import type { FileKind } from './file-kind.ts';
import type { Begin, Begun, StepTold } from './file-task.ts';
import { importHar } from './import-har.ts';
import { runJob } from './run-job.ts';
import { sayAgain } from './say-again.ts';

export const bringFileIn =
  (db: Database, file: File, kind: FileKind): Begin =>
  (tell) =>
    kind === 'har' ? har(db, file, tell) : project(file, tell);

function project(file: File, tell: (told: StepTold) => void): Begun {
  const job = { type: 'bring-in', file, now: Date.now() } as const;
  const { done, stop } = runJob(job, { page: '', progress: tell, file: () => {} });
  const whole = async () => {
    const { imported } = await done;
    await order({ type: 'catch-up' });
    await sayAgain(imported!.said);
    return importedWords(imported!);
  };
  return { done: whole(), stop };
}

/** Here, because only a window can parse pages. */
function har(db: Database, file: File, tell: (told: StepTold) => void): Begun {
  let isStopped = false;
  const parser = new DOMParser();
  const whole = async () => {
    const done = await importHar(db, {
      text: await file.text(),
      now: Date.now(),
      parse: (html) => parser.parseFromString(html, 'text/html'),
      breathe: inSlices(),
      tell: ({ pages, already, refused }) =>
        tell({ step: 'storing', done: pages + already + refused, of: 0 }),
      isStopped: () => isStopped,
    });
    // The companion learns of the pages now rather than when the next one is opened.
    void order({ type: 'catch-up' }).catch(() => {});
    return importedWords(done);
  };
  const stop = () => {
    isStopped = true;
  };
  return { done: whole(), stop };
}

function importedWords(done: Imported & { labels?: number; skipped?: number }): string {
  const { pages, already, refused, labels, skipped } = done;
  const told = [sayCount('importPages', pages)];
  if (already > 0) told.push(sayCount('importAlready', already));
  if (refused > 0) told.push(sayCount('importRefused', refused));
  if (labels !== undefined && labels > 0) told.push(sayCount('importLabels', labels));
  if (skipped !== undefined && skipped > 0) told.push(sayCount('importSkipped', skipped));
  return told.join(' ');
}
