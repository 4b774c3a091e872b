import type { GridRow } from '../../../../components/address-grid.tsx';
import { type Evidence, verdictOf } from '../../../model/boundary.ts';
import { sayCount } from '../../../say.ts';
import { likelihoodIn } from '../../../store/boundary-rows.ts';
import { hostOfKey, keyOf } from '../../../url/anatomy.ts';
import { BITS } from '../../../view/addresses/address-table.ts';
import {
  DIRECTORY,
  type Folds,
  HOST,
  type ListRows,
  REASON,
} from '../../../view/addresses/list-rows.ts';
import { reasonsOf, whyOf } from '../../../view/evidence-sentences.ts';
import type { FoundList } from './use-found.ts';

export interface Shown {
  found: FoundList;
  rows: ListRows;
  folds: Folds;
  /** Addresses found and chosen, by host and by directory. */
  chosen: { hosts: Uint32Array; directories: Uint32Array };
  openedUp: ReadonlySet<string>;
  evidenceOf(url: string): Evidence | null;
}

const GROUP = { verdict: null, opened: false, weight: null } as const;

/** A row of the list as it is shown. */
export function rowView(shown: Shown, row: number): GridRow {
  const { rows, found, folds } = shown;
  const { table } = found;
  const of = rows.of[row];
  switch (rows.kinds[row]) {
    case HOST: {
      const { name } = table.hosts[of];
      const { found: all, inside } = rows.hosts;
      return {
        ...GROUP,
        key: name,
        level: 1,
        name,
        full: name,
        open: !folds.hosts.has(of),
        chosen: part(shown.chosen.hosts[of], all[of]),
        note: sayCount('groupCount', all[of], inside[of]),
      };
    }
    case DIRECTORY: {
      const { name } = table.directories[of];
      const { found: all, inside } = rows.directories;
      return {
        ...GROUP,
        key: name,
        level: 2,
        name: name.slice(hostOfKey(name).length),
        full: name,
        open: !folds.directories.has(of),
        chosen: part(shown.chosen.directories[of], all[of]),
        note: sayCount('groupCount', all[of], inside[of]),
      };
    }
    case REASON:
      return reasonView(shown, table.urls[of], rows.reasons[row]);
    default:
      return addressView(shown, of);
  }
}

function addressView({ found, openedUp, evidenceOf }: Shown, number: number): GridRow {
  const { urls, bits, likelihoods, directories, directoryOf } = found.table;
  const url = urls[number];
  const evidence = evidenceOf(url);
  const directory = directories[directoryOf[number]].name;
  const last = keyOf(url).slice(directory.length);
  return {
    key: url,
    level: 3,
    name: last === '' ? '/' : last,
    full: url,
    open: openedUp.has(url),
    chosen: found.selection.chosen[number] === 1 ? 'all' : 'none',
    verdict: verdictOf({ likelihood: likelihoodIn(likelihoods[number]) }),
    opened: (bits[number] & BITS.opened) !== 0,
    note: evidence && whyOf(evidence),
    weight: null,
  };
}

function reasonView({ evidenceOf }: Shown, url: string, reason: number): GridRow {
  const { sentence, weight } = reasonsOf(evidenceOf(url)!)[reason];
  return {
    ...GROUP,
    key: `${url} ${reason}`,
    level: 4,
    name: sentence,
    full: sentence,
    open: null,
    chosen: null,
    note: null,
    weight,
  };
}

const part = (chosen: number, all: number): 'all' | 'some' | 'none' =>
  chosen === 0 ? 'none' : chosen === all ? 'all' : 'some';
