/**
 * Newman's greedy agglomeration, the hierarchical graph partitioning of website-boundary work:
 * every node starts as a community of its own, and the two communities whose union gains most
 * modularity are joined, again and again, until no union gains anything.
 *
 * Communities that share no edge never gain, so only neighbours are looked at: each community keeps
 * a row of the weights between it and its neighbours and the best of the gains, and a heap holds
 * the communities by their best. Joining two merges the shorter row into the longer one.
 *
 * Gains are compared as  between · 2m − degree · degree,  which is exact for whole-number weights.
 * Ties go to the pair with the smallest numbers; a union is called by the smaller of the two.
 *
 * O(m d log n) with d the depth of the tree of unions (Clauset, Newman, Moore 2004,
 * doi:10.1103/PhysRevE.70.066111; the greedy rule is Newman's, doi:10.1103/PhysRevE.69.066133).
 */
import { indexedHeap } from '../../lib/graph/indexed-heap.ts';
import type { UndirectedGraph } from '../../lib/graph/undirected.ts';
import { degreesOf, modularity } from './modularity.ts';

export interface Agglomeration {
  /** The community of every node, numbered in the order of their first nodes. */
  labels: Int32Array;
  communities: number;
  modularity: number;
  /** Unions made, and gains computed on the way. */
  unions: number;
  gains: number;
}

export function agglomerate(graph: UndirectedGraph): Agglomeration {
  const degrees = degreesOf(graph);
  const total = degrees.reduce((sum, degree) => sum + degree, 0);
  const rows = rowsOf(graph);
  const partner = new Int32Array(graph.size).fill(-1);
  const gain = new Float64Array(graph.size);
  const parent = Int32Array.from({ length: graph.size }, (_, v) => v);
  const heap = indexedHeap(graph.size, comesFirst);
  let unions = 0;
  let gains = 0;

  for (let v = 0; v < graph.size; v++) seekPartner(v);
  for (let a = heap.first(); a !== -1 && gain[a] > 0; a = heap.first()) {
    unite(Math.min(a, partner[a]), Math.max(a, partner[a]));
    unions++;
  }
  const { labels, communities } = number(parent);
  return { labels, communities, modularity: modularity(graph, labels), unions, gains };

  function unite(into: number, gone: number): void {
    heap.remove(gone);
    parent[gone] = into;
    rows[into].delete(gone);
    rows[gone].delete(into);
    const [short, long] =
      rows[into].size < rows[gone].size ? [rows[into], rows[gone]] : [rows[gone], rows[into]];
    for (const [other, weight] of short) long.set(other, (long.get(other) ?? 0) + weight);
    rows[into] = long;
    rows[gone] = new Map();
    degrees[into] += degrees[gone];
    for (const [other, weight] of long) {
      rows[other].delete(gone);
      rows[other].set(into, weight);
      if (partner[other] === into || partner[other] === gone) seekPartner(other);
      else offer(other, into, weight);
    }
    seekPartner(into);
  }

  /** The best of all neighbours. */
  function seekPartner(v: number): void {
    partner[v] = -1;
    for (const [other, weight] of rows[v]) consider(v, other, weight);
    if (partner[v] === -1) heap.remove(v);
    else heap.place(v);
  }

  function offer(v: number, other: number, weight: number): void {
    if (consider(v, other, weight)) heap.place(v);
  }

  function consider(v: number, other: number, weight: number): boolean {
    gains++;
    const offered = weight * total - degrees[v] * degrees[other];
    const better = partner[v] === -1 || offered > gain[v];
    if (!better && (offered < gain[v] || other > partner[v])) return false;
    gain[v] = offered;
    partner[v] = other;
    return true;
  }

  function comesFirst(a: number, b: number): boolean {
    if (gain[a] !== gain[b]) return gain[a] > gain[b];
    const lowA = Math.min(a, partner[a]);
    const lowB = Math.min(b, partner[b]);
    if (lowA !== lowB) return lowA < lowB;
    return Math.max(a, partner[a]) < Math.max(b, partner[b]);
  }
}

function rowsOf({ size, starts, neighbours, weights }: UndirectedGraph): Map<number, number>[] {
  return Array.from({ length: size }, (_, v) => {
    const row = new Map<number, number>();
    for (let e = starts[v]; e < starts[v + 1]; e++) row.set(neighbours[e], weights[e]);
    return row;
  });
}

/** A community is called by its smallest node, so parents have smaller numbers than their nodes. */
function number(parent: Int32Array): { labels: Int32Array; communities: number } {
  const labels = new Int32Array(parent.length);
  let communities = 0;
  for (let v = 0; v < parent.length; v++) {
    labels[v] = parent[v] === v ? communities++ : labels[parent[v]];
  }
  return { labels, communities };
}
