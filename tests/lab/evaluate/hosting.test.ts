import { describe, expect, it } from 'vitest';
import { HOSTINGS, hosted, rehosted } from '../../../lab/evaluate/hosting.ts';
import { canonicalUrl } from '../../../lib/url/canonical-url.ts';
import { recordOf } from '../../records.ts';

const clocks = ['about.html', 'hall/1.html', 'hall/2.html', 'tower/1.html', 'shop/a.html?b=1'].map(
  (path) => `https://museums.example/clocks/${path}`,
);
const trains = ['', 'steam.html', 'depot.html'].map(
  (path) => `https://museums.example/trains/${path}`,
);
const loose = ['https://museums.example/', 'https://forum.example/t/1'];
const pages = [
  ...clocks.map((url) => ({ site: 'clocks', url })),
  ...trains.map((url) => ({ site: 'trains', url })),
  ...loose.map((url) => ({ site: '', url })),
];
/** Above the sites of its host, and named like a page of one. */
const above = 'https://museums.example/hall/1.html';
const away = 'https://far.example/clocks/hall/1.html';
const segmentOf = (url: string) => url.split('/')[3];
const hostOf = (url: string) => url.split('/')[2];

describe.each(HOSTINGS)('the hosting %s', (hosting) => {
  const { page, resource } = hosted(hosting, pages);

  it('gives each page one canonical address of its own', () => {
    const moved = pages.map(({ url }) => page(url));

    expect(new Set([...moved, page(above)]).size).toBe(pages.length + 1);
    expect(moved.map((url) => canonicalUrl(url))).toEqual(moved);
    expect(pages.map(({ url }) => page(url))).toEqual(moved);
  });

  it('leaves the rest of the web alone', () => {
    expect(page(away)).toBe(away);
    expect(resource(away)).toBe(away);
  });

  it('moves links and the names a page gives itself as it moves pages', () => {
    const record = recordOf(clocks[1], [clocks[0], trains[1], away]);
    const { self, features } = record;
    const moved = rehosted(
      {
        ...record,
        self: {
          ...self,
          canonical: clocks[2],
          alternates: [{ lang: 'fr', url: clocks[3] }],
          feeds: [{ title: 'News', url: trains[0] }],
        },
        features: { ...features, scripts: ['https://museums.example/clocks/js/menu.js', away] },
      },
      { page, resource },
    );

    expect(moved.url).toBe(page(clocks[1]));
    expect(moved.links.map((link) => link.to)).toEqual([page(clocks[0]), page(trains[1]), away]);
    expect(moved.self.canonical).toBe(page(clocks[2]));
    expect(moved.self.redirectedFrom).toBe('');
    expect(moved.self.alternates).toEqual([{ lang: 'fr', url: page(clocks[3]) }]);
    expect(moved.self.feeds).toEqual([{ title: 'News', url: page(trains[0]) }]);
    expect(moved.features.scripts[1]).toBe(away);
    expect(moved.title).toBe(record.title);
  });
});

describe('canonical', () => {
  it('changes nothing', () => {
    const { page, resource } = hosted('canonical', pages);

    expect(pages.map(({ url }) => page(url))).toEqual(pages.map(({ url }) => url));
    expect(resource(clocks[0])).toBe(clocks[0]);
  });
});

describe.each(['shared', 'tenant'] as const)('%s', (hosting) => {
  const { page } = hosted(hosting, pages);

  it('puts all on one host, each site under one segment that does not name it', () => {
    const segments = [clocks, trains].map(
      (urls) => new Set(urls.map((url) => segmentOf(page(url)))),
    );

    expect(new Set(pages.map(({ url }) => hostOf(page(url))))).toEqual(new Set(['shared.example']));
    expect(segments.map((names) => names.size)).toEqual([1, 1]);
    expect([...segments[0]]).not.toEqual([...segments[1]]);
    expect([...segments[0]][0]).toMatch(/^[0-9a-z]{12}$/);
  });

  it('keeps the path below the site, also of addresses that are no listed page', () => {
    const segment = segmentOf(page(clocks[0]));

    expect(page(clocks[1])).toBe(`https://shared.example/${segment}/hall/1.html`);
    expect(page('https://museums.example/clocks/attic/9.html')).toBe(
      `https://shared.example/${segment}/attic/9.html`,
    );
  });
});

describe('tenant', () => {
  it('serves styles, scripts and images from one CDN by base name', () => {
    const { resource } = hosted('tenant', pages);

    expect(resource('https://museums.example/clocks/css/site.css?v=3')).toBe(
      'https://cdn.example/site.css',
    );
    expect(resource('https://museums.example/trains/site.css')).toBe(
      'https://cdn.example/site.css',
    );
  });
});

describe('split', () => {
  it('spreads a site over at most three hosts, a top directory on one of them', () => {
    const halls = Array.from(
      { length: 30 },
      (_, i) => `https://museums.example/clocks/${i}/x.html`,
    );
    const { page } = hosted('split', [...pages, ...halls.map((url) => ({ site: 'clocks', url }))]);
    const hosts = new Set([...clocks, ...halls].map((url) => hostOf(page(url))));

    expect(hosts.size).toBe(3);
    expect(hostOf(page(clocks[1]))).toBe(hostOf(page(clocks[2])));
    expect(trains.some((url) => hosts.has(hostOf(page(url))))).toBe(false);
  });
});

describe('opaque', () => {
  it('says nothing of where a page was', () => {
    const { page } = hosted('opaque', pages);

    for (const { url } of pages) {
      expect(page(url)).toMatch(/^https:\/\/host-[0-4]\.example\/[0-9a-z]{12}$/);
    }
    expect(segmentOf(page(clocks[1]))).not.toBe(segmentOf(page(clocks[2])));
  });
});
