import { useEffect, useRef, useState } from 'preact/hooks';
import { type FileKind, fileKind } from '../../../files/file-kind.ts';
import type { Job, JobResult, Source } from '../../../files/jobs.ts';
import { progressSentence } from '../../../files/progress-sentences.ts';
import { runJob } from '../../../files/run-job.ts';
import { isStop } from '../../../pace/stopping.ts';
import { language, say, sayCount, sayError } from '../../../say.ts';
import { useFileTask } from '../use-file-task.ts';

/** A file the person chose, and what Ambit found in it. */
export interface ChosenFile {
  file: File;
  kind: FileKind;
  sentences: string[];
}

/** A file from elsewhere: looked into first, taken in when the person says so, or not at all. */
export function useBringIn(page: string, from: Source | null) {
  const [found, setFound] = useState<ChosenFile | null>(null);
  const [words, setWords] = useState<string | null>(null);
  const [failure, setFailure] = useState<{ ok: boolean; text: string } | null>(null);
  const work = useFileTask();
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const job = (what: Job): Promise<JobResult> => {
    const running = runJob(what, {
      page,
      progress: (progress) => setWords(progressSentence(progress)),
      file: () => {},
    });
    stop.current = running.stop;
    return running.done;
  };
  const look = async (file: File): Promise<ChosenFile> => {
    const kind = await fileKind(file);
    if (typeof kind !== 'string') throw new Error(say('importLooks', say(kind.looksLike)));
    if (kind === 'project') {
      const { checked } = await job({ type: 'check', file, now: Date.now() });
      return { file, kind, sentences: projectWords(checked!) };
    }
    if (kind === 'har') return { file, kind, sentences: [say('importHar')] };
    if (from === null) throw new Error(say('importForeign'));
    const { compared } = await job({ type: 'compare', from, archived: file });
    if (compared!.isNone) throw new Error(say(file.size === 0 ? 'importEmpty' : 'importNoList'));
    return { file, kind, sentences: comparedWords(compared!) };
  };
  const choose = async (file: File) => {
    work.unsay();
    setFailure(null);
    setFound(null);
    setWords(say('working'));
    try {
      setFound(await look(file));
    } catch (error) {
      const stopped = isStop(error);
      setFailure({ ok: stopped, text: stopped ? say('importStopped') : sayError(error) });
    } finally {
      setWords(null);
      stop.current = () => {};
    }
  };
  return {
    found,
    words,
    busy: words !== null || work.busy,
    said: work.said ?? failure,
    stop: () => stop.current(),
    put: () => setFound(null),
    choose,
    async take() {
      const { file, kind } = found!;
      if (await work.run({ what: 'bring-in', file, kind })) setFound(null);
    },
  };
}

const day = (moment: number): string =>
  new Date(moment).toLocaleDateString(language(), { dateStyle: 'long' });

/** Beside its pages: what of it would come in, and what would not. */
const KINDS = [
  ['labels', 'importHasLabels'],
  ['names', 'importHasNames'],
  ['rulings', 'importHasRulings'],
  ['topics', 'importHasTopics'],
  ['refused', 'importWouldRefuse'],
  ['leftOut', 'importWouldLeaveOut'],
] as const;

function projectWords({ head, counts }: NonNullable<JobResult['checked']>): string[] {
  const { name, madeAt } = head;
  return [
    name === '' ? say('importEverything', day(madeAt)) : say('importProject', name, day(madeAt)),
    say('importHolds', counts.pages, counts.visits),
    ...KINDS.flatMap(([kind, words]) => (counts[kind] > 0 ? say(words, counts[kind]) : [])),
  ];
}

function comparedWords(compared: NonNullable<JobResult['compared']>): string[] {
  const { held, alike, missing, bad, firstBad, listed } = compared;
  const sentences = [sayCount('importListed', listed), say('importHeld', held, alike, missing)];
  return bad === 0 ? sentences : [...sentences, sayCount('importBad', bad, firstBad)];
}
