/**
 * Modularity by its definition, over all pairs of nodes, and the greedy rule tried on all pairs.
 */
import type { UndirectedGraph } from '../../lib/graph/undirected.ts';

/** A symmetric matrix of weights; a loop stands twice, as both its ends are here. */
export function adjacency(graph: UndirectedGraph): number[][] {
  return Array.from({ length: graph.size }, (_, v) => {
    const row = new Array<number>(graph.size).fill(0);
    for (let e = graph.starts[v]; e < graph.starts[v + 1]; e++) {
      row[graph.neighbours[e]] = graph.weights[e];
    }
    row[v] = 2 * graph.loops[v];
    return row;
  });
}

export function denseModularity(graph: UndirectedGraph, labels: ArrayLike<number>): number {
  const weights = adjacency(graph);
  const degrees = weights.map((row) => row.reduce((a, b) => a + b, 0));
  const total = degrees.reduce((a, b) => a + b, 0);
  let score = 0;
  for (let v = 0; v < graph.size; v++) {
    for (let u = 0; u < graph.size; u++) {
      if (labels[v] !== labels[u]) continue;
      score += (weights[v][u] - (degrees[v] * degrees[u]) / total) / total;
    }
  }
  return score;
}

/**
 * Joins the best pair of communities, the smallest numbers first, until none gains; whole weights.
 */
export function denseAgglomerate(graph: UndirectedGraph): number[] {
  const weights = adjacency(graph);
  const labels = weights.map((_, v) => v);
  const total = weights.flat().reduce((a, b) => a + b, 0);
  for (;;) {
    let best = { gain: 0, a: -1, b: -1 };
    const names = [...new Set(labels)].sort((a, b) => a - b);
    for (const a of names) {
      for (const b of names) {
        if (a >= b) continue;
        const gain =
          sum(weights, labels, a, b) * total - ends(weights, labels, a) * ends(weights, labels, b);
        if (gain > best.gain) best = { gain, a, b };
      }
    }
    if (best.a === -1) return labels;
    for (let v = 0; v < labels.length; v++) if (labels[v] === best.b) labels[v] = best.a;
  }
}

function sum(weights: number[][], labels: number[], a: number, b: number): number {
  let between = 0;
  for (let v = 0; v < labels.length; v++) {
    for (let u = 0; u < labels.length; u++) {
      if (labels[v] === a && labels[u] === b) between += weights[v][u];
    }
  }
  return between;
}

function ends(weights: number[][], labels: number[], a: number): number {
  return weights.reduce(
    (all, row, v) => all + (labels[v] === a ? row.reduce((x, y) => x + y, 0) : 0),
    0,
  );
}
