import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseSenses } from '../../lib/semantics/sense-choice.ts';
import { ancestorsOf, wuPalmer } from '../../lib/semantics/taxonomy.ts';
import { wordnet } from './wordnet.ts';

const { taxonomy } = wordnet;
const choose = (words: string[], exact?: number) =>
  chooseSenses(
    taxonomy,
    words.map((word) => wordnet.sensesOf(word)),
    exact,
  );
const above = (sense: number) => [...ancestorsOf(taxonomy, sense)].map(wordnet.nameOf);

describe('choice of senses', () => {
  it('takes wind for an instrument beside guitar and flute', () => {
    const { senses, correlation, exact } = choose(['guitar', 'flute', 'wind']);
    expect(senses.map(wordnet.nameOf)).toEqual(['guitar', 'flute', 'wind instrument']);
    expect(correlation).toBeCloseTo((16 / 21 + 16 / 19 + 18 / 20) / 3);
    expect(exact).toBe(true);
  });

  it('takes wind for weather beside storm and cloud', () => {
    const { senses, correlation } = choose(['storm', 'cloud', 'wind']);
    for (const sense of senses) expect(above(sense)).toContain('atmospheric phenomenon');
    expect(correlation).toBeCloseTo(0.84, 2);
  });

  it('tries all combinations where they are few, and a beam is close where they are many', () => {
    const sets = fc.array(fc.array(fc.nat({ max: taxonomy.count - 1 }), { maxLength: 4 }), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(sets, (sensesOf) => {
        const { senses, correlation } = chooseSenses(taxonomy, sensesOf);
        expect(senses.map((sense) => sense < 0)).toEqual(sensesOf.map((own) => own.length === 0));
        expect(correlation).toBeCloseTo(bruteForce(sensesOf), 10);
        expect(meanLikeness(senses.filter((sense) => sense >= 0))).toBeCloseTo(correlation, 10);
        const beam = chooseSenses(taxonomy, sensesOf, 0);
        const kept = beam.senses.filter((sense) => sense >= 0);
        expect(meanLikeness(kept)).toBeCloseTo(beam.correlation, 10);
        expect(beam.correlation).toBeLessThanOrEqual(correlation + 1e-9);
        expect(beam.correlation).toBeGreaterThanOrEqual(0.8 * correlation);
      }),
      { numRuns: 300, seed: 2 },
    );
  });

  it('takes the commonest sense of a word alone', () => {
    expect(choose(['wind']).senses).toEqual([wordnet.sensesOf('wind')[0]]);
    expect(choose(['wind', 'zzzzqqq']).senses).toEqual([wordnet.sensesOf('wind')[0], -1]);
    expect(choose([]).senses).toEqual([]);
  });

  it('copes with many words', () => {
    const words = 'run set break take play line head point light cut turn fall'.split(' ');
    const { exact, correlation, senses } = choose(words);
    expect(exact).toBe(false);
    expect(senses.every((sense) => sense >= 0)).toBe(true);
    expect(correlation).toBeGreaterThan(0.4);
  });
});

function meanLikeness(senses: number[]): number {
  const pairs = senses.flatMap((a, i) => senses.slice(i + 1).map((b) => wuPalmer(taxonomy, a, b)));
  return pairs.length === 0 ? 1 : pairs.reduce((sum, one) => sum + one, 0) / pairs.length;
}

function bruteForce(sensesOf: number[][]): number {
  const known = sensesOf.filter((senses) => senses.length > 0);
  const all = known.reduce<number[][]>(
    (sets, senses) => sets.flatMap((set) => senses.map((sense) => [...set, sense])),
    [[]],
  );
  return Math.max(...all.map(meanLikeness));
}
