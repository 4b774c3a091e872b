import { useRef } from 'preact/hooks';
import type { Side } from '../lib/model/boundary.ts';
import type { Label } from '../lib/model/label.ts';
import { type Plain, say } from '../lib/say.ts';
import { CorrectionOutcome, wayBack } from './correction-outcome.tsx';
import { DraftEnd } from './draft-end.tsx';
import { useFocusAfter } from './use-focus-after.ts';

/** Unsure: the person takes back what they said, and Ambit decides. */
export type Choice = Side | 'unsure';
export type LabelReach = Label['reach'];

/** A choice that is not applied yet; what it moves is null until it is known. */
export interface Draft {
  choice: Choice;
  reach: LabelReach;
  moves: string | null;
  refused: string | null;
}

interface Props {
  said: Choice;
  /** What the person's word is about, for "Unsure" to say what it takes back. */
  about: string;
  draft: Draft | null;
  reaches: { reach: LabelReach; name: string }[];
  done: string | null;
  failed: string | null;
  busy: boolean;
  onChoose(choice: Choice): void;
  onReach(reach: LabelReach): void;
  onApply(): void;
  onCancel(): void;
  onUndo(): void;
}

const CHOICES: [Choice, Plain][] = [
  ['in', 'choiceIn'],
  ['out', 'choiceOut'],
  ['unsure', 'choiceUnsure'],
];

/** The person's word on a page: chosen, seen with its consequences, applied, undone. */
export function CorrectPage(props: Props) {
  const { said, draft, done, failed, busy } = props;
  const root = useRef<HTMLDivElement>(null);
  const choices = useRef<HTMLDivElement>(null);
  const chosen = () => choices.current?.querySelector<HTMLElement>(':checked');
  useFocusAfter(busy, root, () => wayBack(root.current) ?? chosen());
  return (
    <div class="correct" ref={root}>
      <fieldset>
        <legend class="small faint">
          {said === 'unsure' ? say('wordNothing') : say('wordAbout', props.about)}
        </legend>
        <div class="segments" ref={choices}>
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
              <span>{say(name)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {draft !== null && <DraftCard {...props} draft={draft} />}
      <CorrectionOutcome {...{ done, failed, busy }} onUndo={props.onUndo} />
    </div>
  );
}

function DraftCard({ draft, reaches, about, busy, ...on }: Props & { draft: Draft }) {
  const takesBack = draft.choice === 'unsure';
  return (
    <section class="card draft" aria-label={say('beforeApplied')}>
      {!takesBack && (
        <fieldset>
          <legend class="small">{say('thisIsAbout')}</legend>
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
      <DraftEnd
        words={takesBack ? say('takesBack', about) : (draft.moves ?? draft.refused)}
        canApply={takesBack || draft.moves !== null}
        busy={busy}
        onApply={on.onApply}
        onCancel={on.onCancel}
      />
    </section>
  );
}
