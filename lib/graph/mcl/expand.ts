/**
 * Expansion: M := M², one column at a time. Column j of M² is the sum of the columns k of M, each
 * weighted by M(k, j): where a walker is after two steps.
 *
 * Products below `faint` are left out: at inflation 2 that is two thirds of them, which hold a
 * hundredth of the mass, spread over thousands of rows that pruning would throw away. Columns
 * descend, so each is read only as far as it counts. If what is left holds less than half of the
 * mass, as in a flat column of a thousand equal entries, the column is expanded again in full.
 *
 * The sums are kept in one dense array of doubles which is all zeros between two calls; the list of
 * rows touched makes gathering and clearing proportional to the result. The cost is the number of
 * multiplications, which is returned.
 *
 * The inner loop is written out four times: the loads of one step then overlap the additions of
 * another. Rows within one column differ, so the four never meet.
 */
import type { FlowColumn, StochasticMatrix } from './matrix.ts';

export function expandColumn(
  matrix: StochasticMatrix,
  j: number,
  faint: number,
  sums: Float64Array,
  result: FlowColumn,
): number {
  const multiplications = addColumns(matrix, j, faint, sums, result);
  if (gather(sums, result) >= 0.5) return multiplications;
  const again = addColumns(matrix, j, 0, sums, result);
  gather(sums, result);
  return multiplications + again;
}

function addColumns(
  { starts, rows, values }: StochasticMatrix,
  j: number,
  faint: number,
  sums: Float64Array,
  result: FlowColumn,
): number {
  const touched = result.rows;
  let count = 0;
  let multiplications = 0;
  for (let at = starts[j]; at < starts[j + 1]; at++) {
    const chance = values[at];
    const least = faint / chance;
    const column = rows[at];
    const begin = starts[column];
    const end = starts[column + 1];
    let p = begin;
    for (; p + 3 < end && values[p + 3] >= least; p += 4) {
      const row0 = rows[p];
      const row1 = rows[p + 1];
      const row2 = rows[p + 2];
      const row3 = rows[p + 3];
      const sum0 = sums[row0];
      const sum1 = sums[row1];
      const sum2 = sums[row2];
      const sum3 = sums[row3];
      sums[row0] = sum0 + chance * values[p];
      sums[row1] = sum1 + chance * values[p + 1];
      sums[row2] = sum2 + chance * values[p + 2];
      sums[row3] = sum3 + chance * values[p + 3];
      if (sum0 === 0) touched[count++] = row0;
      if (sum1 === 0) touched[count++] = row1;
      if (sum2 === 0) touched[count++] = row2;
      if (sum3 === 0) touched[count++] = row3;
    }
    for (; p < end && values[p] >= least; p++) {
      const row = rows[p];
      const sum = sums[row];
      sums[row] = sum + chance * values[p];
      if (sum === 0) touched[count++] = row;
    }
    multiplications += p - begin;
  }
  result.length = count;
  return multiplications;
}

/** Moves the sums of the touched rows into the result and returns their mass. */
function gather(sums: Float64Array, result: FlowColumn): number {
  const { rows, values, length } = result;
  let mass = 0;
  for (let i = 0; i < length; i++) {
    const row = rows[i];
    mass += sums[row];
    values[i] = sums[row];
    sums[row] = 0;
  }
  return mass;
}
