/**
 * What a scope has to tell apart: the addresses of the boundary, and the opened pages of other
 * sites on the same hosts, of which the boundary has nothing to say because nothing links there.
 * Without them one directory of a shared host would be said to be the host. Cost: a look at each
 * known address.
 */
import type { Membership } from '../model/boundary.ts';
import { hostNameOf } from '../url/anatomy.ts';
import type { SiteBoundary } from './cut/site-boundary.ts';
import type { KnownWeb } from './known-web.ts';
import { memberships } from './site-summary.ts';

export function scopeMembers(web: KnownWeb, boundary: SiteBoundary): Membership[] {
  const members = [...memberships(web, boundary)];
  const hosts = new Set(
    members.filter(({ side }) => side === 'in').map(({ url }) => hostNameOf(url)),
  );
  for (let address = 0; address < web.graph.span; address++) {
    if (web.graph.pagesAt(address).length === 0 || boundary.concerns(address)) continue;
    const url = web.graph.urlOf(address);
    if (hosts.has(hostNameOf(url))) members.push({ url, opened: true, side: 'out', likelihood: 0 });
  }
  return members;
}
