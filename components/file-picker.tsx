import { useRef } from 'preact/hooks';

interface Props {
  label: string;
  busy: boolean;
  onFile(file: File): void;
}

/** A button that asks for one file. The same file may be chosen again. */
export function FilePicker({ label, busy, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div class="row">
      <button type="button" disabled={busy} onClick={() => input.current!.click()}>
        {label}…
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </div>
  );
}
