/**
 * The underlying undirected graph of a set of weighted arcs: u and v are neighbours if and only if
 * there is an arc between them either way (Senellart 2003, Fig. 9, step 3).
 *
 * Arcs between the same two nodes become one edge, by default as heavy as the heaviest of them, so
 * that a link and its answer are one tie and a thousand equal links are no more than one; or as
 * heavy as all together, for a graph whose arcs are counted. An arc of weight 0 is no arc.
 * Every edge is written twice, once at each end, neighbours ascending; loops stand apart.
 *
 * O(n + m): two counting sorts.
 */
export interface UndirectedGraph {
  size: number;
  /** The edges of node v are those from `starts[v]` up to, not including, `starts[v + 1]`. */
  starts: Uint32Array;
  neighbours: Int32Array;
  weights: Float64Array;
  /** Weight of the loop at each node, 0 when there is none. */
  loops: Float64Array;
}

export interface Arcs {
  size: number;
  from: ArrayLike<number>;
  to: ArrayLike<number>;
  /** One for every arc when not given. */
  weights?: ArrayLike<number>;
}

export function undirected(arcs: Arcs, parallel: 'heaviest' | 'sum' = 'heaviest'): UndirectedGraph {
  check(arcs);
  const ends = bothWays(arcs);
  const byTarget = countingSort(ends, ends.to, ends.from, arcs.size);
  const sorted = countingSort(byTarget, byTarget.from, byTarget.to, arcs.size);
  const graph = merge(sorted, arcs.size, parallel);
  for (let i = 0; i < arcs.from.length; i++) {
    const v = arcs.from[i];
    if (v !== arcs.to[i]) continue;
    const weight = weightOf(arcs, i);
    graph.loops[v] =
      parallel === 'sum' ? graph.loops[v] + weight : Math.max(graph.loops[v], weight);
  }
  return graph;
}

interface Ends {
  from: Int32Array;
  to: Int32Array;
  weights: Float64Array;
}

function check({ size, from, to, weights }: Arcs): void {
  if (!Number.isInteger(size) || size < 0)
    throw new RangeError(`A graph cannot have ${size} nodes.`);
  if (from.length !== to.length || (weights && weights.length !== from.length)) {
    throw new RangeError(
      'Every arc needs a source, a target and, where weights are given, a weight.',
    );
  }
  let total = 0;
  for (let i = 0; i < from.length; i++) {
    checkNode(from[i], size, i);
    checkNode(to[i], size, i);
    if (!weights) continue;
    if (!(weights[i] >= 0)) throw new RangeError(`Arc ${i} has the weight ${weights[i]}.`);
    total += weights[i];
  }
  if (2 * total === Infinity) throw new RangeError('The weights of the arcs add up to infinity.');
}

function checkNode(node: number, size: number, arc: number): void {
  if (Number.isInteger(node) && node >= 0 && node < size) return;
  throw new RangeError(`Arc ${arc} ends at ${node}, which is not one of the ${size} nodes.`);
}

function bothWays(arcs: Arcs): Ends {
  let proper = 0;
  for (let i = 0; i < arcs.from.length; i++) if (isEdge(arcs, i)) proper++;
  const ends = room(2 * proper);
  let at = 0;
  for (let i = 0; i < arcs.from.length; i++) {
    if (!isEdge(arcs, i)) continue;
    ends.from[at] = ends.to[at + 1] = arcs.from[i];
    ends.to[at] = ends.from[at + 1] = arcs.to[i];
    ends.weights[at] = ends.weights[at + 1] = weightOf(arcs, i);
    at += 2;
  }
  return ends;
}

/** Stable. `key` and `other` are the two ends, in the order in which they matter. */
function countingSort(ends: Ends, key: Int32Array, other: Int32Array, size: number): Ends {
  const places = new Uint32Array(size + 1);
  for (let i = 0; i < key.length; i++) places[key[i] + 1]++;
  for (let v = 0; v < size; v++) places[v + 1] += places[v];
  const sorted = room(key.length);
  const [sortedKey, sortedOther] =
    key === ends.to ? [sorted.to, sorted.from] : [sorted.from, sorted.to];
  for (let i = 0; i < key.length; i++) {
    const place = places[key[i]]++;
    sortedKey[place] = key[i];
    sortedOther[place] = other[i];
    sorted.weights[place] = ends.weights[i];
  }
  return sorted;
}

function merge(sorted: Ends, size: number, parallel: 'heaviest' | 'sum'): UndirectedGraph {
  const { from, to, weights } = sorted;
  const starts = new Uint32Array(size + 1);
  let written = 0;
  for (let i = 0; i < from.length; i++) {
    if (i > 0 && from[i] === from[i - 1] && to[i] === to[i - 1]) {
      const last = written - 1;
      weights[last] =
        parallel === 'sum' ? weights[last] + weights[i] : Math.max(weights[last], weights[i]);
      continue;
    }
    to[written] = to[i];
    weights[written] = weights[i];
    written++;
    starts[from[i] + 1]++;
  }
  for (let v = 0; v < size; v++) starts[v + 1] += starts[v];
  return {
    size,
    starts,
    neighbours: to.slice(0, written),
    weights: weights.slice(0, written),
    loops: new Float64Array(size),
  };
}

function room(length: number): Ends {
  return {
    from: new Int32Array(length),
    to: new Int32Array(length),
    weights: new Float64Array(length),
  };
}

const isEdge = (arcs: Arcs, i: number): boolean =>
  arcs.from[i] !== arcs.to[i] && weightOf(arcs, i) > 0;

const weightOf = (arcs: Arcs, i: number): number => (arcs.weights ? arcs.weights[i] : 1);
