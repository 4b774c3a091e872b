/**
 * Inflation Γr: every entry of a column is raised to the power r and the column scaled back to 1.
 * Strong chances grow, weak ones wither.
 *
 * The entries are divided by the largest first, so that the largest power is 1 whatever r is: no
 * inflation can make the column vanish. Entries that have become too small for single precision are
 * left out, since an entry must never be 0. (exp and log together take half the time of a power.)
 */
import type { FlowColumn } from './matrix.ts';

const LEAST = 1e-30;

export function inflateColumn(column: FlowColumn, inflation: number): void {
  const { rows, values } = column;
  let largest = 0;
  for (let i = 0; i < column.length; i++) if (values[i] > largest) largest = values[i];
  let kept = 0;
  let sum = 0;
  for (let i = 0; i < column.length; i++) {
    const share = values[i] / largest;
    rows[kept] = rows[i];
    values[kept] = inflation === 2 ? share * share : Math.exp(inflation * Math.log(share));
    if (values[kept] < LEAST) continue;
    sum += values[kept++];
  }
  for (let i = 0; i < kept; i++) values[i] /= sum;
  column.length = kept;
}
