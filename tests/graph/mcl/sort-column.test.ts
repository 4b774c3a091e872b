import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortColumn } from '../../../lib/graph/mcl/sort-column.ts';
import { columnOf } from './columns.ts';

describe('sorting a column', () => {
  it('descends and keeps rows with their values', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 50 }), { maxLength: 400 }), (values) => {
        const column = columnOf(values);
        sortColumn(column);

        expect([...column.values]).toEqual([...values].sort((a, b) => b - a));
        expect([...column.rows].map((row) => values[row])).toEqual([...column.values]);
        expect(new Set(column.rows).size).toBe(values.length);
      }),
      { seed: 12, numRuns: 200 },
    );
  });
});
