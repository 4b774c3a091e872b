import { useState } from 'preact/hooks';
import type { AddressTable } from '../../../view/addresses/address-table.ts';
import type { Folds } from '../../../view/addresses/list-rows.ts';

/** What is folded away, and which addresses are opened up: by name, which outlives the numbers. */
export function useFolds() {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [openedUp, setOpenedUp] = useState<ReadonlySet<string>>(new Set());
  return {
    closed,
    openedUp,
    fold: (group: string, isOpen: boolean) => setClosed(withOr(closed, group, !isOpen)),
    openUp: (url: string, isOpen: boolean) => setOpenedUp(withOr(openedUp, url, isOpen)),
  };
}

/** The same for the numbers of this table. */
export function foldsIn(
  { hosts, directories, urls }: AddressTable,
  closed: ReadonlySet<string>,
  openedUp: ReadonlySet<string>,
  reasonsOf: (url: string) => number,
): Folds {
  const numbers = (groups: readonly { name: string }[]) =>
    new Set(groups.flatMap(({ name }, number) => (closed.has(name) ? [number] : [])));
  return {
    hosts: numbers(hosts),
    directories: numbers(directories),
    reasons: new Map([...openedUp].map((url) => [urls.indexOf(url), reasonsOf(url)])),
  };
}

function withOr(all: ReadonlySet<string>, one: string, isIn: boolean): Set<string> {
  const others = new Set(all);
  if (isIn) others.add(one);
  else others.delete(one);
  return others;
}
