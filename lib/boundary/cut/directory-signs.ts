/**
 * What an address's directory says about whether it belongs to a site: whose pages were opened
 * there or above, who links into it, and where its path leaves the site's own tree. The same for
 * all addresses of the directory, and scaled by how much addresses say at all. Cost: the depth.
 */
import { UNKNOWN } from '../known/directories.ts';
import type { KnownGraph } from '../known/known-graph.ts';
import { lookHash } from '../known/page-sketch.ts';
import { PREFIX, REACH, SERVED, type SiteSums } from '../sites/site-sums.ts';
import type { Sites } from '../sites/sites.ts';
import {
  BREADTHS,
  bin,
  COUNTS,
  HOST_LINKS,
  NOVELTIES,
  PARTS,
  SHARES,
  type SignGroup,
  type SignList,
  STAKES,
} from './signs.ts';

/** So small a site may yet turn out to be anywhere. */
const YOUNG = 5;
/** A directory with this part of the pages above it is the way the site goes on. */
const MAIN = 0.9;

/**
 * `opened` signs: nothing on the domain, nothing on the host, the host, above, here, turned away.
 */
const NEW_HOST = 2;
const HERE = 4;
const TURNED = 5;
const PART_OF: SignGroup[] = ['hostPart', 'abovePart', 'ownPart', 'turnedPart'];

export function directorySigns(
  graph: KnownGraph,
  sites: Sites,
  site: SiteSums,
  chain: Uint32Array,
  signs: SignList,
): void {
  const speak = sites.opened.addressesSpeak;
  const leaves = lastOf(chain, (directory) => site.counts[PREFIX].has(directory));
  const level = lastOf(chain, (directory) => sites.opened.openedBelow(directory) > 0);
  const away = leaves < 1 ? -1 : levelsOn(graph, site, chain[leaves]);
  const kind = kindOf(level, chain.length, away);
  signs.put('opened', kind, speak);
  if (kind >= NEW_HOST) {
    const opened = sites.opened.openedBelow(chain[level]);
    const inside = site.counts[PREFIX].get(chain[level]);
    signs.put(PART_OF[kind - NEW_HOST], bin(inside / opened, PARTS), speak);
    signs.put('pagesThere', bin(opened, COUNTS), speak);
    signs.put('levelsDown', Math.min(3, chain.length - 1 - level), speak);
    if (inside > 0) signs.put('stake', bin(inside / site.size, STAKES), speak);
  }
  const host = 2 * chain[1] + 1;
  const directory = 2 * chain[chain.length - 1];
  const into = (reach: number): number => site.counts[REACH].get(reach);
  const part = (reach: number): number => {
    const all = sites.opened.linksInto(reach);
    return all === 0 ? 0 : 1 + bin(into(reach) / all, PARTS);
  };
  const breadth = bin(into(directory) / site.size, BREADTHS);
  signs.put('reachPart', part(directory), speak);
  signs.put(kind === HERE ? 'reachBreadth' : 'reachBreadthNew', breadth, speak);
  signs.put(kind >= NEW_HOST ? 'hostReachPart' : 'newHostReachPart', part(host), speak);
  if (kind < NEW_HOST) {
    signs.put('newHost');
    signs.put('newHostLinks', bin(into(host), HOST_LINKS));
    if (kind === 0) signs.put('newDomain');
    const served = pagesServedBy(graph, site, chain[1]);
    if (served > 0) signs.put('served', bin(served / site.size, SHARES));
  }
  if (leaves < chain.length - 1) {
    const news = bin(site.novelty(leaves < 0 ? -1 : chain[leaves]), NOVELTIES);
    if (leaves < 1) signs.put('noveltyHost', news);
    else signs.put('novelty', news, speak);
  }
  if (away >= 0) {
    signs.put(site.size < YOUNG ? 'outsideRootYoung' : 'outsideRoot', Math.min(3, away), speak);
  }
}

/** Pages of the site with styles, scripts or images from a host. */
function pagesServedBy(graph: KnownGraph, site: SiteSums, host: number): number {
  if (host === UNKNOWN) return 0;
  const name = graph.directories.name(host).slice(0, -1);
  return site.counts[SERVED].get(lookHash('served', name));
}

function kindOf(level: number, depth: number, away: number): number {
  if (level < 1) return level + 1;
  if (level === depth - 1) return HERE;
  return away > 0 ? TURNED : level === 1 ? NEW_HOST : NEW_HOST + 1;
}

/** The last index whose directory passes, or −1. */
function lastOf(chain: Uint32Array, passes: (directory: number) => boolean): number {
  let index = chain.length - 1;
  while (index >= 0 && !passes(chain[index])) index--;
  return index;
}

/** How many levels nearly all pages of the site below a directory go on together. */
function levelsOn(graph: KnownGraph, site: SiteSums, directory: number): number {
  let levels = 0;
  let at = directory;
  for (;;) {
    const main = site.mainBranch(at, MAIN, graph.directories.children(at));
    if (main === -1) return levels;
    levels++;
    at = main;
  }
}
