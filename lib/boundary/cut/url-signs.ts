/**
 * What the links to an address say about whether it belongs to a site: how many of its pages link
 * there, what part of all that do, where on the page, and in what company. Each sign is a bin of a
 * count, so that it changes rarely as pages come and its weight can be read. Cost: the linking
 * pages, at most MOST_LINKERS, and the links around this one on ASKED of them.
 */

import type { KnownGraph } from '../known/known-graph.ts';
import { type SiteSums, TARGET } from '../sites/site-sums.ts';
import type { Sites } from '../sites/sites.ts';
import { directorySigns } from './directory-signs.ts';
import {
  bin,
  CLOSURES,
  COMPANY,
  COUNTS,
  FEW_STEPS,
  PARTS,
  SHARES,
  SIZES,
  type SignList,
} from './signs.ts';

const MOST_LINKERS = 40;
/** So many linking pages are asked where the link stands and among which. */
const ASKED = 4;
/** Links before and after that count as company. */
export const NEAR = 3;
/** A smaller site has no usual page. */
const LEAST_USUAL = 4;

/** The size at the last doubling: shares of it change only with links, or with all at once. */
const usualSize = (site: SiteSums): number => 2 ** Math.floor(Math.log2(site.size));

export function siteSigns(sites: Sites, site: SiteSums, signs: SignList): void {
  signs.put('base');
  signs.put('size', bin(site.size, SIZES));
  signs.put('closure', bin(site.closure, CLOSURES));
  signs.put('speak', 0, sites.opened.addressesSpeak);
}

const MUTE = {
  linksIn: 'muteLinksIn',
  shareIn: 'muteShareIn',
  partIn: 'mutePartIn',
  otherSites: 'muteOtherSites',
  place: 'mutePlace',
  company: 'muteCompany',
} as const;
type LinkSign = keyof typeof MUTE;

export function linkSigns(
  graph: KnownGraph,
  sites: Sites,
  site: SiteSums,
  address: number,
  signs: SignList,
): void {
  const linksIn = site.counts[TARGET].get(address);
  const linkers = graph.pagesLinking(address);
  const mute = 1 - sites.opened.addressesSpeak;
  const put = (group: LinkSign, bin: number): void => {
    signs.put(group, bin);
    signs.put(MUTE[group], bin, mute);
  };
  put('linksIn', bin(linksIn, COUNTS));
  if (linksIn > 0 && site.size >= LEAST_USUAL) {
    put('shareIn', bin(linksIn / usualSize(site), SHARES));
  }
  if (linkers.length > 0) put('partIn', bin(linksIn / linkers.length, PARTS));
  const others = new Set<number>();
  const places = new Set<number>();
  let asked = 0;
  let company = 0;
  for (let i = 0; i < linkers.length && i < MOST_LINKERS; i++) {
    const id = sites.siteOf(linkers[i])!;
    if (id !== site.id) {
      others.add(id);
    } else if (asked < ASKED) {
      const row = graph.pageRow(linkers[i])!;
      const at = row.indexOf(address, 1);
      asked++;
      places.add(sites.opened.placeOf(linkers[i], at - 1));
      company += companyOf(graph, sites, site.id, row, at);
    }
  }
  for (const place of [...places].sort()) put('place', place);
  put('otherSites', bin(others.size, FEW_STEPS));
  if (asked > 0) put('company', bin(company / asked, COMPANY));
}

/** Links nearby that lead to pages of the site, less those that lead elsewhere. */
function companyOf(
  graph: KnownGraph,
  sites: Sites,
  site: number,
  row: Uint32Array,
  at: number,
): number {
  let company = 0;
  const end = Math.min(row.length - 1, at + NEAR);
  for (let i = Math.max(1, at - NEAR); i <= end; i++) {
    if (i === at) continue;
    const there = graph.pagesAt(row[i]);
    if (there.length > 0) {
      company += sites.siteOf(there[there.length - 1]) === site ? 1 : -1;
    }
  }
  return company;
}

/** Every sign there is for an address. */
export function allSigns(
  graph: KnownGraph,
  sites: Sites,
  site: SiteSums,
  address: number,
  signs: SignList,
): void {
  siteSigns(sites, site, signs);
  linkSigns(graph, sites, site, address, signs);
  const chain = graph.directories.chain(graph.directoryOf(address));
  directorySigns(graph, sites, site, chain, signs);
}
