/**
 * Shellsort: puts the entries of a column in descending order, in place and without allocating.
 * The gaps are Ciura's (2001). Columns are short after pruning; a hub's is the longest there is.
 */
import type { FlowColumn } from './matrix.ts';

const GAPS = [1750, 701, 301, 132, 57, 23, 10, 4, 1];

export function sortColumn({ rows, values, length }: FlowColumn): void {
  for (const gap of GAPS) {
    for (let i = gap; i < length; i++) {
      const value = values[i];
      if (values[i - gap] >= value) continue;
      const row = rows[i];
      let hole = i;
      for (; hole >= gap && values[hole - gap] < value; hole -= gap) {
        values[hole] = values[hole - gap];
        rows[hole] = rows[hole - gap];
      }
      values[hole] = value;
      rows[hole] = row;
    }
  }
}
