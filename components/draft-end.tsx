import { say } from '../lib/say.ts';

interface Props {
  /** What the draft would do, or why it cannot be done; null until it is known. */
  words: string | null;
  canApply: boolean;
  busy: boolean;
  onApply(): void;
  onCancel(): void;
}

/** The end of a correction that is not applied yet: its consequences, and yes or no. */
export function DraftEnd({ words, canApply, busy, onApply, onCancel }: Props) {
  return (
    <>
      <p role="status" class="small" data-preview>
        {words ?? '…'}
      </p>
      <div class="row">
        <button type="button" class="main" disabled={busy || !canApply} onClick={onApply}>
          {say('apply')}
        </button>
        <button type="button" disabled={busy} onClick={onCancel}>
          {say('cancel')}
        </button>
      </div>
    </>
  );
}
