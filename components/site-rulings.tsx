import { useRef, useState } from 'preact/hooks';
import { say } from '../lib/say.ts';
import { SaidWhen } from './said-when.tsx';
import { useFocusAfter } from './use-focus-after.ts';

interface Choice {
  value: string;
  name: string;
}

export interface SaidRuling {
  id: number;
  words: string;
  at: Date;
  /** When it was taken back; null while it holds. */
  takenBack: Date | null;
}

interface Props {
  /** Other sites, told by an opened page of each; parts of this one, told by their addresses. */
  others: Choice[];
  places: Choice[];
  said: SaidRuling[];
  busy: boolean;
  error: string | null;
  dateOf(moment: Date): string;
  onJoin(page: string): void;
  onPart(place: string): void;
  onUndo(id: number): void;
}

/** Two sites made one, a part made a site of its own, and what was said so far with its undoing. */
export function SiteRulings({ others, places, said, busy, error, dateOf, ...on }: Props) {
  const root = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** The one taken back last; null when the last word was a new one. */
  const undone = useRef<number | null>(null);
  // A new word has its way back at hand; one taken back is where it stood.
  useFocusAfter(busy, root, () =>
    undone.current === null
      ? list.current?.querySelector<HTMLElement>('li:last-child button')
      : list.current?.querySelector<HTMLElement>(`[data-ruling="${undone.current}"]`),
  );
  const saying = (act: (value: string) => void) => (value: string) => {
    undone.current = null;
    act(value);
  };
  return (
    <section class="card" ref={root} aria-label={say('rulingTitle')}>
      <h2>{say('rulingTitle')}</h2>
      <p class="small faint">{say('rulingHelp')}</p>
      <Pick
        label={say('rulingOther')}
        none={say('rulingChoose')}
        action={say('rulingJoin')}
        choices={others}
        busy={busy}
        onPick={saying(on.onJoin)}
      />
      <Pick
        label={say('rulingPlace')}
        none={say('rulingChoosePlace')}
        action={say('rulingPart')}
        choices={places}
        busy={busy}
        onPick={saying(on.onPart)}
      />
      {error !== null && (
        <p role="alert" class="note failed">
          {error}
        </p>
      )}
      {said.length > 0 && (
        <ul class="said small" ref={list} aria-label={say('rulingSaid')}>
          {said.map(({ id, words, at, takenBack }) => (
            <li key={id} data-ruling={id} tabIndex={-1} class={takenBack === null ? '' : 'faint'}>
              <span>
                <bdi>{words}</bdi> <SaidWhen at={at} takenBack={takenBack} dateOf={dateOf} />
              </span>
              {takenBack === null && (
                <button
                  type="button"
                  disabled={busy}
                  aria-label={say('rulingUndo', words)}
                  onClick={() => {
                    undone.current = id;
                    on.onUndo(id);
                  }}
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
