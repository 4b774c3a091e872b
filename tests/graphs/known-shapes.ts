/** Small graphs with a known shape, as arcs. */

import type { Random } from '../../lib/graph/random.ts';
import type { Arcs } from '../../lib/graph/undirected.ts';

/** `count` cliques of `size` nodes, each joined to the next by one edge. */
export function ringOfCliques(count: number, size: number): Arcs {
  const edges: [number, number][] = [];
  for (let c = 0; c < count; c++) {
    for (let i = 0; i < size; i++) {
      for (let j = i + 1; j < size; j++) edges.push([c * size + i, c * size + j]);
    }
    edges.push([c * size, ((c + 1) % count) * size + 1]);
  }
  return arcsOf(count * size, edges);
}

export function complete(size: number): Arcs {
  const edges: [number, number][] = [];
  for (let i = 0; i < size; i++) for (let j = i + 1; j < size; j++) edges.push([i, j]);
  return arcsOf(size, edges);
}

export function star(leaves: number): Arcs {
  return arcsOf(
    leaves + 1,
    Array.from({ length: leaves }, (_, i) => [0, i + 1]),
  );
}

/** `groups` groups of nodes, linked with chance `inside` within a group and `across` between. */
export function planted(
  size: number,
  groups: number,
  inside: number,
  across: number,
  random: Random,
): Arcs {
  const edges: [number, number][] = [];
  const weights: number[] = [];
  for (let i = 0; i < size; i++) {
    for (let j = i + 1; j < size; j++) {
      if (random() >= (i % groups === j % groups ? inside : across)) continue;
      edges.push([i, j]);
      weights.push(0.5 + random());
    }
  }
  return { ...arcsOf(size, edges), weights };
}

/**
 * The same graph with node v called `order[v]`, and its arcs turned round and reversed in order.
 */
export function renumbered(arcs: Arcs, order: ArrayLike<number>): Arcs {
  const backwards = Array.from(arcs.from, (_, i) => arcs.from.length - 1 - i);
  return {
    size: arcs.size,
    from: backwards.map((i) => order[arcs.to[i]]),
    to: backwards.map((i) => order[arcs.from[i]]),
    weights: arcs.weights && backwards.map((i) => arcs.weights![i]),
  };
}

export function shuffledOrder(size: number, random: Random): number[] {
  const order = Array.from({ length: size }, (_, i) => i);
  for (let last = size - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}

export function arcsOf(size: number, edges: [number, number][]): Arcs {
  return { size, from: edges.map(([from]) => from), to: edges.map(([, to]) => to) };
}
