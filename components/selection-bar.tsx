import { useRef } from 'preact/hooks';
import { say, sayCount } from '../lib/say.ts';
import { CorrectionOutcome, wayBack } from './correction-outcome.tsx';
import { DraftEnd } from './draft-end.tsx';
import { useFocusAfter } from './use-focus-after.ts';

export type Deed = 'in' | 'out' | 'take-back';

/** What is about to be done with the selection; what it moves is null until it is known. */
export interface SelectionDraft {
  deed: Deed;
  moves: string | null;
  refused: string | null;
  /** All of a host or directory is chosen: may the correction be about that? */
  whole: { name: string; isMeant: boolean } | null;
}

interface Props {
  count: number;
  draft: SelectionDraft | null;
  done: string | null;
  failed: string | null;
  busy: boolean;
  onDeed(deed: Deed): void;
  onWhole(isMeant: boolean): void;
  onApply(): void;
  onCancel(): void;
  onUndo(): void;
  onClear(): void;
}

/** The person's word on many addresses at once: seen with its consequences, applied, undone. */
export function SelectionBar(props: Props) {
  const { count, draft, done, failed, busy } = props;
  const bar = useRef<HTMLElement>(null);
  useFocusAfter(busy, bar, () => wayBack(bar.current) ?? bar.current);
  return (
    <section class="selection" ref={bar} tabIndex={-1} aria-label={say('correctChosen')}>
      {count > 0 && (
        <div class="selection-line">
          <strong role="status">{sayCount('chosen', count)}</strong>
          <div class="row">
            <DeedButton deed="in" name={say('choiceIn')} {...props} />
            <DeedButton deed="out" name={say('choiceOut')} {...props} />
            <DeedButton deed="take-back" name={say('takeBack')} {...props} />
            <button type="button" class="quiet" onClick={props.onClear}>
              {say('clear')}
            </button>
          </div>
        </div>
      )}
      {draft !== null && <Draft {...props} draft={draft} />}
      <CorrectionOutcome {...{ done, failed, busy }} onUndo={props.onUndo} />
    </section>
  );
}

function DeedButton({ deed, name, draft, busy, onDeed }: Props & { deed: Deed; name: string }) {
  return (
    <button
      type="button"
      aria-pressed={draft?.deed === deed}
      disabled={busy}
      onClick={() => onDeed(deed)}
    >
      {name}
    </button>
  );
}

function Draft({ draft, count, busy, ...on }: Props & { draft: SelectionDraft }) {
  const { whole } = draft;
  return (
    <div class="draft card">
      {whole !== null && draft.deed !== 'take-back' && (
        <fieldset>
          <legend class="small">{say('thisIsAbout')}</legend>
          {[false, true].map((isMeant) => (
            <label key={String(isMeant)} class="choice small">
              <input
                type="radio"
                name="whole"
                checked={whole.isMeant === isMeant}
                disabled={busy}
                onChange={() => on.onWhole(isMeant)}
              />
              <span>{isMeant ? whole.name : sayCount('reachChosen', count)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <DraftEnd
        words={draft.moves ?? draft.refused}
        canApply={draft.moves !== null}
        busy={busy}
        onApply={on.onApply}
        onCancel={on.onCancel}
      />
    </div>
  );
}
