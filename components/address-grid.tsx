import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Verdict } from '../lib/model/boundary.ts';
import { say, sayCount } from '../lib/say.ts';
import { drawnAtOnce } from './at-once.ts';
import { type GridAction, gridAction } from './grid-keys.ts';
import { GridRowView } from './grid-row.tsx';

export interface GridRow {
  key: string;
  level: 1 | 2 | 3 | 4;
  /** What it is called here, and in full. */
  name: string;
  full: string;
  /** Unfolded or not; null where there is nothing to unfold. */
  open: boolean | null;
  /** Null where there is nothing to choose. */
  chosen: 'all' | 'some' | 'none' | null;
  verdict: Verdict | null;
  opened: boolean;
  /** A group's count, an address's reason; null while it is not known. */
  note: string | null;
  /** For a reason: how much it speaks for the site, or against it. */
  weight: number | null;
}

export interface Scroll {
  scrollTop: number;
  viewport: number;
}

interface Props {
  rows: number;
  rowHeight: number;
  addresses: number;
  /** What was searched for; typing runs ahead of it. */
  found: string;
  active: number;
  rowAt(row: number): GridRow;
  /** Which rows to draw, and where. */
  windowOf(scroll: Scroll): { first: number; end: number; height: number; top: number };
  /** Where to scroll so that the row is in view. */
  scrollTo(row: number, scroll: Scroll): number;
  onWindow(first: number, end: number): void;
  onAction(action: GridAction): void;
  /** A click on a row: to go there, or on its box or with shift to choose. */
  onClick(row: number, what: 'go' | 'fold' | 'choose' | 'range'): void;
}

/** A table, so that rows and cells are what they are called, whose rows fold and can be chosen. */
const TREE = { role: 'treegrid', 'aria-multiselectable': true } as const;

/**
 * A long list as a tree grid: only the rows in view are drawn, and one of them takes the focus.
 * That one keeps an element of its own, wherever the list is scrolled to. All others are drawn into
 * the elements that are there already: to make and style new ones is what scrolling would wait for.
 */
export function AddressGrid(props: Props) {
  const { rows, rowHeight, active, rowAt, windowOf, scrollTo, onWindow, onAction } = props;
  const box = useRef<HTMLDivElement>(null);
  const [scroll, setScroll] = useState<Scroll>({ scrollTop: 0, viewport: 400 });
  const moved = useRef(false);
  const { first, end, height, top } = windowOf(scroll);
  useLayoutEffect(() => {
    const measure = () =>
      setScroll({ scrollTop: box.current!.scrollTop, viewport: box.current!.clientHeight });
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(box.current!);
    return () => watcher.disconnect();
  }, []);
  useEffect(() => onWindow(first, end), [first, end, rows]);
  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    box.current!.scrollTop = scrollTo(active, scroll);
    box.current!.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [active, rows, onAction]);

  const press = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor(scroll.viewport / rowHeight) - 1);
    const rightToLeft = getComputedStyle(box.current!).direction === 'rtl';
    const action = gridAction(event, page, rightToLeft);
    if (action === null) return;
    event.preventDefault();
    moved.current = true;
    drawnAtOnce(() => onAction(action));
  };
  const click = (event: MouseEvent) => {
    const target = event.target as HTMLElement;
    const row = target.closest<HTMLElement>('[data-row]')?.dataset.row;
    if (row === undefined) return; // between two rows
    const hit = target.dataset.hit as 'choose' | 'fold' | undefined;
    moved.current = true;
    drawnAtOnce(() => props.onClick(Number(row), event.shiftKey ? 'range' : (hit ?? 'go')));
  };
  const others = Array.from({ length: end - first }, (_, i) => first + i).filter(
    (row) => row !== active,
  );
  const drawRow = (row: number, key: string) => (
    <GridRowView
      key={key}
      row={rowAt(row)}
      index={row}
      place={row - first}
      isAway={row < first || row >= end}
      isActive={row === active}
    />
  );
  return (
    <div class="grid">
      <p class="small faint" role="status" data-found={props.found}>
        {rows === 0 ? say('gridNone') : sayCount('gridCount', props.addresses)}
      </p>
      <div
        ref={box}
        class="grid-box"
        onScroll={() => setScroll((now) => ({ ...now, scrollTop: box.current!.scrollTop }))}
      >
        {rows > 0 && (
          <table
            {...TREE}
            aria-label={say('gridName')}
            aria-rowcount={rows}
            style={{ height: `${height}px`, '--row': `${rowHeight}px` }}
            onKeyDown={press}
            onClick={click}
          >
            <tbody style={{ top: `${top}px` }}>
              {drawRow(active, `row ${active}`)}
              {others.map((row, place) => drawRow(row, `place ${place}`))}
            </tbody>
          </table>
        )}
      </div>
    </div>
  );
}
