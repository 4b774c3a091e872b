/**
 * The part of a graph that new links can change: a core of whole clusters and its halo.
 *
 * The core is the clusters in which the links end, those with most ends first, as far as they fit
 * into `most` nodes; of the others the ends alone. Clusters next to the core, those with most edges
 * to it first, fill it up, since clusters that should become one must both be in it. The halo is
 * the neighbours of the core, no more than `most` again.
 *
 * The matrix of a region is that of the subgraph. (Giving a halo node the chances it has in the
 * whole graph, those that lead out of sight as a chance to stay, was tried: it makes an attractor
 * of every halo node and agrees less with a full run.)
 *
 * O(edges of the region).
 */
import { type UndirectedGraph, undirected } from '../../../lib/graph/undirected.ts';
import type { OnlineClustering } from './online.ts';

export interface Region {
  /** The nodes, those of the core first. */
  nodes: number[];
  core: number;
}

/** `ends` are the ends of new links, each as often as it has one. */
export function regionAround(state: OnlineClustering, ends: number[], most: number): Region {
  const nodes = new Set<number>();
  const takeClusters = (near: Iterable<number>) => {
    for (const name of busiestFirst(state, near)) {
      const members = state.members[name];
      if (nodes.size + members.length <= most) for (const v of members) nodes.add(v);
    }
  };
  takeClusters(ends);
  for (const v of ends) nodes.add(v);
  for (let before = 0; before < nodes.size && nodes.size < most; ) {
    before = nodes.size;
    takeClusters(outside(state, nodes));
  }
  const core = nodes.size;
  for (const u of outside(state, nodes)) {
    if (nodes.size >= core + most) break;
    nodes.add(u);
  }
  return { nodes: [...nodes], core };
}

/** The neighbours that are not among the nodes, each as often as it has an edge to them. */
function outside({ neighbours }: OnlineClustering, nodes: Set<number>): number[] {
  return [...nodes].flatMap((v) => neighbours[v].filter((u) => !nodes.has(u)));
}

/** The clusters of the nodes, first those that occur most often. */
function busiestFirst({ labels }: OnlineClustering, nodes: Iterable<number>): number[] {
  const counts = new Map<number, number>();
  for (const v of nodes) counts.set(labels[v], (counts.get(labels[v]) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([name]) => name);
}

/** The subgraph of the region, node i of it being `nodes[i]`. */
export function subgraph(
  { neighbours, weights }: OnlineClustering,
  { nodes }: Region,
): UndirectedGraph {
  const places = new Map(nodes.map((v, i) => [v, i]));
  const arcs = { from: [] as number[], to: [] as number[], weights: [] as number[] };
  nodes.forEach((v, i) => {
    neighbours[v].forEach((u, e) => {
      const place = places.get(u);
      if (place === undefined || place < i) return;
      arcs.from.push(i);
      arcs.to.push(place);
      arcs.weights.push(weights[v][e]);
    });
  });
  return undirected({ size: nodes.length, ...arcs });
}
