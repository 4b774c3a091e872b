import { useEffect, useRef } from 'preact/hooks';
import type { Side } from '../lib/model/boundary.ts';
import type { Label } from '../lib/model/label.ts';

/** Unsure: the person takes back what they said, and Ambit decides. */
export type Choice = Side | 'unsure';
export type Reach = Label['reach'];

/** A choice that is not applied yet; what it moves is null until it is known. */
export interface Draft {
  choice: Choice;
  reach: Reach;
  moves: string | null;
  refused: string | null;
}

interface Props {
  said: Choice;
  /** What the person's word is about, for "Unsure" to say what it takes back. */
  about: string;
  draft: Draft | null;
  reaches: { reach: Reach; name: string }[];
  done: string | null;
  failed: string | null;
  busy: boolean;
  onChoose(choice: Choice): void;
  onReach(reach: Reach): void;
  onApply(): void;
  onCancel(): void;
  onUndo(): void;
}

const CHOICES: [Choice, string][] = [
  ['in', 'In'],
  ['out', 'Not this site'],
  ['unsure', 'Unsure'],
];

/** The person's word on a page: chosen, seen with its consequences, applied, undone. */
export function CorrectPage(props: Props) {
  const { said, draft, done, failed, busy } = props;
  const undo = useRef<HTMLButtonElement>(null);
  // The button that had the focus is gone; the way back takes its place.
  useEffect(() => {
    if (done !== null) undo.current?.focus();
  }, [done]);
  return (
    <div class="correct">
      <fieldset>
        <legend class="small faint">
          {said === 'unsure'
            ? 'Your word on it: nothing said, so Ambit decides'
            : `Your word on it, about ${props.about}`}
        </legend>
        <div class="segments">
          {CHOICES.map(([choice, name]) => (
            <label key={choice}>
              <input
                type="radio"
                name="side"
                value={choice}
                disabled={busy}
                checked={(draft?.choice ?? said) === choice}
                onChange={() => props.onChoose(choice)}
              />
              <span>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {draft !== null && <DraftCard {...props} draft={draft} />}
      <div role="status">
        {done !== null && (
          <p class="note plain done">
            <span>{done}</span>
            <button type="button" ref={undo} disabled={busy} onClick={props.onUndo}>
              Undo
            </button>
          </p>
        )}
      </div>
      {failed !== null && (
        <p role="alert" class="note failed">
          That did not work: {failed} Try again.
        </p>
      )}
    </div>
  );
}

function DraftCard({ draft, reaches, about, busy, ...on }: Props & { draft: Draft }) {
  const takesBack = draft.choice === 'unsure';
  return (
    <section class="card draft" aria-label="Before it is applied">
      {!takesBack && (
        <fieldset>
          <legend class="small">This is about</legend>
          {reaches.map(({ reach, name }) => (
            <label key={reach} class="choice small">
              <input
                type="radio"
                name="reach"
                value={reach}
                disabled={busy}
                checked={draft.reach === reach}
                onChange={() => on.onReach(reach)}
              />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
      )}
      <p role="status" class="small" data-preview>
        {takesBack
          ? `Takes back what you said of ${about}.`
          : (draft.moves ?? draft.refused ?? '…')}
      </p>
      <div class="row">
        <button
          type="button"
          class="main"
          disabled={busy || (!takesBack && draft.moves === null)}
          onClick={on.onApply}
        >
          Apply
        </button>
        <button type="button" disabled={busy} onClick={on.onCancel}>
          Cancel
        </button>
      </div>
    </section>
  );
}
