import { useRef } from 'preact/hooks';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { useFocusAfter } from '../../../components/use-focus-after.ts';
import { useFocusKept } from '../../../components/use-focus-kept.ts';
import type { useTask } from '../../../components/use-task.ts';
import { browser, openPanel } from '../../browser.ts';
import { isPaused } from '../../consent/may-record.ts';
import type { Command } from '../../messages.ts';
import type { Recording } from '../../model/recording.ts';
import { UNTIL_RESUMED } from '../../model/settings.ts';
import { say, sayCount } from '../../say.ts';
import type { Database } from '../../store/database.ts';
import type { Overview } from '../../store/overview.ts';
import type { SiteRow } from '../../store/sites.ts';
import { order } from '../../view/order.ts';
import type { TabView } from '../../view/tab-in-view.ts';
import { NextStep } from '../shared/next-step.tsx';
import { QuickSave } from './quick-save.tsx';
import { useQuickSave } from './use-quick-save.ts';

interface Props {
  db: Database;
  tab: TabView | null;
  /** The page in view; empty where it is none of the web. */
  page: string;
  recording: Recording | null;
  overview: Overview;
  /** The page's site; null while it is not known. */
  site: SiteRow | null;
  task: ReturnType<typeof useTask>;
}

const HOUR = 3600 * 1000;

export function PopupControls({ db, tab, page, recording, overview, site, task }: Props) {
  const { settings } = overview;
  const host = tab?.host ?? null;
  const give = (command: Command) =>
    task.run(async () => {
      await order(command);
      return null;
    });
  const saving = useQuickSave(db, page);
  const open = () => {
    void openPanel(tab!.id);
    window.close();
  };
  const root = useRef<HTMLDivElement>(null);
  // Pausing takes its own button away, and so does resuming.
  useFocusKept(root, () => root.current?.querySelector<HTMLElement>('.more summary'));
  useFocusAfter(saving.busy, root, () => root.current?.querySelector('button'));
  return (
    <div class="controls" ref={root}>
      <NextStep tab={tab} recording={recording} onOrder={give} />
      {host !== null && (site !== null || overview.host !== null) && (
        <QuickSave
          tab={tab!.id}
          from={site === null ? { host } : { site: site.id, name: site.name }}
          last={settings.lastExport}
          saving={saving}
        />
      )}
      {settings.agreedAt !== null && (
        <div class="more">
          {tab !== null && (
            <button type="button" onClick={open}>
              {say('openPanel')}
            </button>
          )}
          <details class="menu">
            <summary>{say('menu')}</summary>
            <Menu {...{ host, settings, task }} onOrder={give} />
          </details>
        </div>
      )}
    </div>
  );
}

interface MenuProps {
  host: string | null;
  settings: Overview['settings'];
  task: Props['task'];
  onOrder(command: Command): void;
}

/** What is needed now and then: pausing, never, forgetting, settings. */
function Menu({ host, settings, task, onOrder }: MenuProps) {
  const forget = (command: Command) =>
    task.run(async () => {
      const reply = await order(command);
      return reply.type === 'done' ? sayCount('forgot', reply.pages) : null;
    });
  const pause = (until: number) => onOrder({ type: 'pause', until });
  return (
    <div class="row">
      {!isPaused(settings, Date.now()) && (
        <>
          <button type="button" onClick={() => pause(UNTIL_RESUMED)}>
            {say('pause')}
          </button>
          <button type="button" onClick={() => pause(Date.now() + HOUR)}>
            {say('pauseHour')}
          </button>
        </>
      )}
      {host !== null && !settings.never.includes(host) && (
        <button type="button" onClick={() => onOrder({ type: 'never-host', host })}>
          {say('neverHost')}
        </button>
      )}
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
      <button type="button" onClick={openAtlas}>
        {say('atlasOpen')}
      </button>
      <button type="button" onClick={() => browser.runtime.openOptionsPage()}>
        {say('settings')}
      </button>
    </div>
  );
}

const openAtlas = () => browser.tabs.create({ url: browser.runtime.getURL('/atlas.html') });
