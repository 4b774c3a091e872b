import { say } from '../lib/say.ts';
import { ProgressNote } from './progress-note.tsx';

export interface WorkRow {
  id: number;
  words: string;
  isRunning: boolean;
  isBad: boolean;
}

interface Props {
  rows: WorkRow[];
  onStop(id: number): void;
  onRead(id: number): void;
}

/** At the foot of a window, whatever it shows: work that takes its time, and how such work ended. */
export function WorkShelf({ rows, onStop, onRead }: Props) {
  if (rows.length === 0) return null;
  return (
    <div class="shelf small">
      {rows.map(({ id, words, isRunning, isBad }) =>
        isRunning ? (
          <ProgressNote key={id} words={words} onStop={() => onStop(id)} />
        ) : (
          <div key={id} class={`note done ${isBad ? 'failed' : 'plain'}`}>
            <span role={isBad ? 'alert' : 'status'}>{words}</span>
            <button type="button" onClick={() => onRead(id)}>
              {say('restoredRead')}
            </button>
          </div>
        ),
      )}
    </div>
  );
}
