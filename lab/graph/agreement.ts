/**
 * How far two partitions of the same nodes agree, whatever their clusters are called.
 *
 * `nmi`: normalised mutual information, the information the two share over the mean of what each
 * holds: 2 I(A; B) / (H(A) + H(B)). 1 for equal partitions, near 0 for unrelated ones. Two
 * partitions that hold no information, all nodes in one cluster, are equal: 1.
 * `moved`: the nodes that changed their cluster, when the clusters of `a` and `b` are paired one to
 * one, those that share most nodes first.
 *
 * O(n) and a table of the pairs that occur. Danon et al. 2005,
 * doi:10.1088/1742-5468/2005/09/P09008.
 */
export interface Agreement {
  nmi: number;
  moved: number;
}

export function agreement(a: ArrayLike<number>, b: ArrayLike<number>): Agreement {
  if (a.length !== b.length) {
    throw new RangeError(`Partitions of ${a.length} and of ${b.length} nodes cannot be compared.`);
  }
  const table = contingency(a, b);
  return { nmi: nmiOf(table, a.length), moved: a.length - paired(table) };
}

interface Cell {
  a: number;
  b: number;
  count: number;
}

interface Contingency {
  sizesA: Map<number, number>;
  sizesB: Map<number, number>;
  shared: Cell[];
}

function contingency(a: ArrayLike<number>, b: ArrayLike<number>): Contingency {
  const sizesA = new Map<number, number>();
  const sizesB = new Map<number, number>();
  const rows = new Map<number, Map<number, Cell>>();
  for (let v = 0; v < a.length; v++) {
    sizesA.set(a[v], (sizesA.get(a[v]) ?? 0) + 1);
    sizesB.set(b[v], (sizesB.get(b[v]) ?? 0) + 1);
    const row = rows.get(a[v]) ?? new Map<number, Cell>();
    const cell = row.get(b[v]) ?? { a: a[v], b: b[v], count: 0 };
    cell.count++;
    row.set(b[v], cell);
    rows.set(a[v], row);
  }
  return { sizesA, sizesB, shared: [...rows.values()].flatMap((row) => [...row.values()]) };
}

function nmiOf({ sizesA, sizesB, shared }: Contingency, nodes: number): number {
  const information = entropy(sizesA, nodes) + entropy(sizesB, nodes);
  if (information === 0) return 1;
  let mutual = 0;
  for (const { a, b, count } of shared) {
    mutual += (count / nodes) * Math.log((count * nodes) / (sizesA.get(a)! * sizesB.get(b)!));
  }
  return (2 * mutual) / information;
}

function entropy(sizes: Map<number, number>, nodes: number): number {
  let sum = 0;
  for (const size of sizes.values()) sum -= (size / nodes) * Math.log(size / nodes);
  return sum;
}

/** Nodes that stay when the clusters are paired greedily. */
function paired({ shared }: Contingency): number {
  const pairedA = new Set<number>();
  const pairedB = new Set<number>();
  const byCount = [...shared].sort((x, y) => y.count - x.count || x.a - y.a || x.b - y.b);
  let nodes = 0;
  for (const { a, b, count } of byCount) {
    if (pairedA.has(a) || pairedB.has(b)) continue;
    pairedA.add(a);
    pairedB.add(b);
    nodes += count;
  }
  return nodes;
}
