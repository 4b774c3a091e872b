/**
 * How exact a capacity is. A capacity is a double rounded, once, at the door, to a whole number of
 * grains. While every sum stays below 2⁵³ grains, adding, subtracting and comparing are exact: no
 * order of pushes can change a result by a bit, equality means equality, and an algorithm may say
 * `> 0` without a tolerance of its own. 2⁻³⁰ keeps nine decimal places and leaves room for eight
 * million ties of weight one; what is smaller than half a grain is zero.
 */
export const GRAIN = 2 ** -30;

/** Sums of capacities are exact up to here. */
export const LARGEST_SUM = 2 ** 53 * GRAIN;

/** The capacity in whole grains; refuses what is no capacity, saying which one it was. */
export function toGrains(capacity: number, what: () => string): number {
  if (capacity >= 0 && capacity <= LARGEST_SUM) return Math.round(capacity / GRAIN) * GRAIN;
  if (capacity === Number.POSITIVE_INFINITY) return capacity;
  const wanted = capacity > 0 ? `at most ${LARGEST_SUM} or infinite` : 'zero or more';
  throw new RangeError(`${what()} must be ${wanted}, but is ${capacity}.`);
}
