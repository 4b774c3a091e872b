/**
 * For each pair of nodes the number of nodes that both link to: the common work of co-citation and
 * coupling. Links of a node to itself are left out; parallel links count once. Pairs without a
 * common target are not stored. Symmetric: each pair stands in the rows of both.
 *
 * Cost: Σ d² over the nodes, d being the links that reach a node; a node everybody links to makes
 * every two nodes a pair. `mostPairs` refuses before the work begins; leave such nodes out, or ask
 * for one node at a time.
 */
import { type Links, reversed } from './links.ts';

export interface SharedLinks {
  /** Row by row, the nodes that share targets with it and how many. */
  counts: Links;
  /** Links looked at. */
  work: number;
}

export function sharedLinks(links: Links, options: { mostPairs: number }): SharedLinks {
  const back = reversed(links);
  const needed = stepsFor(back);
  if (needed > options.mostPairs) {
    throw new RangeError(
      `There are ${needed} pairs to count, more than ${options.mostPairs}; ` +
        'leave out the busiest nodes.',
    );
  }
  const starts = new Uint32Array(links.nodes + 1);
  const targets: number[] = [];
  const weights: number[] = [];
  const tally = new LinkTally(links, back);
  for (let node = 0; node < links.nodes; node++) {
    const row = tally.of(node);
    for (const other of row.nodes) targets.push(other);
    for (const count of row.counts) weights.push(count);
    starts[node + 1] = targets.length;
  }
  const counts = {
    nodes: links.nodes,
    starts,
    targets: Uint32Array.from(targets),
    weights: Float64Array.from(weights),
  };
  return { counts, work: tally.work };
}

/** Counts for single nodes; made once for a graph, asked many times. */
export class LinkTally {
  work = 0;
  private readonly counts: Float64Array;

  constructor(
    private readonly links: Links,
    private readonly back: Links = reversed(links),
  ) {
    this.counts = new Float64Array(links.nodes);
  }

  /** The nodes that share targets with `node`, rising, and how many they share. */
  of(node: number): { nodes: number[]; counts: number[] } {
    const { links, back, counts } = this;
    const nodes: number[] = [];
    for (let i = links.starts[node]; i < links.starts[node + 1]; i++) {
      const target = links.targets[i];
      if (target === node) continue;
      for (let j = back.starts[target]; j < back.starts[target + 1]; j++) {
        const other = back.targets[j];
        this.work++;
        if (other === node || other === target) continue;
        if (counts[other]++ === 0) nodes.push(other);
      }
    }
    nodes.sort((a, b) => a - b);
    const shared = nodes.map((other) => counts[other]);
    for (const other of nodes) counts[other] = 0;
    return { nodes, counts: shared };
  }
}

function stepsFor(back: Links): number {
  let steps = 0;
  for (let node = 0; node < back.nodes; node++) {
    steps += (back.starts[node + 1] - back.starts[node]) ** 2;
  }
  return steps;
}
