import { describe, expect, it } from 'vitest';
import { BITS } from '../../../lib/view/addresses/address-table.ts';
import { foundAddresses, type Query } from '../../../lib/view/addresses/found-addresses.ts';
import { MUSEUM, noBreath, tableOf } from './small-table.ts';

const ALL: Query = { text: '', chips: [], sort: 'address' };
const found = async (query: Partial<Query>) => {
  const table = await tableOf(MUSEUM);
  const numbers = await foundAddresses(table, { ...ALL, ...query }, noBreath);
  return Array.from(numbers, (i) => table.urls[i].slice('http://'.length));
};

describe('a table of addresses', () => {
  it('stands in the order of host, most of the site first, directory and name', async () => {
    expect(await found({})).toEqual([
      'www.museum.example/',
      'www.museum.example/rooms-old/a',
      'www.museum.example/rooms/',
      'www.museum.example/rooms/whales',
      'www.museum.example/rooms/north/b?x=1/2',
      'shop.example/',
      'shop.example:8080/Cups',
    ]);
  });

  it('knows hosts and directories as ranges', async () => {
    const { directories, hosts, directoryOf } = await tableOf(MUSEUM);

    expect(hosts.map(({ name, first, end }) => [name, end - first])).toEqual([
      ['www.museum.example', 4],
      ['shop.example', 1],
      ['shop.example:8080', 1],
    ]);
    expect(directories.map(({ name, first, end }) => [name, first, end])).toEqual([
      ['www.museum.example/', 0, 1],
      ['www.museum.example/rooms-old/', 1, 2],
      ['www.museum.example/rooms/', 2, 4],
      ['www.museum.example/rooms/north/', 4, 5],
      ['shop.example/', 5, 6],
      ['shop.example:8080/', 6, 7],
    ]);
    expect([...directoryOf]).toEqual([0, 1, 2, 2, 3, 4, 5]);
  });

  it('says of each address what can be asked of it', async () => {
    const { bits } = await tableOf(MUSEUM);

    expect(bits[5]).toBe(BITS.out + BITS.opened);
    expect(bits[0]).toBe(BITS.in + BITS.opened + BITS.INSIDE);
    expect(bits[4]).toBe(BITS.unsure + BITS.INSIDE);
  });

  it('is empty for an empty site', async () => {
    expect(await tableOf([])).toMatchObject({ urls: [], directories: [], hosts: [] });
  });
});

describe('addresses are found', () => {
  it('by a part of them, in any case', async () => {
    expect(await found({ text: ' cups' })).toEqual(['shop.example:8080/Cups']);
    expect(await found({ text: 'CUPS' })).toEqual(['shop.example:8080/Cups']);
    expect(await found({ text: 'nothing like it' })).toEqual([]);
  });

  it('by verdict, any of several, and by being opened', async () => {
    expect(await found({ chips: ['unsure'] })).toEqual([
      'www.museum.example/rooms-old/a',
      'www.museum.example/rooms/north/b?x=1/2',
    ]);
    expect(await found({ chips: ['out', 'opened'] })).toEqual(['shop.example/']);
    expect(await found({ chips: ['in', 'out', 'unsure'] })).toHaveLength(MUSEUM.length);
    expect(await found({ chips: ['opened'] })).toHaveLength(3);
  });

  it('the least sure first, or the opened first, within each directory', async () => {
    const rooms = (urls: string[]) => urls.filter((url) => /rooms\/[^/]*$/.test(url));

    expect(rooms(await found({ sort: 'sure' }))).toEqual([
      'www.museum.example/rooms/',
      'www.museum.example/rooms/whales',
    ]);
    expect(rooms(await found({ sort: 'opened' }))).toEqual([
      'www.museum.example/rooms/whales',
      'www.museum.example/rooms/',
    ]);
  });
});
