/**
 * A boundary in few words: the hosts, prefixes and exceptions that together cost least, where each
 * rule costs something and so does each address that is then on the wrong side, the more the surer
 * its side is. Rules nest: the most exact one decides. An unsure address is not worth a rule of
 * its own, a sure one is. Each address is to be given once; their order does not matter.
 * Cost: n × length of an address, plus the sort.
 */
import type { Membership } from '../../model/boundary.ts';
import type { Scope, ScopeRule } from '../../model/scope.ts';
import { type AddressTree, addressTree } from './address-tree.ts';
import { suggestedExclusions } from './exclusions.ts';
import { type CoverRule, cheapestCover } from './scope-cover.ts';

/** A sure address on the wrong side costs three host rules: more than a rule for it alone. */
const WRONG = 24;

/**
 * `wrong`: what an address on the wrong side costs when its side is certain, in eighths of
 * a host rule.
 */
export function scopeOf(members: readonly Membership[], { wrong = WRONG } = {}): Scope {
  const tree = addressTree(members);
  const cover = cheapestCover(
    tree,
    tree.members.map((member) => Math.max(1, Math.round(wrong * sureness(member)))),
  );
  const rules = cover.rules.map((rule) => readable(tree, rule));
  const counts = { included: 0, missed: 0, wrong: 0 };
  tree.members.forEach(({ side }, leaf) => {
    const rule = rules[cover.decidedBy[leaf]];
    if (rule !== undefined) rule[rule.side === side ? 'covers' : 'misses']++;
    if (rule?.side === 'in') counts[side === 'in' ? 'included' : 'wrong']++;
    else if (side === 'in') counts.missed++;
  });
  return { rules: rules.sort(byReading), ...counts, exclusions: suggestedExclusions(members) };
}

/** From a sixteenth, where the likelihood says nothing or speaks against the side, to 1. */
function sureness({ side, likelihood }: Membership): number {
  const ofSide = side === 'in' ? likelihood : 1 - likelihood;
  return Math.max(1 / 16, 2 * ofSide - 1);
}

function readable(tree: AddressTree<Membership>, rule: CoverRule): ScopeRule {
  const { side, reach } = rule;
  return { side, reach, target: targetOf(tree, rule), covers: 0, misses: 0 };
}

/** A prefix is written with `https` if any of its known addresses has it; it reaches `http` too. */
function targetOf(tree: AddressTree<Membership>, { node, reach, length }: CoverRule): string {
  const first = tree.first[node];
  if (reach === 'url') return tree.members[first].url;
  const named = tree.keys[first].slice(0, length);
  if (reach === 'host') return named;
  const addresses = tree.members.slice(first, tree.end[node]);
  const isSecure = addresses.some(({ url }) => url.startsWith('https:'));
  return `${isSecure ? 'https' : 'http'}://${named}`;
}

const REACHES = ['host', 'prefix', 'url'];

/**
 * What is in before what is out, hosts before prefixes before addresses, and what covers most
 * first.
 */
function byReading(a: ScopeRule, b: ScopeRule): number {
  if (a.side !== b.side) return a.side === 'in' ? -1 : 1;
  const reach = REACHES.indexOf(a.reach) - REACHES.indexOf(b.reach);
  return reach || b.covers - a.covers || (a.target < b.target ? -1 : 1);
}
