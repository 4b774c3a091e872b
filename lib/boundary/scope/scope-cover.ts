/**
 * The cheapest set of rules over an address tree, by dynamic programming. A node inherits a side
 * and may turn it by a rule; what is left below costs the sum over its children, and an address
 * on the wrong side costs its weight. Among equally cheap sets the one with fewer rules is taken,
 * then the one that says it higher up. Costs are whole numbers: no order of adding matters.
 * Cost: one pass up and one down.
 */
import type { Side } from '../../model/boundary.ts';
import type { AddressTree } from './address-tree.ts';
import { candidateOf, type RuleCandidate } from './scope-candidates.ts';

export interface CoverRule extends RuleCandidate {
  node: number;
  side: Side;
}
export interface Cover {
  rules: CoverRule[];
  /** For each leaf the index of the rule that decides it; −1 where none does. */
  decidedBy: Int32Array;
}

export function cheapestCover(
  tree: AddressTree<{ url: string; side: Side }>,
  weights: ArrayLike<number>,
): Cover {
  const nodes = tree.parent.length;
  const candidates: (RuleCandidate | null)[] = new Array(nodes).fill(null);
  const turns = new Uint8Array(2 * nodes);
  // What all below a node costs when it is out (2 × node) and when it is in (2 × node + 1).
  const cost = new Float64Array(2 * nodes);
  const count = new Float64Array(2 * nodes);
  for (const node of tree.upwards) {
    if (node < tree.keys.length) {
      cost[2 * node + (tree.members[node].side === 'in' ? 0 : 1)] = weights[node];
    }
    candidates[node] = candidateOf(tree, node);
    const parent = tree.parent[node];
    for (let side = 0; side < 2 && parent >= 0; side++) {
      const kept = 2 * node + side;
      const turned = 2 * node + 1 - side;
      const price = candidates[node]?.cost ?? Number.POSITIVE_INFINITY;
      const gain = cost[kept] - cost[turned] - price;
      turns[kept] = gain > 0 || (gain === 0 && count[kept] > count[turned]) ? 1 : 0;
      cost[2 * parent + side] += turns[kept] ? cost[turned] + price : cost[kept];
      count[2 * parent + side] += turns[kept] ? count[turned] + 1 : count[kept];
    }
  }
  return readDown(tree, candidates, turns);
}

function readDown(
  tree: AddressTree<{ url: string }>,
  candidates: (RuleCandidate | null)[],
  turns: Uint8Array,
): Cover {
  const decidedBy = new Int32Array(tree.parent.length).fill(-1);
  const rules: CoverRule[] = [];
  for (let i = tree.upwards.length - 2; i >= 0; i--) {
    const node = tree.upwards[i];
    const above = decidedBy[tree.parent[node]];
    const inherited = above < 0 ? 'out' : rules[above].side;
    decidedBy[node] = above;
    if (turns[2 * node + (inherited === 'in' ? 1 : 0)] === 0) continue;
    decidedBy[node] = rules.length;
    rules.push({ ...candidates[node]!, node, side: inherited === 'in' ? 'out' : 'in' });
  }
  return { rules, decidedBy: decidedBy.subarray(0, tree.keys.length) };
}
