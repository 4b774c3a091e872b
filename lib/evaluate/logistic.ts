/**
 * Logistic regression with a ridge, by Newton's method: the weights that make the labels of the
 * examples likeliest. The first column is the constant and is not held down by the ridge.
 * Cost: examples × columns² a step, some ten steps.
 */
export interface Example {
  values: ArrayLike<number>;
  /** 1 or 0. */
  label: number;
  weight: number;
}

const STEPS = 50;
const ENOUGH = 1e-6;

export function fitLogistic(examples: readonly Example[], ridge: number): Float64Array {
  const columns = examples[0].values.length;
  const weights = new Float64Array(columns);
  for (let step = 0; step < STEPS; step++) {
    const change = solve(...curvature(examples, weights, ridge));
    let largest = 0;
    for (let i = 0; i < columns; i++) {
      weights[i] += change[i];
      largest = Math.max(largest, Math.abs(change[i]));
    }
    if (largest < ENOUGH) break;
  }
  return weights;
}

export function logOdds(weights: ArrayLike<number>, values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += weights[i] * values[i];
  return sum;
}

/** Second and first derivatives of the log-likelihood. */
function curvature(
  examples: readonly Example[],
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
  for (const { values, label, weight } of examples) {
    const p = 1 / (1 + Math.exp(-logOdds(weights, values)));
    const error = weight * (label - p);
    const bend = weight * Math.max(p * (1 - p), 1e-7);
    for (let i = 0; i < columns; i++) {
      const value = values[i];
      if (value === 0) continue;
      first[i] += error * value;
      const row = second[i];
      for (let j = 0; j <= i; j++) row[j] += bend * value * values[j];
    }
  }
  for (let i = 0; i < columns; i++)
    for (let j = i + 1; j < columns; j++) second[i][j] = second[j][i];
  return [second, first];
}

/** Gaussian elimination with pivots; `matrix` is spoilt. */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  for (let i = 0; i < size; i++) {
    let pivot = i;
    for (let k = i + 1; k < size; k++) {
      if (Math.abs(matrix[k][i]) > Math.abs(matrix[pivot][i])) pivot = k;
    }
    [matrix[i], matrix[pivot]] = [matrix[pivot], matrix[i]];
    [right[i], right[pivot]] = [right[pivot], right[i]];
    for (let k = i + 1; k < size; k++) {
      const factor = matrix[k][i] / matrix[i][i];
      if (factor === 0) continue;
      for (let j = i; j < size; j++) matrix[k][j] -= factor * matrix[i][j];
      right[k] -= factor * right[i];
    }
  }
  const solution = new Float64Array(size);
  for (let i = size - 1; i >= 0; i--) {
    let sum = right[i];
    for (let j = i + 1; j < size; j++) sum -= matrix[i][j] * solution[j];
    solution[i] = sum / matrix[i][i];
  }
  return solution;
}
