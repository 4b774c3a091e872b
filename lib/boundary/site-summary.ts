/**
 * A site in a few words and numbers: its name, and what of its boundary is in, over which hosts.
 */
import type { Membership } from '../model/boundary.ts';
import { verdictOf } from '../model/boundary.ts';
import type { SiteSummary } from '../model/site.ts';
import { hostNameOf } from '../url/anatomy.ts';
import { likelihoodOf } from './cut/likelihood.ts';
import type { SiteBoundary } from './cut/site-boundary.ts';
import type { KnownWeb } from './known-web.ts';
import { nameOf, type SitePlace } from './sites/site-name.ts';
import { PREFIX, type SiteSums, TARGET } from './sites/site-sums.ts';

/** What is said of each address the boundary is about. */
export function* memberships(web: KnownWeb, boundary: SiteBoundary): Generator<Membership> {
  for (const address of boundary.concerned) {
    yield {
      url: web.graph.urlOf(address),
      opened: web.graph.pagesAt(address).length > 0,
      side: boundary.isIn(address) ? 'in' : 'out',
      likelihood: likelihoodOf(boundary.margin(address)),
    };
  }
}

export function summaryOf(
  web: KnownWeb,
  boundary: SiteBoundary,
  members: readonly Membership[],
): SiteSummary {
  const inside = members.filter((member) => member.side === 'in');
  const opened = inside.filter((member) => member.opened).length;
  return {
    name: siteName(web, boundary.site),
    opened,
    known: inside.length - opened,
    unsure: members.filter((member) => verdictOf(member) === 'unsure').length,
    hosts: hostsOf(inside),
    leftOut: sumOf(boundary.site.pages, (page) => web.graph.leftOutOf(page)),
  };
}

const sumOf = (pages: Iterable<number>, of: (page: number) => number): number =>
  Array.from(pages, of).reduce((sum, count) => sum + count, 0);

export function siteName(web: KnownWeb, site: SiteSums): string {
  const pages = [...site.pages].sort((a, b) => a - b);
  const named = pages.map((page) => {
    const { title, siteName } = web.sites.opened.page(page).sketch;
    const address = web.graph.pageRow(page)![0];
    const linked = site.counts[TARGET].get(address);
    return { url: web.graph.urlOf(address), title, siteName, linked };
  });
  return nameOf(named, placeOf(web, site));
}

function hostsOf(members: readonly Membership[]): SiteSummary['hosts'] {
  const counts = new Map<string, number>();
  for (const { url } of members)
    counts.set(hostNameOf(url), (counts.get(hostNameOf(url)) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([host, addresses]) => ({ host, addresses }));
}

/** Where the site's pages lie: the narrowest directory that holds them all, and their hosts. */
function placeOf({ graph, sites }: KnownWeb, site: SiteSums): SitePlace {
  const { directories } = graph;
  const hosts: number[] = [];
  for (const [directory] of site.counts[PREFIX]) {
    const parent = directories.parent(directory);
    if (parent !== -1 && directories.parent(parent) === -1) hosts.push(directory);
  }
  let narrowest = hosts.length === 1 ? hosts[0] : -1;
  for (let next = narrowest; next !== -1; ) {
    narrowest = next;
    next = directories.children(next).find((child) => has(site, child) === site.size) ?? -1;
  }
  const [host] = hosts;
  return {
    directory: narrowest === -1 ? '' : directories.name(narrowest),
    hosts: hosts.map((directory) => directories.name(directory).replace(/\/$/, '')).sort(),
    isWholeHost: narrowest === host && sites.opened.openedBelow(host) === has(site, host),
  };
}

const has = (site: SiteSums, directory: number): number => site.counts[PREFIX].get(directory);
