import { describe, expect, it } from 'vitest';
import type { AddressTable } from '../../../lib/view/addresses/address-table.ts';
import { foundAddresses } from '../../../lib/view/addresses/found-addresses.ts';
import {
  type Folds,
  listRows,
  NO_FOLDS,
  parentRow,
} from '../../../lib/view/addresses/list-rows.ts';
import {
  addressesBetween,
  addressesOfRow,
  choose,
  chosenOf,
  noneOf,
  wholeOf,
} from '../../../lib/view/addresses/selection.ts';
import { MUSEUM, noBreath, tableOf } from './small-table.ts';

const all = (table: AddressTable) =>
  foundAddresses(table, { text: '', chips: [], sort: 'address' }, noBreath);

async function shown(folds: Partial<Folds>) {
  const table = await tableOf(MUSEUM);
  const found = await all(table);
  return { table, found, rows: listRows(table, found, { ...NO_FOLDS, ...folds }) };
}

describe('the rows of the list', () => {
  it('are hosts, their directories and their addresses', async () => {
    const { rows } = await shown({});

    expect([...rows.kinds].join('')).toBe('0121212212012012');
    expect([...rows.hosts.found]).toEqual([5, 1, 1]);
    expect([...rows.hosts.inside]).toEqual([4, 0, 0]);
    expect([...rows.directories.found]).toEqual([1, 1, 2, 1, 1, 1]);
  });

  it('leave out what is folded, and still count it', async () => {
    const { rows } = await shown({ hosts: new Set([0]), directories: new Set([4]) });

    expect([...rows.kinds]).toEqual([0, 0, 1, 0, 1, 2]);
    expect([...rows.hosts.found]).toEqual([5, 1, 1]);
  });

  it('show the reasons of an address below it', async () => {
    const { rows } = await shown({ reasons: new Map([[5, 2]]) });

    expect([...rows.kinds].slice(10, 15)).toEqual([0, 1, 2, 3, 3]);
    expect([...rows.reasons].slice(13, 15)).toEqual([0, 1]);
    expect([...rows.of].slice(12, 15)).toEqual([5, 5, 5]);
    expect([14, 13, 12, 11, 10].map((row) => parentRow(rows, row))).toEqual([12, 12, 11, 10, -1]);
  });
});

describe('a selection', () => {
  it('is of a row, of a group and of a range', async () => {
    const { table, found, rows } = await shown({});

    expect([...addressesOfRow(table, found, rows, 2)]).toEqual([0]);
    expect([...addressesOfRow(table, found, rows, 0)]).toEqual([0, 1, 2, 3, 4]);
    expect([...addressesBetween(rows, 6, 2)]).toEqual([0, 1, 2]);
    const some = choose(noneOf(table), [1, 2, 2, 5], true);
    expect(some.count).toBe(3);
    expect(chosenOf(choose(some, [2], false))).toEqual([1, 5]);
  });

  it('that is all of a host or directory is known as that', async () => {
    const table = await tableOf(MUSEUM);
    const whole = (...addresses: number[]) =>
      wholeOf(table, choose(noneOf(table), addresses, true));

    expect(whole(0, 1, 2, 3, 4)).toEqual({ reach: 'host', target: 'www.museum.example' });
    expect(whole(6)).toEqual({ reach: 'host', target: 'shop.example:8080' });
    expect(whole(2, 3, 4)).toEqual({
      reach: 'prefix',
      target: 'http://www.museum.example/rooms/',
    });
    expect(whole(2, 3)).toBeNull();
    expect(whole(0)).toBeNull();
    expect(whole(5, 6)).toBeNull();
    expect(whole()).toBeNull();
  });
});
