/**
 * Pruning: keeps a column sparse by leaving out its small entries, and scales it back to 1.
 *
 * 1. Entries below `cutoff` go.
 * 2. If fewer than `recover` are left and their mass is below `enough`, the largest entries come
 *    back until there are `recover`.
 * 3. Otherwise, if more than `select` are left, only the `select` largest stay; if their mass is
 *    then below `enough`, the largest that passed the cutoff come back until there are `recover`.
 *
 * The limits are those of the mcl program (-P is 1 / cutoff, -S, -R, -pct), with one difference:
 * selection is strict. Among equal entries at the limit those reached first by the expansion stay,
 * so a column never has more than max(select, recover) entries; on web graphs, where hundreds of
 * pages look alike to a walker, that is what makes a column cheap.
 *
 * O(length) expected. Returns the mass that was left out.
 */
import { kthLargest } from './kth-largest.ts';
import type { FlowColumn } from './matrix.ts';

export interface PruneLimits {
  cutoff: number;
  select: number;
  recover: number;
  enough: number;
  /** Products below this are left out of the expansion; see expand.ts. */
  faint: number;
}

export const PRUNE_LIMITS: PruneLimits = {
  cutoff: 1 / 2000,
  select: 100,
  recover: 120,
  enough: 0.9,
  faint: 5e-6,
};

export function checkLimits({ cutoff, select, recover, enough, faint }: PruneLimits): void {
  if (!(cutoff >= 0 && cutoff < 1)) throw new RangeError(`A cutoff of ${cutoff} keeps nothing.`);
  if (!(Number.isInteger(select) && select > 0 && Number.isInteger(recover) && recover > 0)) {
    throw new RangeError(`Cannot keep ${select} or ${recover} entries of a column.`);
  }
  if (!(faint >= 0 && faint < 1)) throw new RangeError(`${faint} is not a faint product.`);
  if (!(enough >= 0 && enough <= 1)) throw new RangeError(`A column cannot have mass ${enough}.`);
}

export function pruneColumn(
  column: FlowColumn,
  limits: PruneLimits,
  scratch: Float32Array,
): number {
  const { cutoff, select, recover, enough } = limits;
  const { values } = column;
  let above = 0;
  let mass = 0;
  let total = 0;
  for (let i = 0; i < column.length; i++) {
    const value = values[i];
    total += value;
    if (value < cutoff) continue;
    mass += value;
    above++;
  }
  if (above < recover && mass < enough * total) {
    keepLargest(column, recover, scratch);
  } else {
    keep(column, cutoff, above);
    if (above > select) {
      const scant = recover > select && massOfLargest(column, select, scratch) < enough * total;
      keepLargest(column, scant ? recover : select, scratch);
    }
  }
  return total - rescale(column);
}

function massOfLargest(column: FlowColumn, count: number, scratch: Float32Array): number {
  scratch.set(column.values.subarray(0, column.length));
  kthLargest(scratch, column.length, count);
  return sumOf(scratch, count);
}

function keepLargest(column: FlowColumn, count: number, scratch: Float32Array): void {
  if (column.length <= count) return;
  scratch.set(column.values.subarray(0, column.length));
  const bar = kthLargest(scratch, column.length, count);
  let larger = 0;
  for (let i = 0; i < count; i++) if (scratch[i] > bar) larger++;
  keep(column, bar, count - larger);
}

/** Keeps the entries above the bar, and of those at the bar the first ones, as many as `ties`. */
function keep(column: FlowColumn, bar: number, ties: number): void {
  const { rows, values } = column;
  let kept = 0;
  let left = ties;
  for (let i = 0; i < column.length; i++) {
    const value = values[i];
    if (value < bar || (value === bar && left-- <= 0)) continue;
    rows[kept] = rows[i];
    values[kept++] = value;
  }
  column.length = kept;
}

function rescale(column: FlowColumn): number {
  const { values } = column;
  const mass = sumOf(values, column.length);
  for (let i = 0; i < column.length; i++) values[i] /= mass;
  return mass;
}

function sumOf(values: Float32Array, length: number): number {
  let sum = 0;
  for (let i = 0; i < length; i++) sum += values[i];
  return sum;
}
