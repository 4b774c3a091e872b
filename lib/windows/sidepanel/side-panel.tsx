import { useEffect, useRef, useState } from 'preact/hooks';
import { drawnAtOnce } from '../../../components/at-once.ts';
import { RecordingNote } from '../../../components/recording-note.tsx';
import { TabList } from '../../../components/tab-list.tsx';
import { TaskNote } from '../../../components/task-note.tsx';
import { useFocusKept } from '../../../components/use-focus-kept.ts';
import { useTask } from '../../../components/use-task.ts';
import { useWatched } from '../../../components/use-watched.ts';
import { WaitingNote } from '../../../components/waiting-note.tsx';
import { sentenceFor } from '../../consent/recording-sentence.ts';
import type { Command } from '../../messages.ts';
import { say, sayCount } from '../../say.ts';
import { Database } from '../../store/database.ts';
import { type Overview, readOverview } from '../../store/overview.ts';
import { watch } from '../../store/watch.ts';
import { canonicalUrl } from '../../url/canonical-url.ts';
import { order } from '../../view/order.ts';
import { countsOf, LEARNING, suretyOf } from '../../view/site-sentences.ts';
import type { TabView } from '../../view/tab-in-view.ts';
import { hearWantedTab } from '../../view/wanted-tab.ts';
import { watchTab } from '../../view/watch-tab.ts';
import { Broken } from '../shared/broken.tsx';
import { FileTasks } from '../shared/file-tasks.tsx';
import { NextStep } from '../shared/next-step.tsx';
import { NoSite } from '../shared/no-site.tsx';
import { useRecording } from '../shared/use-recording.ts';
import { TABS } from './tabs.ts';
import { useShownSite } from './use-page-site.ts';

const db = new Database();

/** Beside the page: what Ambit knows of its site. Follows the person from tab to tab. */
export function SidePanel({ search }: { search: string }) {
  const tab = useWatched<TabView | null>(
    (tell, fail) => watchTab(search, tell, fail),
    [search],
  ).value;
  const host = tab?.host ?? null;
  const page = host === null ? null : canonicalUrl(tab!.url!);
  const overview = useWatched<Overview>(
    (tell, fail) => watch(() => readOverview(db, host), tell, fail),
    [host],
  );
  const recording = useRecording(db, tab, overview.value);
  const { site, error, again, isOf } = useShownSite(db, page, recording, overview.value);
  const task = useTask();
  const [chosen, setChosen] = useState(TABS[0].id);
  useEffect(() => hearWantedTab(window, setChosen), []);
  const head = useRef<HTMLElement>(null);
  useFocusKept(head, () => document.getElementById(`tab-${chosen}`));
  const waiting = overview.value?.waiting ?? 0; // not read yet
  useEffect(() => {
    // The background may have been stopped before it could wake the companion.
    if (waiting > 0) void order({ type: 'catch-up' }).catch(() => {});
  }, [waiting > 0]);

  if (overview.error !== null) return <Broken reason={overview.error} name={overview.errorName} />;
  if (overview.value === null) return <main class="panel" aria-busy="true" />;
  const give = (command: Command) =>
    task.run(async () => {
      await order(command);
      return null;
    });
  const goTo = (id: string) => {
    drawnAtOnce(() => setChosen(id));
    document.getElementById(`tab-${id}`)?.focus();
  };
  const { Panel } = TABS.find(({ id }) => id === chosen)!;
  return (
    <main class="panel">
      <header class="panel-head" ref={head}>
        <div class="heading">
          <h1>{site?.name ?? host ?? say('name')}</h1>
          <span class="brand">{say('name')}</span>
        </div>
        {site && (
          <p class="summary small">
            <strong>{countsOf(site)}</strong> <span class="faint">{suretyOf(site)}</span>
          </p>
        )}
        <RecordingNote recording={recording} sentence={recording ? sentenceFor(recording) : ''} />
        <NextStep tab={tab} recording={recording} onOrder={give} />
        <TaskNote said={task.said} />
        <WaitingNote waiting={waiting} crowded={overview.value.crowded} />
        {site && site.opened < LEARNING && (
          <p class="note plain small">{sayCount('learnMore', LEARNING - site.opened)}</p>
        )}
        {site && site.leftOut > 0 && <p class="note small">{sayCount('leftOut', site.leftOut)}</p>}
        {(!site || error !== null) && overview.value.settings.agreedAt !== null && (
          <NoSite
            looking={page !== null && site === undefined}
            error={error}
            overview={overview.value}
            onAgain={again}
          />
        )}
      </header>
      {site && TABS.length > 1 && (
        <TabList
          label={say('panelTabs')}
          tabs={TABS.map(({ id, name }) => ({ id, name: say(name) }))}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      {site && (
        <div
          class="panel-body"
          {...(TABS.length > 1 && {
            role: 'tabpanel',
            id: `panel-${chosen}`,
            'aria-labelledby': `tab-${chosen}`,
          })}
        >
          <Panel key={site.id} db={db} page={isOf!} site={site} onTab={goTo} />
        </div>
      )}
      <FileTasks db={db} />
    </main>
  );
}
