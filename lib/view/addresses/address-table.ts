/**
 * A site's addresses as a list of hundreds of thousands needs them: strings once, and everything
 * that is looked at while filtering, sorting and scrolling in typed arrays. Hosts with most of the
 * site come first; addresses stand in the order of host, directory and name, so that a directory is
 * a range of them, and a host a range of directories.
 */
import { SURE } from '../../model/boundary.ts';
import type { Breathe } from '../../pace/breathing.ts';
import {
  addressesIn,
  CERTAIN_BYTE,
  isInside,
  type PackedMembers,
  wasOpened,
} from '../../store/boundary-rows.ts';
import { directoryKey, hostOfKey } from '../../url/anatomy.ts';
import { slicedSort } from './sliced-sort.ts';

export interface AddressGroup {
  /** Without scheme: a host with its port, or a directory from its host to its last slash. */
  name: string;
  /** From the first of its members, to before the first of the next group. */
  first: number;
  end: number;
}

export interface AddressTable {
  urls: string[];
  /** Bits, see `BITS`. */
  bits: Uint8Array;
  /** Likelihood in 255ths. */
  likelihoods: Uint8Array;
  /** The directory of each address. */
  directoryOf: Uint32Array;
  /** Ranges of addresses. */
  directories: AddressGroup[];
  /** Ranges of directories. */
  hosts: AddressGroup[];
}

/**
 * What can be asked of an address. Sure ones are in or out; the cut's side is `INSIDE` in any case.
 */
export const BITS = { in: 1, out: 2, unsure: 4, opened: 8, INSIDE: 16 } as const;

const LEAST_IN = SURE * CERTAIN_BYTE;
const SLICE = 4096;

export async function addressTable(
  chunks: readonly PackedMembers[],
  breathe: Breathe,
): Promise<AddressTable> {
  const urls: string[] = [];
  const bits: number[] = [];
  const likelihoods: number[] = [];
  const named = new Map<string, number>();
  const own: number[] = [];
  /** By directory: how many of its addresses are in. */
  const inside: number[] = [];
  for (const chunk of chunks) {
    const { flags, likelihoods: odds } = chunk;
    for (const [i, url] of addressesIn(chunk).entries()) {
      const directory = directoryKey(url);
      const number = named.get(directory) ?? named.size; // seen for the first time
      named.set(directory, number);
      own.push(number);
      inside[number] = (inside[number] ?? 0) + (isInside(flags[i]) ? 1 : 0); // its first
      urls.push(url);
      likelihoods.push(odds[i]);
      bits.push(bitsOf(flags[i], odds[i]));
    }
    await breathe();
  }
  const names = [...named.keys()];
  const insideOf = new Map<string, number>();
  names.forEach((name, directory) => {
    const host = hostOfKey(name);
    insideOf.set(host, (insideOf.get(host) ?? 0) + inside[directory]); // its first
  });
  const byName = await slicedSort(
    names.length,
    (a, b) => compareDirectories(names[a], names[b], insideOf),
    breathe,
  );
  const rank = new Uint32Array(names.length);
  byName.forEach((directory, i) => {
    rank[directory] = i;
  });
  const order = await slicedSort(
    urls.length,
    (a, b) => rank[own[a]] - rank[own[b]] || (urls[a] < urls[b] ? -1 : 1),
    breathe,
  );
  const sorted: string[] = [];
  const table = {
    bits: new Uint8Array(urls.length),
    likelihoods: new Uint8Array(urls.length),
    directoryOf: new Uint32Array(urls.length),
  };
  for (let at = 0; at < order.length; at++) {
    if (at % SLICE === 0) await breathe();
    const i = order[at];
    sorted.push(urls[i]);
    table.bits[at] = bits[i];
    table.likelihoods[at] = likelihoods[i];
    table.directoryOf[at] = rank[own[i]];
  }
  const directories = ranges(
    Array.from(byName, (i) => names[i]),
    table.directoryOf,
  );
  return { urls: sorted, ...table, directories, hosts: hostsOf(directories) };
}

function hostsOf(directories: readonly AddressGroup[]): AddressGroup[] {
  const names: string[] = [];
  const hostOf = Uint32Array.from(directories, ({ name }) => {
    const host = hostOfKey(name);
    if (names.at(-1) !== host) names.push(host);
    return names.length - 1;
  });
  return ranges(names, hostOf);
}

function bitsOf(flags: number, likelihood: number): number {
  const verdict =
    likelihood >= LEAST_IN
      ? BITS.in
      : likelihood <= CERTAIN_BYTE - LEAST_IN
        ? BITS.out
        : BITS.unsure;
  return verdict + (wasOpened(flags) ? BITS.opened : 0) + (isInside(flags) ? BITS.INSIDE : 0);
}

/** By host first: a port or a hyphen must not come between a host and its directories. */
function compareDirectories(a: string, b: string, insideOf: ReadonlyMap<string, number>): number {
  const [hostA, hostB] = [hostOfKey(a), hostOfKey(b)];
  if (hostA !== hostB) {
    return insideOf.get(hostB)! - insideOf.get(hostA)! || (hostA < hostB ? -1 : 1);
  }
  return a < b ? -1 : 1;
}

/** `groupOf` rises with the member; each group has at least one. */
function ranges(names: readonly string[], groupOf: Uint32Array): AddressGroup[] {
  const groups = names.map((name) => ({ name, first: 0, end: groupOf.length }));
  for (let i = 1; i < groupOf.length; i++) {
    if (groupOf[i] === groupOf[i - 1]) continue;
    groups[groupOf[i - 1]].end = i;
    groups[groupOf[i]].first = i;
  }
  return groups;
}
