import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PREFIX, REACH, SiteSums } from '../../../lib/boundary/sites/site-sums.ts';

/** Directories 0 (domain) ⊃ 1 ⊃ 2 and 3; 4 is another domain. */
const PARENTS = [-1, 0, 1, 1, -1];
const CHAINS = [[0, 1], [0, 1, 2], [0, 1, 3], [4]];
const parentOf = (directory: number): number => PARENTS[directory];

const pages = fc.array(
  fc.record({
    chain: fc.constantFrom(...CHAINS),
    styles: fc.uniqueArray(fc.nat(4)),
    reach: fc.array(fc.nat(4)),
  }),
  { maxLength: 12 },
);
type Pages = typeof pages extends fc.Arbitrary<infer T> ? T : never;
const featuresOf = ({ chain, styles, reach }: Pages[number]) => {
  const families: number[][] = Array.from({ length: REACH + 1 }, () => []);
  [families[0], families[PREFIX], families[REACH]] = [styles, chain, reach];
  return { families };
};

function sumsOf(list: Pages, first = 0): SiteSums {
  const sums = new SiteSums(1, parentOf);
  list.forEach((page, i) => {
    sums.add(first + i, featuresOf(page));
  });
  return sums;
}
const told = ({ pages, counts, branches, inner }: SiteSums) => ({
  pages: [...pages].sort((a, b) => a - b),
  counts: counts.map((one) => new Map(one)),
  branches: new Map(branches),
  inner,
});

describe('the sums of a site', () => {
  it('are those of the pages that stayed', () => {
    fc.assert(
      fc.property(pages, pages, (stay, leave) => {
        const sums = sumsOf([...stay, ...leave]);
        leave.forEach((page, i) => {
          sums.remove(stay.length + i, featuresOf(page));
        });
        expect(told(sums)).toEqual(told(sumsOf(stay)));
      }),
      { numRuns: 200, seed: 81 },
    );
  });

  it('of two sites united are those of all their pages', () => {
    fc.assert(
      fc.property(pages, pages, (one, other) => {
        const sums = sumsOf(one);
        sums.absorb(sumsOf(other, one.length));
        expect(told(sums)).toEqual(told(sumsOf([...one, ...other])));
      }),
      { numRuns: 200, seed: 82 },
    );
  });

  it('do not share what one of them counts', () => {
    const one = new SiteSums(1, parentOf);
    const other = new SiteSums(2, parentOf);
    one.add(1, featuresOf({ chain: [4], styles: [3], reach: [] }));

    expect(other.counts.every((counts) => counts.size === 0)).toBe(true);
  });

  it('know the sum of ties, and which links leave', () => {
    const sums = new SiteSums(1, parentOf);
    sums.inner = 2;
    sums.changeTie(2, 3, 1);
    sums.changeTie(3, 0, 2);
    sums.changeTie(2, -3, -1);

    expect([...sums.ties]).toEqual([[3, { from: 0, to: 2 }]]);
    expect([sums.tied, sums.leaving, sums.closure]).toEqual([2, 2, 3 / 6]);
  });

  it('tell the main branch as pages come and go', () => {
    const sums = sumsOf(
      Array.from({ length: 9 }, () => ({ chain: [0, 1, 2], styles: [], reach: [] })),
    );
    expect(sums.mainBranch(1, 0.9, [2, 3])).toBe(2);
    sums.add(9, featuresOf({ chain: [0, 1, 3], styles: [], reach: [] }));
    expect(sums.mainBranch(1, 0.9, [2, 3])).toBe(2);
    sums.add(10, featuresOf({ chain: [0, 1, 3], styles: [], reach: [] }));
    expect(sums.mainBranch(1, 0.9, [2, 3])).toBe(-1);
    expect(sums.mainBranch(4, 0.9, [])).toBe(-1);
  });

  it('find a new branch the less surprising the more the site has branched', () => {
    const straight = sumsOf(
      Array.from({ length: 8 }, () => ({ chain: [0, 1, 2], styles: [], reach: [] })),
    );
    const branched = sumsOf(
      Array.from({ length: 8 }, (_, i) => ({ chain: [0, 1, 2 + (i % 2)], styles: [], reach: [] })),
    );

    expect(branched.novelty(1)).toBeGreaterThan(straight.novelty(1));
    expect(straight.novelty(4)).toBe(0);
    expect(branched.counts[PREFIX].get(1)).toBe(8);
  });
});
