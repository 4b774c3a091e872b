import { useEffect, useState } from 'preact/hooks';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { Counts } from '../../components/counts.tsx';
import { HostList } from '../../components/host-list.tsx';
import { TaskNote } from '../../components/task-note.tsx';
import { useTask } from '../../components/use-task.ts';
import { useWatched } from '../../components/use-watched.ts';
import { isPaused } from '../../lib/consent/may-record.ts';
import type { Command } from '../../lib/messages.ts';
import { UNTIL_RESUMED } from '../../lib/model/settings.ts';
import { say } from '../../lib/say.ts';
import { Database } from '../../lib/store/database.ts';
import { type Overview, readOverview } from '../../lib/store/overview.ts';
import { watch } from '../../lib/store/watch.ts';
import { order } from '../../lib/view/order.ts';
import { Verify } from './verify.tsx';

const KEEP: [label: string, days: number | null][] = [
  ['for ever', null],
  ['a week', 7],
  ['30 days', 30],
  ['90 days', 90],
  ['a year', 365],
];

export function Options() {
  return (
    <main class="page">
      <h1>Ambit settings</h1>
      <p>
        <a href="/atlas.html">{say('atlasOpen')}</a>
      </p>
      <Settings db={own} />
    </main>
  );
}

const own = new Database();

/** What the person decides; on a page of its own, and in the atlas. */
export function Settings({ db }: { db: Database }) {
  const overview = useWatched<Overview>(
    (tell, fail) => watch(() => readOverview(db, null), tell, fail),
    [],
  );
  const used = useStorageUsed(overview.value?.pages);
  const task = useTask();
  const give = (command: Command, said: string | null = null) =>
    task.run(async () => {
      await order(command);
      return said;
    });

  if (overview.error !== null) {
    return (
      <p role="alert" class="note failed">
        Ambit’s database does not answer: {overview.error}
      </p>
    );
  }
  if (overview.value === null) return null;
  const { settings, pages, opened, urls } = overview.value;
  if (settings.agreedAt === null) {
    return (
      <>
        <p class="note">Nothing is recorded until you agree.</p>
        <p>
          <a href="/welcome.html">Read what Ambit keeps, and decide</a>
        </p>
      </>
    );
  }
  const paused = isPaused(settings, Date.now());
  return (
    <>
      <Counts
        figures={[
          ['Pages recorded', opened],
          ['Addresses known', urls],
          ['Storage used', used],
          ['Recording', paused ? 'paused' : 'on'],
        ]}
      />
      <TaskNote said={task.said} />
      <section class="card" aria-label="What is recorded">
        <h2>What is recorded</h2>
        {(['everywhere', 'chosen'] as const).map((mode) => (
          <label class="choice" key={mode}>
            <input
              type="radio"
              name="mode"
              checked={settings.mode === mode}
              onChange={() => give({ type: 'set-mode', mode })}
            />
            <span>
              {mode === 'everywhere' ? 'Every web page I open' : 'Only the sites I choose'}
            </span>
          </label>
        ))}
        <div class="row">
          <button
            type="button"
            onClick={() =>
              give(paused ? { type: 'resume' } : { type: 'pause', until: UNTIL_RESUMED })
            }
          >
            {paused ? 'Resume recording' : 'Pause recording'}
          </button>
        </div>
      </section>
      <HostList
        title="Sites always recorded"
        empty="None. Sites named here are recorded even where Ambit would leave them alone."
        hosts={[...new Set([...settings.chosen, ...settings.allowed])]}
        onRemove={(host) => give({ type: 'unlist-host', host })}
        onAdd={(host) => give({ type: 'record-host', host })}
      />
      <HostList
        title="Sites never recorded"
        empty="None beyond Ambit’s own list: banks, mail, health, sign-in, and your own network."
        hosts={settings.never}
        onRemove={(host) => give({ type: 'unlist-host', host })}
        onAdd={(host) => give({ type: 'never-host', host })}
      />
      <section class="card" aria-label="What is kept">
        <h2>What is kept</h2>
        <label class="choice">
          <span>Keep pages</span>
          <select
            value={String(settings.retentionDays)}
            onChange={(event) => {
              const { value } = event.currentTarget;
              return give({ type: 'keep-days', days: value === 'null' ? null : Number(value) });
            }}
          >
            {KEEP.map(([label, days]) => (
              <option key={label} value={String(days)}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <Verify db={db} />
        <div class="row">
          <ConfirmButton
            label="Delete everything"
            warning={`All ${pages} pages, all known addresses and your settings will be deleted, and Ambit will ask for your agreement again. This cannot be undone.`}
            confirm="Delete everything"
            busy={task.busy}
            onConfirm={() => give({ type: 'delete-everything' }, 'Everything was deleted.')}
          />
        </div>
      </section>
    </>
  );
}

/** Storage in use, as the browser estimates it; looked up again when the number of pages changes. */
function useStorageUsed(pages: number | undefined): string {
  const [used, setUsed] = useState('…');
  useEffect(() => {
    void navigator.storage
      .estimate()
      .then(({ usage = 0 }) => setUsed(`${(usage / 1e6).toFixed(1)} MB`));
  }, [pages]);
  return used;
}
