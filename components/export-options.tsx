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
  return (
    <fieldset class="options">
      <legend class="unseen">{say('exportOptions')}</legend>
      {lists && (
        <>
          <label class="choice">
            <span>{say('exportWhich')}</span>
            <select
              value={choice.opened}
              onChange={({ currentTarget: { value } }) =>
                onChange({ opened: value as ExportChoice['opened'] })
              }
            >
              {OPENED.map(([value, words]) => (
                <option key={value} value={value}>
                  {say(words)}
                </option>
              ))}
            </select>
          </label>
          <label class="choice">
            <span>{say('exportUnsure')}</span>
            <select
              value={choice.unsure}
              onChange={({ currentTarget: { value } }) =>
                onChange({ unsure: value as ExportChoice['unsure'] })
              }
            >
              {UNSURE.map(([value, words]) => (
                <option key={value} value={value}>
                  {say(words)}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
      {(lists || leavesOut) && (
        <label class="choice">
          <span>{say('exportRare')}</span>
          <select
            value={choice.rare}
            onChange={({ currentTarget: { value } }) =>
              onChange({ rare: value as ExportChoice['rare'] })
            }
          >
            {RARE.map(([value, words]) => (
              <option key={value} value={value}>
                {say(words)}
              </option>
            ))}
          </select>
        </label>
      )}
      {hasReasons && (
        <label class="choice">
          <input
            type="checkbox"
            checked={choice.reasons}
            onChange={({ currentTarget: { checked } }) => onChange({ reasons: checked })}
          />
          <span>{say('exportReasons')}</span>
        </label>
      )}
      {hasOthers && (
        <label class="choice">
          <input
            type="checkbox"
            checked={choice.others}
            onChange={({ currentTarget: { checked } }) => onChange({ others: checked })}
          />
          <span>{say('exportOthers')}</span>
        </label>
      )}
      <label class="choice">
        <input
          type="checkbox"
          checked={choice.sums}
          onChange={({ currentTarget: { checked } }) => onChange({ sums: checked })}
        />
        <span>{say('exportSums')}</span>
      </label>
    </fieldset>
  );
}
