/**
 * A directed graph of pages or sites: the links of node `i` go to
 * `targets[starts[i] … starts[i+1]]`, rising, no target twice. Parallel links become one whose
 * weight is their sum. Weights are finite and not negative.
 */
export interface Links {
  nodes: number;
  starts: Uint32Array;
  targets: Uint32Array;
  weights: Float64Array;
}

/** Links given as pairs, in any order; each weighs 1 unless weights are given. */
export function linksOf(
  nodes: number,
  from: ArrayLike<number>,
  to: ArrayLike<number>,
  weight?: ArrayLike<number>,
): Links {
  check(nodes, from, to, weight);
  const unit = weight ?? new Float64Array(from.length).fill(1);
  const bundled = bundle({ nodes, from: to, to: from, weight: unit });
  const ordered = bundle(pairs({ nodes, ...bundled }));
  return united({ nodes, ...ordered });
}

/** The same links the other way round. */
export function reversed(links: Links): Links {
  return { nodes: links.nodes, ...bundle(pairs(links)) };
}

/** A pair for each link, turned round. */
function pairs({ nodes, starts, targets, weights }: Links): Pairs {
  const to = new Uint32Array(targets.length);
  for (let node = 0; node < nodes; node++) to.fill(node, starts[node], starts[node + 1]);
  return { nodes, from: targets, to, weight: weights };
}

interface Pairs {
  nodes: number;
  from: ArrayLike<number>;
  to: ArrayLike<number>;
  weight: ArrayLike<number>;
}

/** Sorts pairs by `from`, leaving those with the same in the order they had. */
function bundle({ nodes, from, to, weight }: Pairs): Omit<Links, 'nodes'> {
  const starts = new Uint32Array(nodes + 1);
  for (let i = 0; i < from.length; i++) starts[from[i] + 1]++;
  for (let node = 0; node < nodes; node++) starts[node + 1] += starts[node];
  const next = starts.slice();
  const targets = new Uint32Array(from.length);
  const weights = new Float64Array(from.length);
  for (let i = 0; i < from.length; i++) {
    const place = next[from[i]]++;
    targets[place] = to[i];
    weights[place] = weight[i];
  }
  return { starts, targets, weights };
}

function united(links: Links): Links {
  const { nodes, targets, weights } = links;
  const starts = new Uint32Array(nodes + 1);
  let kept = 0;
  for (let node = 0; node < nodes; node++) {
    for (let i = links.starts[node]; i < links.starts[node + 1]; i++) {
      if (kept > starts[node] && targets[kept - 1] === targets[i]) {
        weights[kept - 1] += weights[i];
      } else {
        targets[kept] = targets[i];
        weights[kept++] = weights[i];
      }
    }
    starts[node + 1] = kept;
  }
  return { nodes, starts, targets: targets.slice(0, kept), weights: weights.slice(0, kept) };
}

function check(
  nodes: number,
  from: ArrayLike<number>,
  to: ArrayLike<number>,
  weight: ArrayLike<number> | undefined,
): void {
  if (!Number.isInteger(nodes) || nodes < 0) {
    throw new RangeError(`The number of nodes must be a whole number from 0, not ${nodes}.`);
  }
  if (from.length !== to.length || (weight !== undefined && weight.length !== from.length)) {
    throw new RangeError('Links need as many ends as beginnings, and as many weights if any.');
  }
  for (let i = 0; i < from.length; i++) {
    for (const end of [from[i], to[i]]) {
      if (!Number.isInteger(end) || end < 0 || end >= nodes) {
        throw new RangeError(`Link ${i} touches ${end}; there are ${nodes} nodes.`);
      }
    }
    if (weight !== undefined && !(weight[i] >= 0 && weight[i] < Number.POSITIVE_INFINITY)) {
      throw new RangeError(`Link ${i} weighs ${weight[i]}; it must be finite and not negative.`);
    }
  }
}
