/** Which addresses of a table are chosen: a byte an address, so that a range costs nothing. */
import { schemeOf } from '../../url/anatomy.ts';
import type { AddressTable } from './address-table.ts';
import { ADDRESS, DIRECTORY, HOST, type ListRows } from './list-rows.ts';

export interface Selection {
  chosen: Uint8Array;
  count: number;
}

export const noneOf = ({ urls }: AddressTable): Selection => ({
  chosen: new Uint8Array(urls.length),
  count: 0,
});

/** The same with these addresses chosen, or no longer so. */
export function choose(before: Selection, addresses: Iterable<number>, yes: boolean): Selection {
  const chosen = before.chosen.slice();
  let { count } = before;
  for (const address of addresses) {
    if ((chosen[address] === 1) === yes) continue;
    chosen[address] = yes ? 1 : 0;
    count += yes ? 1 : -1;
  }
  return { chosen, count };
}

export function chosenOf({ chosen }: Selection): number[] {
  const numbers: number[] = [];
  for (let at = chosen.indexOf(1); at !== -1; at = chosen.indexOf(1, at + 1)) numbers.push(at);
  return numbers;
}

/** The addresses a row stands for: its own, or those found in its group. */
export function addressesOfRow(
  table: AddressTable,
  found: Uint32Array,
  rows: ListRows,
  row: number,
): Uint32Array {
  const of = rows.of[row];
  const { directories, hosts } = table;
  switch (rows.kinds[row]) {
    case HOST:
      return foundBetween(
        found,
        directories[hosts[of].first].first,
        directories[hosts[of].end - 1].end,
      );
    case DIRECTORY:
      return foundBetween(found, directories[of].first, directories[of].end);
    case ADDRESS:
      return Uint32Array.of(of);
    default:
      return new Uint32Array(0);
  }
}

/** The addresses between two rows, both included, whichever comes first. */
export function addressesBetween({ kinds, of }: ListRows, a: number, b: number): Uint32Array {
  const [from, to] = a < b ? [a, b] : [b, a];
  return of.subarray(from, to + 1).filter((_, i) => kinds[from + i] === ADDRESS);
}

export interface Whole {
  reach: 'host' | 'prefix';
  target: string;
}

/** The host or directory of which exactly everything is chosen; null when it is not so. */
export function wholeOf(table: AddressTable, { chosen, count }: Selection): Whole | null {
  const first = chosen.indexOf(1);
  if (first === -1) return null;
  const { directories, hosts, directoryOf, urls } = table;
  const host = hosts.find(({ end }) => directoryOf[first] < end)!;
  const start = directories[host.first].first;
  const end = directories[host.end - 1].end;
  const isAll = (from: number, to: number) =>
    from === first && to - from === count && chosen.subarray(from, to).every((one) => one === 1);
  if (isAll(start, end)) return { reach: 'host', target: host.name };
  // A directory with all that is below it: those stand right behind it.
  const { name } = directories[directoryOf[first]];
  let below = directoryOf[first];
  while (below < host.end && directories[below].name.startsWith(name)) below++;
  if (name.length === host.name.length + 1) return null; // the root, which is the host
  if (!isAll(directories[directoryOf[first]].first, directories[below - 1].end)) return null;
  return { reach: 'prefix', target: `${schemeOf(urls[first])}://${name}` };
}

/** Those found lie in ranges of rising numbers, though not in order inside a directory. */
function foundBetween(found: Uint32Array, first: number, end: number): Uint32Array {
  return found.filter((address) => address >= first && address < end);
}
