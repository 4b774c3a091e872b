import { say } from '../lib/say.ts';

interface Props {
  /** What was done, and why it was not; null where there is nothing to say. */
  done: string | null;
  failed: string | null;
  busy: boolean;
  onUndo(): void;
}

/** The way back, which takes the focus of the button that applied the correction and is gone. */
export const wayBack = (root: HTMLElement | null) =>
  root?.querySelector<HTMLElement>('.note.done button');

/** How a correction ended, and the way back. */
export function CorrectionOutcome({ done, failed, busy, onUndo }: Props) {
  return (
    <>
      <div role="status">
        {done !== null && (
          <p class="note plain done">
            <span>{done}</span>
            <button type="button" disabled={busy} onClick={onUndo}>
              {say('undo')}
            </button>
          </p>
        )}
      </div>
      {failed !== null && (
        <p role="alert" class="note failed">
          {say('didNotWork', failed)}
        </p>
      )}
    </>
  );
}
