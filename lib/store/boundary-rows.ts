/**
 * A site's boundary as rows of many addresses: a byte of flags and a byte of likelihood for each. A
 * window with a hundred thousand of them reads the bytes; whoever wants members has them unpacked.
 */
import type { Membership } from '../model/boundary.ts';

const ADDRESSES_PER_ROW = 1024;
/** A byte for what is certain. */
export const CERTAIN_BYTE = 255;
const IN = 1;
const OPENED = 2;

export interface BoundaryRow extends PackedMembers {
  site: number;
  chunk: number;
}

export interface PackedMembers {
  /** Addresses parted by line feeds. */
  text: string;
  /** For each: 1 in, plus 2 opened. */
  flags: Uint8Array;
  /** Likelihood in 255ths. */
  likelihoods: Uint8Array;
}

export function boundaryRows(site: number, members: readonly Membership[]): BoundaryRow[] {
  const rows: BoundaryRow[] = [];
  for (let start = 0; start < members.length; start += ADDRESSES_PER_ROW) {
    const some = members.slice(start, start + ADDRESSES_PER_ROW);
    rows.push({ site, chunk: rows.length, ...packedMembers(some) });
  }
  return rows;
}

export const packedMembers = (members: readonly Membership[]): PackedMembers => ({
  text: members.map((member) => member.url).join('\n'),
  flags: Uint8Array.from(members, flagsOf),
  likelihoods: Uint8Array.from(members, (member) => Math.round(CERTAIN_BYTE * member.likelihood)),
});

export function unpackedMembers(row: PackedMembers): Membership[] {
  return addressesIn(row).map((url, i) => ({
    url,
    side: isInside(row.flags[i]) ? 'in' : 'out',
    opened: wasOpened(row.flags[i]),
    likelihood: likelihoodIn(row.likelihoods[i]),
  }));
}

export const addressesIn = ({ text }: Pick<PackedMembers, 'text'>): string[] => text.split('\n');

export const isInside = (flags: number): boolean => (flags & IN) !== 0;

export const wasOpened = (flags: number): boolean => (flags & OPENED) !== 0;

export const likelihoodIn = (byte: number): number => byte / CERTAIN_BYTE;

const flagsOf = ({ side, opened }: Membership): number =>
  (side === 'in' ? IN : 0) + (opened ? OPENED : 0);
