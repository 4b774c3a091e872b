/**
 * What a scope may say of a node of the address tree. Known addresses alone speak: a rule claims
 * the narrowest directory that holds all it was made for, and a directory of which one address is
 * known is claimed only by its own address (`…/docs/`), lest one link to a shared host claim the
 * host. Where a directory does not part the sites, the stem of a file name may (`/docs/libpq-`): it
 * ends where a word ends in all of them. Costs are in eighths of a host rule, and grow with the
 * depth, so that few and short rules are cheap.
 */
import type { ScopeRule } from '../../model/scope.ts';
import { directoryEnd, hostOfKey, pathEnd } from '../../url/anatomy.ts';
import { depthOf, isWordAt } from '../../url/reach.ts';
import type { AddressTree } from './address-tree.ts';

export interface RuleCandidate {
  reach: ScopeRule['reach'];
  /** How many characters of the key it names. */
  length: number;
  cost: number;
}

export const RULE_COST = { host: 8, directory: 8, stem: 10, url: 12 };
const DEEPEST_COUNTED = 8;

type Tree = AddressTree<{ url: string }>;

export function candidateOf(tree: Tree, node: number): RuleCandidate | null {
  const key = tree.keys[tree.first[node]];
  if (key === undefined || tree.common[node] === 0) return null;
  const above = tree.common[tree.parent[node]];
  const isLeaf = node < tree.keys.length;
  const directory = directoryLength(key, tree.common[node]);
  if (directory > above && (!isLeaf || directory === key.length))
    return ofDirectory(key, directory);
  if (isLeaf)
    return { reach: 'url', length: key.length, cost: costAt(RULE_COST.url, key, key.length) };
  const stem = directory > 0 ? stemLength(tree, node, Math.max(above, directory)) : 0;
  return stem === 0
    ? null
    : { reach: 'prefix', length: stem, cost: costAt(RULE_COST.stem, key, stem) };
}

function ofDirectory(key: string, length: number): RuleCandidate {
  const isHost = hostOfKey(key).length === length - 1;
  if (isHost) return { reach: 'host', length: length - 1, cost: RULE_COST.host };
  return { reach: 'prefix', length, cost: costAt(RULE_COST.directory, key, length) };
}

/** The deepest directory within the first `most` characters; 0 when not even the host is. */
function directoryLength(key: string, most: number): number {
  return directoryEnd(key, Math.min(most, pathEnd(key)));
}

/** The longest stem of more than `over` characters; 0 when there is none. */
function stemLength(tree: Tree, node: number, over: number): number {
  const key = tree.keys[tree.first[node]];
  const common = tree.common[node];
  if (tree.keys[tree.end[node] - 1].length === common) return 0; // one key under two schemes
  for (let length = common; length > over; length--) {
    const goesOn = length === common ? tree.partsWord[node] === 1 : isWordAt(key, length);
    if (!goesOn || !isWordAt(key, length - 1)) return length;
  }
  return 0;
}

function costAt(base: number, key: string, length: number): number {
  return base + Math.min(depthOf(key, Math.min(length, pathEnd(key))), DEEPEST_COUNTED);
}
