import { useRef, useState } from 'preact/hooks';
import { say } from '../lib/say.ts';

export interface Offer {
  text: string;
  says: string;
}

interface Props {
  text: string;
  busy: boolean;
  offers: Offer[];
  onType(text: string, cursor: number): void;
  onTake(offer: Offer): void;
  onClose(): void;
  onRun(): void;
  /** An earlier command (−1) or a later one (1). */
  onHistory(step: -1 | 1): void;
}

/** A line to type a command in. Offers are gone through with the arrows and taken with Enter. */
export function CommandLine(props: Props) {
  const { text, busy, offers } = props;
  const [chosen, setChosen] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const active = chosen < offers.length ? chosen : -1;
  const take = (offer: Offer) => {
    setChosen(-1);
    props.onTake(offer);
    input.current!.focus();
  };
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      // One place more than there are offers: the line itself.
      if (offers.length > 0) setChosen(around(active + step, offers.length));
      else props.onHistory(step);
    } else if (event.key === 'Escape' && offers.length > 0) {
      event.preventDefault();
      setChosen(-1);
      props.onClose();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (active >= 0) take(offers[active]);
      else props.onRun();
    }
  };
  return (
    <div class="console-line">
      <label>
        {say('consoleCommand')}
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-expanded={offers.length > 0}
          aria-controls="console-offers"
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `offer-${active}` : undefined}
          dir="ltr"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          value={text}
          onInput={({ currentTarget }) => {
            setChosen(-1);
            props.onType(currentTarget.value, currentTarget.selectionStart!);
          }}
          onKeyDown={press}
          onBlur={props.onClose}
        />
      </label>
      <button
        type="button"
        class="main"
        disabled={busy || text.trim() === ''}
        onClick={props.onRun}
      >
        {say('consoleRun')}
      </button>
      <div
        id="console-offers"
        role="listbox"
        aria-label={say('consoleSuggestions')}
        class="console-offers"
        hidden={offers.length === 0}
      >
        {offers.map((offer, i) => (
          // The keyboard has its way in the line itself.
          <div
            key={offer.text}
            id={`offer-${i}`}
            role="option"
            aria-selected={i === active}
            tabIndex={-1}
            onMouseDown={(event) => {
              event.preventDefault();
              take(offer);
            }}
          >
            <code dir="ltr">{offer.text}</code>
            {offer.says !== '' && <small>{offer.says}</small>}
          </div>
        ))}
      </div>
    </div>
  );
}

/** From −1, which is the line itself, over the offers and back to it. */
export function around(next: number, count: number): number {
  if (next < -1) return count - 1;
  return next >= count ? -1 : next;
}
