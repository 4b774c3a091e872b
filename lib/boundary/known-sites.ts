/**
 * All sites with what is known of them without their boundaries: pages, hosts, name. Cost: the
 * opened pages, sorted. To be driven to its end; each step is one site.
 */
import { hostNameOf } from '../url/anatomy.ts';
import type { KnownWeb } from './known-web.ts';
import { siteName } from './site-summary.ts';

export interface SiteOutline {
  id: number;
  /** Sequence numbers of its pages, oldest first. */
  pages: number[];
  /** Its oldest opened page's address. */
  page: string;
  name: string;
  opened: number;
  hosts: string[];
}

export function* knownSites(web: KnownWeb): Generator<SiteOutline> {
  for (const id of web.sites.ids) yield outlineOf(web, id);
}

export function outlineOf(web: KnownWeb, id: number): SiteOutline {
  const site = web.sites.site(id)!;
  const pages = [...site.pages].sort((a, b) => a - b);
  const addresses = new Set(pages.map((page) => web.graph.pageRow(page)![0]));
  const urls = Array.from(addresses, (address) => web.graph.urlOf(address));
  return {
    id,
    pages,
    page: urls[0],
    name: siteName(web, site),
    opened: urls.length,
    hosts: [...new Set(urls.map(hostNameOf))].sort(),
  };
}
