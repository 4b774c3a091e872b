/**
 * Quickselect (Hoare 1961): reorders `values` so that the `k` largest of the first `length` come
 * first, and returns the smallest of them. 1 ≤ k ≤ length. The pivot is the median of three, which
 * also takes sorted and constant input in O(length); expected O(length).
 */
export function kthLargest(values: Float32Array, length: number, k: number): number {
  const target = k - 1;
  let left = 0;
  let right = length - 1;
  while (left < right) {
    const pivot = medianOfThree(values[left], values[(left + right) >> 1], values[right]);
    let i = left;
    let j = right;
    while (i <= j) {
      while (values[i] > pivot) i++;
      while (values[j] < pivot) j--;
      if (i > j) break;
      const swapped = values[i];
      values[i++] = values[j];
      values[j--] = swapped;
    }
    if (target <= j) right = j;
    else if (target >= i) left = i;
    else break;
  }
  return values[target];
}

function medianOfThree(a: number, b: number, c: number): number {
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
}
