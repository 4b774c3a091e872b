import { ConfirmButton } from '../../components/confirm-button.tsx';
import type { useTask } from '../../components/use-task.ts';
import { browser } from '../../lib/browser.ts';
import { isPaused } from '../../lib/consent/may-record.ts';
import type { Command } from '../../lib/messages.ts';
import type { Recording, Refusal } from '../../lib/model/recording.ts';
import { UNTIL_RESUMED } from '../../lib/model/settings.ts';
import { say } from '../../lib/say.ts';
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
      return reply.type === 'done' ? `Forgot ${reply.pages} pages.` : null;
    });
  const save = (kind: 'urls' | 'pages') =>
    task.run(() => saveAddresses(db, site === null ? { host: host! } : { site }, kind));

  if (settings.agreedAt === null) {
    return (
      <button type="button" class="main" onClick={() => openPage('/welcome.html')}>
        Read and decide
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
            {site === null ? 'Save this host’s addresses' : 'Save this site’s addresses'}
          </button>
          <button
            type="button"
            aria-label="Save opened only"
            disabled={task.busy}
            onClick={() => save('pages')}
          >
            Opened only
          </button>
        </div>
      )}
      <div class="more">
        <div class="row">
          {paused ? (
            <button type="button" class="main" onClick={() => give({ type: 'resume' })}>
              Resume recording
            </button>
          ) : (
            <>
              <button type="button" onClick={() => give({ type: 'pause', until: UNTIL_RESUMED })}>
                Pause
              </button>
              <button
                type="button"
                onClick={() => give({ type: 'pause', until: Date.now() + HOUR })}
              >
                Pause for an hour
              </button>
            </>
          )}
          {recording.state === 'waiting' && (
            <button type="button" class="main" onClick={() => browser.tabs.reload(tab!.id)}>
              Reload the page
            </button>
          )}
          {host !== null && liftable && (
            <button
              type="button"
              class="main"
              onClick={() => give({ type: 'record-host', host, tab: tab!.id })}
            >
              Record this host
            </button>
          )}
          {host !== null && !settings.never.includes(host) && (
            <button type="button" onClick={() => give({ type: 'never-host', host })}>
              Never on this host
            </button>
          )}
        </div>
        <div class="row">
          {host !== null && (
            <ConfirmButton
              label="Forget this host"
              warning={`All pages recorded on ${host} will be deleted. This cannot be undone.`}
              confirm="Forget them"
              busy={task.busy}
              onConfirm={() => forget({ type: 'forget-host', host })}
            />
          )}
          <ConfirmButton
            label="Forget the last hour"
            warning="All pages opened in the last hour will be deleted. This cannot be undone."
            confirm="Forget it"
            busy={task.busy}
            onConfirm={() => forget({ type: 'forget-since', moment: Date.now() - HOUR })}
          />
          <button type="button" onClick={() => openPage('/atlas.html')}>
            {say('atlasOpen')}
          </button>
          <button type="button" onClick={() => browser.runtime.openOptionsPage()}>
            Settings
          </button>
        </div>
      </div>
    </>
  );
}

const openPage = (path: '/welcome.html' | '/atlas.html') =>
  browser.tabs.create({ url: browser.runtime.getURL(path) });
