import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ClaimedAddresses } from '../../lib/engine/claimed-addresses.ts';
import type { Membership } from '../../lib/model/boundary.ts';

const member = fc.record({
  url: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  side: fc.constantFrom('in' as const, 'out' as const),
  opened: fc.boolean(),
  likelihood: fc.constantFrom(0.6, 0.8, 0.9),
});
const boundary = fc.uniqueArray(member, { selector: ({ url }) => url });

it('go to the likeliest of the sites that have them in, whoever claims first', () => {
  const sites = fc.array(boundary, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(sites, fc.boolean(), (boundaries, backwards) => {
      const claimed = new ClaimedAddresses();
      const order = [...boundaries.keys()];
      for (const site of backwards ? order.reverse() : order) {
        claimed.claim(site, boundaries[site]);
      }
      for (const url of ['a', 'b', 'c', 'd', 'e']) {
        const claims = boundaries.flatMap((members, site) =>
          members
            .filter((one) => one.url === url && one.side === 'in' && !one.opened)
            .map(({ likelihood }) => ({ site, likelihood })),
        );
        claims.sort((x, y) => y.likelihood - x.likelihood || x.site - y.site);
        expect(claimed.siteAt(url)).toBe(claims[0]?.site);
      }
    }),
    { seed: 5, numRuns: 500 },
  );
});

it('are told when they change hands, and no other time', () => {
  const one = (url: string, likelihood: number): Membership => ({
    url,
    side: 'in',
    opened: false,
    likelihood,
  });
  const claimed = new ClaimedAddresses();
  expect(claimed.claim(1, [one('a', 0.7), one('b', 0.7)])).toEqual([
    ['a', 1],
    ['b', 1],
  ]);
  expect(claimed.claim(1, [one('a', 0.7), one('b', 0.8)])).toEqual([]);
  expect(claimed.claim(2, [one('a', 0.9), one('b', 0.75)])).toEqual([['a', 2]]);
  expect(claimed.claim(1, [one('a', 0.7)])).toEqual([['b', null]]);
  expect(claimed.clear()).toEqual(['a']);
  expect(claimed.siteAt('a')).toBeUndefined();
});
