import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countByPlace } from '../../lib/view/places.ts';
import { rowsOf, shortTree, siteTree } from '../../lib/view/site-tree.ts';

const told = (urls: string[], most = 100) =>
  rowsOf(shortTree(siteTree(countByPlace(urls)), most)).map(
    ({ host, path, inside }) => `${host}${path} ${inside}`,
  );

const urls = fc.array(
  fc
    .tuple(
      fc.constantFrom('a.example', 'b.example', 'c.example'),
      fc.array(fc.constantFrom('x', 'y', 'z'), { maxLength: 4 }),
    )
    .map(([host, path]) => `http://${host}/${path.join('/')}`),
  { minLength: 1 },
);

describe('the tree of a site', () => {
  it('has its hosts and their directories, largest first', () => {
    expect(
      told([
        'http://shop.example/basket',
        'http://www.museum.example/',
        'http://www.museum.example/about/us',
        'http://www.museum.example/rooms/sea/1',
        'http://www.museum.example/rooms/2',
      ]),
    ).toEqual([
      'www.museum.example/ 4',
      'www.museum.example/rooms/ 2',
      'www.museum.example/about/ 1',
      'shop.example/ 1',
    ]);
  });

  it('begins at the directory that holds all of a host’s addresses', () => {
    expect(
      told(['http://pages.example/a/choir/1', 'http://pages.example/a/choir/songs/2']),
    ).toEqual(['pages.example/a/choir/ 2', 'pages.example/a/choir/songs/ 1']);
  });

  it('counts every address once among hosts, never more in a directory than its host', () => {
    fc.assert(
      fc.property(urls, (list) => {
        const tree = siteTree(countByPlace(list));
        expect(tree.reduce((sum, host) => sum + host.inside, 0)).toBe(list.length);
        for (const { inside, directories } of tree) {
          const below = directories.reduce((sum, directory) => sum + directory.inside, 0);
          expect(below).toBeLessThanOrEqual(inside);
        }
      }),
    );
  });

  it('is cut to the largest rows, hosts first', () => {
    fc.assert(
      fc.property(urls, fc.integer({ min: 1, max: 8 }), (list, most) => {
        const tree = siteTree(countByPlace(list));
        const rows = rowsOf(shortTree(tree, most));
        expect(rows.length).toBe(Math.min(most, rowsOf(tree).length));
        expect(rows.filter((row) => 'directories' in row).length).toBe(Math.min(most, tree.length));
      }),
    );
  });
});
