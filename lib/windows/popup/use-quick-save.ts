import { ownVersion } from '../../browser.ts';
import type { Source } from '../../files/jobs.ts';
import { rememberChoice } from '../../files/save-export.ts';
import type { ExportChoice } from '../../model/export-choice.ts';
import type { Database } from '../../store/database.ts';
import { useFileTask } from '../shared/use-file-task.ts';

export type QuickSaving = ReturnType<typeof useQuickSave>;

/** Saves a site, or what is known of a host, at one click. */
export function useQuickSave(db: Database, page: string) {
  const { busy, said, run } = useFileTask();
  const save = async (from: Source, choice: ExportChoice) => {
    const job = { page, from, choice, archived: null, preview: null, ambit: ownVersion() };
    const isDone = await run({ what: 'save', job });
    // Of a host that is no site only the list can be saved: that says nothing of the next site.
    if (isDone && 'site' in from) await rememberChoice(db, choice);
  };
  return { busy, said, save };
}
