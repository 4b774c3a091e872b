import { describe, expect, it } from 'vitest';
import { mclAlone } from '../../../lab/evaluate/mcl-alone.ts';
import { clique, numbered, siteOf } from './small-webs.ts';

const museum = numbered('https://host.example/m/', 6);
const shop = numbered('https://host.example/s/', 6);
const leaf = 'https://elsewhere.example/';

describe('mcl alone', () => {
  it('gives the cluster of the page, with addresses only it links to', () => {
    const records = [...clique(museum, [leaf]), ...clique(shop)];

    expect(siteOf(mclAlone(), records, museum[3], [...museum, ...shop, leaf])).toEqual([
      ...museum,
      leaf,
    ]);
    expect(siteOf(mclAlone(), records, shop[3], [...museum, ...shop, leaf])).toEqual(shop);
  });

  it('divides again what is more than half of all', () => {
    const [first, ...others] = clique(museum);
    const bridge = { ...first, links: [...first.links, { ...first.links[0], to: shop[0] }] };
    const records = [bridge, ...others, ...clique(shop)];

    expect(siteOf(mclAlone(), records, museum[3], [...museum, ...shop])).toEqual(museum);
    expect(siteOf(mclAlone(), records, shop[3], [...museum, ...shop])).toEqual(shop);
  });
});
