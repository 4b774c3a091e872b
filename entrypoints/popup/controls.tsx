import { ConfirmButton } from '../../components/confirm-button.tsx';
import type { useTask } from '../../components/use-task.ts';
import { browser } from '../../lib/browser.ts';
import { isPaused } from '../../lib/consent/may-record.ts';
import { urlList } from '../../lib/export/url-list.ts';
import type { Command } from '../../lib/messages.ts';
import type { Recording, Refusal } from '../../lib/model/recording.ts';
import { UNTIL_RESUMED } from '../../lib/model/settings.ts';
import type { Database } from '../../lib/store/database.ts';
import { knownAddresses } from '../../lib/store/known-addresses.ts';
import type { Overview } from '../../lib/store/overview.ts';
import { order } from '../../lib/view/order.ts';
import { saveFile } from '../../lib/view/save-file.ts';
import type { TabView } from '../../lib/view/tab-recording.ts';

interface Props {
  tab: TabView | null;
  db: Database;
  recording: Recording;
  overview: Overview;
  task: ReturnType<typeof useTask>;
}

const HOUR = 3600 * 1000;
/** Refusals that the person can lift for this host from here. */
const LIFTABLE: Refusal[] = ['not-chosen', 'never', 'sensitive', 'local'];

export function PopupControls({ tab, db, recording, overview, task }: Props) {
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
  const save = (kind: 'opened' | 'all') =>
    task.run(async () => {
      const { opened, others } = await knownAddresses(db, host!);
      const urls = kind === 'opened' ? opened : [...opened, ...others].sort();
      saveFile(document, `${host}-${kind === 'opened' ? 'pages' : 'urls'}.txt`, urlList(urls));
      return `Saved ${urls.length} addresses.`;
    });

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
            <button type="button" onClick={() => give({ type: 'pause', until: Date.now() + HOUR })}>
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
            Record this site
          </button>
        )}
        {host !== null && !settings.never.includes(host) && (
          <button type="button" onClick={() => give({ type: 'never-host', host })}>
            Never on this site
          </button>
        )}
      </div>
      {host !== null && overview.host !== null && (
        <div class="row">
          <button type="button" disabled={task.busy} onClick={() => save('all')}>
            Save addresses
          </button>
          <button type="button" disabled={task.busy} onClick={() => save('opened')}>
            Save opened only
          </button>
        </div>
      )}
      <div class="row">
        {host !== null && (
          <ConfirmButton
            label="Forget this site"
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
      </div>
      <div class="row">
        <button type="button" onClick={() => browser.runtime.openOptionsPage()}>
          Settings
        </button>
      </div>
    </>
  );
}

const openPage = (path: '/welcome.html') =>
  browser.tabs.create({ url: browser.runtime.getURL(path) });
