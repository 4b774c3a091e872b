import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growthSentence } from '../../lib/view/atlas-sentences.ts';
import { growthOf } from '../../lib/view/growth.ts';

describe('growth', () => {
  it('is a bar a day while there are few days, the empty ones too', () => {
    expect(
      growthOf([
        [20_003, 5],
        [20_000, 2],
        [20_003, 1],
      ]),
    ).toEqual({
      step: 1,
      bars: [2, 0, 0, 6].map((pages, i) => ({ day: 20_000 + i, pages })),
    });
  });

  it('becomes a bar a week, a month, a quarter, a year', () => {
    const stepFor = (span: number) =>
      growthOf([
        [0, 1],
        [span - 1, 1],
      ]).step;

    expect([48, 49, 336, 337, 5000, 18_000].map(stepFor)).toEqual([1, 7, 7, 28, 364, 375]);
  });

  it('loses no page, and never has more than 48 bars', () => {
    const days = fc.array(fc.tuple(fc.nat(40_000), fc.nat(50)), { minLength: 1 });
    fc.assert(
      fc.property(days, (some) => {
        const { bars } = growthOf(some);
        const sum = (pages: number[]) => pages.reduce((a, b) => a + b, 0);

        expect(sum(bars.map(({ pages }) => pages))).toBe(sum(some.map(([, pages]) => pages)));
        expect(bars.length).toBeLessThanOrEqual(48);
      }),
      { seed: 91 },
    );
  });

  it('says in words what the bars show', () => {
    expect(growthSentence(growthOf([[20_000, 3]]))).toBe('3 pages, all on Oct 4, 2024.');
    expect(
      growthSentence(
        growthOf([
          [20_000, 3],
          [20_009, 8],
        ]),
      ),
    ).toBe('11 pages since Oct 4, 2024; most around Oct 13, 2024 (8).');
  });

  it('of nothing is nothing', () => {
    expect(growthOf([]).bars).toEqual([]);
  });
});
