import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AddressSpeech, sharedPartOf } from '../../lib/boundary/address-speech.ts';
import { KnownWeb } from '../../lib/boundary/known-web.ts';
import { type Random, randomFrom } from '../../lib/graph/random.ts';
import { recordOf } from '../records.ts';
import { arriving } from './small-webs.ts';

/** How much addresses say in a web of sites whose pages get their address from `addressOf`. */
function speechOf(addressOf: (site: number, page: number) => string): number {
  const random = randomFrom(5);
  const web = new KnownWeb(() => -1);
  for (let n = 0; n < 200; n++) {
    const site = n % 8;
    const targets = Array.from({ length: 12 }, () => addressOf(site, Math.floor(random() * 40)));
    web.add(n + 1, arriving(recordOf(addressOf(site, n % 40), targets)));
  }
  return web.sites.addressesSpeak;
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

  it('is nothing where hosts are drawn by lot', () => {
    expect(speechOf(drawn(randomFrom(6)))).toBe(0);
  });

  it('is nothing where all share one directory', () => {
    expect(speechOf((site, page) => `https://one.test/${site * 100 + page}`)).toBe(0);
  });

  it('is in doubt before the second page', () => {
    expect(new AddressSpeech().value).toBe(0.5);
  });

  it('does not depend on the order of pages, nor on pages that came and went', () => {
    const page = fc.record({
      prefixes: fc.tuple(fc.nat(3), fc.nat(3)).map(([a, b]) => [a, 10 + 4 * a + b]),
      shared: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(page, { maxLength: 20 }), fc.array(page), (stay, leave) => {
        expect(speechAfter([...stay].reverse(), leave)).toBe(speechAfter(stay, []));
      }),
      { numRuns: 300, seed: 43 },
    );
  });
});

interface Page {
  prefixes: number[];
  shared: number;
}

function speechAfter(stay: Page[], leave: Page[]): number {
  const speech = new AddressSpeech();
  const counts = new Map<number, number>();
  const count = ({ prefixes, shared }: Page, by: 1 | -1) => {
    speech.page(prefixes, shared, by);
    for (const prefix of prefixes) {
      const before = counts.get(prefix) ?? 0;
      speech.prefix(before, by);
      counts.set(prefix, before + by);
    }
  };
  for (const page of leave) count(page, 1);
  for (const page of stay) count(page, 1);
  for (const page of leave) count(page, -1);
  return speech.value;
}

describe('the part of its directories that one address shares with another', () => {
  it.each([
    [[1, 2, 3], [1, 2, 3], 1],
    [[1, 2, 3], [1, 2], 2 / 3],
    [[1, 2], [1, 2, 3], 1],
    [[1, 2, 3], [4, 2, 3], 0],
  ])('of %j and %j is %d', (one, other, part) => {
    expect(sharedPartOf(one, other)).toBe(part);
  });
});
