import { describe, expect, it } from 'vitest';
import { kmeansAlong } from '../../../lab/evaluate/kmeans-walks.ts';
import type { PageRecord } from '../../../lib/model/page-record.ts';
import { recordOf } from '../../records.ts';
import { numbered, siteOf } from './small-webs.ts';

const museum = numbered('https://host.example/m/', 5);
const shop = numbered('https://host.example/s/', 5);
const away = 'https://host.example/m/away';
const unopened = 'https://host.example/m/unopened';
const all = [...museum, ...shop];

/** Every page links to all others; what tells them apart is the words. */
const records = (make: (url: string, links: string[], isMuseum: boolean) => PageRecord) => [
  ...all.map((url) => make(url, [...all, unopened], museum.includes(url))),
  make(away, [], true),
];

const titled = records((url, links, isMuseum) =>
  recordOf(url, links, isMuseum ? 'Museum of Clocks' : 'Buy cheap watches'),
);
const styled = records((url, links, isMuseum) => {
  const record = recordOf(url, links, 'Welcome');
  const resources = [`https://cdn.example/${isMuseum ? 'marble' : 'neon'}.css`];
  return { ...record, features: { ...record.features, resources } };
});

describe('incremental k-means along a walk', () => {
  const asked = [...all, away, unopened];

  it.each([
    ['random', 'title', titled],
    ['metropolis', 'title', titled],
    ['random', 'resources', styled],
    ['metropolis', 'resources', styled],
  ] as const)('%s, %s: keeps to pages like the first', (walk, feature, pages) => {
    expect(siteOf(kmeansAlong(walk, feature)(), pages, museum[2], asked)).toEqual(museum);
    expect(siteOf(kmeansAlong(walk, feature)(), pages, shop[2], asked)).toEqual(shop);
  });

  it('is as wide as the walk when the words tell nothing', () => {
    expect(siteOf(kmeansAlong('random', 'title')(), styled, museum[2], asked)).toEqual(all);
    expect(siteOf(kmeansAlong('random', 'title')(), styled, away, asked)).toEqual([away]);
  });
});
