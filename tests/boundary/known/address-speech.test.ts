import { describe, expect, it } from 'vitest';
import { AddressSpeech } from '../../../lib/boundary/known/address-speech.ts';
import { KnownWeb } from '../../../lib/boundary/known-web.ts';
import { type Random, randomFrom } from '../../../lib/graph/random.ts';
import { recordOf } from '../../records.ts';
import { arriving } from '../small-webs.ts';

/** How much addresses say in a web of sites whose pages get their address from `addressOf`. */
function speechOf(addressOf: (site: number, page: number) => string): number {
  const random = randomFrom(5);
  const web = new KnownWeb(() => -1);
  for (let n = 0; n < 200; n++) {
    const site = n % 8;
    const targets = Array.from({ length: 12 }, () => addressOf(site, Math.floor(random() * 40)));
    web.add(n + 1, arriving(recordOf(addressOf(site, n % 40), targets)));
  }
  return web.sites.opened.addressesSpeak;
}

const drawn = (random: Random): ((site: number, page: number) => string) => {
  const known = new Map<string, string>();
  return (site, page) => {
    const key = `${site} ${page}`;
    const hosts = `https://h${Math.floor(random() * 60)}.example/${Math.floor(random() * 1e9)}`;
    known.set(key, known.get(key) ?? hosts);
    return known.get(key)!;
  };
};

describe('how much addresses say', () => {
  it('is next to all where each site has a host, and where each has a directory', () => {
    expect(speechOf((site, page) => `https://s${site}.example/${page}`)).toBeGreaterThan(0.85);
    expect(speechOf((site, page) => `https://u.test/~${site}/${page}`)).toBeGreaterThan(0.85);
  });

  it('is next to nothing where hosts are drawn by lot', () => {
    expect(speechOf(drawn(randomFrom(6)))).toBeLessThan(0.2);
  });

  it('is nothing where all share one directory', () => {
    expect(speechOf((site, page) => `https://one.test/${site * 100 + page}`)).toBe(0);
  });
});

/** Pages as lists of directory numbers, and links between them by index. */
function heard(pages: number[][], links: [number, number][]): AddressSpeech {
  const speech = new AddressSpeech();
  const below = new Map<number, number>();
  for (const prefixes of pages) {
    speech.page(prefixes, 1);
    for (const prefix of prefixes) {
      speech.prefix(below.get(prefix) ?? 0, 1);
      below.set(prefix, (below.get(prefix) ?? 0) + 1);
    }
  }
  for (const [from, to] of links) speech.link(pages[from], pages[to], 1);
  return speech;
}

const all = (pages: number[]): [number, number][] =>
  pages.flatMap((from) =>
    pages.flatMap((to) => (from === to ? [] : [[from, to] as [number, number]])),
  );

describe('what addresses say', () => {
  const twoSites = [...Array(8)].map((_, i) => [0, 1, i < 4 ? 2 : 3]);

  it('is much where linked pages share a directory on a host of many', () => {
    const speech = heard(twoSites, [...all([0, 1, 2, 3]), ...all([4, 5, 6, 7])]);

    expect(speech.value).toBeGreaterThan(0.85);
  });

  it('is nothing where links go across directories as often as within', () => {
    const speech = heard(twoSites, [
      ...all([0, 2, 4, 6]),
      ...all([1, 3, 5, 7]),
      ...all([0, 4, 3, 7]),
    ]);

    expect(speech.value).toBeLessThan(0.3);
  });

  it('is taken back with its pages and links', () => {
    const speech = heard(twoSites, all([0, 1, 2, 3]));
    const before = speech.value;
    speech.page([0, 9], 1);
    speech.prefix(8, 1);
    speech.prefix(0, 1);
    speech.link([0, 9], twoSites[0], 1);
    speech.link([0, 9], twoSites[0], -1);
    speech.prefix(1, -1);
    speech.prefix(9, -1);
    speech.page([0, 9], -1);

    expect(speech.value).toBe(before);
  });
});
