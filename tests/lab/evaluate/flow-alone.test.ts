import { describe, expect, it } from 'vitest';
import { flowAlone, flowFrom } from '../../../lab/evaluate/flow-alone.ts';
import { KnownLinks } from '../../../lab/evaluate/known-links.ts';
import { recordOf } from '../../records.ts';
import { clique, numbered, siteOf } from './small-webs.ts';

const museum = numbered('https://museum.example/', 6);
const shop = numbered('https://shop.example/', 6);

describe('flow alone', () => {
  it('with the ε of the paper reaches whatever links lead to, and nothing else', () => {
    const records = [...clique(museum, [shop[0]]), ...clique(shop)];

    expect(siteOf(flowAlone(), records, museum[0], [...museum, ...shop])).toEqual([
      ...museum,
      ...shop,
    ]);
    expect(siteOf(flowAlone(), records, shop[0], [...museum, ...shop])).toEqual(shop);
  });

  it('leaves out an address that is less similar than ε', () => {
    const page = 'https://museum.example/';
    const away = (tokens: number) => `${page}${numbered('t', tokens).join('/')}`;
    const records = [recordOf(page, [away(49), away(51)])];

    expect(siteOf(flowAlone(), records, page, [away(49), away(51)])).toEqual([away(49)]);
  });

  it('cuts at the bottleneck where ε weighs something', () => {
    const known = new KnownLinks();
    const bridge = recordOf(museum[0], [...museum.slice(1), shop[0]]);
    for (const record of [bridge, ...clique(museum).slice(1), ...clique(shop)]) known.open(record);
    const side = flowFrom(known, [0, 1, 2], 0.3);

    expect(museum.map((url) => side[known.numberOf(url)!])).toEqual([1, 1, 1, 1, 1, 1]);
    expect(shop.map((url) => side[known.numberOf(url)!])).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
