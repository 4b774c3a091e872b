import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Cobweb, type CobwebConcept, categoryUtility, pagesOf } from '../../lib/graph/cobweb.ts';
import { featureLists, RUNS } from '../graphs/small-rows.ts';
import { categoryUtilityOf } from '../oracles/category-utility.ts';
import { sameDivision } from '../oracles/dense.ts';

function concepts(root: CobwebConcept): CobwebConcept[] {
  return [root, ...root.children.flatMap(concepts)];
}

function grown(pages: number[][]): Cobweb {
  const tree = new Cobweb();
  for (const page of pages) tree.add(page);
  return tree;
}

describe('COBWEB', () => {
  it('keeps every concept true: pages, counts, squares, utility by the formula', () => {
    fc.assert(
      fc.property(featureLists, (pages) => {
        const { root } = grown(pages);
        for (const concept of concepts(root)) {
          const below = pagesOf(concept);
          expect(concept.size).toBe(below.length);
          const counts = new Map<number, number>();
          for (const page of below) {
            for (const feature of pages[page]) counts.set(feature, (counts.get(feature) ?? 0) + 1);
          }
          expect(new Map([...concept.counts].sort())).toEqual(new Map([...counts].sort()));
          expect(concept.square).toBe([...counts.values()].reduce((sum, c) => sum + c * c, 0));
          if (concept.children.length === 0) {
            expect(new Set(below.map((page) => [...pages[page]].sort().join())).size).toBe(1);
          } else {
            expect(concept.children.length).toBeGreaterThan(1);
            const groups = concept.children.map(pagesOf);
            expect(categoryUtility(concept)).toBeCloseTo(categoryUtilityOf(pages, groups, 12), 9);
          }
        }
        expect(pagesOf(root).sort((a, b) => a - b)).toEqual([...pages.keys()]);
      }),
      RUNS,
    );
  });

  it('at the root chooses the best of joining, founding, uniting and splitting', () => {
    fc.assert(
      fc.property(featureLists, (pages) => {
        const last = pages.length - 1;
        const before = grown(pages.slice(0, last));
        fc.pre(before.root.children.length > 1);
        const groups = before.root.children.map(pagesOf);
        const inner = before.root.children.map((child) => child.children.map(pagesOf));
        const score = (division: number[][]) => categoryUtilityOf(pages, division, 12);
        const joined = (division: number[][], at: number) =>
          division.map((group, i) => (i === at ? [...group, last] : group));
        const joins = groups.map((_, i) => score(joined(groups, i)));
        const best = joins.indexOf(Math.max(...joins));
        const options = [joins[best], score([...groups, [last]])];
        if (inner[best].length > 0) {
          const split = [...groups.filter((_, i) => i !== best), ...inner[best]];
          const start = groups.length - 1;
          options.push(...inner[best].map((_, i) => score(joined(split, start + i))));
        }
        const after = before;
        const splits = after.counters.split;
        after.add(pages[last]);

        const reached = categoryUtility(after.root);
        if (after.counters.split === splits) {
          expect(reached).toBeGreaterThanOrEqual(Math.max(...options) - 1e-9);
        } else {
          expect(reached).toBeGreaterThanOrEqual(joins[best] - 1e-9);
        }
      }),
      { ...RUNS, numRuns: 300 },
    );
  });

  it('finds groups with nothing in common on the first level', () => {
    const pages = Array.from({ length: 60 }, (_, page) => {
      const group = page % 3;
      return [0, 1, 2, 3, 4].map((i) => group * 10 + i).concat(100 + page);
    });

    const assignment = grown(pages).partition(1);

    expect(
      sameDivision(
        assignment,
        pages.map((_, page) => page % 3),
      ),
    ).toBe(true);
  });

  it('has all pages on every level, in more and more concepts', () => {
    const tree = grown(Array.from({ length: 40 }, (_, i) => [i % 2, 2 + (i % 3), 5 + (i % 7)]));
    const counts = [0, 1, 2, 3].map((level) => new Set(tree.partition(level)).size);

    expect(counts[0]).toBe(1);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(Math.min(...tree.partition(3))).toBe(0);
  });

  it('keeps 10,000 equal pages in one leaf, with or without features', () => {
    const full = grown(Array.from({ length: 10_000 }, () => [3, 1, 2]));
    const empty = grown(Array.from({ length: 10_000 }, () => []));

    expect(full.root).toMatchObject({ size: 10_000, children: [] });
    expect(empty.root).toMatchObject({ size: 10_000, children: [] });
  });

  it('refuses a feature named twice, and what is no number', () => {
    const tree = new Cobweb();

    expect(() => tree.add([1, 1])).toThrow(/none twice/);
    expect(() => tree.add([Number.NaN])).toThrow(/must be numbers/);
    expect(tree.root.size).toBe(0);
  });
});
