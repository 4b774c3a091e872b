import { say } from '../lib/say.ts';

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
  if (rows.length === 0) return <p class="faint small">{say('historyNone')}</p>;
  return (
    <ul class="corrections small">
      {rows.map(({ key, text, at, takenBack }) => (
        <li key={key} class={takenBack === null ? '' : 'over'}>
          <span class="correction-text">
            <bdi>{text}</bdi>
            <time class="faint" dateTime={at.toISOString()}>
              {dateOf(at)}
              {takenBack !== null && `, ${say('takenBackAt', dateOf(takenBack))}`}
            </time>
          </span>
          {takenBack === null && (
            <button
              type="button"
              disabled={busy}
              aria-label={say('undoThis', text)}
              onClick={() => onUndo(key)}
            >
              {say('undo')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
