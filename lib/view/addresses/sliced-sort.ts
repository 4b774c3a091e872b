/**
 * Merge sort that breathes: runs of a thousand are sorted at once, then merged pair by pair with a
 * pause when one is due. Stable. Cost: n log n comparisons.
 */
import type { Breathe } from '../../pace/breathing.ts';

const RUN = 1024;

/** The numbers below `count`, in the order that `compare` gives them. */
export async function slicedSort(
  count: number,
  compare: (a: number, b: number) => number,
  breathe: Breathe,
): Promise<Uint32Array> {
  let from = new Uint32Array(count);
  for (let i = 0; i < count; i++) from[i] = i;
  for (let start = 0; start < count; start += RUN) {
    from.subarray(start, start + RUN).sort(compare);
    await breathe();
  }
  let to = new Uint32Array(count);
  for (let width = RUN; width < count; width *= 2) {
    for (let start = 0; start < count; start += 2 * width) {
      const middle = Math.min(start + width, count);
      await merge(from, to, start, middle, Math.min(middle + width, count), compare, breathe);
    }
    [from, to] = [to, from];
  }
  return from;
}

async function merge(
  from: Uint32Array,
  to: Uint32Array,
  start: number,
  middle: number,
  end: number,
  compare: (a: number, b: number) => number,
  breathe: Breathe,
): Promise<void> {
  let left = start;
  let right = middle;
  for (let at = start; at < end; at++) {
    const takesLeft = right >= end || (left < middle && compare(from[left], from[right]) <= 0);
    to[at] = takesLeft ? from[left++] : from[right++];
    if ((at & (RUN - 1)) === 0) await breathe();
  }
}
