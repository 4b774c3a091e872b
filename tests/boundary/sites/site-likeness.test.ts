import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIKENESS_WEIGHTS } from '../../../lib/boundary/sites/likeness-weights.ts';
import { LIKENESS, likeness } from '../../../lib/boundary/sites/site-likeness.ts';
import { changes, rules, settledBase, webOf } from '../small-webs.ts';

describe('the likeness of two sites', () => {
  it('has a name and a weight for each of its numbers', () => {
    expect(new Set(LIKENESS).size).toBe(LIKENESS.length);
    expect(LIKENESS_WEIGHTS.length).toBe(LIKENESS.length);
    expect(LIKENESS_WEIGHTS.every((weight) => Number.isFinite(weight))).toBe(true);
  });

  it('is made of numbers, whichever of two different sizes is named first', () => {
    let compared = 0;
    fc.assert(
      fc.property(changes, rules, (steps, rule) => {
        const { sites } = webOf(steps, rule);
        const all = sites.ids.map((id) => sites.site(id)!);
        for (const one of all) {
          for (const other of all) {
            if (one === other) continue;
            const values = likeness(one, other, sites.opened);
            expect(values.every((value) => Number.isFinite(value))).toBe(true);
            if (one.size === other.size) continue;
            expect(likeness(other, one, sites.opened)).toEqual(values);
            compared++;
          }
        }
      }),
      { numRuns: 150, seed: 72 },
    );

    expect(compared).toBeGreaterThan(150);
  });

  it('minds the crowd only where many pages were opened, and no more than was learned', () => {
    const { sites } = webOf(settledBase.slice(0, 2), () => -1);
    const [one, other] = sites.ids.map((id) => sites.site(id)!);
    const among = (pages: number, name: string): number => {
      const weighing = {
        rarity: (family: number, feature: number) => sites.opened.rarity(family, feature),
        parentOf: sites.opened.parentOf,
        openedBelow: (directory: number) => sites.opened.openedBelow(directory),
        addressesSpeak: 1,
        pages,
      };
      return likeness(one, other, weighing)[LIKENESS.indexOf(name)];
    };

    expect([2, 90].map((pages) => among(pages, 'crowd'))).toEqual([0, 0]);
    expect(among(180, 'crowd')).toBeCloseTo(Math.log(2), 12);
    expect(among(330, 'crowd')).toBe(among(1e6, 'crowd'));
    expect(among(180, 'crowdPrefix')).toBeCloseTo(Math.log(2) * among(180, 'prefixShared'), 12);
  });

  it('covers all of a site by itself taken twice, and nothing of a stranger', () => {
    const page = (url: string, style: number) => ({
      kind: 'add' as const,
      url,
      targets: [`${url}/next`],
      linksSelf: false,
      style,
      title: style === 0 ? 'Museum' : 'Shop',
    });
    const { sites } = webOf(
      [page('https://a.example/1', 0), page('https://b.example:8080/1', 1)],
      () => -1,
    );
    const [one, other] = sites.ids.map((id) => sites.site(id)!);
    const part = (name: string, values: Float64Array) => values[LIKENESS.indexOf(name)];
    const strangers = likeness(one, other, sites.opened);
    const same = likeness(one, one, sites.opened);

    for (const family of ['style', 'title', 'target']) {
      expect(part(`${family}Covered`, strangers)).toBe(0);
      expect(part(`${family}Covered`, same)).toBe(1);
    }
    expect(part('linked', strangers)).toBe(0);
  });
});
