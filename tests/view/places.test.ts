import { describe, expect, it } from 'vitest';
import { prefixesOf } from '../../lib/boundary/known/known-tally.ts';
import { countByPlace, insideByPlace, placesOf } from '../../lib/view/places.ts';

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

  it('add up over the chunks of a stored boundary, for what is in', async () => {
    const chunks = [
      { text: 'http://a.example/x/1\nhttp://a.example/y/', flags: Uint8Array.of(1, 2) },
      { text: 'http://a.example/x/2', flags: Uint8Array.of(3) },
    ];
    let breaths = 0;
    const counts = await insideByPlace(chunks, async () => {
      breaths++;
    });

    expect(counts).toEqual(countByPlace(['http://a.example/x/1', 'http://a.example/x/2']));
    expect(breaths).toBe(2);
  });
});
