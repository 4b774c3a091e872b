/**
 * Edit distance between token lists of URLs (Senellart Fig. 6: modifications, additions, deletions
 * of whole tokens), one URL against many. The distances of the `m` tokens of the one to a growing
 * part of the other are kept as the bits of two words, differences up and differences down, and a
 * token of the other updates all of them at once (Myers 1999 in Hyyrö's form): O(l) per pair while
 * m ≤ 32. Longer lists are compared by rows, O(m·l), after their common ends are taken off.
 */
import type { UrlTokens } from './url-tokens.ts';

/** Bits of a word, and so the most tokens the fast way can hold. */
const WORD = 32;

export class UrlDistances {
  readonly #tokens: UrlTokens;
  /** By token number, the places where the present pattern has that token. */
  #places = new Int32Array(1024);
  #row = new Int32Array(64);

  constructor(tokens: UrlTokens) {
    this.#tokens = tokens;
  }

  /** Distance from URL `from` to each URL in `to`, by their numbers, written into `distances`. */
  between(from: number, to: Int32Array, distances: Int32Array): void {
    const { starts, flat, distinct } = this.#tokens;
    const start = starts[from];
    const length = starts[from + 1] - start;
    if (length === 0 || length > WORD) {
      for (let i = 0; i < to.length; i++) distances[i] = this.#byRows(from, to[i]);
      return;
    }
    if (this.#places.length < distinct) this.#places = new Int32Array(2 * distinct);
    const places = this.#places;
    for (let i = 0; i < length; i++) places[flat[start + i]] |= 1 << i;
    const last = 1 << (length - 1);
    for (let i = 0; i < to.length; i++) {
      const other = to[i];
      distances[i] = byBits(places, length, last, flat, starts[other], starts[other + 1]);
    }
    for (let i = 0; i < length; i++) places[flat[start + i]] = 0;
  }

  #byRows(a: number, b: number): number {
    const { starts, flat } = this.#tokens;
    let [i, endA, j, endB] = [starts[a], starts[a + 1], starts[b], starts[b + 1]];
    while (i < endA && j < endB && flat[i] === flat[j]) {
      i++;
      j++;
    }
    while (i < endA && j < endB && flat[endA - 1] === flat[endB - 1]) {
      endA--;
      endB--;
    }
    if (this.#row.length < endB - j + 1) this.#row = new Int32Array(2 * (endB - j + 1));
    const row = this.#row;
    for (let k = 0; k <= endB - j; k++) row[k] = k;
    for (; i < endA; i++) {
      let diagonal = row[0]++;
      for (let k = 1; k <= endB - j; k++) {
        const above = row[k];
        const changed = diagonal + (flat[i] === flat[j + k - 1] ? 0 : 1);
        row[k] = Math.min(changed, above + 1, row[k - 1] + 1);
        diagonal = above;
      }
    }
    return row[endB - j];
  }
}

function byBits(
  places: Int32Array,
  length: number,
  last: number,
  flat: Int32Array,
  start: number,
  end: number,
): number {
  let distance = length;
  let up = -1;
  let down = 0;
  for (let i = start; i < end; i++) {
    const equal = places[flat[i]];
    const vertical = equal | down;
    const horizontal = (((equal & up) + up) ^ up) | equal;
    let rise = down | ~(horizontal | up);
    let fall = up & horizontal;
    if ((rise & last) !== 0) distance++;
    else if ((fall & last) !== 0) distance--;
    rise = (rise << 1) | 1;
    fall <<= 1;
    up = fall | ~(vertical | rise);
    down = rise & vertical;
  }
  return distance;
}
