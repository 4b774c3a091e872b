/**
 * MCL applied again to clusters that came out too large, each time with the next inflation
 * (Senellart 2003, Fig. 9, step 3; there the largest cluster at 1.2, of 49,170 pages, was
 * split at 2.0).
 *
 * A cluster is split as the subgraph of its nodes. It stays as it is when it has no more
 * than `largest` nodes or when there is no further inflation; clusters are numbered by their
 * first nodes.
 */

import { type MclOptions, mcl } from '../../../lib/graph/mcl/process.ts';
import { type Arcs, type UndirectedGraph, undirected } from '../../../lib/graph/undirected.ts';

export interface RecursiveResult {
  labels: Int32Array;
  clusters: number;
  /** Runs of the process, the first one included, and their multiplications. */
  runs: number;
  multiplications: number;
  /** Whether every run converged. */
  converged: boolean;
}

export function mclRecursive(
  graph: UndirectedGraph,
  inflations: number[],
  largest: number,
  options: Partial<MclOptions> = {},
): RecursiveResult {
  if (inflations.length === 0) throw new RangeError('MCL needs at least one inflation.');
  if (!(largest >= 1)) throw new RangeError(`No cluster can have at most ${largest} nodes.`);
  const parts = new Int32Array(graph.size);
  const result = { clusters: 0, runs: 0, multiplications: 0, converged: true };
  const everything = Array.from({ length: graph.size }, (_, v) => v);
  const waiting = [{ nodes: everything, depth: 0 }];
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    const { nodes, depth } = part;
    if (depth === inflations.length || (depth > 0 && nodes.length <= largest)) {
      for (const v of nodes) parts[v] = result.clusters;
      result.clusters++;
      continue;
    }
    const piece = depth === 0 ? graph : inside(graph, nodes);
    const run = mcl(piece, { ...options, inflation: inflations[depth] });
    result.runs++;
    result.multiplications += run.multiplications;
    result.converged &&= run.converged;
    const clusters: number[][] = Array.from({ length: run.clusters }, () => []);
    nodes.forEach((v, i) => {
      clusters[run.labels[i]].push(v);
    });
    for (const cluster of clusters) waiting.push({ nodes: cluster, depth: depth + 1 });
  }
  return { labels: byFirstNode(parts), ...result };
}

/** The subgraph of some nodes, in their order. */
function inside(
  { starts, neighbours, weights, size }: UndirectedGraph,
  nodes: number[],
): UndirectedGraph {
  const places = new Int32Array(size).fill(-1);
  nodes.forEach((v, i) => {
    places[v] = i;
  });
  const from: number[] = [];
  const to: number[] = [];
  const kept: number[] = [];
  for (const v of nodes) {
    for (let e = starts[v]; e < starts[v + 1]; e++) {
      if (neighbours[e] < v || places[neighbours[e]] === -1) continue;
      from.push(places[v]);
      to.push(places[neighbours[e]]);
      kept.push(weights[e]);
    }
  }
  const arcs: Arcs = { size: nodes.length, from, to, weights: kept };
  return undirected(arcs);
}

function byFirstNode(parts: Int32Array): Int32Array {
  const numbers = new Map<number, number>();
  return parts.map((part) => {
    const number = numbers.get(part) ?? numbers.size;
    numbers.set(part, number);
    return number;
  });
}
