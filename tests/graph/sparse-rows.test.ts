import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  binaryRows,
  checkRow,
  selectRows,
  transposed,
  weightedRows,
} from '../../lib/graph/sparse-rows.ts';
import { RUNS, weightedLists } from '../graphs/small-rows.ts';
import { denseRows } from '../oracles/dense.ts';

describe('sparse rows', () => {
  it('sort columns and count a feature once', () => {
    const rows = binaryRows([[3, 1, 3], [], [0]]);

    expect([...rows.starts]).toEqual([0, 2, 2, 3]);
    expect([...rows.columns]).toEqual([1, 3, 0]);
    expect([...rows.values]).toEqual([1, 1, 1]);
    expect(rows.width).toBe(4);
  });

  it('keep no entry for 0', () => {
    const rows = weightedRows([{ columns: [2, 1, 0], values: [0, 3, -0] }]);

    expect([...rows.columns]).toEqual([1]);
    expect(rows.width).toBe(2);
  });

  it('may be none at all', () => {
    expect(binaryRows([])).toMatchObject({ count: 0, width: 0 });
    expect(binaryRows([[], []])).toMatchObject({ count: 2, width: 0 });
  });

  it('turned round twice are the same', () => {
    fc.assert(
      fc.property(weightedLists, (lists) => {
        const rows = weightedRows(lists);
        const dense = denseRows(rows);

        expect(denseRows(transposed(transposed(rows)))).toEqual(dense);
        expect(denseRows(transposed(rows))).toEqual(
          Array.from({ length: rows.width }, (_, column) => dense.map((row) => row[column])),
        );
      }),
      RUNS,
    );
  });

  it('can be chosen in any order, and twice', () => {
    const rows = binaryRows([[0], [1, 2], [2]]);

    expect(denseRows(selectRows(rows, [2, 1, 2]))).toEqual([
      [0, 0, 1],
      [0, 1, 1],
      [0, 0, 1],
    ]);
  });

  it.each([
    ['not a number', [0], [Number.NaN], /NaN/],
    ['infinite', [0], [Number.POSITIVE_INFINITY], /Infinity/],
    ['beyond squaring', [0], [1e200], /within ±1e100/],
    ['a negative column', [-1], [1], /not -1/],
    ['half a column', [0.5], [1], /not 0.5/],
    ['a column far out', [2 ** 30], [1], /below 2\^24/],
    ['a column twice', [4, 4], [1, 1], /must rise/],
  ])('refuse %s', (_, columns, values, message) => {
    expect(() => weightedRows([{ columns, values }])).toThrow(message);
    expect(() => checkRow(columns, values)).toThrow(message);
  });

  it('refuse lists of different length', () => {
    expect(() => weightedRows([{ columns: [1, 2], values: [1] }])).toThrow(
      'Row 0 has 2 columns but 1 values.',
    );
  });
});
