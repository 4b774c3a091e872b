/**
 * MCL on a full matrix of doubles, no pruning: the definition of Senellart's Fig. 7 and
 * nothing else.
 */
import type { UndirectedGraph } from '../../lib/graph/undirected.ts';

/** `matrix[j][i]` is the chance to go from j to i. */
export type DenseMatrix = number[][];

export function denseMarkov(graph: UndirectedGraph): DenseMatrix {
  return Array.from({ length: graph.size }, (_, j) => {
    const column = new Array<number>(graph.size).fill(0);
    for (let e = graph.starts[j]; e < graph.starts[j + 1]; e++) {
      column[graph.neighbours[e]] = graph.weights[e];
    }
    column[j] = Math.max(...column) || 1;
    return scaled(column);
  });
}

export function denseStep(matrix: DenseMatrix, inflation: number): DenseMatrix {
  const nodes = matrix.map((_, i) => i);
  return matrix
    .map((column) =>
      scaled(nodes.map((i) => column.reduce((sum, chance, k) => sum + chance * matrix[k][i], 0))),
    )
    .map((column) => scaled(column.map((value) => value ** inflation)));
}

/** Runs until nothing changes, and groups the nodes that reach the same final classes. */
export function denseMcl(graph: UndirectedGraph, inflation: number): number[] {
  let matrix = denseMarkov(graph);
  for (let change = 1, steps = 0; change > 1e-12 && steps < 200; steps++) {
    const next = denseStep(matrix, inflation);
    change = Math.max(
      0,
      ...next.flatMap((column, j) => column.map((v, i) => Math.abs(v - matrix[j][i]))),
    );
    matrix = next;
  }
  const reaches = closure(matrix.map((column) => column.map((value) => value > 1e-6)));
  const attractor = reaches.map((row) =>
    row.every((there, i) => !there || reaches[i].every((back, k) => !back || row[k])),
  );
  const systems = reaches.map((row) =>
    row.map((there, i) => (there && attractor[i] ? i : -1)).filter((i) => i >= 0),
  );
  const keys = systems.map((system) => canonical(system, reaches));
  return keys.map((key) => keys.indexOf(key));
}

/** The attractor systems a node reaches, each called by its smallest member. */
function canonical(system: number[], reaches: boolean[][]): string {
  const names = system.map((i) =>
    Math.min(...system.filter((k) => reaches[i][k] && reaches[k][i]), i),
  );
  return [...new Set(names)].sort((a, b) => a - b).join();
}

function closure(reaches: boolean[][]): boolean[][] {
  const size = reaches.length;
  for (let k = 0; k < size; k++) {
    for (let j = 0; j < size; j++) {
      if (!reaches[j][k]) continue;
      for (let i = 0; i < size; i++) if (reaches[k][i]) reaches[j][i] = true;
    }
  }
  return reaches;
}

function scaled(column: number[]): number[] {
  const sum = column.reduce((a, b) => a + b, 0);
  return column.map((value) => value / sum);
}
