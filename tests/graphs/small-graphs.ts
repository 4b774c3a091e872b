import fc from 'fast-check';

export interface SmallGraph {
  nodes: number;
  from: number[];
  to: number[];
  weight: number[];
}

/** Up to 14 nodes, up to 40 edges, with self-loops, parallel edges and several components. */
export function smallGraphs(weights: fc.Arbitrary<number>): fc.Arbitrary<SmallGraph> {
  return fc.integer({ min: 1, max: 14 }).chain((nodes) => {
    const end = fc.nat(nodes - 1);
    return fc.array(fc.tuple(end, end, weights), { maxLength: 40 }).map((edges) => ({
      nodes,
      from: edges.map(([from]) => from),
      to: edges.map(([, to]) => to),
      weight: edges.map(([, , weight]) => weight),
    }));
  });
}

/** The nodes each node links to, as often as it does; both ways when undirected. */
export function neighbourLists(graph: SmallGraph, undirected = false): number[][] {
  const lists: number[][] = Array.from({ length: graph.nodes }, () => []);
  graph.from.forEach((from, edge) => {
    lists[from].push(graph.to[edge]);
    if (undirected && graph.to[edge] !== from) lists[graph.to[edge]].push(from);
  });
  return lists;
}

/** All nodes that can be reached, by adding until nothing changes. */
export function reachable(lists: number[][], start: number): Set<number> {
  const reached = new Set([start]);
  for (let size = 0; size < reached.size; ) {
    size = reached.size;
    for (const node of [...reached]) for (const next of lists[node]) reached.add(next);
  }
  return reached;
}
