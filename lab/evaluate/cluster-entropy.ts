/**
 * How mixed groups are (THESUS §6.3, after Steinbach, Karypis & Kumar): the entropy of the
 * categories in each group, logarithms to base 10, weighed by size; 0 when every group is of one
 * category. It is set against the highest possible, log₁₀ of the number of categories among the
 * grouped. −1 is in no group and not counted.
 */
export interface Entropy {
  grouped: number;
  categories: number;
  groups: number;
  entropy: number;
  highest: number;
  /** 1 − entropy / highest; 0 where there is but one category. */
  decrease: number;
}

export function clusterEntropy(assignment: ArrayLike<number>, categories: string[]): Entropy {
  const counts = new Map<number, Map<string, number>>();
  const seen = new Set<string>();
  let grouped = 0;
  for (let i = 0; i < assignment.length; i++) {
    if (assignment[i] < 0) continue;
    grouped++;
    seen.add(categories[i]);
    const own = counts.get(assignment[i]) ?? new Map<string, number>();
    own.set(categories[i], (own.get(categories[i]) ?? 0) + 1);
    counts.set(assignment[i], own);
  }
  let entropy = 0;
  for (const own of counts.values()) {
    const size = [...own.values()].reduce((sum, count) => sum + count, 0);
    for (const count of own.values()) entropy -= (count / grouped) * Math.log10(count / size);
  }
  const highest = Math.log10(Math.max(1, seen.size));
  return {
    grouped,
    categories: seen.size,
    groups: counts.size,
    entropy,
    highest,
    decrease: highest === 0 ? 0 : 1 - entropy / highest,
  };
}
