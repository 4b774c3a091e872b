/**
 * Weights for sparse rows. `idfWeighted` multiplies each entry by ln(1 + rows / rows that have the
 * column): a feature of every page still counts ln 2, a feature of one page in 10,000 counts 9.2.
 * `unitRows` scales each row to length 1, after which squared Euclidean distance is twice the
 * cosine distance; the zero vector has no direction and stays zero. Linear in the entries.
 */
import type { SparseRows } from '../../lib/graph/sparse-rows.ts';

export function idfWeighted(rows: SparseRows): SparseRows {
  const holders = new Uint32Array(rows.width);
  for (const column of rows.columns) holders[column]++;
  const values = rows.values.map(
    (value, entry) => value * Math.log(1 + rows.count / holders[rows.columns[entry]]),
  );
  return { ...rows, values };
}

export function unitRows(rows: SparseRows): SparseRows {
  const values = rows.values.slice();
  for (let row = 0; row < rows.count; row++) {
    let square = 0;
    for (let i = rows.starts[row]; i < rows.starts[row + 1]; i++) square += values[i] ** 2;
    const length = Math.sqrt(square);
    if (length === 0) continue;
    for (let i = rows.starts[row]; i < rows.starts[row + 1]; i++) values[i] /= length;
  }
  return { ...rows, values };
}
