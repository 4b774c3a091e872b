/**
 * Clusterings that look at links alone come out the same under every hosting and for every method
 * that starts from them, so each graph is clustered once in a run. Graphs are told apart by the
 * SHA-256 of their arcs. Memory: four bytes a node, for the last thousand graphs.
 */
import { createHash } from 'node:crypto';
import type { UndirectedGraph } from '../../lib/graph/undirected.ts';
import type { KnownLinks } from './known-links.ts';

const GRAPHS_KEPT = 1000;

export function rememberedLabels(cluster: (graph: UndirectedGraph) => Int32Array) {
  const kept = new Map<string, Int32Array>();
  return (known: KnownLinks): Int32Array => {
    const key = digestOf(known);
    const labels = kept.get(key) ?? cluster(known.undirected());
    kept.delete(key);
    kept.set(key, labels);
    if (kept.size > GRAPHS_KEPT) kept.delete(kept.keys().next().value!);
    return labels;
  };
}

/** 1 for each node that has the page's label. */
export function sameLabel(labels: Int32Array, page: number): Uint8Array {
  return Uint8Array.from(labels, (label) => (label === labels[page] ? 1 : 0));
}

function digestOf({ size, from, to }: KnownLinks): string {
  const hash = createHash('sha256').update(String(size));
  return hash.update(Int32Array.from(from)).update(Int32Array.from(to)).digest('base64');
}
