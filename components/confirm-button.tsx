import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../lib/say.ts';

interface Props {
  label: string;
  /** What will happen, said before it does. */
  warning: string;
  confirm: string;
  busy: boolean;
  onConfirm(): void;
}

/** A button for what cannot be undone: the first press says what it does, the second does it. */
export function ConfirmButton({ label, warning, confirm, busy, onConfirm }: Props) {
  const [asking, setAsking] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  // The safe answer has the focus when the question appears, and only then.
  useEffect(() => cancel.current?.focus(), [asking]);
  if (!asking) {
    return (
      <button type="button" class="grave" disabled={busy} onClick={() => setAsking(true)}>
        {label}…
      </button>
    );
  }
  const settle = (act: () => void) => {
    setAsking(false);
    act();
  };
  return (
    <div role="alertdialog" aria-label={label} class="card">
      <p>{warning}</p>
      <div class="row">
        <button type="button" class="grave" onClick={() => settle(onConfirm)}>
          {confirm}
        </button>
        <button type="button" ref={cancel} onClick={() => settle(() => {})}>
          {say('cancel')}
        </button>
      </div>
    </div>
  );
}
