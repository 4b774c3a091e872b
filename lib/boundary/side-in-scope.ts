/**
 * What a scope means: the most exact rule that reaches an address decides, what none reaches is
 * out. Exclusions are suggestions and decide nothing. Asking for many addresses, make the decider
 * once: then each costs a look at its host's prefixes.
 */
import type { Side } from '../model/boundary.ts';
import type { Scope, ScopeRule } from '../model/scope.ts';
import { hostOfKey, keyOf } from './reach.ts';

export function sideInScope(scope: Pick<Scope, 'rules'>, url: string): Side {
  return scopeDecider(scope)(url);
}

export function scopeDecider({ rules }: Pick<Scope, 'rules'>): (url: string) => Side {
  const hosts = new Map<string, Side>();
  const urls = new Map<string, Side>();
  const prefixes = new Map<string, { key: string; side: Side }[]>();
  for (const { reach, target, side } of rules) {
    if (reach === 'host') hosts.set(target, side);
    else if (reach === 'url') urls.set(target, side);
    else addPrefix(prefixes, target, side);
  }
  for (const list of prefixes.values()) list.sort((a, b) => b.key.length - a.key.length);
  return (url) => {
    const key = keyOf(url);
    const host = hostOfKey(key);
    const prefix = prefixes.get(host)?.find((candidate) => key.startsWith(candidate.key));
    return urls.get(url) ?? prefix?.side ?? hosts.get(host) ?? 'out';
  };
}

function addPrefix(
  prefixes: Map<string, { key: string; side: Side }[]>,
  target: ScopeRule['target'],
  side: Side,
): void {
  const key = keyOf(target);
  const list = prefixes.get(hostOfKey(key)) ?? [];
  list.push({ key, side });
  prefixes.set(hostOfKey(key), list);
}
