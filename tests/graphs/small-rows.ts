import fc from 'fast-check';
import { type SparseRows, weightedRows } from '../../lib/graph/sparse-rows.ts';

/** Up to 30 pages with up to 8 of 12 features. */
export const featureLists = fc.array(
  fc.uniqueArray(fc.integer({ min: 0, max: 11 }), { maxLength: 8 }),
  { minLength: 1, maxLength: 30 },
);

/** The same with weights that are no whole numbers. */
export const weightedLists = featureLists.chain((lists) =>
  fc.tuple(
    ...lists.map((columns) =>
      fc
        .array(
          fc.integer({ min: -300, max: 300 }).map((whole) => whole / 97),
          {
            minLength: columns.length,
            maxLength: columns.length,
          },
        )
        .map((values) => ({ columns, values })),
    ),
  ),
);

/** Rows around a few templates, far apart: what a clustering must find. */
export function plantedRows(groups: number, each: number): SparseRows {
  const lists = Array.from({ length: groups * each }, (_, page) => {
    const group = page % groups;
    const own = 1000 + page;
    const columns = Array.from({ length: 8 }, (_, i) => group * 10 + i);
    return { columns: [...columns, own], values: [...columns.map(() => 1), 1] };
  });
  return weightedRows(lists);
}

/** The entries of one row, as an arriving page. */
export function rowOf(rows: SparseRows, row: number): [Uint32Array, Float64Array] {
  const from = rows.starts[row];
  const to = rows.starts[row + 1];
  return [rows.columns.subarray(from, to), rows.values.subarray(from, to)];
}

/** Bounded and repeatable. */
export const RUNS = { seed: 7, numRuns: 150 };
