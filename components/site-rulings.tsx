import { useState } from 'preact/hooks';
import { say } from '../lib/say.ts';

interface Choice {
  value: string;
  name: string;
}

export interface Said {
  id: number;
  words: string;
  when: string;
  isTakenBack: boolean;
}

interface Props {
  /** Other sites, told by an opened page of each; parts of this one, told by their addresses. */
  others: Choice[];
  places: Choice[];
  said: Said[];
  busy: boolean;
  error: string | null;
  onJoin(page: string): void;
  onPart(place: string): void;
  onUndo(id: number): void;
}

/** Two sites made one, a part made a site of its own, and what was said so far with its undoing. */
export function SiteRulings({ others, places, said, busy, error, ...on }: Props) {
  return (
    <section class="card" aria-label={say('rulingTitle')}>
      <h2>{say('rulingTitle')}</h2>
      <p class="small faint">{say('rulingHelp')}</p>
      <Pick
        label={say('rulingOther')}
        none={say('rulingChoose')}
        action={say('rulingJoin')}
        choices={others}
        busy={busy}
        onPick={on.onJoin}
      />
      <Pick
        label={say('rulingPlace')}
        none={say('rulingChoosePlace')}
        action={say('rulingPart')}
        choices={places}
        busy={busy}
        onPick={on.onPart}
      />
      {error !== null && (
        <p role="alert" class="note failed">
          {error}
        </p>
      )}
      {said.length > 0 && (
        <ul class="said small" aria-label={say('rulingSaid')}>
          {said.map(({ id, words, when, isTakenBack }) => (
            <li key={id} class={isTakenBack ? 'faint' : ''}>
              <span>
                <bdi>{words}</bdi>{' '}
                <span class="faint">{isTakenBack ? say('rulingTakenBack') : when}</span>
              </span>
              {!isTakenBack && (
                <button
                  type="button"
                  disabled={busy}
                  aria-label={say('rulingUndo', words)}
                  onClick={() => on.onUndo(id)}
                >
                  {say('atlasUndo')}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface PickProps {
  label: string;
  none: string;
  action: string;
  choices: Choice[];
  busy: boolean;
  onPick(value: string): void;
}

function Pick({ label, none, action, choices, busy, onPick }: PickProps) {
  const [value, setValue] = useState('');
  // What was chosen may be gone: made one with this site, or parted off.
  const chosen = choices.some((choice) => choice.value === value) ? value : '';
  if (choices.length === 0) return null;
  return (
    <div class="pick">
      <label>
        <span class="small">{label}</span>
        <select value={chosen} onChange={(event) => setValue(event.currentTarget.value)}>
          <option value="">{none}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" disabled={busy || chosen === ''} onClick={() => onPick(chosen)}>
        {action}
      </button>
    </div>
  );
}
