/** Maps of sites for tests: any number of places, neighbours and links, drawn by a seed. */
import { type Random, randomFrom } from '../../lib/graph/random.ts';
import type { MapNode, SiteMap } from '../../lib/model/site-map.ts';

export const nodeOf = (change: Partial<MapNode>): MapNode => ({
  kind: 'place',
  name: 'museum.example/',
  page: '',
  in: 1,
  out: 0,
  unsure: 0,
  opened: 0,
  stands: 1,
  ...change,
});

export function mapOf(places: number, sites: number, hosts: number, links: number, seed: number) {
  const random = randomFrom(seed);
  const nodes = [
    ...Array.from({ length: places }, (_, i) =>
      nodeOf({
        name: i === 0 ? 'museum.example/' : `museum.example/room-${i}/`,
        in: below(random, 400) + 1,
      }),
    ),
    ...Array.from({ length: sites }, (_, i) =>
      nodeOf({ kind: 'site', name: `Neighbour ${i}`, in: 0, out: below(random, 40) + 1 }),
    ),
    ...Array.from({ length: hosts }, (_, i) =>
      nodeOf({ kind: 'host', name: `h${i}.example`, in: 0, out: below(random, 9) + 1 }),
    ),
  ];
  const map: SiteMap = { site: 1, name: 'Museum', nodes, links: [], linksLeftOut: 0 };
  for (let i = 0; i < links; i++) {
    const from = below(random, places);
    const to = below(random, nodes.length);
    if (from === to) continue;
    map.links.push({ from, to, strength: below(random, 300) + 1, crosses: to >= places });
  }
  return map;
}

const below = (random: Random, most: number): number => Math.floor(random() * most);
