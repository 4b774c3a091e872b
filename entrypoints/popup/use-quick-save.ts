import { useRef, useState } from 'preact/hooks';
import type { useTask } from '../../components/use-task.ts';
import type { ExportChoice } from '../../lib/model/export-choice.ts';
import { say } from '../../lib/say.ts';
import type { Database } from '../../lib/store/database.ts';
import { savedWords } from '../../lib/view/files/held-words.ts';
import type { Source } from '../../lib/view/files/jobs.ts';
import { progressWords } from '../../lib/view/files/progress-words.ts';
import { StoppedJob } from '../../lib/view/files/run-job.ts';
import { rememberChoice, saveExport, startExport } from '../../lib/view/files/save-export.ts';
import { mapChance } from '../atlas/map-chance.ts';

export type QuickSaving = ReturnType<typeof useQuickSave>;

/** Saves a site, or what is known of a host, at one click, and says how it went in the task's note. */
export function useQuickSave(db: Database, page: string, task: ReturnType<typeof useTask>) {
  const [words, setWords] = useState<string | null>(null);
  const [sums, setSums] = useState('');
  const stop = useRef(() => {});
  const save = (from: Source, choice: ExportChoice) =>
    task.run(async () => {
      try {
        setSums('');
        const wish = { page, from, choice, archived: null, preview: null };
        const job = startExport(wish, { now: Date.now(), random: mapChance() }, (progress) =>
          setWords(progressWords(progress)),
        );
        stop.current = job.stop;
        const result = await saveExport(document, job);
        setSums(result.sums);
        // Of a host that is no site only the list can be saved: that says nothing of the next site.
        if ('site' in from) await rememberChoice(db, choice);
        return savedWords(result);
      } catch (error) {
        if (error instanceof StoppedJob) return say('exportStopped');
        throw error;
      } finally {
        setWords(null);
      }
    });
  return { busy: task.busy, words, sums, save, stop: () => stop.current() };
}
