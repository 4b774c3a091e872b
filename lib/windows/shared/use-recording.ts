import { useLayoutEffect, useState } from 'preact/hooks';
import type { Recording } from '../../model/recording.ts';
import type { Database } from '../../store/database.ts';
import type { Overview } from '../../store/overview.ts';
import type { TabView } from '../../view/tab-in-view.ts';
import { recordingOf } from '../../view/tab-recording.ts';

const LOOK_AGAIN = 400;

/** Asks until the page has settled; asks again whenever something in the store changed. */
export function useRecording(
  db: Database,
  tab: TabView | null,
  overview: Overview | null,
): Recording | null {
  const [recording, setRecording] = useState<Recording | null>(null);
  useLayoutEffect(() => {
    if (overview === null) return;
    let stop = false;
    const ask = async () => {
      const now: Recording =
        tab === null
          ? { state: 'refused', why: 'not-web' }
          : await recordingOf(db, tab, overview.settings, Date.now());
      if (stop) return;
      setRecording(now);
      if (now.state === 'working') setTimeout(ask, LOOK_AGAIN);
    };
    void ask();
    return () => {
      stop = true;
    };
  }, [tab, overview]);
  return recording;
}
