import { describe, expect, it } from 'vitest';
import { AddressSpeech } from '../../lib/boundary/address-speech.ts';

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
