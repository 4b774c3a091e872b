/**
 * The rows of the list: hosts, their directories, their addresses and, below an address that was
 * opened up, its reasons. Two typed arrays however long the list is.
 */
import { type AddressTable, BITS } from './address-table.ts';

export const HOST = 0;
export const DIRECTORY = 1;
export const ADDRESS = 2;
export const REASON = 3;

export interface ListRows {
  /**
   * For each row its kind, and the number of the host, directory or address it is (or is about).
   */
  kinds: Uint8Array;
  of: Uint32Array;
  /** For a reason its place among them; otherwise nothing. */
  reasons: Uint8Array;
  /** Addresses found in each host and directory, and how many of those are in. */
  hosts: { found: Uint32Array; inside: Uint32Array };
  directories: { found: Uint32Array; inside: Uint32Array };
  addresses: number;
}

/** What is folded away, by number; and how many reasons are shown below an address. */
export interface Folds {
  hosts: ReadonlySet<number>;
  directories: ReadonlySet<number>;
  reasons: ReadonlyMap<number, number>;
}

export const NO_FOLDS: Folds = { hosts: new Set(), directories: new Set(), reasons: new Map() };

/** Cost: a few steps for each address found; folding does not search again. */
export function listRows(table: AddressTable, found: Uint32Array, folds: Folds): ListRows {
  const { directoryOf, directories, hosts, bits } = table;
  const hostOf = new Uint32Array(directories.length);
  hosts.forEach(({ first, end }, host) => {
    hostOf.fill(host, first, end);
  });
  const counts = (groups: number) => ({
    found: new Uint32Array(groups),
    inside: new Uint32Array(groups),
  });
  const ofHosts = counts(hosts.length);
  const ofDirectories = counts(directories.length);
  const extra = [...folds.reasons.values()].reduce((sum, count) => sum + count, 0);
  const most = found.length + directories.length + hosts.length + extra;
  const kinds = new Uint8Array(most);
  const of = new Uint32Array(most);
  const reasons = new Uint8Array(most);
  let rows = 0;
  const put = (kind: number, number: number, reason = 0) => {
    kinds[rows] = kind;
    of[rows] = number;
    reasons[rows++] = reason;
  };
  let host = -1;
  let directory = -1;
  let isFolded = false;
  for (const address of found) {
    const inside = bits[address] & BITS.INSIDE ? 1 : 0;
    if (directoryOf[address] !== directory) {
      directory = directoryOf[address];
      if (hostOf[directory] !== host) {
        host = hostOf[directory];
        put(HOST, host);
      }
      isFolded = folds.hosts.has(host);
      if (!isFolded) put(DIRECTORY, directory);
      isFolded ||= folds.directories.has(directory);
    }
    ofHosts.found[host]++;
    ofHosts.inside[host] += inside;
    ofDirectories.found[directory]++;
    ofDirectories.inside[directory] += inside;
    if (isFolded) continue;
    put(ADDRESS, address);
    if (extra === 0) continue;
    const told = folds.reasons.get(address) ?? 0; // not opened up
    for (let reason = 0; reason < told; reason++) put(REASON, address, reason);
  }
  return {
    kinds: kinds.subarray(0, rows),
    of: of.subarray(0, rows),
    reasons: reasons.subarray(0, rows),
    hosts: ofHosts,
    directories: ofDirectories,
    addresses: found.length,
  };
}

/** The row it hangs under; −1 for a host. */
export function parentRow({ kinds }: ListRows, row: number): number {
  let parent = row - 1;
  while (parent >= 0 && kinds[parent] >= kinds[row]) parent--;
  return parent;
}
