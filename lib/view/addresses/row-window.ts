/**
 * Which rows of a long list are in view, when all are of one height. Browsers cannot draw elements
 * of more than some ten million pixels: above that the list is drawn shorter than it is, and
 * scrolling goes faster.
 */
const MOST_PIXELS = 10_000_000;
/** Rows drawn beyond either edge, so that scrolling does not show the ground. */
const MARGIN = 6;

export interface RowWindow {
  /** From the first row drawn to before `end`. */
  first: number;
  end: number;
  /** Height of the whole list as drawn. */
  height: number;
  /** Where row `first` is drawn. */
  top: number;
}

export interface Scrolled {
  rows: number;
  rowHeight: number;
  scrollTop: number;
  viewport: number;
}

export function rowWindow({ rows, rowHeight, scrollTop, viewport }: Scrolled): RowWindow {
  const { height, faster } = drawn({ rows, rowHeight, viewport });
  const row = (scrollTop * faster) / rowHeight;
  const first = Math.max(0, Math.floor(row) - MARGIN);
  const end = Math.min(rows, Math.ceil(row + viewport / rowHeight) + MARGIN);
  return { first, end, height, top: scrollTop + (first - row) * rowHeight };
}

/** Where to scroll so that a row is wholly in view, moving no more than needed. */
export function scrollTo(row: number, { rowHeight, ...scrolled }: Scrolled): number {
  const { faster } = drawn({ rowHeight, ...scrolled });
  const { scrollTop, viewport } = scrolled;
  const top = row * rowHeight - scrollTop * faster;
  if (top < 0) return (row * rowHeight) / faster;
  if (top + rowHeight > viewport) return ((row + 1) * rowHeight - viewport) / faster;
  return scrollTop;
}

function drawn({ rows, rowHeight, viewport }: Omit<Scrolled, 'scrollTop'>) {
  const whole = rows * rowHeight;
  const height = Math.min(whole, MOST_PIXELS);
  const faster = height < whole ? (whole - viewport) / (height - viewport) : 1;
  return { height, faster };
}
