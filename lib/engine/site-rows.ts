/** A boundary as rows that people's windows read. */
import type { Membership } from '../model/boundary.ts';
import { ADDRESSES_PER_CHUNK, type BoundaryRow } from '../store/sites.ts';

export function boundaryRows(site: number, members: readonly Membership[]): BoundaryRow[] {
  const rows: BoundaryRow[] = [];
  for (let start = 0; start < members.length; start += ADDRESSES_PER_CHUNK) {
    const some = members.slice(start, start + ADDRESSES_PER_CHUNK);
    rows.push({
      site,
      chunk: rows.length,
      text: some.map((member) => member.url).join('\n'),
      flags: Uint8Array.from(some, flagsOf),
      likelihoods: Uint8Array.from(some, (member) => Math.round(255 * member.likelihood)),
    });
  }
  return rows;
}

const flagsOf = ({ side, opened }: Membership): number =>
  (side === 'in' ? 1 : 0) + (opened ? 2 : 0);
