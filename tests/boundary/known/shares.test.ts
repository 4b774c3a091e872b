import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNoise, mayTake, ofOnePage } from '../../../lib/boundary/known/shares.ts';

const bound = fc.integer({ min: 1, max: 1_000_000 });
const parts = fc.integer({ min: 2, max: 12 });

describe('a share of a bound', () => {
  it('is one part of what the others leave, to the last whole one', () => {
    fc.assert(
      fc.property(bound, parts, fc.nat(), fc.nat(), (most, part, others, has) => {
        const own = has % most;
        const used = own + (others % (most - own));
        const more = mayTake(most, part, used, own);
        const left = most - (used - own);

        expect(Number.isInteger(more) && more >= 0).toBe(true);
        expect(part * (own + more + 1)).toBeGreaterThan(left);
        if (more === 0) return;
        expect(part * (own + more)).toBeLessThanOrEqual(left);
        expect(used + more).toBeLessThanOrEqual(most);
      }),
      { seed: 21 },
    );
  });

  it('leaves something for a newcomer, however many take all they may, in any order', () => {
    const turns = fc.array(fc.nat(39), { minLength: 1, maxLength: 300 });
    fc.assert(
      fc.property(parts, turns, (part, order) => {
        const most = 500_000;
        const own = new Map<number, number>();
        let used = 0;
        for (const who of order) {
          const has = own.get(who) ?? 0;
          const more = mayTake(most, part, used, has);
          own.set(who, has + more);
          used += more;
          expect(has + more).toBeLessThanOrEqual(most / part);
        }
        const free = most * (1 - 1 / part) ** own.size;

        expect(most - used).toBeGreaterThanOrEqual(Math.floor(free));
        expect(mayTake(most, part, used, 0)).toBe(Math.floor((most - used) / part));
      }),
      { seed: 23 },
    );
  });

  it('is for a page never all that its domain has left, but for the last one', () => {
    expect([0, 1, 2, 9].map(ofOnePage)).toEqual([0, 1, 1, 5]);
  });
});

describe('contents of one address', () => {
  const all = { links: 200, fresh: 200 };
  const news = { links: 100, fresh: 80 };
  it.each([
    ['that are new three times in a row are noise', [all, all, all], true],
    [
      'that were like each other once are none',
      [all, all, { links: 200, fresh: 3 }, all, all],
      false,
    ],
    ['whose navigation stays are none', [all, news, news, news], false],
    ['that are two only are none yet', [all, all], false],
    ['without links are none', [all, all, { links: 0, fresh: 0 }], false],
  ])('%s', (_, contents, noise) => {
    expect(isNoise(contents)).toBe(noise);
  });
});
