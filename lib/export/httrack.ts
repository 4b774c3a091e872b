/**
 * HTTrack's scan rules, of which the last that matches decides, so the most exact come last: hosts,
 * prefixes, single addresses, what pages need to be shown, exclusions. HTTrack knows wildcards and
 * no patterns; a wildcard wider than its exclusion, going by what is known, is not written, but a
 * closer one, or each address it is about. `*[]` ends a rule that speaks of one address.
 */

import type { Exclusion, ScopeRule } from '../model/scope.ts';
import { hostOfKey, keyOf } from '../url/anatomy.ts';
import { regexText } from './escape/regex.ts';
import { twinHost, twinsOf } from './hosts.ts';
import { globsOf } from './regex-globs.ts';
import { inside, type SiteExport } from './site-export.ts';

export function* httrackRules(site: SiteExport): Generator<string> {
  yield '-*\n';
  yield [...scopeRules(site)].join('');
  yield [...assetRules(site.assets)].join('');
  for (const exclusion of site.scope.exclusions) yield* exclusionRules(site, exclusion);
}

const EXACTNESS: ScopeRule['reach'][] = ['host', 'prefix', 'url'];

function* scopeRules(site: SiteExport): Generator<string> {
  const hasTwin = twinsOf(site);
  const rank = ({ reach }: ScopeRule) => EXACTNESS.indexOf(reach);
  const rules = site.scope.rules.toSorted(
    (a, b) => rank(a) - rank(b) || a.target.length - b.target.length,
  );
  for (const { side, reach, target } of rules) {
    const sign = side === 'in' ? '+' : '-';
    const key = reach === 'host' ? `${target}/` : keyOf(target);
    const host = hostOfKey(key);
    const end = reach === 'url' ? '*[]' : '*';
    yield `${sign}${literal(key)}${end}\n`;
    if (hasTwin(host) && reach !== 'url') {
      yield `${sign}${literal(twinHost(host) + key.slice(host.length))}${end}\n`;
    }
  }
}

/**
 * A star in an address is written as a class of stars: the closest there is, since it may be empty.
 */
const literal = (key: string): string => key.replace(/\*+/g, '*[\\*]');

/** Whatever pages load, by directory and kind of file: a CDN's style sheets, not its pages. */
function* assetRules(assets: readonly string[]): Generator<string> {
  const seen = new Set<string>();
  for (const asset of assets) {
    const [, directory, ending] = /^([^?#]*\/)[^/?#]*?(\.\w{1,5})?(?:[?#].*)?$/s.exec(
      keyOf(asset),
    )!;
    const rule =
      ending === undefined
        ? `+${literal(keyOf(asset))}*[]\n`
        : `+${literal(directory)}*[file]${ending}\n`;
    if (!seen.has(rule)) yield rule;
    seen.add(rule);
  }
}

/** How many addresses are looked at in one step; it ends with a piece that is empty. */
const ADDRESSES_PER_STEP = 10_000;

function* exclusionRules(site: SiteExport, { pattern }: Exclusion): Generator<string> {
  const meant = new RegExp(pattern);
  const left: string[] = [];
  let globs = [true, false].flatMap((closely) => globRules(pattern, closely));
  let looked = 0;
  for (const { url } of inside(site)) {
    if (++looked % ADDRESSES_PER_STEP === 0) yield '';
    const key = keyOf(url);
    if (meant.test(url)) left.push(key);
    else if (globs.some(({ fits }) => fits.test(key)))
      globs = globs.filter(({ fits }) => !fits.test(key));
  }
  // The close ones come first; a wider one is written for what they leave.
  let rest = left;
  for (const { rule, fits, closely } of globs) {
    const fewer = rest.filter((key) => !fits.test(key));
    if (closely || fewer.length < rest.length) yield rule;
    rest = fewer;
  }
  yield rest.map((key) => `-${literal(key)}*[]\n`).join('');
}

const globRules = (pattern: string, closely: boolean) =>
  globsOf(pattern, { closely }).map((glob) => ({
    closely,
    rule: `-${glob}${glob.endsWith('*') ? '' : '*[]'}\n`,
    fits: new RegExp(`^${glob.split('*').map(regexText).join('.*')}$`, 'i'),
  }));
