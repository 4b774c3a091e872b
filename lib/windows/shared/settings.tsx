import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { Counts } from '../../../components/counts.tsx';
import { HostList } from '../../../components/host-list.tsx';
import { TaskNote } from '../../../components/task-note.tsx';
import { useTask } from '../../../components/use-task.ts';
import { useWatched } from '../../../components/use-watched.ts';
import { isPaused } from '../../consent/may-record.ts';
import type { Command } from '../../messages.ts';
import { UNTIL_RESUMED } from '../../model/settings.ts';
import { type Plain, say, sayCount } from '../../say.ts';
import type { Database } from '../../store/database.ts';
import { type Overview, readOverview } from '../../store/overview.ts';
import { watch } from '../../store/watch.ts';
import { order } from '../../view/order.ts';
import { BringIn } from './export/bring-in.tsx';
import { useStorageUsed } from './use-storage-used.ts';
import { Verify } from './verify.tsx';

const KEEP: [label: Plain, days: number | null][] = [
  ['keepForEver', null],
  ['keepWeek', 7],
  ['keep30', 30],
  ['keep90', 90],
  ['keepYear', 365],
];

/** What the person decides; on a page of its own, and in the atlas. */
export function SettingsPage({ db }: { db: Database }) {
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
        {say('databaseSilent', overview.error)}
      </p>
    );
  }
  if (overview.value === null) return null;
  const { settings, pages, opened, urls } = overview.value;
  if (settings.agreedAt === null) {
    return (
      <>
        <p class="note">{say('notAgreed')}</p>
        <p>
          <a href="/welcome.html">{say('readWhat')}</a>
        </p>
      </>
    );
  }
  const paused = isPaused(settings, Date.now());
  return (
    <>
      <Counts
        figures={[
          [say('figurePages'), opened],
          [say('figureAddresses'), urls],
          [say('figureStorage'), used],
          [say('figureRecording'), say(paused ? 'recordingPaused' : 'recordingOn')],
        ]}
      />
      <TaskNote said={task.said} />
      <section class="card" aria-label={say('whatRecorded')}>
        <h2>{say('whatRecorded')}</h2>
        {(['everywhere', 'chosen'] as const).map((mode) => (
          <label class="choice" key={mode}>
            <input
              type="radio"
              name="mode"
              checked={settings.mode === mode}
              onChange={() => give({ type: 'set-mode', mode })}
            />
            <span>{say(mode === 'everywhere' ? 'modeEverywhere' : 'modeChosen')}</span>
          </label>
        ))}
        <label class="choice">
          <input
            type="checkbox"
            checked={settings.signedIn}
            onChange={(event) =>
              give({ type: 'record-signed-in', on: event.currentTarget.checked })
            }
          />
          <span>{say('recordSignedIn')}</span>
        </label>
        <div class="row">
          <button
            type="button"
            onClick={() =>
              give(paused ? { type: 'resume' } : { type: 'pause', until: UNTIL_RESUMED })
            }
          >
            {say(paused ? 'resumeRecording' : 'pauseRecording')}
          </button>
        </div>
      </section>
      <HostList
        title={say('alwaysTitle')}
        empty={say('alwaysEmpty')}
        hosts={[...new Set([...settings.chosen, ...settings.allowed])]}
        onRemove={(host) => give({ type: 'unlist-host', host })}
        onAdd={(host) => give({ type: 'record-host', host })}
      />
      <HostList
        title={say('neverTitle')}
        empty={say('neverEmpty')}
        hosts={settings.never}
        onRemove={(host) => give({ type: 'unlist-host', host })}
        onAdd={(host) => give({ type: 'never-host', host })}
      />
      <section class="card" aria-label={say('whatKept')}>
        <h2>{say('whatKept')}</h2>
        <label class="choice">
          <span>{say('keepPages')}</span>
          <select
            value={String(settings.retentionDays)}
            onChange={(event) => {
              const { value } = event.currentTarget;
              return give({ type: 'keep-days', days: value === 'null' ? null : Number(value) });
            }}
          >
            {KEEP.map(([label, days]) => (
              <option key={label} value={String(days)}>
                {say(label)}
              </option>
            ))}
          </select>
        </label>
        <p class="small">{say('keepHelp')}</p>
        <Verify db={db} />
        <div class="row">
          <ConfirmButton
            label={say('deleteAll')}
            warning={sayCount('deleteAllWarning', pages)}
            confirm={say('deleteAll')}
            busy={task.busy}
            onConfirm={() => give({ type: 'delete-everything' }, say('allDeleted'))}
          />
        </div>
      </section>
      <BringIn page="" site={null} archived={null} onArchived={() => {}} />
    </>
  );
}
