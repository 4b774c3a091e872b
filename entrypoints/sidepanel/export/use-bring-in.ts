import { useRef, useState } from 'preact/hooks';
import { language, say, sayCount, sayError } from '../../../lib/say.ts';
import type { Database } from '../../../lib/store/database.ts';
import type { Imported } from '../../../lib/store/import-pages.ts';
import { inSlices } from '../../../lib/view/addresses/in-slices.ts';
import { type FileKind, fileKind } from '../../../lib/view/files/file-kind.ts';
import { harPages } from '../../../lib/view/files/har-file.ts';
import { importHar } from '../../../lib/view/files/import-har.ts';
import { type Job, NOTHING, type Result, type Source } from '../../../lib/view/files/jobs.ts';
import { progressWords } from '../../../lib/view/files/progress-words.ts';
import { runJob } from '../../../lib/view/files/run-job.ts';
import { sayAgain } from '../../../lib/view/files/say-again.ts';
import { order } from '../../../lib/view/order.ts';
import { lookAt } from '../../../lib/view/site-questions.ts';

/** A file the person chose, and what Ambit found in it. */
export interface Found {
  file: File;
  kind: FileKind;
  sentences: string[];
}

/** A HAR file is read as a whole. */
const LONGEST_HAR = 256 * 1024 * 1024;

/**
 * A file from elsewhere: looked into first, taken in when the person says so, or not at all. It goes on
 * when the panel shows another site meanwhile.
 */
export function useBringIn(db: Database, page: string, from: Source | null) {
  const [found, setFound] = useState<Found | null>(null);
  const [words, setWords] = useState<string | null>(null);
  const [said, setSaid] = useState<{ ok: boolean; text: string } | null>(null);
  const stop = useRef(() => {});

  const job = (what: Job, file: (name: string, content: Blob) => void = () => {}) => {
    const running = runJob(what, {
      page,
      progress: (progress) => setWords(progressWords(progress)),
      file,
    });
    stop.current = running.stop;
    return running.done;
  };
  const work = async (task: () => Promise<string | null>) => {
    setSaid(null);
    setWords(say('working'));
    try {
      const text = await task();
      if (text !== null) setSaid({ ok: true, text });
    } catch (error) {
      const stopped = error instanceof Error && error.name === 'Stopped';
      setSaid({ ok: stopped, text: stopped ? say('importStopped') : sayError(error) });
    } finally {
      setWords(null);
      stop.current = () => {};
    }
  };
  const look = async (file: File): Promise<Found> => {
    const kind = await fileKind(file);
    if (kind === 'project') {
      const { checked } = await job({ type: 'check', file });
      return { file, kind, sentences: projectWords(checked!) };
    }
    if (kind === 'har') {
      if (file.size > LONGEST_HAR) throw new Error(say('importTooLarge'));
      return { file, kind, sentences: [say('importHar')] };
    }
    if (from === null) throw new Error(say('importForeign'));
    const { compared } = await job({ type: 'compare', from, archived: file });
    return { file, kind, sentences: comparedWords(compared!) };
  };
  const har = async (file: File) => {
    let pages = new Blob();
    const { skipped } = await job({ type: 'har', file }, (_, content) => {
      pages = content;
    });
    let stopped = false;
    stop.current = () => {
      stopped = true;
    };
    const parser = new DOMParser();
    const tell = ({ pages, already, refused }: Imported) =>
      setWords(progressWords({ step: 'storing', done: pages + already + refused, of: 0 }));
    const done = await importHar(db, {
      entries: harPages(pages),
      now: Date.now(),
      parse: (html) => parser.parseFromString(html, 'text/html'),
      breathe: inSlices(),
      tell,
      isStopped: () => stopped,
    });
    return { ...done, skipped: done.skipped + skipped };
  };
  return {
    found,
    words,
    said,
    stop: () => stop.current(),
    put: () => setFound(null),
    choose: (file: File) =>
      work(async () => {
        setFound(null);
        setFound(await look(file));
        return null;
      }),
    take: () =>
      work(async () => {
        const { file, kind } = found!;
        if (kind === 'har') {
          const done = await har(file);
          // The companion learns of the pages now rather than when the next one is opened.
          void order({ type: 'catch-up' }).catch(() => {});
          setFound(null);
          return importedWords(done);
        }
        const { imported } = await job({ type: 'bring-in', file, now: Date.now() });
        await order({ type: 'catch-up' });
        await sayAgain(db, imported!.said);
        const { page: told } = imported!.head.parameters;
        // A file may name anything as its page; then there is nothing to compare.
        const site = typeof told === 'string' ? await lookAt(told).catch(() => null) : null;
        const { agreed } = site === null ? NOTHING : await job({ type: 'agree', file, site });
        setFound(null);
        return [importedWords(imported!), ...agreedWords(agreed)].join(' ');
      }),
  };
}

const day = (moment: number): string =>
  new Date(moment).toLocaleDateString(language(), { dateStyle: 'long' });

function projectWords({ head, counts }: NonNullable<Result['checked']>): string[] {
  const { name, madeAt } = head;
  return [
    name === '' ? say('importEverything', day(madeAt)) : say('importProject', name, day(madeAt)),
    say('importHolds', counts.page ?? 0, counts.label ?? 0), // of a kind that is not there
  ];
}

function comparedWords(compared: NonNullable<Result['compared']>): string[] {
  const { held, alike, missing, bad, firstBad, listed } = compared;
  const sentences = [sayCount('importListed', listed), say('importHeld', held, alike, missing)];
  return bad === 0 ? sentences : [...sentences, sayCount('importBad', bad, firstBad)];
}

function agreedWords(agreed: Result['agreed']): string[] {
  if (agreed === null) return [];
  if (agreed.moved === 0) return [say('importSame')];
  const moved = sayCount('importMoved', agreed.moved, agreed.first.join(', '));
  return [moved, say(agreed.otherwise ? 'importOtherwise' : 'importOtherPages')];
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
