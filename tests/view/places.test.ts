import { describe, expect, it } from 'vitest';
import { prefixesOf } from '../../lib/boundary/known-tally.ts';
import { countByPlace, placesOf } from '../../lib/view/places.ts';

describe('the places of an address', () => {
  it.each([
    'http://www.museum.example/',
    'https://www.museum.example:8080/rooms/sea/whales?page=2/3#/a/b',
    'https://museum.example/a/b/c/d/e/f/g/h/i/j/k',
  ])('are counted as the store counts them: %s', (url) => {
    const { host, paths } = placesOf(url);

    expect(paths.map((path) => host + path)).toEqual(prefixesOf(url));
  });

  it('add up over addresses', () => {
    const counts = countByPlace([
      'http://a.example/x/1',
      'https://a.example/x/2',
      'http://b.example/',
    ]);

    expect([...counts]).toEqual([
      ['a.example/', 2],
      ['a.example/x/', 2],
      ['b.example/', 1],
    ]);
  });
});
