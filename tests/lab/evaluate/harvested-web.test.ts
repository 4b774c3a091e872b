import { describe, expect, it } from 'vitest';
import { HarvestedWeb, seedFor } from '../../../lab/evaluate/harvested-web.ts';
import { HOSTINGS } from '../../../lab/evaluate/hosting.ts';
import { harvestOf } from './small-webs.ts';

const [front, hall, map, shop] = ['', 'hall', 'map', 'shop/'].map(
  (path) => `https://museum.example/${path}`,
);
const unlisted = 'https://museum.example/attic';
const far = 'https://far.example/';
const web = () =>
  new HarvestedWeb(
    harvestOf([
      { site: 'museum', url: front, links: [hall, unlisted, far, shop] },
      { site: 'museum', url: hall, links: [front, map] },
      { borderline: 'museum', url: map },
      { site: 'shop', url: shop },
    ]),
  );

describe('a harvested web', () => {
  it('knows the sites, and the listed pages a page links to', () => {
    expect(web().labelledSites).toEqual(['museum', 'shop']);
    expect(web().links(0)).toEqual([1, 3]);
    expect(web().links(1)).toEqual([0, 2]);
  });

  it.each(HOSTINGS)('has the same truth under %s', (hosting) => {
    const moved = web().under(hosting);
    const [first, second] = [moved.record(0), moved.record(1)];

    expect(second.url).toBe(first.links[0].to);
    expect(moved.truth(first.url, 'museum')).toBe(true);
    expect(first.links.map(({ to }) => moved.truth(to, 'museum'))).toEqual([
      true,
      null, // a host of the list, but no page of it
      false,
      false,
    ]);
    expect(moved.truth(second.links[1].to, 'museum')).toBe(null); // borderline
    expect(moved.truth(second.links[1].to, 'shop')).toBe(false);
    expect(moved.truth(first.links[3].to, 'shop')).toBe(true);
  });

  it('scores no other spelling of what is in the list', () => {
    const spelled = [
      'http://museum.example/hall',
      'https://museum.example/hall/',
      'https://www.museum.example/hall',
      'http://www.museum.example/attic',
    ];

    expect(spelled.map((url) => web().truth(url, 'museum'))).toEqual([null, null, null, null]);
    expect(web().truth('https://www.far.example/', 'museum')).toBe(false);
    expect(web().truth('https://shop.museum.example/', 'museum')).toBe(false);
  });

  it('has a chance of its own for each site and trace', () => {
    const seeds = [seedFor(1, 'a', 0), seedFor(1, 'a', 1), seedFor(1, 'b', 0), seedFor(2, 'a', 0)];

    expect(new Set(seeds).size).toBe(4);
    expect(seedFor(1, 'a', 0)).toBe(seeds[0]);
  });
});
