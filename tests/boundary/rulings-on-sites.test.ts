import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrivalOf } from '../../lib/boundary/known/page-sketch.ts';
import { KnownWeb } from '../../lib/boundary/known-web.ts';
import { PREFIX } from '../../lib/boundary/sites/site-sums.ts';
import type { UniteRule } from '../../lib/boundary/sites/sites.ts';
import { recordOf } from '../records.ts';
import { applyChange, change, driven, rules, settledBase, webOf } from './small-webs.ts';

const MUSEUM = 'https://museum.example/';
const SHOP = 'https://shop.example/';
const pages = (host: string, paths: string[]) => paths.map((path) => host + path);
const museum = pages(MUSEUM, ['', 'visit', 'rooms/a', 'rooms/b', 'press/1', 'press/2']);
const shop = pages(SHOP, ['', 'cups', 'plates']);

/** Sites that share a host are one. */
const byHost: UniteRule = (_, a, b) =>
  [...a.counts[PREFIX]].some(([directory]) => b.counts[PREFIX].has(directory)) ? 1 : -1;

function open(urls: string[], web = new KnownWeb(byHost), first = 1): KnownWeb {
  urls.forEach((url, i) => {
    const targets = urls.filter((other) => new URL(other).host === new URL(url).host);
    web.add(first + i, arrivalOf(recordOf(url, targets)));
  });
  return web;
}

/** Addresses by site, in the order of their sites' first pages. */
const sitesOf = (web: KnownWeb, urls: string[]): string[][] => {
  const ids = [...new Set(urls.map((url) => web.siteAt(url)))];
  return ids.map((id) => urls.filter((url) => web.siteAt(url) === id));
};

describe('two sites that the person says are one', () => {
  it('are one, and two again when that is taken back', () => {
    const web = open([...museum, ...shop]);
    const before = sitesOf(web, [...museum, ...shop]);
    web.join(museum[0], shop[0]);

    expect(before).toEqual([museum, shop]);
    expect(sitesOf(web, [...museum, ...shop])).toEqual([[...museum, ...shop]]);
    web.unjoin(museum[0], shop[0]);
    expect(sitesOf(web, [...museum, ...shop])).toEqual(before);
  });

  it('are one from the first when the word is there before the pages', () => {
    const web = new KnownWeb(byHost);
    web.join(museum[0], shop[0]);
    open([...museum, ...shop], web);

    expect(sitesOf(web, [...museum, ...shop])).toHaveLength(1);
  });

  it('stay one when they double and are put together anew', () => {
    const web = open([...museum.slice(0, 2), ...shop.slice(0, 1)]);
    web.join(museum[0], shop[0]);
    open([...museum.slice(2), ...shop.slice(1)], web, 10);

    expect(web.siteAt(museum[0])).toBe(web.siteAt(shop[0]));
  });
});

describe('a directory that the person says is a site of its own', () => {
  const press = museum.filter((url) => url.includes('/press/'));
  const rest = museum.filter((url) => !url.includes('/press/'));

  it('is one, and no more when that is taken back with the page before it', () => {
    const web = open(museum.slice(0, -1));
    const before = web.sites.hash;
    open(museum.slice(-1), web, 6);
    web.wall(`${MUSEUM}press/`);

    expect(sitesOf(web, museum)).toEqual([rest, press]);
    web.takeBack();
    web.sites.walls.lower(`${MUSEUM}press/`);
    expect(web.sites.hash).toBe(before);
    open(museum.slice(-1), web, 6);
    expect(sitesOf(web, museum)).toEqual([museum]);
  });

  it('keeps later pages on their side, and addresses that were not opened', () => {
    const web = open(museum);
    web.wall(`${MUSEUM}press/`);
    const later = pages(MUSEUM, ['press/3', 'rooms/c']);
    later.forEach((url, i) => {
      web.add(20 + i, arrivalOf(recordOf(url, [...museum, `${MUSEUM}press/4`, `${MUSEUM}shop`])));
    });
    const inside = driven(web.boundary(web.siteAt(press[0])!));
    const outside = driven(web.boundary(web.siteAt(museum[0])!));
    const isIn = (boundary: typeof inside, url: string) => boundary.isIn(web.graph.numberOf(url)!);

    expect(web.siteAt(later[0])).toBe(web.siteAt(press[0]));
    expect(web.siteAt(later[1])).toBe(web.siteAt(museum[0]));
    expect(isIn(inside, `${MUSEUM}shop`)).toBe(false);
    expect(isIn(outside, `${MUSEUM}press/4`)).toBe(false);
    expect(outside.weights.labelOf(`${MUSEUM}press/4`)).toBe(-1);
  });

  it('can be made one again with another site by a later word', () => {
    const web = open([...museum, ...shop]);
    web.wall(`${MUSEUM}press/`);
    web.join(shop[0], press[0]);
    web.add(20, arrivalOf(recordOf(`${MUSEUM}press/9`, [...museum])));

    expect(sitesOf(web, [...museum, ...shop])).toEqual([rest, [...press, ...shop]]);
  });
});

it('keeps the sums of what was joined, whatever comes, goes and is walled in', () => {
  const place = fc.constantFrom(
    'https://a.example/x/',
    'https://b.example:8080/',
    'https://shared.test/x/y/',
  );
  const address = fc.constantFrom(
    ...[0, 1, 2, 5].map((i) => (settledBase[i] as { url: string }).url),
  );
  const step = fc.oneof(
    { weight: 8, arbitrary: change.map((to) => ({ to })) },
    { weight: 2, arbitrary: fc.record({ one: address, other: address }) },
    { weight: 1, arbitrary: fc.record({ place }) },
  );
  let joined = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 4, maxLength: 16 }), rules, (steps, rule) => {
      const web = webOf(settledBase, rule);
      steps.forEach((said, i) => {
        if ('to' in said) applyChange(web, said.to, settledBase.length + i + 1);
        else if ('place' in said) web.wall(said.place);
        else web.join(said.one, said.other);
        const kept = wholes(web);
        web.sites.joined.outdate();
        expect(kept).toEqual(wholes(web));
        joined += web.sites.parts.length - web.sites.ids.length;
      });
      for (const id of web.sites.ids) driven(web.boundary(id));
    }),
    { numRuns: 60, seed: 8 },
  );

  expect(joined).toBeGreaterThan(200);
});

const wholes = (web: KnownWeb) =>
  web.sites.ids.map((id) => {
    const { pages, counts, branches, inner, leaving } = web.sites.site(id)!;
    return {
      id,
      pages: new Set(pages),
      counts: counts.map((c) => new Map(c)),
      branches: new Map(branches),
      inner,
      leaving,
    };
  });
