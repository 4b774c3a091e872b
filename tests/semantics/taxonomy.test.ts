import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ancestorsOf,
  isAbove,
  parentsFrom,
  taxonomyOf,
  wuPalmer,
} from '../../lib/semantics/taxonomy.ts';
import { wuPalmerByPaths } from '../oracles/common-ancestors.ts';
import { wordnet } from './wordnet.ts';

/** Hierarchies with several roots and several parents. */
const hierarchy = fc
  .array(fc.array(fc.nat({ max: 1000 }), { maxLength: 3 }), { minLength: 1, maxLength: 14 })
  .map((lists) =>
    lists.map((list, own) => [...new Set(own === 0 ? [] : list.map((one) => one % own))]),
  );

describe('Wu & Palmer likeness', () => {
  it('is that of the best meeting point', () => {
    fc.assert(
      fc.property(hierarchy, (parents) => {
        const taxonomy = taxonomyOf(parentsFrom(parents));
        for (let a = 0; a < parents.length; a++) {
          for (let b = 0; b < parents.length; b++) {
            const alike = wuPalmer(taxonomy, a, b);
            expect(alike).toBeCloseTo(wuPalmerByPaths(parents, a, b), 12);
            expect(alike).toBe(wuPalmer(taxonomy, b, a));
            expect(isAbove(taxonomy, a, b)).toBe(ancestorsOf(taxonomy, b).includes(a));
          }
        }
      }),
      { numRuns: 500, seed: 1 },
    );
  });

  it('is worked by hand: root, two branches, a leaf each', () => {
    const taxonomy = taxonomyOf(parentsFrom([[], [0], [0], [1], [2], [1]]));
    expect(wuPalmer(taxonomy, 3, 3)).toBe(1);
    expect(wuPalmer(taxonomy, 3, 5)).toBeCloseTo(4 / 6);
    expect(wuPalmer(taxonomy, 3, 4)).toBeCloseTo(2 / 6);
    expect(wuPalmer(taxonomy, 0, 3)).toBeCloseTo(2 / 4);
  });

  it('refuses a child before its parent', () => {
    expect(() => taxonomyOf(parentsFrom([[1], []]))).toThrow('before its parent');
  });
});

describe('likeness in WordNet', () => {
  const first = (word: string) => wordnet.sensesOf(word)[0];
  const alike = (a: string, b: string) => wuPalmer(wordnet.taxonomy, first(a), first(b));

  it('has the published values', () => {
    expect(alike('dog', 'cat')).toBeCloseTo(0.857, 3);
    expect(alike('car', 'automobile')).toBe(1);
    expect(alike('journey', 'car')).toBeLessThan(0.2);
  });

  it('follows the way up the paper gives for wind', () => {
    const names = [...ancestorsOf(wordnet.taxonomy, first('wind'))].map(wordnet.nameOf);
    expect(names.slice(-4)).toEqual([
      'physical phenomenon',
      'atmospheric phenomenon',
      'weather',
      'wind',
    ]);
    // Wind, two steps down, and storm, one, meet at atmospheric phenomenon, depth 7.
    expect(alike('wind', 'storm')).toBeCloseTo(14 / 17);
  });

  it('takes instances for kinds', () => {
    expect(alike('desert', 'Sahara')).toBeCloseTo(12 / 13);
  });

  it('finds nothing common between a noun and a verb', () => {
    const [noun, verb] = [first('guitar'), wordnet.sensesOf('tighten')[0]];
    expect(verb).toBeGreaterThanOrEqual(wordnet.nounCount);
    expect(wuPalmer(wordnet.taxonomy, noun, verb)).toBe(0);
  });
});
