/**
 * Exclusions to suggest: addresses of the site that an archive rarely wants and a crawler may never
 * come to the end of. Signs of single addresses are gathered, those with enough evidence become a
 * pattern, and each pattern is then tried on the host's addresses, so that the count is what a
 * tool would find. A pattern that leaves out nothing new is not suggested again.
 * Cost: one look at each address, and one trial per pattern of its host, of which few are kept.
 */
import type { Membership } from '../../model/boundary.ts';
import type { Exclusion } from '../../model/scope.ts';
import { hostOfKey, keyOf } from '../../url/anatomy.ts';
import { type Sign, signsOf } from './exclusion-signs.ts';

const EXAMPLES = 3;
/** A list of suggestions is to be read; the patterns of one host that match most are kept. */
const MOST_PER_HOST = 24;

export function suggestedExclusions(members: readonly Membership[]): Exclusion[] {
  const hosts = new Map<string, string[]>();
  for (const { url, side } of members) {
    if (side !== 'in') continue;
    const host = hostOfKey(keyOf(url));
    const urls = hosts.get(host);
    if (urls === undefined) hosts.set(host, [url]);
    else urls.push(url);
  }
  return [...hosts.values()].flatMap((urls) => exclusionsOfHost(urls.sort())).sort(byKind);
}

function exclusionsOfHost(urls: string[]): Exclusion[] {
  const found = new Map<string, { sign: Sign; times: number }>();
  const suspects = urls.filter((url) => {
    const signs = new Map(signsOf(url).map((sign) => [sign.pattern, sign]));
    for (const [pattern, sign] of signs) {
      const times = (found.get(pattern)?.times ?? 0) + 1;
      found.set(pattern, { sign, times });
    }
    return signs.size > 0;
  });
  const evident = [...found.values()]
    .filter(({ sign, times }) => times >= sign.least)
    .sort((a, b) => b.times - a.times || (a.sign.pattern < b.sign.pattern ? -1 : 1))
    .slice(0, MOST_PER_HOST);
  return withoutRepeats(
    evident.map(({ sign }) => sign),
    suspects,
  );
}

/** An address that matches a pattern has a sign itself, so those without need not be tried. */
function withoutRepeats(signs: Sign[], suspects: string[]): Exclusion[] {
  const left = new Set(suspects);
  const kept: Exclusion[] = [];
  for (const { kind, pattern } of signs) {
    const expression = new RegExp(pattern);
    const matching = suspects.filter((url) => expression.test(url));
    if (!matching.some((url) => left.has(url))) continue;
    for (const url of matching) left.delete(url);
    kept.push({ kind, pattern, count: matching.length, examples: matching.slice(0, EXAMPLES) });
  }
  return kept;
}

const KINDS: Exclusion['kind'][] = [
  'trap',
  'session',
  'calendar',
  'facets',
  'search',
  'action',
  'login',
];

/** What has no end comes first. */
function byKind(a: Exclusion, b: Exclusion): number {
  const kind = KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);
  return kind || b.count - a.count || (a.pattern < b.pattern ? -1 : 1);
}
