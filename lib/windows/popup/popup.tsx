import { useEffect } from 'preact/hooks';
import { Languages } from '../../../components/languages.tsx';
import { RecordingNote } from '../../../components/recording-note.tsx';
import { TaskNote } from '../../../components/task-note.tsx';
import { useTask } from '../../../components/use-task.ts';
import { useWatched } from '../../../components/use-watched.ts';
import { WaitingNote } from '../../../components/waiting-note.tsx';
import { sentenceFor } from '../../consent/recording-sentence.ts';
import { sayCount } from '../../say.ts';
import type { Database } from '../../store/database.ts';
import { type Overview, readOverview } from '../../store/overview.ts';
import type { SiteRow } from '../../store/sites.ts';
import { watch } from '../../store/watch.ts';
import { canonicalUrl } from '../../url/canonical-url.ts';
import { order } from '../../view/order.ts';
import type { TabView } from '../../view/tab-in-view.ts';
import { Broken } from '../shared/broken.tsx';
import { FileTasks } from '../shared/file-tasks.tsx';
import { NoSite } from '../shared/no-site.tsx';
import { useRecording } from '../shared/use-recording.ts';
import { Boundary } from './boundary.tsx';
import { PopupControls } from './controls.tsx';
import { FirstLook } from './first-look.tsx';
import { Restored } from './restored.tsx';
import { useSite } from './use-site.ts';

interface Props {
  db: Database;
  tab: TabView | null;
  /** The page's site as the store has it; undefined where only the companion can tell. */
  stored: SiteRow | undefined;
}

export function Popup({ db, tab, stored }: Props) {
  const host = tab?.host ?? null;
  const page = host === null ? null : canonicalUrl(tab!.url!);
  const overview = useWatched<Overview>(
    (tell, fail) => watch(() => readOverview(db, host), tell, fail),
    [host],
  );
  const recording = useRecording(db, tab, overview.value);
  const { value: site, error, again } = useSite(db, page, stored);
  const waitingNow = (overview.value?.waiting ?? 0) > 0;
  const task = useTask();
  useEffect(() => {
    // The background may have been stopped before it could wake the companion.
    if (waitingNow) void order({ type: 'catch-up' }).catch(() => {});
  }, [waitingNow]);

  if (overview.error !== null) return <Broken reason={overview.error} name={overview.errorName} />;
  if (overview.value === null) {
    if (stored !== undefined && page !== null) return <FirstLook page={page} site={stored} />;
    return <main class="popup" aria-busy="true" />;
  }
  const { opened, urls, waiting, damaged, leftOut, crowded, settings } = overview.value;
  const here = overview.value.host;
  return (
    <main class="popup">
      <header class="heading">
        <h1>{site?.site.name ?? host ?? 'Ambit'}</h1>
        <span class="brand">Ambit</span>
      </header>
      {settings.restoredAt !== null && <Restored at={settings.restoredAt} />}
      <RecordingNote recording={recording} sentence={recording ? sentenceFor(recording) : ''} />
      {site && page !== null && <Boundary page={page} view={site} />}
      {(!site || error !== null) && settings.agreedAt !== null && (
        <NoSite
          looking={page !== null && site === undefined}
          error={error}
          overview={overview.value}
          onAgain={again}
        />
      )}
      <WaitingNote waiting={waiting} crowded={crowded} />
      {damaged > 0 && <p class="note failed">{sayCount('damaged', damaged)}</p>}
      {leftOut > 0 && !site && <p class="note">{sayCount('leftOutInAll', leftOut)}</p>}
      <PopupControls
        db={db}
        tab={tab}
        page={page ?? ''}
        recording={recording}
        overview={overview.value}
        site={site?.site ?? null}
        task={task}
      />
      <TaskNote said={task.said} />
      <div class="faint small">
        {here !== null && <Languages counts={here.languages} />}
        {opened > 0 && <p>{sayCount('inAll', opened, urls)}</p>}
      </div>
      <FileTasks db={db} />
    </main>
  );
}
