/**
 * What a scope means: the most exact rule that reaches an address decides, what none reaches is
 * out. Exclusions are suggestions and decide nothing. Asking for many addresses, make the decider
 * once: then each costs a look at its host's prefixes.
 */
import type { Side } from '../../model/boundary.ts';
import type { Scope, ScopeRule } from '../../model/scope.ts';
import { hostOfKey, keyOf } from '../../url/anatomy.ts';

export function sideInScope(scope: Pick<Scope, 'rules'>, url: string): Side {
  return scopeDecider(scope)(url);
}

export function scopeDecider(scope: Pick<Scope, 'rules'>): (url: string) => Side {
  const decide = ruleDecider(scope);
  return (url) => decide(url)?.side ?? 'out';
}

/** The rule that decides an address, null where none reaches it. */
export function ruleDecider({ rules }: Pick<Scope, 'rules'>): (url: string) => ScopeRule | null {
  const hosts = new Map<string, ScopeRule>();
  const urls = new Map<string, ScopeRule>();
  const prefixes = new Map<string, { key: string; rule: ScopeRule }[]>();
  for (const rule of rules) {
    if (rule.reach === 'host') hosts.set(rule.target, rule);
    else if (rule.reach === 'url') urls.set(rule.target, rule);
    else addPrefix(prefixes, rule);
  }
  for (const list of prefixes.values()) list.sort((a, b) => b.key.length - a.key.length);
  return (url) => {
    const key = keyOf(url);
    const host = hostOfKey(key);
    const prefix = prefixes.get(host)?.find((candidate) => key.startsWith(candidate.key));
    return urls.get(url) ?? prefix?.rule ?? hosts.get(host) ?? null;
  };
}

function addPrefix(prefixes: Map<string, { key: string; rule: ScopeRule }[]>, rule: ScopeRule) {
  const key = keyOf(rule.target);
  const list = prefixes.get(hostOfKey(key)) ?? [];
  list.push({ key, rule });
  prefixes.set(hostOfKey(key), list);
}
