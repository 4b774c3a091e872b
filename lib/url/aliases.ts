/**
 * Addresses that may be one page. Nothing here merges: an alias is a statement with its reason, and
 * whoever reads it decides. A page *declares* aliases (its canonical link, the redirect that led to
 * it); two addresses may also *look* like aliases, when they differ in scheme, `www` or the last
 * slash and in nothing else.
 */
import { LIMITS, type SelfDescription } from '../model/page-record.ts';
import { keyOf, pathEnd, schemeOf } from './anatomy.ts';

export type AliasReason = 'canonical' | 'redirect' | 'scheme' | 'www' | 'slash';

export interface Alias {
  from: string;
  to: string;
  reason: AliasReason;
}

/** What a page says of its own address, and what led to it. */
export function declaredAliases(page: { url: string; self: SelfDescription }): Alias[] {
  const { canonical, redirectedFrom } = page.self;
  const aliases: Alias[] = [];
  if (canonical !== '' && canonical !== page.url) {
    aliases.push({ from: page.url, to: canonical, reason: 'canonical' });
  }
  if (redirectedFrom !== '' && redirectedFrom !== page.url) {
    aliases.push({ from: redirectedFrom, to: page.url, reason: 'redirect' });
  }
  return aliases;
}

/**
 * Pairs of addresses that look alike, each address beside the first of its group, with every reason
 * of that pair; at most `LIMITS.aliases` for one first address.
 */
export function lookAlikes(urls: Iterable<string>): Alias[] {
  const firsts = new Map<string, { url: string; aliases: number }>();
  const aliases: Alias[] = [];
  for (const url of urls) {
    const key = aliasKey(url);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, { url, aliases: 0 });
    else if (first.url !== url && first.aliases < LIMITS.aliases) {
      for (const reason of aliasReasons(url, first.url)) {
        aliases.push({ from: url, to: first.url, reason });
      }
      first.aliases++;
    }
  }
  return aliases;
}

/** In what two canonical URLs differ, if in nothing but scheme, `www` and last slash. */
export function aliasReasons(a: string, b: string): AliasReason[] {
  if (a === b || aliasKey(a) !== aliasKey(b)) return [];
  const [one, other] = [partsOf(a), partsOf(b)];
  const reasons: AliasReason[] = [];
  if (one.scheme !== other.scheme) reasons.push('scheme');
  if (one.www !== other.www) reasons.push('www');
  if (one.slash !== other.slash) reasons.push('slash');
  return reasons;
}

/**
 * Equal for two addresses exactly when they differ in no more than scheme, `www` and last slash.
 */
export function aliasKey(url: string): string {
  return partsOf(url).rest;
}

function partsOf(url: string): { scheme: string; www: boolean; slash: boolean; rest: string } {
  const key = keyOf(url);
  const www = /^www\.[^/?#]*\./.test(key);
  const end = pathEnd(key);
  const slash = key[end - 1] === '/';
  const rest = `${key.slice(www ? 4 : 0, slash ? end - 1 : end)}${key.slice(end)}`;
  return { scheme: schemeOf(url), www, slash, rest };
}
