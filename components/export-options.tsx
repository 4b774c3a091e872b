import type { ExportChoice } from '../lib/model/export-choice.ts';
import { type Plain, say } from '../lib/say.ts';

interface Props {
  choice: ExportChoice;
  /** The format lists addresses, so it matters which. */
  lists: boolean;
  /** The format tells a crawler what to leave out. */
  leavesOut: boolean;
  /** The format can tell why. */
  hasReasons: boolean;
  /** The format holds pages, of this site or of all. */
  hasOthers: boolean;
  onChange(change: Partial<ExportChoice>): void;
}

const OPENED: [ExportChoice['opened'], Plain][] = [
  ['all', 'exportAll'],
  ['opened', 'exportOpened'],
  ['unopened', 'exportNotOpened'],
];
const UNSURE: [ExportChoice['unsure'], Plain][] = [
  ['counted', 'exportUnsureCounted'],
  ['with', 'exportUnsureWith'],
  ['without', 'exportUnsureWithout'],
];
const RARE: [ExportChoice['rare'], Plain][] = [
  ['usual', 'exportRareUsual'],
  ['without', 'exportUnsureWithout'],
  ['with', 'exportUnsureWith'],
];

/** What of the site is to be saved, as far as the format leaves a choice. */
export function ExportOptions(props: Props) {
  const { choice, lists, leavesOut, hasReasons, hasOthers, onChange } = props;
  const tick = (name: 'reasons' | 'others' | 'sums', words: Plain) => (
    <label class="choice">
      <input
        type="checkbox"
        checked={choice[name]}
        onChange={({ currentTarget: { checked } }) => onChange({ [name]: checked })}
      />
      <span>{say(words)}</span>
    </label>
  );
  return (
    <fieldset class="options">
      <legend class="unseen">{say('exportOptions')}</legend>
      {lists && (
        <OneOf
          words="exportWhich"
          {...{ values: OPENED, value: choice.opened }}
          onChoose={(opened) => onChange({ opened })}
        />
      )}
      {lists && (
        <OneOf
          words="exportUnsure"
          {...{ values: UNSURE, value: choice.unsure }}
          onChoose={(unsure) => onChange({ unsure })}
        />
      )}
      {(lists || leavesOut) && (
        <OneOf
          words="exportRare"
          {...{ values: RARE, value: choice.rare }}
          onChoose={(rare) => onChange({ rare })}
        />
      )}
      {hasReasons && tick('reasons', 'exportReasons')}
      {hasOthers && tick('others', 'exportOthers')}
      {tick('sums', 'exportSums')}
    </fieldset>
  );
}

interface OneOfProps<T extends string> {
  words: Plain;
  values: [T, Plain][];
  value: T;
  onChoose(value: T): void;
}

function OneOf<T extends string>({ words, values, value, onChoose }: OneOfProps<T>) {
  return (
    <label class="choice">
      <span>{say(words)}</span>
      <select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value as T)}>
        {values.map(([one, name]) => (
          <option key={one} value={one}>
            {say(name)}
          </option>
        ))}
      </select>
    </label>
  );
}
