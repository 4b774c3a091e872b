/**
 * Equal rows seen as one: copies of a page must not make a clustering quadratic. Kinds of rows are
 * numbered in the order they first appear. Linear in the entries.
 */
import { type SparseRows, selectRows } from './sparse-rows.ts';

export interface DistinctRows {
  /** The kind of each row. */
  kinds: Int32Array;
  /** One row of each kind. */
  distinct: SparseRows;
}

export function distinctRows(rows: SparseRows): DistinctRows {
  const kindOf = new Map<string, number>();
  const firsts: number[] = [];
  const kinds = new Int32Array(rows.count);
  for (let row = 0; row < rows.count; row++) {
    const from = rows.starts[row];
    const to = rows.starts[row + 1];
    const key = `${rows.columns.subarray(from, to)};${rows.values.subarray(from, to)}`;
    const known = kindOf.get(key);
    kinds[row] = known ?? firsts.length;
    if (known !== undefined) continue;
    kindOf.set(key, firsts.length);
    firsts.push(row);
  }
  return { kinds, distinct: selectRows(rows, firsts) };
}
