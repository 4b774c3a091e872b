import { say } from '../lib/say.ts';

interface Props {
  /** How far it is; null when nothing is under way. */
  words: string | null;
  onStop(): void;
}

/** Work that takes its time: how far it is, and a way to end it. */
export function ProgressNote({ words, onStop }: Props) {
  if (words === null) return null;
  return (
    <div class="note plain done">
      <span role="status">{words}</span>
      <button type="button" onClick={onStop}>
        {say('cancel')}
      </button>
    </div>
  );
}
