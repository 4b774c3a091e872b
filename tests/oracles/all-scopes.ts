/**
 * Every scope for a handful of addresses, one after the other. What may be said is listed by its
 * definition: all hosts, directories and stems, of those with the same reach only the narrowest
 * directory, or else the longest stem, which ends a word in all it reaches. Slow, and written
 * without a tree.
 */

import { RULE_COST } from '../../lib/boundary/scope/scope-candidates.ts';
import { scopeDecider } from '../../lib/boundary/scope/side-in-scope.ts';
import type { Side } from '../../lib/model/boundary.ts';
import type { ScopeRule } from '../../lib/model/scope.ts';
import { hostOfKey, keyOf, pathEnd } from '../../lib/url/anatomy.ts';
import { depthOf } from '../../lib/url/reach.ts';

export interface Weighed {
  url: string;
  side: Side;
  weight: number;
}
type Said = Pick<ScopeRule, 'reach' | 'target' | 'side'>;
type Sayable = Omit<Said, 'side'>;

/** The price of a scope: first what it costs, then how many rules it has. */
export function priceOf(rules: Said[], members: Weighed[]): [number, number] {
  const decide = scopeDecider({ rules: rules.map((rule) => ({ ...rule, covers: 0, misses: 0 })) });
  const wrong = members.filter(({ url, side }) => decide(url) !== side);
  const cost = sum(rules.map(ruleCost)) + sum(wrong.map(({ weight }) => weight));
  return [cost, rules.length];
}

export function cheapestPrice(members: Weighed[]): [number, number] {
  let best: [number, number] = [Number.POSITIVE_INFINITY, 0];
  for (const rules of allScopes(sayable(members.map(({ url }) => url)), members)) {
    const price = priceOf(rules, members);
    if (price[0] < best[0] || (price[0] === best[0] && price[1] < best[1])) best = price;
  }
  return best;
}

/** An address of its own is only ever named to put it on its side. */
function* allScopes(left: Sayable[], members: Weighed[]): Generator<Said[]> {
  if (left.length === 0) return yield [];
  const [{ reach, target }, ...others] = left;
  const own = members.filter(({ url }) => reach === 'url' && url === target);
  const sides: Side[] = reach === 'url' ? own.map(({ side }) => side) : ['in', 'out'];
  for (const rest of allScopes(others, members)) {
    yield rest;
    for (const side of sides) yield [{ reach, target, side }, ...rest];
  }
}

export function sayable(urls: string[]): Sayable[] {
  const byReach = new Map<string, string>();
  const prefixes = [...new Set(urls.map(keyOf).flatMap(prefixesOf))];
  for (const prefix of prefixes.sort((a, b) => a.length - b.length)) {
    const reached = urls.filter((url) => keyOf(url).startsWith(prefix));
    const keys = new Set(reached.map(keyOf));
    if (reached.length === 1 && !keys.has(prefix)) continue;
    if (!isDirectory(prefix) && (keys.size === 1 || ![...keys].every(endsWord(prefix)))) continue;
    const known = byReach.get(reached.join(' '));
    if (known !== undefined && isDirectory(known) && !isDirectory(prefix)) continue;
    byReach.set(reached.join(' '), prefix);
  }
  return [
    ...[...byReach.values()].map(named),
    ...urls.map((url) => ({ reach: 'url' as const, target: url })),
  ];
}

const isDirectory = (prefix: string) => prefix.endsWith('/') && pathEnd(prefix) === prefix.length;

function named(prefix: string): Sayable {
  const host = hostOfKey(prefix);
  if (prefix === `${host}/`) return { reach: 'host', target: host };
  return { reach: 'prefix', target: `https://${prefix}` };
}

/** The directories of a key, and the stems in the last of them. */
function prefixesOf(key: string): string[] {
  const host = hostOfKey(key).length;
  const directory = key.lastIndexOf('/', pathEnd(key) - 1) + 1;
  const all = Array.from({ length: key.length - host }, (_, i) => key.slice(0, host + 1 + i));
  return all.filter((prefix) => {
    return prefix.length > directory || prefix.endsWith('/');
  });
}

const endsWord = (prefix: string) => (key: string) =>
  !/[A-Za-z0-9%]{2}/.test(key.slice(prefix.length - 1, prefix.length + 1));

function ruleCost({ reach, target }: Said): number {
  if (reach === 'host') return RULE_COST.host;
  const key = keyOf(target);
  const base =
    reach === 'url' ? RULE_COST.url : isDirectory(key) ? RULE_COST.directory : RULE_COST.stem;
  return base + Math.min(8, depthOf(key, pathEnd(key)));
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
