/**
 * HTTrack's scan rules, of which the last that matches decides, so the most exact come last: hosts,
 * prefixes, single addresses, what pages need to be shown, exclusions. HTTrack knows wildcards and no
 * patterns; a wildcard wider than its exclusion, going by what is known, is not written, but each
 * address it is about. `*[]` ends a rule that speaks of one address.
 */
import { keyOf } from '../boundary/reach.ts';
import type { Exclusion, ScopeRule } from '../model/scope.ts';
import { regexText } from './escape/regex.ts';
import { twinHost, twinsOf } from './hosts.ts';
import { globsOf } from './regex-globs.ts';
import { inside, type SiteExport } from './site-export.ts';

export function* httrackRules(site: SiteExport): Generator<string> {
  yield '-*\n';
  yield [...scopeRules(site)].join('');
  yield [...assetRules(site.assets)].join('');
  // Each looks at all addresses, so each is a step of its own.
  for (const exclusion of site.scope.exclusions) yield exclusionRules(site, exclusion);
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
    const host = key.slice(0, key.indexOf('/'));
    const end = reach === 'url' ? '*[]' : '*';
    yield `${sign}${literal(key)}${end}\n`;
    if (hasTwin(host) && reach !== 'url') {
      yield `${sign}${literal(twinHost(host) + key.slice(host.length))}${end}\n`;
    }
  }
}

/** A star in an address can only be written as a star; with a bracket it would mean a class. */
const literal = (key: string): string => key.replace(/\*+[[(]?/g, '*');

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

function exclusionRules(site: SiteExport, { pattern }: Exclusion): string {
  const meant = new RegExp(pattern);
  const globs = globsOf(pattern) ?? [];
  const fit = globs.map(
    (glob) => new RegExp(`^${glob.split('*').map(regexText).join('.*')}$`, 'i'),
  );
  const kept = new Set(globs);
  const left: string[] = [];
  for (const { url } of inside(site)) {
    const isMeant = meant.test(url);
    if (isMeant) left.push(keyOf(url));
    else globs.forEach((glob, i) => void (fit[i].test(keyOf(url)) && kept.delete(glob)));
  }
  const rest = left.filter((key) => !globs.some((glob, i) => kept.has(glob) && fit[i].test(key)));
  const rules = [...kept].map((glob) => (glob.endsWith('*') ? glob : `${glob}*[]`));
  return [...rules, ...rest.map((key) => `${literal(key)}*[]`)]
    .map((rule) => `-${rule}\n`)
    .join('');
}
