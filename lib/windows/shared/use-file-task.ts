import { useEffect, useRef, useState } from 'preact/hooks';
import { leaveAtDesk } from '../../files/at-desk.ts';
import type { DeskJob } from '../../files/desk-messages.ts';
import type { Ended } from '../../files/file-task.ts';

/**
 * Work on files that this part of a window begins. It goes on when the part is no longer shown, and
 * when the window is closed; the shelf says then how it ended.
 */
export function useFileTask() {
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
    async run(job: DeskJob): Promise<boolean> {
      setSaid(null);
      setBusy(true);
      const ended = await leaveAtDesk(document, job, () => !isGone.current);
      setSaid(ended);
      setBusy(false);
      return ended.isDone;
    },
  };
}
