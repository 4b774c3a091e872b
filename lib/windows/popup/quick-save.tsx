import { useState } from 'preact/hooks';
import { SavedSums } from '../../../components/saved-sums.tsx';
import { TaskNote } from '../../../components/task-note.tsx';
import { openPanel } from '../../browser.ts';
import { menuFormat } from '../../files/formats.ts';
import type { Source } from '../../files/jobs.ts';
import type { ExportChoice } from '../../model/export-choice.ts';
import { FIRST_CHOICE } from '../../model/export-choice.ts';
import { type Plain, say } from '../../say.ts';
import { wantTab } from '../../view/wanted-tab.ts';
import type { QuickSaving } from './use-quick-save.ts';

interface Props {
  /** The tab beside which the side panel opens; null where there is none. */
  tab: number | null;
  from: Source;
  /** How a site was saved last. */
  last: ExportChoice;
  saving: QuickSaving;
}

/** Formats that are one click away; all others are in the side panel. */
const SHORT = ['csv', 'browsertrix', 'heritrix'];

const LISTS: Record<ExportChoice['opened'], Plain> = {
  all: 'saveSite',
  opened: 'saveOpened',
  unopened: 'exportSaveUnopened',
};
const OPENED = Object.keys(LISTS) as ExportChoice['opened'][];

/** One click saves the site as it was saved last; the rest is in a menu. */
export function QuickSave({ tab, from, last, saving }: Props) {
  const isHost = 'host' in from;
  // As it was when the popup opened: no button goes away, and no focus with it, by being pressed.
  const [repeated] = useState(last);
  const choice = isHost ? FIRST_CHOICE : repeated;
  const isPlain = choice.format === FIRST_CHOICE.format && choice.rare !== 'without';
  const fresh = { ...FIRST_CHOICE, sums: choice.sums };
  const openExport = () => {
    wantTab(window, 'export');
    void openPanel(tab!);
    window.close();
  };
  const button = (one: ExportChoice, words: string) => (
    <button key={words} type="button" disabled={saving.busy} onClick={() => saving.save(from, one)}>
      {words}
    </button>
  );
  return (
    <>
      <div class="row">
        <button
          type="button"
          class={isHost ? '' : 'main'}
          disabled={saving.busy}
          onClick={() => saving.save(from, choice)}
        >
          {isHost
            ? say('saveHost')
            : isPlain
              ? say(LISTS[choice.opened])
              : say('exportAgain', shortly(choice.format))}
        </button>
        <details class="menu">
          <summary>{say('exportOther')}</summary>
          <div class="row">
            {OPENED.filter((opened) => !isPlain || opened !== choice.opened).map((opened) =>
              button({ ...fresh, opened }, say(LISTS[opened])),
            )}
            {!isHost &&
              SHORT.filter((format) => format !== choice.format).map((format) =>
                button({ ...fresh, format }, shortly(format)),
              )}
            {!isHost && tab !== null && (
              <button type="button" onClick={openExport}>
                {say('exportMore')}
              </button>
            )}
          </div>
        </details>
      </div>
      <TaskNote said={saving.said} />
      <SavedSums lines={saving.said?.sums ?? ''} />
    </>
  );
}

/** What a format is, without who reads it: a button has little room. */
const shortly = (format: string): string => say(menuFormat(format).words).split(/\s?:/)[0];
