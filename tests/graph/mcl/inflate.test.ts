import { describe, expect, it } from 'vitest';
import { inflateColumn } from '../../../lib/graph/mcl/inflate.ts';
import { columnOf } from './columns.ts';

function inflated(values: number[], inflation: number) {
  const column = columnOf(values);
  inflateColumn(column, inflation);
  return {
    rows: [...column.rows.subarray(0, column.length)],
    values: [...column.values.subarray(0, column.length)],
  };
}

describe('inflating a column', () => {
  it.each([1.2, 2, 3.5])('raises to the power %d and scales back', (inflation) => {
    const values = [0.5, 0.3, 0.2];
    const powers = values.map((value) => value ** inflation);
    const sum = powers.reduce((a, b) => a + b, 0);

    inflated(values, inflation).values.forEach((value, i) => {
      expect(value).toBeCloseTo(powers[i] / sum, 6);
    });
  });

  it('keeps equal entries equal and drops what becomes too small', () => {
    expect(inflated([0.4, 0.2, 0.4], 1e6)).toEqual({ rows: [0, 2], values: [0.5, 0.5] });
    expect(inflated([1e-38, 1e-38], Number.MAX_VALUE)).toEqual({
      rows: [0, 1],
      values: [0.5, 0.5],
    });
  });
});
