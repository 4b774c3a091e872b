/**
 * Minimum spanning trees of an undirected weighted graph, by Kruskal (1956) and by Prim (1957); of
 * a graph in several components, the forest. Weights may be any finite numbers. Self-loops never
 * belong to a tree; of parallel edges the lightest may. Equal weights are taken by edge number, so
 * the result is one and the same on every machine, though the two algorithms may differ in it.
 *
 * Kruskal: O(m log m) for sorting. Prim: O(m log m) with a heap of edges.
 */
import { indexedHeap } from '../../lib/graph/indexed-heap.ts';
import { UnionFind } from '../../lib/graph/union-find.ts';

export interface EdgeList {
  nodes: number;
  from: ArrayLike<number>;
  to: ArrayLike<number>;
  weight: ArrayLike<number>;
}

export interface SpanningForest {
  /** Edge numbers; Kruskal's in the order of their weights. */
  edges: Uint32Array;
  weight: number;
  /** The component of each node, and how many there are. */
  component: Int32Array;
  components: number;
  /** Edges looked at. */
  work: number;
}

export function kruskal(graph: EdgeList): SpanningForest {
  checkEdges(graph);
  const { from, to, weight } = graph;
  const order = Uint32Array.from({ length: from.length }, (_, edge) => edge);
  order.sort((a, b) => weight[a] - weight[b] || a - b);
  const sets = new UnionFind(graph.nodes);
  const chosen: number[] = [];
  let work = 0;
  for (const edge of order) {
    if (sets.sets === 1) break;
    work++;
    if (sets.unite(from[edge], to[edge])) chosen.push(edge);
  }
  return forest(graph, chosen, sets, work);
}

export function prim(graph: EdgeList): SpanningForest {
  checkEdges(graph);
  const { from, to, weight } = graph;
  const { starts, edges } = edgesByNode(graph);
  const reached = new Uint8Array(graph.nodes);
  const chosen: number[] = [];
  const lighter = (a: number, b: number) =>
    weight[a] < weight[b] || (weight[a] === weight[b] && a < b);
  const heap = indexedHeap(from.length, lighter);
  let work = 0;
  for (let root = 0; root < graph.nodes; root++) {
    if (reached[root]) continue;
    for (let node = root; node >= 0; node = next()) {
      reached[node] = 1;
      for (let i = starts[node]; i < starts[node + 1]; i++) {
        work++;
        const far = from[edges[i]] === node ? to[edges[i]] : from[edges[i]];
        if (!reached[far]) heap.place(edges[i]);
      }
    }
  }
  const sets = new UnionFind(graph.nodes);
  for (const edge of chosen) sets.unite(from[edge], to[edge]);
  return forest(graph, chosen, sets, work);

  /** Takes the lightest edge that leaves the tree and returns the node it reaches, or −1. */
  function next(): number {
    for (let edge = heap.pop(); edge >= 0; edge = heap.pop()) {
      const node = reached[from[edge]] ? to[edge] : from[edge];
      if (reached[node]) continue;
      chosen.push(edge);
      return node;
    }
    return -1;
  }
}

export function checkEdges({ nodes, from, to, weight }: EdgeList): void {
  if (!Number.isInteger(nodes) || nodes < 0) {
    throw new RangeError(`The number of nodes must be a whole number from 0, not ${nodes}.`);
  }
  if (from.length !== to.length || from.length !== weight.length) {
    throw new RangeError(
      `Edges need as many ends as weights: ${from.length}, ${to.length}, ${weight.length}.`,
    );
  }
  for (let edge = 0; edge < from.length; edge++) {
    for (const end of [from[edge], to[edge]]) {
      if (!Number.isInteger(end) || end < 0 || end >= nodes) {
        throw new RangeError(`Edge ${edge} ends at ${end}; there are ${nodes} nodes.`);
      }
    }
    if (!Number.isFinite(weight[edge])) {
      throw new RangeError(`Edge ${edge} has the weight ${weight[edge]}; it must be finite.`);
    }
  }
}

function edgesByNode({ nodes, from, to }: EdgeList) {
  const starts = new Uint32Array(nodes + 1);
  for (let edge = 0; edge < from.length; edge++) {
    starts[from[edge] + 1]++;
    starts[to[edge] + 1]++;
  }
  for (let node = 0; node < nodes; node++) starts[node + 1] += starts[node];
  const next = starts.slice();
  const edges = new Uint32Array(2 * from.length);
  for (let edge = 0; edge < from.length; edge++) {
    edges[next[from[edge]]++] = edge;
    edges[next[to[edge]]++] = edge;
  }
  return { starts, edges };
}

function forest(graph: EdgeList, chosen: number[], sets: UnionFind, work: number): SpanningForest {
  const weight = chosen.reduce((sum, edge) => sum + graph.weight[edge], 0);
  const edges = Uint32Array.from(chosen);
  return { edges, weight, component: sets.numbered(), components: sets.sets, work };
}
