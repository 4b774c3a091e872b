import { describe, expect, it } from 'vitest';
import { MOST_INDEXED, SearchIndex } from '../../lib/search/search-index.ts';
import { linkTo } from '../records.ts';

const ROOM = 'https://museum.example/rooms/tides';
const SHOP = 'https://shop.example/pots/blue-cup';

function indexed(): SearchIndex {
  const index = new SearchIndex();
  index.add({
    url: ROOM,
    title: 'Room of the Tides',
    links: [linkTo(SHOP, 'a cup as in the exhibition'), linkTo('https://far.test/x', '')],
  });
  for (const _ of index.index());
  return index;
}
const urls = (index: SearchIndex, query: string) => index.search(query).found.map(({ url }) => url);

describe('searching', () => {
  it('finds by title, by the words of links, and by address', () => {
    const index = indexed();

    expect(urls(index, 'tides room')).toEqual([ROOM]);
    expect(urls(index, 'exhibition')).toEqual([SHOP]);
    expect(urls(index, 'blue')).toEqual([SHOP]);
    expect(urls(index, 'far.test')).toEqual(['https://far.test/x']);
    expect(urls(index, 'tides cup')).toEqual([]);
  });

  it('finds by the beginning of a word, and with a slip of the finger', () => {
    expect(urls(indexed(), 'exhib')).toEqual([SHOP]);
    expect(urls(indexed(), 'exhibtion')).toEqual([SHOP]);
  });

  it('says by which opened page an address is known', () => {
    const index = indexed();
    expect(index.search('cup').found[0]).toMatchObject({ via: ROOM, opened: false });
    index.add({ url: SHOP, title: 'Pots', links: [] });
    for (const _ of index.index());

    expect(index.search('cup').found[0]).toMatchObject({ via: SHOP, opened: true, title: 'Pots' });
  });

  it('finds what a later page says of an address, and a changed title, not the old', () => {
    const index = indexed();
    index.add({ url: ROOM, title: 'Closed', links: [linkTo(SHOP, 'crockery')] });
    for (const _ of index.index());

    expect(urls(index, 'crockery')).toEqual([SHOP]);
    expect(urls(index, 'closed')).toEqual([ROOM]);
    expect(urls(index, 'room of the')).toEqual([]);
  });

  it('leaves out addresses above a bound, but no opened page', () => {
    const index = new SearchIndex();
    const links = Array.from({ length: MOST_INDEXED + 5 }, (_, i) => linkTo(`https://x.test/${i}`));
    index.add({ url: ROOM, title: 'Tides', links });
    index.add({ url: SHOP, title: 'Pots', links: [] });

    expect(index.full).toBe(true);
    expect(index.size).toBe(MOST_INDEXED + 1);
  });
});
