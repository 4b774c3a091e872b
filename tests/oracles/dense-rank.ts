/**
 * PageRank as the solution of linear equations, r = d·Mᵀr + (1 − d·Σ…)·jump, by Gaussian
 * elimination: r (I − d (Mᵀ + jump·danglingᵀ)) = (1 − d) jump.
 */
export function solvedRanks(weights: number[][], jump: number[], damping: number): number[] {
  const n = weights.length;
  const system = Array.from({ length: n }, (_, to) => {
    const row = Array.from({ length: n }, (_, from) => {
      const leaving = weights[from].reduce((a, b) => a + b, 0);
      const chance = leaving === 0 ? jump[to] : weights[from][to] / leaving;
      return (from === to ? 1 : 0) - damping * chance;
    });
    return [...row, (1 - damping) * jump[to]];
  });
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let row = column; row < n; row++) {
      if (Math.abs(system[row][column]) > Math.abs(system[pivot][column])) pivot = row;
    }
    [system[column], system[pivot]] = [system[pivot], system[column]];
    for (let row = 0; row < n; row++) {
      if (row === column) continue;
      const factor = system[row][column] / system[column][column];
      for (let i = column; i <= n; i++) system[row][i] -= factor * system[column][i];
    }
  }
  return system.map((row, i) => row[n] / row[i]);
}
