import { useMemo, useRef, useState } from 'preact/hooks';
import type { GridAction } from '../../../../components/grid-keys.ts';
import type { Chip } from '../../../model/address-query.ts';
import type { Database } from '../../../store/database.ts';
import type { SiteRow } from '../../../store/sites.ts';
import { BITS } from '../../../view/addresses/address-table.ts';
import type { Query } from '../../../view/addresses/found-addresses.ts';
import { ADDRESS, listRows, parentRow } from '../../../view/addresses/list-rows.ts';
import {
  addressesBetween,
  addressesOfRow,
  choose,
  noneOf,
  type Selection,
} from '../../../view/addresses/selection.ts';
import { reasonsOf } from '../../../view/evidence-sentences.ts';
import { rowView, type Shown } from './row-view.ts';
import { useEvidence } from './use-evidence.ts';
import { foldsIn, useFolds } from './use-folds.ts';
import { type FoundList, useFound } from './use-found.ts';

const ALL: Query = { text: '', chips: [], sort: 'address' };

export type AddressList = NonNullable<ReturnType<typeof useAddressList>>;

/** The list of a site's addresses and all that can be done in it; null until it has been read. */
export function useAddressList(db: Database, page: string, site: SiteRow) {
  const [query, setQuery] = useState<Query>(ALL);
  const { found, select } = useFound(db, site, query);
  const evidence = useEvidence(page, site);
  const { closed, openedUp, fold, openUp } = useFolds();
  const [wanted, setActive] = useState(0);
  /** Where a range begins, and what was chosen before it. */
  const anchor = useRef<{ row: number; base: Selection | null }>({ row: 0, base: null });
  const counts = useMemo(() => countsOf(found), [found?.table]);
  const list = useMemo(() => {
    if (found === null) return null;
    const reasons = (url: string) => {
      const known = evidence.of(url);
      return known === null ? 0 : reasonsOf(known).length;
    };
    const folds = foldsIn(found.table, closed, openedUp, reasons);
    return { folds, rows: listRows(found.table, found.numbers, folds) };
  }, [found?.table, found?.numbers, closed, openedUp, openedUp.size > 0 && evidence.version]);
  const chosen = useMemo(() => found && chosenIn(found), [found]);
  if (found === null || list === null || chosen === null) return null;

  const { rows, folds } = list;
  const shown: Shown = { found, rows, folds, chosen, openedUp, evidenceOf: evidence.of };
  const active = Math.max(0, Math.min(wanted, rows.kinds.length - 1));
  const go = (row: number, isRange = false) => {
    const to = Math.max(0, Math.min(row, rows.kinds.length - 1));
    setActive(to);
    if (!isRange) {
      anchor.current = { row: to, base: null };
      return;
    }
    anchor.current.base ??= found.selection;
    const { row: from, base } = anchor.current;
    select((now) => choose(base ?? now.selection, addressesBetween(rows, from, to), true));
  };
  const setOpen = (row: number, isOpen: boolean) => {
    const { key, open, level } = rowView(shown, row);
    if (open === null) return;
    if (level === 3) openUp(key, isOpen);
    else fold(key, isOpen);
  };
  const turnChosen = (row: number) => {
    const addresses = addressesOfRow(found.table, found.numbers, rows, row);
    const all = rowView(shown, row).chosen === 'all';
    select((now) => choose(now.selection, addresses, !all));
  };
  const act = (action: GridAction) => {
    const { open } = rowView(shown, active);
    switch (action.do) {
      case 'move':
        return go(active + action.by, action.extend);
      case 'first':
        return go(0, action.extend);
      case 'last':
        return go(rows.kinds.length - 1, action.extend);
      case 'open':
        return open === true ? go(active + 1) : setOpen(active, true);
      case 'close':
        return open === true ? setOpen(active, false) : go(parentRow(rows, active));
      case 'turn':
        return setOpen(active, !open);
      case 'choose':
        return turnChosen(active);
      case 'all':
        return select((now) => choose(now.selection, now.numbers, true));
      case 'none':
        return select((now) => noneOf(now.table));
    }
  };
  return {
    ...{ found, query, counts, rows, active, act },
    selection: found.selection,
    ask: (change: Partial<Query>) => setQuery({ ...query, ...change }),
    rowAt: (row: number) => rowView(shown, row),
    click(row: number, what: 'go' | 'fold' | 'choose' | 'range') {
      go(row, what === 'range');
      if (what === 'fold') setOpen(row, !rowView(shown, row).open);
      if (what === 'choose') turnChosen(row);
      // Anywhere on a group or an address unfolds it, as in any tree.
      if (what === 'go') setOpen(row, !rowView(shown, row).open);
    },
    clear: () => select((now) => noneOf(now.table)),
    explainShown(first: number, end: number) {
      const numbers = rows.of
        .subarray(first, end)
        .filter((_, i) => rows.kinds[first + i] === ADDRESS);
      evidence.show(Array.from(numbers, (number) => found.table.urls[number]));
    },
  };
}

function countsOf(found: FoundList | null): Record<Chip, number> {
  const counts = { in: 0, out: 0, unsure: 0, opened: 0 };
  for (const bits of found?.table.bits ?? []) {
    if (bits & BITS.in) counts.in++;
    else if (bits & BITS.out) counts.out++;
    else counts.unsure++;
    if (bits & BITS.opened) counts.opened++;
  }
  return counts;
}

function chosenIn({ table, numbers, selection }: FoundList): Shown['chosen'] {
  const directories = new Uint32Array(table.directories.length);
  for (const number of numbers) directories[table.directoryOf[number]] += selection.chosen[number];
  const hosts = Uint32Array.from(table.hosts, ({ first, end }) =>
    directories.subarray(first, end).reduce((sum, count) => sum + count, 0),
  );
  return { hosts, directories };
}
