/**
 * Gaussian elimination with pivots: the x with matrix · x = right. Both are spoilt. Cost: size³.
 */
export function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
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
