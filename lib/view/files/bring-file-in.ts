/**
 * Takes a chosen file into the store, from its first page to the last word said again of its sites.
 * Made again after an interruption it brings in what is missing, and nothing twice.
 */
import { say, sayCount } from '../../say.ts';
import type { Database } from '../../store/database.ts';
import type { Imported } from '../../store/import-pages.ts';
import { inSlices } from '../addresses/in-slices.ts';
import { order } from '../order.ts';
import { lookAt } from '../site-questions.ts';
import type { FileKind } from './file-kind.ts';
import type { Begin, Begun, StepTold } from './file-task.ts';
import { harPages } from './har-file.ts';
import { importHar } from './import-har.ts';
import { type Job, NOTHING, type Result } from './jobs.ts';
import { runJob } from './run-job.ts';
import { sayAgain } from './say-again.ts';

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
    await order({ type: 'catch-up' });
    await sayAgain(db, imported!.said, run.isStopped);
    const { page } = imported!.head.parameters;
    // A file may name anything as its page; then there is nothing to compare.
    const site = typeof page === 'string' ? await lookAt(page).catch(() => null) : null;
    const { agreed } = site === null ? NOTHING : await run.job({ type: 'agree', file, site });
    return { text: [importedWords(imported!), ...agreedWords(agreed)].join(' ') };
  };
  return { done: whole(), stop: run.stop };
}

/** Read by the worker, parsed here, because only a window can parse pages. */
function har(db: Database, file: File, tell: Tell): Begun {
  const run = jobs(tell);
  const parser = new DOMParser();
  const whole = async () => {
    let pages = new Blob();
    const { skipped } = await run.job({ type: 'har', file }, (_, content) => {
      pages = content;
    });
    const done = await importHar(db, {
      entries: harPages(pages),
      now: Date.now(),
      parse: (html) => parser.parseFromString(html, 'text/html'),
      breathe: inSlices(),
      tell: ({ pages, already, refused }) =>
        tell({ step: 'storing', done: pages + already + refused, of: 0 }),
      isStopped: run.isStopped,
    });
    // The companion learns of the pages now rather than when the next one is opened.
    void order({ type: 'catch-up' }).catch(() => {});
    return { text: importedWords({ ...done, skipped: done.skipped + skipped }) };
  };
  return { done: whole(), stop: run.stop };
}

/** One job after another, with one way to stop whichever runs. */
function jobs(tell: Tell) {
  let isStopped = false;
  let end = () => {};
  return {
    job(what: Job, file: (name: string, content: Blob) => void = () => {}): Promise<Result> {
      const { done, stop } = runJob(what, { page: '', progress: tell, file });
      end = stop;
      return done;
    },
    stop() {
      isStopped = true;
      end();
    },
    isStopped: () => isStopped,
  };
}

function agreedWords(agreed: Result['agreed']): string[] {
  if (agreed === null) return [];
  if (agreed.moved === 0) return [say('importSame')];
  const moved = sayCount('importMoved', agreed.moved, agreed.first.map(shortened).join(', '));
  return [moved, say(agreed.otherwise ? 'importOtherwise' : 'importOtherPages')];
}

/** In a sentence: an address may have two thousand letters. */
const shortened = (url: string): string =>
  url.length <= LONGEST_TOLD ? url : `${url.slice(0, LONGEST_TOLD)}…`;

function importedWords(done: Imported & { labels?: number; skipped?: number }): string {
  const { pages, already, refused, labels, skipped } = done;
  const told = [sayCount('importPages', pages)];
  if (already > 0) told.push(sayCount('importAlready', already));
  if (refused > 0) told.push(sayCount('importRefused', refused));
  if (labels !== undefined && labels > 0) told.push(sayCount('importLabels', labels));
  if (skipped !== undefined && skipped > 0) told.push(sayCount('importSkipped', skipped));
  return told.join(' ');
}
