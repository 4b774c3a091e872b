import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreement } from '../../../lab/graph/agreement.ts';

const twoPartitions = fc.integer({ min: 1, max: 30 }).chain((size) => {
  const labels = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: size, maxLength: size });
  return fc.tuple(labels, labels);
});

describe('agreement of partitions', () => {
  it('is whole for the same partition under other names', () => {
    fc.assert(
      fc.property(twoPartitions, ([labels]) => {
        const renamed = labels.map((label) => (label * 7 + 3) % 11);

        expect(agreement(labels, renamed).nmi).toBeCloseTo(1, 12);
        expect(agreement(labels, renamed).moved).toBe(0);
      }),
      { seed: 5, numRuns: 200 },
    );
  });

  it('is symmetric and lies between 0 and 1', () => {
    fc.assert(
      fc.property(twoPartitions, ([a, b]) => {
        const { nmi } = agreement(a, b);

        expect(nmi).toBeCloseTo(agreement(b, a).nmi, 12);
        expect(nmi).toBeGreaterThanOrEqual(-1e-12);
        expect(nmi).toBeLessThanOrEqual(1 + 1e-12);
      }),
      { seed: 6, numRuns: 200 },
    );
  });

  it('is 0 where one partition says nothing about the other', () => {
    expect(agreement([0, 0, 1, 1], [0, 1, 0, 1]).nmi).toBeCloseTo(0, 12);
    expect(agreement([0, 0, 0, 0], [0, 1, 0, 1]).nmi).toBe(0);
  });

  it('counts the nodes that changed sides', () => {
    expect(agreement([0, 0, 0, 1, 1, 1], [5, 5, 6, 6, 6, 6])).toMatchObject({ moved: 1 });
    expect(agreement([0, 0, 0, 0], [0, 0, 1, 2]).moved).toBe(2);
  });

  it('knows a value worked out by hand', () => {
    const mutual = Math.log(2);
    const entropies = Math.log(2) + Math.log(4);

    expect(agreement([0, 0, 1, 1], [0, 1, 2, 3]).nmi).toBeCloseTo((2 * mutual) / entropies, 12);
  });

  it('takes nothing as equal to nothing, and refuses different lengths', () => {
    expect(agreement([], [])).toEqual({ nmi: 1, moved: 0 });
    expect(() => agreement([0], [])).toThrow('Partitions of 1 and of 0 nodes cannot be compared.');
  });
});
