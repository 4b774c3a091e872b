import { useEffect, useState } from 'preact/hooks';
import { breathing, SLICE } from '../../../pace/breathing.ts';
import type { Database } from '../../../store/database.ts';
import { boundaryChunks, type SiteRow } from '../../../store/sites.ts';
import { type AddressTable, addressTable } from '../../../view/addresses/address-table.ts';
import { foundAddresses, type Query } from '../../../view/addresses/found-addresses.ts';
import { choose, chosenOf, noneOf, type Selection } from '../../../view/addresses/selection.ts';

/** What is shown, and what of it is chosen: always of one table. */
export interface FoundList {
  table: AddressTable;
  numbers: Uint32Array;
  selection: Selection;
  /** What was searched for. */
  text: string;
}

/** Typing is over when no key came for so many milliseconds. */
const TYPING = 120;

/**
 * A site's addresses that fit the query, read and searched in slices; null before they are there.
 */
export function useFound(db: Database, site: SiteRow, query: Query) {
  const [table, setTable] = useState<AddressTable | null>(null);
  const [found, setFound] = useState<FoundList | null>(null);
  useEffect(() => {
    let late = false;
    void (async () => {
      const chunks = await boundaryChunks(db, site.id);
      const next = await addressTable(chunks, breathing(SLICE.window));
      if (!late) setTable(next);
    })();
    return () => {
      late = true;
    };
  }, [site]);
  useEffect(() => {
    if (table === null) return;
    let late = false;
    const search = async () => {
      const numbers = await foundAddresses(table, query, breathing(SLICE.window));
      if (late) return;
      const { text } = query;
      setFound((before) => ({ table, numbers, text, selection: carried(before, table) }));
    };
    const timer = setTimeout(search, query.text === '' ? 0 : TYPING);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [table, query]);
  const select = (by: (found: FoundList) => Selection) =>
    setFound((now) => now && { ...now, selection: by(now) });
  return { found, select };
}

/** What was chosen stays chosen when the list is read again. */
function carried(before: FoundList | null, table: AddressTable): Selection {
  if (before?.table === table) return before.selection;
  if (before === null || before.selection.count === 0) return noneOf(table);
  const urls = new Set(chosenOf(before.selection).map((number) => before.table.urls[number]));
  const again = table.urls.flatMap((url, number) => (urls.has(url) ? [number] : []));
  return choose(noneOf(table), again, true);
}
