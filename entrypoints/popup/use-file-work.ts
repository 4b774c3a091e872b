import { useEffect, useRef, useState } from 'preact/hooks';
import type { FileWork } from '../../lib/model/task.ts';
import type { Database } from '../../lib/store/database.ts';
import { type Begin, type Ended, fileTask } from '../../lib/view/files/file-task.ts';

/**
 * Work on files that this part of a window begins. It goes on when the part is no longer shown; the
 * shelf says then how it ended.
 */
export function useFileWork(db: Database, what: FileWork) {
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Ended | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return {
    busy,
    said,
    unsay: () => setSaid(null),
    /** True when it was done to its end. */
    async run(begin: Begin): Promise<boolean> {
      setSaid(null);
      setBusy(true);
      const ended = await fileTask(db, what, begin, () => !isGone.current);
      setSaid(ended);
      setBusy(false);
      return ended.isDone;
    },
  };
}
