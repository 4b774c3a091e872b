/**
 * Where a crawl begins: for each rule that lets something in, the shortest address known to be in,
 * opened ones before others. In the order of the rules, so the first is the site's home.
 */
import { ruleDecider } from '../boundary/scope/side-in-scope.ts';
import type { Membership } from '../model/boundary.ts';
import type { ScopeRule } from '../model/scope.ts';
import { inside, type SiteExport } from './site-export.ts';

export function startsOf(site: SiteExport): string[] {
  const decide = ruleDecider(site.scope);
  const best = new Map<ScopeRule, Membership>();
  for (const member of inside(site)) {
    const rule = decide(member.url);
    if (rule === null || rule.side === 'out') continue;
    const other = best.get(rule);
    if (other === undefined || isBefore(member, other)) best.set(rule, member);
  }
  return site.scope.rules.flatMap((rule) => best.get(rule)?.url ?? []);
}

function isBefore(a: Membership, b: Membership): boolean {
  if (a.url.length !== b.url.length && (a.opened || !b.opened)) return a.url.length < b.url.length;
  if (a.opened !== b.opened) return a.opened;
  return a.url < b.url;
}
