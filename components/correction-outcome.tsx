import { useEffect, useRef } from 'preact/hooks';
import { say } from '../lib/say.ts';

interface Props {
  /** What was done, and why it was not; null where there is nothing to say. */
  done: string | null;
  failed: string | null;
  busy: boolean;
  onUndo(): void;
}

/** How a correction ended, and the way back. */
export function CorrectionOutcome({ done, failed, busy, onUndo }: Props) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that had the focus is gone; the way back takes its place.
    if (done !== null) undo.current?.focus();
  }, [done]);
  return (
    <>
      <div role="status">
        {done !== null && (
          <p class="note plain done">
            <span>{done}</span>
            <button type="button" ref={undo} disabled={busy} onClick={onUndo}>
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
