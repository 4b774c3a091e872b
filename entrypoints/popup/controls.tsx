import { ConfirmButton } from '../../components/confirm-button.tsx';
import type { useTask } from '../../components/use-task.ts';
import { browser } from '../../lib/browser.ts';
import { isPaused } from '../../lib/consent/may-record.ts';
import type { Command } from '../../lib/messages.ts';
import type { Recording, Refusal } from '../../lib/model/recording.ts';
import { UNTIL_RESUMED } from '../../lib/model/settings.ts';
import { say, sayCount } from '../../lib/say.ts';
import type { Database } from '../../lib/store/database.ts';
import type { Overview } from '../../lib/store/overview.ts';
import type { SiteRow } from '../../lib/store/sites.ts';
import { order } from '../../lib/view/order.ts';
import type { TabView } from '../../lib/view/tab-recording.ts';
import { saveAddresses } from './save-addresses.ts';

interface Props {
  tab: TabView | null;
  db: Database;
  recording: Recording;
  overview: Overview;
  /** The page's site; null while it is not known. */
  site: SiteRow | null;
  task: ReturnType<typeof useTask>;
}

const HOUR = 3600 * 1000;
/** Refusals that the person can lift for this host from here. */
const LIFTABLE: Refusal[] = ['not-chosen', 'never', 'sensitive', 'local'];

export function PopupControls({ tab, db, recording, overview, site, task }: Props) {
  const { settings } = overview;
  const host = tab?.host ?? null;
  const give = (command: Command, said: string | null = null) =>
    task.run(async () => {
      await order(command);
      return said;
    });
  const forget = (command: Command) =>
    task.run(async () => {
      const reply = await order(command);
      return reply.type === 'done' ? sayCount('forgot', reply.pages) : null;
    });
  const save = (kind: 'urls' | 'pages') =>
    task.run(() => saveAddresses(db, site === null ? { host: host! } : { site }, kind));

  if (settings.agreedAt === null) {
    return (
      <button type="button" class="main" onClick={() => openPage('/welcome.html')}>
        {say('readAndDecide')}
      </button>
    );
  }
  const paused = isPaused(settings, Date.now());
  const liftable = recording.state === 'refused' && LIFTABLE.includes(recording.why);
  return (
    <>
      {host !== null && (site !== null || overview.host !== null) && (
        <div class="row">
          <button
            type="button"
            class={site === null ? '' : 'main'}
            disabled={task.busy}
            onClick={() => save('urls')}
          >
            {site === null ? say('saveHost') : say('saveSite')}
          </button>
          <button
            type="button"
            aria-label={say('saveOpened')}
            disabled={task.busy}
            onClick={() => save('pages')}
          >
            {say('openedOnly')}
          </button>
        </div>
      )}
      <div class="more">
        <div class="row">
          {paused ? (
            <button type="button" class="main" onClick={() => give({ type: 'resume' })}>
              {say('resumeRecording')}
            </button>
          ) : (
            <>
              <button type="button" onClick={() => give({ type: 'pause', until: UNTIL_RESUMED })}>
                {say('pause')}
              </button>
              <button
                type="button"
                onClick={() => give({ type: 'pause', until: Date.now() + HOUR })}
              >
                {say('pauseHour')}
              </button>
            </>
          )}
          {recording.state === 'waiting' && (
            <button type="button" class="main" onClick={() => browser.tabs.reload(tab!.id)}>
              {say('reloadPage')}
            </button>
          )}
          {host !== null && liftable && (
            <button
              type="button"
              class="main"
              onClick={() => give({ type: 'record-host', host, tab: tab!.id })}
            >
              {say('recordHost')}
            </button>
          )}
          {host !== null && !settings.never.includes(host) && (
            <button type="button" onClick={() => give({ type: 'never-host', host })}>
              {say('neverHost')}
            </button>
          )}
        </div>
        <div class="row">
          {host !== null && (
            <ConfirmButton
              label={say('forgetHost')}
              warning={say('forgetHostWarning', host)}
              confirm={say('forgetThem')}
              busy={task.busy}
              onConfirm={() => forget({ type: 'forget-host', host })}
            />
          )}
          <ConfirmButton
            label={say('forgetHour')}
            warning={say('forgetHourWarning')}
            confirm={say('forgetIt')}
            busy={task.busy}
            onConfirm={() => forget({ type: 'forget-since', moment: Date.now() - HOUR })}
          />
          <button type="button" onClick={() => browser.runtime.openOptionsPage()}>
            {say('settings')}
          </button>
        </div>
      </div>
    </>
  );
}

const openPage = (path: '/welcome.html') =>
  browser.tabs.create({ url: browser.runtime.getURL(path) });
