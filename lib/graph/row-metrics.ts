/**
 * Measures between two rows of sparse vectors, by merging their rising columns: linear in the
 * entries of the two. A zero vector points nowhere: its cosine is 1 with another zero vector, since
 * equal rows are alike, and 0 with all others.
 */
import type { SparseRows } from './sparse-rows.ts';

export function dot(rows: SparseRows, a: number, b: number): number {
  const { starts, columns, values } = rows;
  let i = starts[a];
  let j = starts[b];
  let sum = 0;
  while (i < starts[a + 1] && j < starts[b + 1]) {
    const step = columns[i] - columns[j];
    if (step === 0) sum += values[i] * values[j];
    if (step <= 0) i++;
    if (step >= 0) j++;
  }
  return sum;
}

/** Squared Euclidean lengths of all rows. */
export function squaredNorms(rows: SparseRows): Float64Array {
  const norms = new Float64Array(rows.count);
  for (let row = 0; row < rows.count; row++) {
    let sum = 0;
    for (let i = rows.starts[row]; i < rows.starts[row + 1]; i++) sum += rows.values[i] ** 2;
    norms[row] = sum;
  }
  return norms;
}

export function squaredDistance(rows: SparseRows, a: number, b: number): number {
  const { starts, columns, values } = rows;
  let i = starts[a];
  let j = starts[b];
  let sum = 0;
  while (i < starts[a + 1] || j < starts[b + 1]) {
    const left = i < starts[a + 1] ? columns[i] : Number.POSITIVE_INFINITY;
    const right = j < starts[b + 1] ? columns[j] : Number.POSITIVE_INFINITY;
    const x = left <= right ? values[i++] : 0;
    const y = right <= left ? values[j++] : 0;
    sum += (x - y) ** 2;
  }
  return sum;
}

/** A squared distance reckoned from squared lengths that sum to `lengths`, cleared of rounding. */
export function clearSquare(square: number, lengths: number): number {
  return square > ROUNDING * lengths ? square : 0;
}

/** Differences below this share of what was subtracted say nothing: the rows are equal. */
const ROUNDING = 1e-12;

export function cosine(rows: SparseRows, a: number, b: number): number {
  const left = dot(rows, a, a);
  const right = dot(rows, b, b);
  if (left === 0 || right === 0) return left === right ? 1 : 0;
  return dot(rows, a, b) / (Math.sqrt(left) * Math.sqrt(right));
}
