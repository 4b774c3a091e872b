/**
 * A host and its `www` twin. Crawlers' own scopes take `www.a.org` and `a.org` for one; scopes
 * written out do not, so a site found on one of them would be lost at the first redirect to the
 * other. A twin of which anything is known is a host of its own, and the boundary speaks of it.
 */
import { hostOf } from '../url/anatomy.ts';
import type { SiteExport } from './site-export.ts';

const WWW = /^www\d*\./;
/** Addresses by number have no names below them. */
const NUMBERED = /^[\d.]+(?::\d+)?$|^\[/;

/** Says of a host whether its twin may be let in with it. */
export function twinsOf({ members, scope }: SiteExport): (host: string) => boolean {
  const hosts = new Set<string>();
  for (const { url } of members) hosts.add(hostOf(url));
  for (const { reach, target } of scope.rules)
    hosts.add(reach === 'host' ? target : hostOf(target));
  const known = new Set<string>();
  const shared = new Set<string>();
  for (const bare of [...hosts].map(bareHost)) {
    if (known.has(bare)) shared.add(bare);
    known.add(bare);
  }
  return (host) => !NUMBERED.test(host) && host.includes('.') && !shared.has(bareHost(host));
}

export const bareHost = (host: string): string => host.replace(WWW, '');

/** The host by its other name: `www.a.org` for `a.org`, and `a.org` for `www.a.org`. */
export const twinHost = (host: string): string => (WWW.test(host) ? bareHost(host) : `www.${host}`);
