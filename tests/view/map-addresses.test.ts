import { describe, expect, it } from 'vitest';
import type { Membership } from '../../lib/model/boundary.ts';
import type { SiteMap } from '../../lib/model/site-map.ts';
import { addressesOfNode } from '../../lib/view/map-addresses.ts';
import { nodeOf } from './known-maps.ts';

const memberOf = (url: string, side: 'in' | 'out'): Membership => ({
  url,
  side,
  opened: false,
  likelihood: 1,
});
const members = [
  memberOf('https://museum.example/', 'in'),
  memberOf('https://museum.example/rooms/a?b=/c/', 'in'),
  memberOf('http://museum.example/rooms/deep/x', 'in'),
  memberOf('https://shop.example/', 'out'),
  memberOf('https://tiny.example/', 'in'),
  memberOf('https://far.example/', 'out'),
  { ...memberOf('https://museum.example/rooms/of-another-site', 'out'), opened: true },
];
const [museum, rooms, shop, rest, far] = [
  nodeOf({ name: 'museum.example/' }),
  nodeOf({ name: 'museum.example/rooms/' }),
  nodeOf({ kind: 'host', name: 'shop.example' }),
  nodeOf({ kind: 'more-places', name: '' }),
  nodeOf({ kind: 'more-hosts', name: '' }),
];
const map: SiteMap = {
  site: 1,
  name: '',
  nodes: [museum, rooms, shop, rest, far],
  links: [],
  linksLeftOut: 0,
};

describe('the addresses of a node', () => {
  it('are each in the deepest directory on the map, or in the rest', () => {
    const numbers = map.nodes.map((node) =>
      addressesOfNode(map, node, members).map((member) => members.indexOf(member)),
    );

    expect(numbers).toEqual([[0], [1, 2], [3], [4], [5]]);
  });
});
