/**
 * Logistic regression with a ridge, by Newton's method: the weights that make the labels of the
 * examples likeliest. The first column is the constant and is not held down by the ridge.
 * Cost: examples × (values that are not 0)² a step, some ten steps.
 */
import { solve } from './linear-equations.ts';

export interface Example {
  values: ArrayLike<number>;
  /** 1 or 0. */
  label: number;
  weight: number;
  /** Log-odds known beforehand; none when not given. */
  offset?: number;
}

const STEPS = 30;
const ENOUGH = 1e-5;
/** A certain example still bends a little, or the first steps would run away. */
const LEAST_BEND = 1e-7;

export function fitLogistic(examples: readonly Example[], ridge: number): Float64Array {
  const columns = examples[0].values.length;
  const weights = new Float64Array(columns);
  const present = examples.map(({ values }) => presentIn(values));
  for (let step = 0; step < STEPS; step++) {
    const change = solve(...derivatives(examples, present, weights, ridge));
    let largest = 0;
    for (let i = 0; i < columns; i++) {
      weights[i] += change[i];
      largest = Math.max(largest, Math.abs(change[i]));
    }
    if (largest < ENOUGH) break;
  }
  return weights;
}

/**
 * The same with weights that may not have the wrong sign (`sense`: 1, −1, or 0 for either). Those
 * that come out wrong, because another column says nearly the same, are left out.
 */
export function fitWithSense(
  examples: readonly Example[],
  ridge: number,
  sense: ArrayLike<number>,
): Float64Array {
  const columns = Array.from(sense, (_, i) => i);
  for (let kept = columns; ; ) {
    const narrow = examples.map((example) => {
      return { ...example, values: Float64Array.from(kept, (i) => example.values[i]) };
    });
    const fitted = fitLogistic(narrow, ridge);
    const right = kept.filter((i, at) => sense[i] * fitted[at] >= 0);
    if (right.length === kept.length) {
      const weights = new Float64Array(columns.length);
      kept.forEach((i, at) => {
        weights[i] = fitted[at];
      });
      return weights;
    }
    kept = right;
  }
}

export function logOdds(weights: ArrayLike<number>, values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += weights[i] * values[i];
  return sum;
}

function presentIn(values: ArrayLike<number>): Uint16Array {
  const at: number[] = [];
  for (let i = 0; i < values.length; i++) if (values[i] !== 0) at.push(i);
  return Uint16Array.from(at);
}

/** Second (negated) and first derivatives of the log-likelihood. */
function derivatives(
  examples: readonly Example[],
  present: readonly Uint16Array[],
  weights: Float64Array,
  ridge: number,
): [Float64Array[], Float64Array] {
  const columns = weights.length;
  const second = Array.from({ length: columns }, () => new Float64Array(columns));
  const first = new Float64Array(columns);
  for (let i = 0; i < columns; i++) {
    second[i][i] = i === 0 ? 1e-9 : ridge;
    first[i] = i === 0 ? 0 : -ridge * weights[i];
  }
  examples.forEach(({ values, label, weight, offset = 0 }, n) => {
    const at = present[n];
    let odds = offset;
    for (const i of at) odds += weights[i] * values[i];
    const p = 1 / (1 + Math.exp(-odds));
    const error = weight * (label - p);
    const bend = weight * Math.max(p * (1 - p), LEAST_BEND);
    for (let k = 0; k < at.length; k++) {
      const i = at[k];
      first[i] += error * values[i];
      const row = second[i];
      const scaled = bend * values[i];
      for (let l = 0; l <= k; l++) row[at[l]] += scaled * values[at[l]];
    }
  });
  for (let i = 0; i < columns; i++)
    for (let j = i + 1; j < columns; j++) second[i][j] = second[j][i];
  return [second, first];
}
