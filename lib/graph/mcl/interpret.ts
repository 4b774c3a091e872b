/**
 * Interpretation: reads a clustering off the limit of the process.
 *
 * From every node an arc goes to each of the largest entries of its column (all those within
 * `CLOSE` of the largest: in the limit the entries that remain in a column are equal). A strongly
 * connected component that no arc leaves is an attractor system, and a cluster is such a system
 * with all nodes from which there is a path to it (Senellart 2003, Fig. 7). Nodes drawn to several
 * systems belong to an overlap; those drawn to the same ones become a cluster of their own, as in
 * the mcl program, so that the answer is a partition which does not depend on the numbering.
 *
 * Works on any column-stochastic matrix, hence also on one that has not converged. Clusters are
 * numbered in the order of their first nodes. O(entries): Tarjan's components, without recursion.
 */
import type { StochasticMatrix } from './matrix.ts';

export interface Interpretation {
  /** The cluster of every node. */
  labels: Int32Array;
  clusters: number;
  /** How many nodes are drawn to more than one attractor system. */
  overlaps: number;
}

const CLOSE = 0.99;

export function interpret(matrix: StochasticMatrix): Interpretation {
  const arcs = strongestArcs(matrix);
  const connected = stronglyConnected(arcs);
  const { components } = connected;
  const { basins, overlapping } = basinsOf(arcs, connected);
  const labels = new Int32Array(matrix.size);
  const numbers = new Map<number, number>();
  let overlaps = 0;
  for (let v = 0; v < matrix.size; v++) {
    const basin = basins[components[v]];
    if (overlapping[components[v]]) overlaps++;
    if (!numbers.has(basin)) numbers.set(basin, numbers.size);
    labels[v] = numbers.get(basin)!;
  }
  return { labels, clusters: numbers.size, overlaps };
}

interface ArcLists {
  starts: Uint32Array;
  heads: Int32Array;
}

function strongestArcs({ size, starts, rows, values }: StochasticMatrix): ArcLists {
  const arcs = { starts: new Uint32Array(size + 1), heads: new Int32Array(starts[size]) };
  let written = 0;
  for (let j = 0; j < size; j++) {
    let largest = 0;
    for (let at = starts[j]; at < starts[j + 1]; at++) largest = Math.max(largest, values[at]);
    for (let at = starts[j]; at < starts[j + 1]; at++) {
      if (values[at] >= CLOSE * largest) arcs.heads[written++] = rows[at];
    }
    arcs.starts[j + 1] = written;
  }
  return arcs;
}

interface Components {
  /** Numbered so that an arc between two components goes to the smaller number. */
  components: Int32Array;
  count: number;
  /** All nodes, component after component. */
  sequence: Int32Array;
}

function stronglyConnected({ starts, heads }: ArcLists): Components {
  const size = starts.length - 1;
  const components = new Int32Array(size).fill(-1);
  const order = new Int32Array(size).fill(-1);
  const lowest = new Int32Array(size);
  const next = starts.slice();
  const path: number[] = [];
  const open: number[] = [];
  const sequence = new Int32Array(size);
  let visited = 0;
  let closed = 0;
  let count = 0;
  for (let root = 0; root < size; root++) {
    if (order[root] === -1) path.push(root);
    while (path.length > 0) {
      const v = path[path.length - 1];
      if (order[v] === -1) {
        order[v] = lowest[v] = visited++;
        open.push(v);
      }
      if (next[v] < starts[v + 1]) {
        const head = heads[next[v]++];
        if (order[head] === -1) path.push(head);
        else if (components[head] === -1) lowest[v] = Math.min(lowest[v], order[head]);
        continue;
      }
      path.pop();
      if (path.length > 0) {
        const parent = path[path.length - 1];
        lowest[parent] = Math.min(lowest[parent], lowest[v]);
      }
      if (lowest[v] < order[v]) continue;
      let member: number;
      do {
        member = open.pop()!;
        components[member] = count;
        sequence[closed++] = member;
      } while (member !== v);
      count++;
    }
  }
  return { components, count, sequence };
}

/** For every component the basin it drains to, named by a component: its own when no arc leaves. */
function basinsOf({ starts, heads }: ArcLists, { components, count, sequence }: Components) {
  const basins = new Int32Array(count);
  const overlapping = new Uint8Array(count);
  const overlapOf = new Map<string, number>();
  let at = 0;
  for (let c = 0; c < count; c++) {
    const reached = new Set<number>();
    for (; at < sequence.length && components[sequence[at]] === c; at++) {
      for (let arc = starts[sequence[at]]; arc < starts[sequence[at] + 1]; arc++) {
        if (components[heads[arc]] !== c) reached.add(basins[components[heads[arc]]]);
      }
    }
    const [first = c] = reached;
    basins[c] = first;
    overlapping[c] = overlapping[first];
    if (reached.size < 2) continue;
    const several = [...reached].sort((a, b) => a - b).join();
    if (!overlapOf.has(several)) overlapOf.set(several, c);
    basins[c] = overlapOf.get(several)!;
    overlapping[c] = 1;
  }
  return { basins, overlapping };
}
