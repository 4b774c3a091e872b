/**
 * Expansion: M := M², one column at a time. Column j of M² is the sum of the columns k of M, each
 * weighted by M(k, j): where a walker is after two steps.
 *
 * The sums are kept in one dense array of doubles which is all zeros between two calls; the list of
 * rows touched makes gathering and clearing proportional to the result. The cost is the number of
 * multiplications, Σ over k of the length of column k, which is returned.
 *
 * The inner loop is written out four times: the loads of one step then overlap the additions of
 * another. Rows within one column differ, so the four never meet.
 */
import type { Column, StochasticMatrix } from './matrix.ts';

export function expandColumn(
  matrix: StochasticMatrix,
  j: number,
  sums: Float64Array,
  result: Column,
): number {
  const { starts, rows, values } = matrix;
  const touched = result.rows;
  let count = 0;
  let multiplications = 0;
  for (let at = starts[j]; at < starts[j + 1]; at++) {
    const chance = values[at];
    const column = rows[at];
    const end = starts[column + 1];
    let p = starts[column];
    multiplications += end - p;
    for (; p + 3 < end; p += 4) {
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
    for (; p < end; p++) {
      const row = rows[p];
      const sum = sums[row];
      if (sum === 0) touched[count++] = row;
      sums[row] = sum + chance * values[p];
    }
  }
  gather(sums, result, count);
  return multiplications;
}

function gather(sums: Float64Array, result: Column, count: number): void {
  const { rows, values } = result;
  for (let i = 0; i < count; i++) {
    const row = rows[i];
    values[i] = sums[row];
    sums[row] = 0;
  }
  result.length = count;
}
