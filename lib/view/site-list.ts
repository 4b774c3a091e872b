/** All sites as a person wants to see them: searched, sorted, single pages apart. */
import type { KnownSite } from '../model/known-site.ts';

export const SITE_ORDERS = ['last', 'pages', 'name'] as const;
export type SiteOrder = (typeof SITE_ORDERS)[number];

export interface SiteList {
  /** Sites of several pages. */
  sites: KnownSite[];
  /** Sites of which one page was opened. Hundreds of them must not drown the others. */
  singles: KnownSite[];
}

/** Those whose name or hosts have all words of `filter`, in order. */
export function siteList(
  all: readonly KnownSite[],
  filter: string,
  order: SiteOrder,
  language: string,
): SiteList {
  const words = filter.toLowerCase().split(/\s+/);
  const compare = new Intl.Collator(language, { numeric: true }).compare;
  const byName = (a: KnownSite, b: KnownSite): number => compare(a.name, b.name) || a.id - b.id;
  const first: Record<SiteOrder, (a: KnownSite, b: KnownSite) => number> = {
    name: () => 0,
    pages: (a, b) => b.opened - a.opened,
    last: (a, b) => b.lastSeen - a.lastSeen,
  };
  const found = all
    .filter(({ name, hosts }) => {
      const text = `${name} ${hosts.join(' ')}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => first[order](a, b) || byName(a, b));
  return {
    sites: found.filter(({ opened }) => opened > 1),
    singles: found.filter(({ opened }) => opened === 1),
  };
}
