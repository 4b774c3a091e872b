/**
 * What speaks for and against an address belonging to a site, as signs that are there or not: each
 * is a bin of a count, so that a sign changes rarely as pages come, and a weight can be read as "so
 * much for being linked from three pages". Signs of directories are scaled by how much addresses
 * say here. Cost: the depth of the path.
 */
import type { KnownGraph } from './known-graph.ts';
import type { Sites } from './sites.ts';
import { PREFIX, REACH, type SiteSums, TARGET } from './site-sums.ts';

/** Upper bounds of bins, the last open. */
const COUNTS = [0, 1, 2, 4, 9];
const PARTS = [0, 0.34, 0.66, 0.999];
const SHARES = [0.1, 0.5];
const FEW = [0, 1, 2];
const SIZES = [1, 4, 15];
const CLOSURES = [0.6, 0.8, 0.9, 0.95];

/** Names of all signs, by group; the index of a sign is its column. */
const GROUPS: [name: string, bins: number][] = [
  ['base', 1],
  ['linksIn', COUNTS.length + 1],
  ['shareIn', SHARES.length + 1],
  ['partIn', PARTS.length + 1],
  ['otherSites', FEW.length + 1],
  ['opened', 5],
  ['hostPart', PARTS.length + 1],
  ['abovePart', PARTS.length + 1],
  ['ownPart', PARTS.length + 1],
  ['pagesThere', COUNTS.length + 1],
  ['levelsDown', 4],
  ['reachPart', PARTS.length + 2],
  ['hostReachPart', PARTS.length + 2],
  ['newHostReachPart', PARTS.length + 2],
  ['newHost', 1],
  ['newHostLinks', FEW.length + 1],
  ['newDomain', 1],
  ['outsideRoot', 4],
  ['outsideRootYoung', 4],
  ['place', 3],
  ['size', SIZES.length + 1],
  ['closure', CLOSURES.length + 1],
  ['speak', 1],
];
const STARTS = new Map<string, number>();
export const SIGNS: string[] = [];
for (const [name, bins] of GROUPS) {
  STARTS.set(name, SIGNS.length);
  for (let bin = 0; bin < bins; bin++) SIGNS.push(`${name}${bin}`);
}

/** For a directory, the one below it in which nearly all of its pages of the site lie. */
export function mainChildren(graph: KnownGraph, site: SiteSums): Map<number, number> {
  const main = new Map<number, number>();
  for (const [directory, count] of site.counts[PREFIX]) {
    const parent = graph.directories.parent(directory);
    if (parent !== -1 && count >= 0.9 * site.counts[PREFIX].get(parent)!) main.set(parent, directory);
  }
  return main;
}

export function urlSigns(graph: KnownGraph, sites: Sites, site: SiteSums, address: number, mainOf: Map<number, number>): Float64Array {
  const signs = new Float64Array(SIGNS.length);
  const put = (group: string, bin: number, value = 1) => {
    signs[STARTS.get(group)! + bin] = value;
  };
  const speak = sites.addressesSpeak;
  put('base', 0);
  put('speak', 0, speak);
  const linksIn = site.counts[TARGET].get(address) ?? 0;
  const linkers = graph.pagesLinking(address);
  put('linksIn', bin(linksIn, COUNTS));
  if (linksIn > 0 && site.size >= 4) put('shareIn', bin(linksIn / site.size, SHARES));
  if (linkers.length > 0) put('partIn', bin(linksIn / linkers.length, PARTS));
  const others = new Set<number>();
  for (const page of linkers.slice(0, 40)) {
    const id = sites.siteOf(page);
    if (id !== undefined && id !== site.id) others.add(id);
  }
  put('otherSites', bin(others.size, FEW));
  const chain = graph.directories.chain(graph.directoryOf(address));
  let level = chain.length - 1;
  while (level >= 0 && sites.openedBelow(chain[level]) === 0) level--;
  const inside = level < 0 ? 0 : (site.counts[PREFIX].get(chain[level]) ?? 0);
  const opened = level < 0 ? 0 : sites.openedBelow(chain[level]);
  const kind = level < 1 ? level + 1 : level === chain.length - 1 ? 4 : level === 1 ? 2 : 3;
  put('opened', kind, speak);
  if (kind >= 2) {
    put(['hostPart', 'abovePart', 'ownPart'][kind - 2], bin(inside / opened, PARTS), speak);
    put('pagesThere', bin(opened, COUNTS), speak);
    put('levelsDown', Math.min(3, chain.length - 1 - level), speak);
  }
  const reach = (key: number, own: number, all: number) => {
    const of = sites.linksInto(key) - all;
    return of <= 0 ? 0 : 1 + bin(((site.counts[REACH].get(key) ?? 0) - own) / of, PARTS);
  };
  put('reachPart', reach(2 * chain[chain.length - 1], linksIn, linkers.length), speak);
  put(kind >= 2 ? 'hostReachPart' : 'newHostReachPart', reach(2 * chain[1] + 1, linksIn, linkers.length), speak);
  if (kind < 2) {
    put('newHost', 0);
    put('newHostLinks', bin(site.counts[REACH].get(2 * chain[1] + 1) ?? 0, [1, 3, 9]));
    if (kind === 0) put('newDomain', 0);
  }
  // How many levels the site's own root goes on where this address turns away from it.
  let turn = chain.length - 1;
  while (turn >= 0 && !site.counts[PREFIX].has(chain[turn])) turn--;
  if (turn >= 1) {
    let away = 0;
    let at = chain[turn];
    for (;;) {
      const next: number | undefined = mainOf.get(at);
      if (next === undefined || (turn + 1 < chain.length && away === 0 && chain[turn + 1] === next)) break;
      away++;
      at = next;
    }
    put(site.size < 5 ? 'outsideRootYoung' : 'outsideRoot', Math.min(3, away), speak);
  }
  put('size', bin(site.size, SIZES));
  put('closure', bin(site.closure, CLOSURES));
  return signs;
}

function bin(value: number, bounds: readonly number[]): number {
  let index = 0;
  while (index < bounds.length && value > bounds[index]) index++;
  return index;
}
