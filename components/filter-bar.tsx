import type { Chip, Sort } from '../lib/model/address-query.ts';
import { type Plain, say, sayNumber } from '../lib/say.ts';

const CHIPS: [Chip, Plain][] = [
  ['in', 'chipIn'],
  ['unsure', 'chipUnsure'],
  ['out', 'chipOut'],
  ['opened', 'chipOpened'],
];
const SORTS: [Sort, Plain][] = [
  ['address', 'sortAddress'],
  ['sure', 'sortSure'],
  ['opened', 'sortOpened'],
];

interface Props {
  text: string;
  chips: readonly Chip[];
  sort: Sort;
  counts: Record<Chip, number>;
  onText(text: string): void;
  onChips(chips: Chip[]): void;
  onSort(sort: Sort): void;
}

/** What of the list is shown, and in which order. */
export function FilterBar({ text, chips, sort, counts, onText, onChips, onSort }: Props) {
  const turn = (chip: Chip) =>
    onChips(chips.includes(chip) ? chips.filter((other) => other !== chip) : [...chips, chip]);
  return (
    <div class="filter">
      <div class="filter-line">
        <input
          type="search"
          aria-label={say('filter')}
          placeholder={say('filter')}
          autocomplete="off"
          spellcheck={false}
          value={text}
          onInput={(event) => onText(event.currentTarget.value)}
        />
        <select
          aria-label={say('sortBy')}
          value={sort}
          onChange={(event) => onSort(event.currentTarget.value as Sort)}
        >
          {SORTS.map(([value, name]) => (
            <option key={value} value={value}>
              {say(name)}
            </option>
          ))}
        </select>
      </div>
      <fieldset class="chips">
        <legend class="unseen">{say('chips')}</legend>
        {CHIPS.map(([chip, name]) => (
          <button
            key={chip}
            type="button"
            class="chip"
            aria-pressed={chips.includes(chip)}
            onClick={() => turn(chip)}
          >
            {say(name)} <span class="chip-count">{sayNumber(counts[chip])}</span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
