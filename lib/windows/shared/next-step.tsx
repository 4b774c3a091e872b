import { browser } from '../../browser.ts';
import type { Command } from '../../messages.ts';
import type { Recording, Refusal } from '../../model/recording.ts';
import { say } from '../../say.ts';
import type { TabView } from '../../view/tab-in-view.ts';

interface Props {
  tab: TabView | null;
  recording: Recording | null;
  onOrder(command: Command): void;
}

/** Refusals that the person can lift for this host from here. */
const LIFTABLE: Refusal[] = ['not-chosen', 'never', 'sensitive', 'local', 'signed-in'];

/** Where a page is not recorded and something can be done about it: the button that does. */
export function NextStep({ tab, recording, onOrder }: Props) {
  if (recording?.state === 'waiting' && tab !== null) {
    return (
      <button type="button" class="main" onClick={() => browser.tabs.reload(tab.id)}>
        {say('reloadPage')}
      </button>
    );
  }
  if (recording?.state !== 'refused') return null;
  if (recording.why === 'not-agreed') {
    const url = browser.runtime.getURL('/welcome.html');
    return (
      <button type="button" class="main" onClick={() => browser.tabs.create({ url })}>
        {say('readAndDecide')}
      </button>
    );
  }
  if (recording.why === 'paused') {
    return (
      <button type="button" class="main" onClick={() => onOrder({ type: 'resume' })}>
        {say('resumeRecording')}
      </button>
    );
  }
  const host = tab?.host ?? null;
  if (host === null || !LIFTABLE.includes(recording.why)) return null;
  return (
    <button
      type="button"
      class="main"
      onClick={() => onOrder({ type: 'record-host', host, tab: tab!.id })}
    >
      {say('recordHost')}
    </button>
  );
}
