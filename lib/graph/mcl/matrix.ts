/**
 * A sparse column-stochastic matrix: entry (i, j) is the chance that a walker at j goes to i.
 *
 * Column j is the entries from `starts[j]` up to, not including, `starts[j + 1]`, from the largest
 * to the smallest. The arrays may be longer than what is written, because a matrix is filled again
 * and again. Values are stored in single and added in double precision: a matrix of the largest
 * size takes half the memory, and sums over the same numbers in another order round to the same
 * value, so that equal nodes stay exactly equal and the numbering of the nodes does not break a
 * tie by noise.
 */
import type { UndirectedGraph } from '../undirected.ts';

export interface StochasticMatrix {
  size: number;
  starts: Uint32Array;
  rows: Int32Array;
  values: Float32Array;
}

/** One column on the workbench: room for `size` entries, of which the first `length` count. */
export interface FlowColumn {
  rows: Int32Array;
  values: Float32Array;
  length: number;
}

export function emptyMatrix(size: number, capacity: number): StochasticMatrix {
  return {
    size,
    starts: new Uint32Array(size + 1),
    rows: new Int32Array(capacity),
    values: new Float32Array(capacity),
  };
}

export function emptyColumn(size: number): FlowColumn {
  return { rows: new Int32Array(size), values: new Float32Array(size), length: 0 };
}

/**
 * The Markov matrix of a graph whose loops are replaced: every node gets one as heavy as its
 * heaviest edge, and a node without edges a loop alone. Loops are what makes the process converge;
 * this weight is the one that leaves the other chances in proportion (van Dongen 2000). Entries are
 * never 0: an edge lighter than its node's others by more than single precision holds is left out.
 */
export function markovMatrix(graph: UndirectedGraph): StochasticMatrix {
  const { size, starts, neighbours, weights } = graph;
  const matrix = emptyMatrix(size, neighbours.length + size);
  let at = 0;
  for (let v = 0; v < size; v++) {
    let heaviest = 0;
    let sum = 0;
    for (let e = starts[v]; e < starts[v + 1]; e++) {
      heaviest = Math.max(heaviest, weights[e]);
      sum += weights[e];
    }
    const loop = heaviest > 0 ? heaviest : 1;
    matrix.rows[at] = v;
    matrix.values[at++] = loop / (sum + loop);
    for (let e = starts[v]; e < starts[v + 1]; e++) {
      matrix.rows[at] = neighbours[e];
      matrix.values[at] = weights[e] / (sum + loop);
      if (matrix.values[at] > 0) at++;
    }
    matrix.starts[v + 1] = at;
  }
  return matrix;
}

export function readColumn(
  { starts, rows, values }: StochasticMatrix,
  j: number,
  column: FlowColumn,
): void {
  column.length = starts[j + 1] - starts[j];
  for (let i = 0; i < column.length; i++) {
    column.rows[i] = rows[starts[j] + i];
    column.values[i] = values[starts[j] + i];
  }
}

/** Writes the column as the next one, number `j`, of a matrix filled from the left. */
export function writeColumn(matrix: StochasticMatrix, j: number, column: FlowColumn): void {
  const { rows, values } = matrix;
  let at = matrix.starts[j];
  for (let i = 0; i < column.length; i++, at++) {
    rows[at] = column.rows[i];
    values[at] = column.values[i];
  }
  matrix.starts[j + 1] = at;
}
