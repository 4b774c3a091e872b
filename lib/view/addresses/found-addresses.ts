/** Which addresses of a table are shown, and in which order within their directories. */

import type { Chip, Sort } from '../../model/address-query.ts';
import type { Breathe } from '../../pace/breathing.ts';
import { CERTAIN_BYTE } from '../../store/boundary-rows.ts';
import { type AddressTable, BITS } from './address-table.ts';

export interface Query {
  /** Part of the address, in any case; empty finds all. */
  text: string;
  /** An address is shown that has one of these verdicts; opened narrows that. None shows all. */
  chips: readonly Chip[];
  sort: Sort;
}

const SLICE = 4096;

/** Numbers of the addresses found, directory by directory. Cost: a look at each address. */
export async function foundAddresses(
  table: AddressTable,
  { text, chips, sort }: Query,
  breathe: Breathe,
): Promise<Uint32Array> {
  const { urls, bits, directoryOf } = table;
  const needle = text.trim().toLowerCase();
  const verdicts = chips.reduce((sum, chip) => sum + (chip === 'opened' ? 0 : BITS[chip]), 0);
  const opened = chips.includes('opened') ? BITS.opened : 0;
  const found = new Uint32Array(urls.length);
  let count = 0;
  for (let i = 0; i < urls.length; i++) {
    if (i % SLICE === 0) await breathe();
    if (verdicts !== 0 && (bits[i] & verdicts) === 0) continue;
    if ((bits[i] & opened) !== opened) continue;
    if (needle !== '' && !urls[i].toLowerCase().includes(needle)) continue;
    found[count++] = i;
  }
  const shown = found.slice(0, count);
  return sort === 'address' ? shown : within(shown, directoryOf, keysOf(table, sort));
}

/** Small numbers to sort by: the least sure first, or the opened first. */
function keysOf({ likelihoods, bits }: AddressTable, sort: Sort): Uint8Array {
  return sort === 'sure'
    ? likelihoods.map((likelihood) => Math.abs(2 * likelihood - CERTAIN_BYTE))
    : bits.map((bit) => (bit & BITS.opened ? 0 : 1));
}

/** Sorted by key in each directory, by counting; equal keys stay in the order of addresses. */
function within(shown: Uint32Array, directoryOf: Uint32Array, keys: Uint8Array): Uint32Array {
  const sorted = new Uint32Array(shown.length);
  for (let start = 0, end = 0; start < shown.length; start = end) {
    const places = new Uint32Array(257);
    while (end < shown.length && directoryOf[shown[end]] === directoryOf[shown[start]]) {
      places[keys[shown[end++]] + 1]++;
    }
    for (let key = 0; key < 256; key++) places[key + 1] += places[key];
    for (let at = start; at < end; at++) sorted[start + places[keys[shown[at]]]++] = shown[at];
  }
  return sorted;
}
