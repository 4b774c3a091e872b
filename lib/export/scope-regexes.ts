/**
 * A scope as two lists of regular expressions: an address is in when one of the first matches and
 * none of the second does. Both schemes and the `www` twin are written out, and every expression is
 * tied to the beginning, so that an address inside a query cannot match. A part that is in again
 * within one that is out is excepted by a look-ahead.
 */

import type { ScopeRule } from '../model/scope.ts';
import { hostOf, keyOf } from '../url/anatomy.ts';
import { regexText } from './escape/regex.ts';
import { bareHost, twinsOf } from './hosts.ts';
import type { SiteExport } from './site-export.ts';

export interface ScopeRegexes {
  include: string[];
  exclude: string[];
}

export function scopeRegexes(site: SiteExport): ScopeRegexes {
  const hasTwin = twinsOf(site);
  const named = (host: string): string =>
    hasTwin(host) ? `(www\\d*\\.)?${regexText(bareHost(host))}` : regexText(host);
  const source = ({ reach, target }: ScopeRule): string => {
    if (reach === 'url') return `${regexText(target)}$`;
    if (reach === 'host') return `https?://${named(target)}/`;
    const host = hostOf(target);
    return `https?://${named(host)}${regexText(keyOf(target).slice(host.length))}`;
  };
  const { rules, exclusions } = site.scope;
  const within = rules.filter(({ side }) => side === 'in');
  const exclude = rules
    .filter(({ side }) => side === 'out')
    .map((rule) => {
      const again = within.filter((other) => isBelow(other, rule)).map(source);
      return `^${again.length === 0 ? '' : `(?!${again.join('|')})`}${source(rule)}`;
    });
  return {
    include: within.map((rule) => `^${source(rule)}`),
    exclude: [...exclude, ...exclusions.map(({ pattern }) => pattern)],
  };
}

/** Does the first rule speak of a part of what the second reaches? */
function isBelow(inner: ScopeRule, outer: ScopeRule): boolean {
  if (outer.reach === 'url' || inner.reach === 'host') return false;
  const reached = outer.reach === 'host' ? `${outer.target}/` : keyOf(outer.target);
  return keyOf(inner.target).startsWith(reached);
}
