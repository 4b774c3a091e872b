import { describe, expect, it } from 'vitest';
import { clusterEntropy } from '../../../lab/evaluate/cluster-entropy.ts';

describe('entropy of groups', () => {
  it('is nothing when every group is of one kind', () => {
    const found = clusterEntropy([0, 0, 1, 1], ['a', 'a', 'b', 'b']);
    expect(found).toMatchObject({ entropy: 0, decrease: 1, groups: 2, categories: 2, grouped: 4 });
    expect(found.highest).toBeCloseTo(0.301, 3);
  });

  it('is the highest when each group holds one of each kind', () => {
    const found = clusterEntropy([0, 0, 0, 1, 1, 1], ['a', 'b', 'c', 'a', 'b', 'c']);
    expect(found.entropy).toBeCloseTo(Math.log10(3));
    expect(found.decrease).toBeCloseTo(0);
  });

  it('weighs groups by size and leaves noise out', () => {
    const found = clusterEntropy([0, 0, 0, 0, 1, 1, -1], ['a', 'a', 'a', 'b', 'b', 'b', 'c']);
    const first = -(0.75 * Math.log10(0.75) + 0.25 * Math.log10(0.25));
    expect(found.entropy).toBeCloseTo((4 / 6) * first);
    expect(found.categories).toBe(2);
    expect(clusterEntropy([-1], ['a']).decrease).toBe(0);
  });
});
