import { describe, expect, it } from 'vitest';
import { rowWindow, scrollTo } from '../../../lib/view/addresses/row-window.ts';

const list = { rows: 50_000, rowHeight: 40, viewport: 400 };

describe('the window on a long list', () => {
  it('holds the rows in view and a few beyond', () => {
    expect(rowWindow({ ...list, scrollTop: 0 })).toMatchObject({ first: 0, end: 16, top: 0 });
    const { first, end, top, height } = rowWindow({ ...list, scrollTop: 4010 });
    expect([first, end]).toEqual([94, 117]);
    expect(top).toBe(94 * 40);
    expect(height).toBe(2_000_000);
  });

  it('reaches the last row of a list too long to draw', () => {
    const long = { ...list, rows: 500_000 };
    const { height } = rowWindow({ ...long, scrollTop: 0 });
    expect(height).toBe(10_000_000);
    const { end, first, top } = rowWindow({ ...long, scrollTop: height - long.viewport });
    expect(end).toBe(500_000);
    expect(top + (end - first) * long.rowHeight).toBeCloseTo(height);
  });

  it('scrolls a row into view, and no further', () => {
    expect(scrollTo(3, { ...list, scrollTop: 0 })).toBe(0);
    expect(scrollTo(10, { ...list, scrollTop: 0 })).toBe(40);
    expect(scrollTo(5, { ...list, scrollTop: 800 })).toBe(200);
    const long = { ...list, rows: 500_000, scrollTop: 0 };
    const scrollTop = scrollTo(499_999, long);
    expect(rowWindow({ ...long, scrollTop }).end).toBe(500_000);
  });
});
