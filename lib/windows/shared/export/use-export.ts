import { useEffect, useState } from 'preact/hooks';
import { ownVersion } from '../../../browser.ts';
import { menuFormat } from '../../../files/formats.ts';
import type { JobResult } from '../../../files/jobs.ts';
import { rememberChoice, startExport } from '../../../files/save-export.ts';
import type { ExportChoice } from '../../../model/export-choice.ts';
import { sayError } from '../../../say.ts';
import type { Database } from '../../../store/database.ts';
import { readSettings } from '../../../store/settings.ts';
import type { SiteRow } from '../../../store/sites.ts';
import { mapChance } from '../../../view/map-chance.ts';
import { useFileTask } from '../use-file-task.ts';

const PREVIEW_LINES = 8;
/** A choice is made when nothing changed for so many milliseconds. */
const CHOOSING = 150;

interface Shown {
  result: JobResult | null;
  error: string | null;
}

/** A person's choice of what to save, what it would look like, and the saving itself. */
export function useExport(db: Database, page: string, site: SiteRow, archived: File | null) {
  const [choice, setChoice] = useState<ExportChoice | null>(null);
  const [shown, setShown] = useState<Shown>({ result: null, error: null });
  const work = useFileTask();
  const jobFor = (format: ExportChoice, preview: number | null) => ({
    page,
    from: { site: site.id, name: site.name },
    choice: format,
    archived,
    preview,
    ambit: ownVersion(),
  });

  useEffect(() => {
    void readSettings(db).then(({ lastExport }) =>
      setChoice({ ...lastExport, format: menuFormat(lastExport.format).id }),
    );
  }, []);

  useEffect(() => {
    if (choice === null) return;
    let late = false;
    let end = () => {};
    const timer = setTimeout(async () => {
      try {
        const job = startExport(
          jobFor(choice, PREVIEW_LINES),
          { now: Date.now(), random: mapChance() },
          () => {},
        );
        end = job.stop;
        const result = await job.done;
        if (!late) setShown({ result, error: null });
      } catch (error) {
        if (!late) setShown({ result: null, error: sayError(error) });
      }
    }, CHOOSING);
    return () => {
      late = true;
      clearTimeout(timer);
      end();
    };
  }, [choice, site, page, archived]);

  const save = async () => {
    const saved = choice!;
    const isDone = await work.run({ what: 'save', job: jobFor(saved, null) });
    // Where there is no room to keep the choice, the file is saved all the same.
    if (isDone) await rememberChoice(db, saved).catch(() => {});
  };
  return {
    choice,
    shown,
    busy: work.busy,
    said: work.said,
    change(part: Partial<ExportChoice>) {
      work.unsay();
      setChoice({ ...choice!, ...part });
    },
    save,
  };
}
