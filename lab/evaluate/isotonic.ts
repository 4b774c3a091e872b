/**
 * Isotonic regression: the rising values nearest to given ones in weighted squares, by pooling
 * neighbours that fall (pool adjacent violators). Cost: linear.
 */
export function isotonic(values: readonly number[], weights: readonly number[]): number[] {
  const pools: { sum: number; weight: number; count: number }[] = [];
  values.forEach((value, i) => {
    let pool = { sum: value * weights[i], weight: weights[i], count: 1 };
    for (;;) {
      const before = pools[pools.length - 1];
      if (before === undefined || before.sum * pool.weight <= pool.sum * before.weight) break;
      pools.pop();
      pool = {
        sum: before.sum + pool.sum,
        weight: before.weight + pool.weight,
        count: before.count + pool.count,
      };
    }
    pools.push(pool);
  });
  return pools.flatMap(({ sum, weight, count }) => Array<number>(count).fill(sum / weight));
}
