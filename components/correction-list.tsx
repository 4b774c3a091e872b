import { useRef } from 'preact/hooks';
import { say } from '../lib/say.ts';
import { SaidWhen } from './said-when.tsx';
import { useFocusAfter } from './use-focus-after.ts';

export interface CorrectionRow {
  key: string;
  text: string;
  at: Date;
  /** When it was taken back; null while it holds. */
  takenBack: Date | null;
}

interface Props {
  rows: CorrectionRow[];
  dateOf(moment: Date): string;
  busy: boolean;
  onUndo(key: string): void;
}

/** What the person said of a site, latest first, each with a way back. */
export function CorrectionList({ rows, dateOf, busy, onUndo }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const undone = useRef('');
  // The button is gone then; what it took back is where it stood.
  useFocusAfter(busy, list, () =>
    list.current?.querySelector<HTMLElement>(`[data-correction="${undone.current}"]`),
  );
  if (rows.length === 0) return <p class="faint small">{say('historyNone')}</p>;
  return (
    <ul class="corrections small" ref={list}>
      {rows.map(({ key, text, at, takenBack }) => (
        <li key={key} data-correction={key} tabIndex={-1} class={takenBack === null ? '' : 'over'}>
          <span class="correction-text">
            <bdi>{text}</bdi>
            <SaidWhen at={at} takenBack={takenBack} dateOf={dateOf} />
          </span>
          {takenBack === null && (
            <button
              type="button"
              disabled={busy}
              aria-label={say('undoThis', text)}
              onClick={() => {
                undone.current = key;
                onUndo(key);
              }}
            >
              {say('undo')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
