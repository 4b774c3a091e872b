import { describe, expect, it } from 'vitest';
import {
  type Example,
  fitLogistic,
  fitWithSense,
  logOdds,
} from '../../../lab/evaluate/logistic.ts';

/** Every value of two columns, labelled in the very proportions the weights stand for. */
const examplesOf = (weights: readonly number[]): Example[] =>
  [-2, -1, 0, 1, 2].flatMap((x) =>
    [0, 1].flatMap((y) => {
      const values = [1, x, y];
      const p = 1 / (1 + Math.exp(-logOdds(weights, values)));
      return [
        { values, label: 1, weight: p },
        { values, label: 0, weight: 1 - p },
      ];
    }),
  );

describe('a logistic fit', () => {
  it('finds the weights that the labels were made with', () => {
    const weights = [-0.5, 1.25, 2];
    const fitted = fitLogistic(examplesOf(weights), 0);

    weights.forEach((weight, i) => {
      expect(fitted[i]).toBeCloseTo(weight, 4);
    });
  });

  it('takes log-odds known beforehand for granted', () => {
    const known = examplesOf([-0.5, 1.25, 2]).map(({ values, ...rest }) => {
      return { ...rest, values: [values[0], values[1]], offset: 2 * values[2] };
    });
    const [constant, slope] = fitLogistic(known, 0);

    expect(constant).toBeCloseTo(-0.5, 4);
    expect(slope).toBeCloseTo(1.25, 4);
  });

  it('is held down by a ridge, but for the constant', () => {
    const fitted = fitLogistic(examplesOf([1, 1.25, 2]), 1e6);

    expect(Math.abs(fitted[1])).toBeLessThan(0.001);
    expect(Math.abs(fitted[2])).toBeLessThan(0.001);
    expect(fitted[0]).toBeGreaterThan(0.5);
  });

  it('stays finite where the labels can be told apart', () => {
    const examples = [-1, 1].map((x) => ({ values: [1, x], label: x > 0 ? 1 : 0, weight: 1 }));
    const [constant, slope] = fitLogistic(examples, 0.01);

    expect(constant).toBeCloseTo(0, 6);
    expect(slope).toBeGreaterThan(2);
    expect(slope).toBeLessThan(20);
  });

  it('counts an example by its weight', () => {
    const one = { values: [1], label: 1, weight: 3 };
    const other = { values: [1], label: 0, weight: 1 };

    expect(fitLogistic([one, other], 0)[0]).toBeCloseTo(Math.log(3), 5);
  });
});

describe('a fit with sense', () => {
  const weights = [0.5, 1, -0.75];

  it('is the free one where every weight comes out as it should', () => {
    const examples = examplesOf(weights);

    expect(fitWithSense(examples, 0, [0, 1, -1])).toEqual(fitLogistic(examples, 0));
  });

  it('leaves a column out that would speak the wrong way', () => {
    const examples = examplesOf(weights);
    const [constant, kept, left] = fitWithSense(examples, 0, [0, 1, 1]);
    const narrow = examples.map((example) => ({
      ...example,
      values: [example.values[0], example.values[1]],
    }));

    expect(left).toBe(0);
    expect([constant, kept]).toEqual([...fitLogistic(narrow, 0)]);
  });
});
