import { describe, expect, it } from 'vitest';
import { GRAIN, LARGEST_SUM, toGrains } from '../../lib/graph/tolerance.ts';

describe('toGrains', () => {
  const what = () => 'The capacity';

  it('rounds to whole grains, so that sums are exact in any order', () => {
    const tenth = toGrains(0.1, what);

    expect(tenth / GRAIN).toBe(Math.round(0.1 / GRAIN));
    expect(tenth + tenth + tenth - tenth - tenth - tenth).toBe(0);
    expect(toGrains(GRAIN / 4, what)).toBe(0);
  });

  it('keeps zero, the largest sum and infinity', () => {
    const kept = [0, LARGEST_SUM, Number.POSITIVE_INFINITY];

    expect(kept.map((capacity) => toGrains(capacity, what))).toEqual(kept);
  });

  it.each([-1, Number.NaN, Number.NEGATIVE_INFINITY, LARGEST_SUM * 2])('refuses %d', (capacity) => {
    expect(() => toGrains(capacity, what)).toThrow(`but is ${capacity}.`);
  });
});
