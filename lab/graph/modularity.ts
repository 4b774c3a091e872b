/**
 * Newman's modularity of a partition: the share of edges inside the communities, less the share
 * that would be there if the ends of all edges were joined at random.
 *
 *   Q = Σ over communities c of  in(c) / 2m − (degree(c) / 2m)²
 *
 * Conventions: the graph is undirected and weighted; m is the weight of all edges, a loop counted
 * once; the degree of a node is the weight of its edges, a loop counted twice, so that the degrees
 * add up to 2m; in(c) counts both ends of an edge inside c, hence a loop twice as well. Without
 * edges Q is 0. All nodes in one community give 0; Q lies between −1/2 and 1.
 *
 * O(n + m). Newman 2004, Fast algorithm for detecting community structure in networks,
 * doi:10.1103/PhysRevE.69.066133.
 */
import type { UndirectedGraph } from '../../lib/graph/undirected.ts';

export function modularity(graph: UndirectedGraph, labels: ArrayLike<number>): number {
  if (labels.length !== graph.size) {
    throw new RangeError(`${labels.length} labels do not fit ${graph.size} nodes.`);
  }
  const degrees = degreesOf(graph);
  const inside = new Map<number, number>();
  const ends = new Map<number, number>();
  let total = 0;
  for (let v = 0; v < graph.size; v++) {
    const label = labels[v];
    let within = 2 * graph.loops[v];
    for (let e = graph.starts[v]; e < graph.starts[v + 1]; e++) {
      if (labels[graph.neighbours[e]] === label) within += graph.weights[e];
    }
    inside.set(label, (inside.get(label) ?? 0) + within);
    ends.set(label, (ends.get(label) ?? 0) + degrees[v]);
    total += degrees[v];
  }
  if (total === 0) return 0;
  let score = 0;
  for (const [label, within] of inside) score += within / total - (ends.get(label)! / total) ** 2;
  return score;
}

/**
 * What Q gains when two communities are joined, from the weight of the edges between them, their
 * degrees and the degree of the whole graph.
 */
export function mergeGain(
  between: number,
  degreeA: number,
  degreeB: number,
  total: number,
): number {
  return 2 * (between / total - (degreeA / total) * (degreeB / total));
}

/** The weight at each node, loops twice. */
export function degreesOf({ size, starts, weights, loops }: UndirectedGraph): Float64Array {
  const degrees = new Float64Array(size);
  for (let v = 0; v < size; v++) {
    degrees[v] = 2 * loops[v];
    for (let e = starts[v]; e < starts[v + 1]; e++) degrees[v] += weights[e];
  }
  return degrees;
}
