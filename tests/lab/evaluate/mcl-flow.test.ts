import { describe, expect, it } from 'vitest';
import { flowAlone } from '../../../lab/evaluate/flow-alone.ts';
import { mclAlone } from '../../../lab/evaluate/mcl-alone.ts';
import { mclFlow } from '../../../lab/evaluate/mcl-flow.ts';
import { recordOf } from '../../records.ts';
import { clique, numbered, siteOf } from './small-webs.ts';

const museum = numbered('https://host.example/m/', 6);
const shop = numbered('https://host.example/s/', 6);
/** A page of the museum that nothing links to, and that links to one page of it. */
const hidden = 'https://host.example/m/hidden';

describe('mcl and then flow', () => {
  const asked = [...museum, ...shop, hidden];
  const linkToShop = recordOf(hidden, [museum[0], shop[0]]);
  const records = [...clique(museum), ...clique(shop), linkToShop];

  it('starts from the cluster: flow alone does not find a page that nothing links to', () => {
    const withHidden = [...clique(museum), ...clique(shop), recordOf(hidden, museum)];

    expect(siteOf(flowAlone(), withHidden, museum[1], asked)).toEqual(museum);
    expect(siteOf(mclFlow(), withHidden, museum[1], asked)).toEqual([...museum, hidden]);
  });

  it('adds what the cluster leads to, and takes nothing away', () => {
    const cluster = siteOf(mclAlone(), records, hidden, asked);
    const whole = siteOf(mclFlow(), records, hidden, asked);

    expect(whole).toEqual(expect.arrayContaining(cluster));
    expect(whole).toEqual(asked);
    expect(cluster.length).toBeLessThan(asked.length);
  });
});
