import { useLayoutEffect, useRef, useState } from 'preact/hooks';
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
  const ask = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const isOwed = useRef(false);
  // The safe answer has the focus when the question appears; whoever has answered gets it back on
  // the button that asked, which is disabled while the work lasts.
  useLayoutEffect(() => {
    if (asking) {
      isOwed.current = true;
      cancel.current?.focus();
      return;
    }
    if (!isOwed.current || busy) return;
    isOwed.current = false;
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) ask.current?.focus();
  }, [asking, busy]);
  if (!asking) {
    return (
      <button type="button" class="grave" ref={ask} disabled={busy} onClick={() => setAsking(true)}>
        {label}…
      </button>
    );
  }
  const settle = (act: () => void) => {
    setAsking(false);
    act();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault(); // it would close the popup
    settle(() => {});
  };
  return (
    <div role="alertdialog" aria-label={label} class="card" tabIndex={-1} onKeyDown={press}>
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
