/**
 * Addresses a person has been to, as their browser remembers, that are in the site but were never
 * recorded: known ones by their side, others by the site's rules.
 */
import { ruleDecider } from '../boundary/scope/side-in-scope.ts';
import { canonicalUrl } from '../url/canonical-url.ts';
import type { SiteExport } from './site-export.ts';

export function unrecorded(site: SiteExport, visited: Iterable<string>): string[] {
  const members = new Map(site.members.map((member) => [member.url, member]));
  const ruleOf = ruleDecider(site.scope);
  const found = new Set<string>();
  for (const address of visited) {
    const url = canonicalUrl(address);
    if (url === null) continue;
    const member = members.get(url);
    const side = member?.side ?? ruleOf(url)?.side;
    if (side === 'in' && member?.opened !== true) found.add(url);
  }
  return [...found].sort();
}
