/** Runs `work` `times` times after one warm-up and returns the sorted durations in milliseconds. */
export function durations(times: number, work: () => void): number[] {
  work();
  const taken: number[] = [];
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    work();
    taken.push(performance.now() - start);
  }
  return taken.sort((a, b) => a - b);
}

/** The value below which the share `q` of the sorted `values` lies. */
export function quantile(values: ArrayLike<number>, q: number): number {
  return values[Math.min(values.length - 1, Math.floor(q * values.length))];
}

export const median = (sorted: ArrayLike<number>): number => quantile(sorted, 0.5);
