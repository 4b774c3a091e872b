import type { Verdict } from '../lib/model/boundary.ts';
import { type Plain, say } from '../lib/say.ts';
import type { GridRow } from './address-grid.tsx';

interface Props {
  row: GridRow;
  index: number;
  /** Counted from the first row drawn. */
  place: number;
  /** Out of view, where it stands for itself and not among the rows drawn. */
  isAway: boolean;
  isActive: boolean;
}

const WORDS: Record<Verdict, Plain> = { in: 'chipIn', out: 'chipOut', unsure: 'chipUnsure' };
const MARKS: Record<Verdict, string> = { in: '●', out: '○', unsure: '?' };

/**
 * One row of the list; the list hears its clicks, told apart by `data-hit`. Its text comes from the
 * web: shown as text, on one line, cut at its end. Rows lie on a grid of fixed lines: a place of
 * its own for each, in pixels, made the browser style every row anew, slower with every scroll.
 */
export function GridRowView({ row, index, place, isAway, isActive }: Props) {
  const { level, name, full, open, chosen, verdict, note, weight } = row;
  return (
    <tr
      data-row={index}
      class={`grid-row level-${level}${isAway ? ' away' : ''}`}
      aria-rowindex={index + 1}
      aria-level={level}
      aria-expanded={open ?? undefined}
      aria-selected={chosen === null ? undefined : chosen === 'all'}
      tabIndex={isActive ? 0 : -1}
      title={full}
      style={isAway ? { '--away': place } : { gridRowStart: place + 1 }}
    >
      <td class="grid-choose">
        {chosen !== null && (
          <input
            type="checkbox"
            aria-label={say('chooseRow', name)}
            tabIndex={-1}
            data-hit="choose"
            checked={chosen === 'all'}
            indeterminate={chosen === 'some'}
          />
        )}
      </td>
      <td class="grid-cell">
        {open !== null && (
          <span class="fold" data-hit="fold" aria-hidden="true">
            {open ? '▾' : '▸'}
          </span>
        )}
        {verdict !== null && (
          <span class="mark" data-verdict={verdict}>
            <span aria-hidden="true">{MARKS[verdict]}</span>
            <span class="unseen">{say(WORDS[verdict])}</span>
          </span>
        )}
        {weight !== null && <Weight weight={weight} />}
        <span class="grid-text">
          <bdi class="grid-name">{name}</bdi>
          {row.opened && <span class="tag">{say('opened')}</span>}
          {level < 4 && <span class="grid-note">{note ?? ' '}</span>}
        </span>
      </td>
    </tr>
  );
}

/** How much a reason weighs, as the length of a bar; its words say for which side. */
function Weight({ weight }: { weight: number }) {
  const length = Math.min(1, Math.abs(weight) / 4);
  return (
    <span class={`weight ${weight > 0 ? 'for' : 'against'}`} aria-hidden="true">
      <span style={{ width: `${Math.max(8, 100 * length)}%` }} />
    </span>
  );
}
