/**
 * Clustering by the minimum spanning tree (Zahn 1971; the rival of ICC, Fig. 3 of Kim et al.):
 * build the tree, then remove its heaviest edges, until there are at least `clusters` subtrees or
 * until no edge heavier than `threshold` is left. Each subtree is a cluster.
 *
 * Weights are distances: the paper takes the inverse of a similarity. Of equally heavy edges the
 * one with the highest number goes first. Cutting one edge makes one more cluster, so exactly
 * `clusters` come out unless the graph has more components than that or fewer nodes.
 */

import { UnionFind } from '../../lib/graph/union-find.ts';
import { type EdgeList, kruskal } from './spanning-tree.ts';

export type TreeClustersOptions = { clusters: number } | { threshold: number };

export interface TreeClustersResult {
  clusters: number;
  assignment: Int32Array;
  /** Tree edges removed, heaviest first. */
  cut: Uint32Array;
  /** Sum of the weights left inside clusters. */
  weight: number;
  /** Edges looked at. */
  work: number;
}

export function treeClusters(graph: EdgeList, options: TreeClustersOptions): TreeClustersResult {
  const tree = kruskal(graph);
  const kept = keptEdges(graph, tree.edges, options);
  const sets = new UnionFind(graph.nodes);
  let weight = 0;
  for (const edge of tree.edges.subarray(0, kept)) {
    sets.unite(graph.from[edge], graph.to[edge]);
    weight += graph.weight[edge];
  }
  return {
    clusters: sets.sets,
    assignment: sets.numbered(),
    cut: tree.edges.slice(kept).reverse(),
    weight,
    work: tree.work + kept,
  };
}

/** How many edges of the tree, lightest first, stay. */
function keptEdges(graph: EdgeList, edges: Uint32Array, options: TreeClustersOptions): number {
  if ('clusters' in options) {
    const { clusters } = options;
    if (!Number.isInteger(clusters) || clusters < 1) {
      throw new RangeError(
        `The number of clusters must be a whole number from 1, not ${clusters}.`,
      );
    }
    return Math.max(0, Math.min(edges.length, graph.nodes - clusters));
  }
  if (Number.isNaN(options.threshold)) throw new RangeError('The threshold is not a number.');
  const heavy = edges.findIndex((edge) => graph.weight[edge] > options.threshold);
  return heavy < 0 ? edges.length : heavy;
}
