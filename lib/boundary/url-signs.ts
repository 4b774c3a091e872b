/**
 * What speaks for and against an address belonging to a site, as signs that are there or not: each
 * is a bin of a count, so that a sign changes rarely as pages come, and a weight can be read as "so
 * much for being linked from three pages". Signs of directories are scaled by how much addresses
 * say here. Cost: the depth of the path, and the links of at most ASKED pages.
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
const STAKES = [0.05, 0.2];
const BREADTHS = [0.1, 0.5, 2];
const COMPANY = [-2, -1, 0, 1, 2];

/** So many linking pages are asked where the link stands and among which. */
const ASKED = 4;
/** Links before and after that count as company. */
const NEAR = 3;

/** Names of all signs, by group; the index of a sign is its column. */
const GROUPS: [name: string, bins: number][] = [
  ['base', 1],
  ['linksIn', COUNTS.length + 1],
  ['shareIn', SHARES.length + 1],
  ['partIn', PARTS.length + 1],
  ['otherSites', FEW.length + 1],
  ['opened', 6],
  ['hostPart', PARTS.length + 1],
  ['abovePart', PARTS.length + 1],
  ['ownPart', PARTS.length + 1],
  ['turnedPart', PARTS.length + 1],
  ['pagesThere', COUNTS.length + 1],
  ['levelsDown', 4],
  ['stake', STAKES.length + 1],
  ['reachPart', PARTS.length + 2],
  ['reachBreadth', BREADTHS.length + 1],
  ['reachBreadthNew', BREADTHS.length + 1],
  ['hostReachPart', PARTS.length + 2],
  ['newHostReachPart', PARTS.length + 2],
  ['newHost', 1],
  ['newHostLinks', FEW.length + 1],
  ['newDomain', 1],
  ['novelty', 1],
  ['noveltyHost', 1],
  ['outsideRoot', 4],
  ['outsideRootYoung', 4],
  ['place', 6],
  ['company', COMPANY.length + 1],
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

export function urlSigns(
  graph: KnownGraph,
  sites: Sites,
  site: SiteSums,
  address: number,
  mainOf: Map<number, number>,
): Float64Array {
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
  let asked = 0;
  let company = 0;
  for (const page of linkers.slice(0, 40)) {
    const id = sites.siteOf(page);
    if (id !== site.id) {
      if (id !== undefined) others.add(id);
    } else if (asked < ASKED) {
      const row = graph.pageRow(page)!;
      const at = row.indexOf(address, 1);
      if (asked++ === 0) put('place', sites.placeOf(page, at - 1));
      for (let i = Math.max(1, at - NEAR); i <= at + NEAR && i < row.length; i++) {
        if (i === at) continue;
        const there = graph.pagesAt(row[i]);
        if (there.length > 0) {
          company += sites.siteOf(there[there.length - 1]) === site.id ? 1 : -1;
        } else if (sites.openedBelow(graph.directories.chain(graph.directoryOf(row[i]))[1]) === 0) {
          company -= 1;
        }
      }
    }
  }
  put('otherSites', bin(others.size, FEW));
  if (asked > 0) put('company', bin(company / asked, COMPANY));
  const chain = graph.directories.chain(graph.directoryOf(address));
  let level = chain.length - 1;
  while (level >= 0 && sites.openedBelow(chain[level]) === 0) level--;
  const inside = level < 0 ? 0 : (site.counts[PREFIX].get(chain[level]) ?? 0);
  const opened = level < 0 ? 0 : sites.openedBelow(chain[level]);
  const away = levelsAway(chain, site, mainOf);
  let kind = level < 1 ? level + 1 : level === chain.length - 1 ? 4 : level === 1 ? 2 : 3;
  if (away > 0 && (kind === 2 || kind === 3)) kind = 5;
  put('opened', kind, speak);
  if (kind >= 2) {
    const group = ['hostPart', 'abovePart', 'ownPart', 'turnedPart'][kind - 2];
    put(group, bin(inside / opened, PARTS), speak);
    put('pagesThere', bin(opened, COUNTS), speak);
    put('levelsDown', Math.min(3, chain.length - 1 - level), speak);
    if (inside > 0) put('stake', bin(inside / site.size, STAKES), speak);
  }
  const reach = (key: number) => {
    const of = sites.linksInto(key) - linkers.length;
    return of <= 0 ? 0 : 1 + bin(((site.counts[REACH].get(key) ?? 0) - linksIn) / of, PARTS);
  };
  const directory = 2 * chain[chain.length - 1];
  put('reachPart', reach(directory), speak);
  const breadth = bin((site.counts[REACH].get(directory) ?? 0) / site.size, BREADTHS);
  put(kind === 4 ? 'reachBreadth' : 'reachBreadthNew', breadth, speak);
  put(kind >= 2 ? 'hostReachPart' : 'newHostReachPart', reach(2 * chain[1] + 1), speak);
  if (kind < 2) {
    put('newHost', 0);
    put('newHostLinks', bin(site.counts[REACH].get(2 * chain[1] + 1) ?? 0, [1, 3, 9]));
    if (kind === 0) put('newDomain', 0);
  }
  let leaves = chain.length - 1;
  while (leaves >= 0 && !site.counts[PREFIX].has(chain[leaves])) leaves--;
  if (leaves < chain.length - 1) {
    const value = site.novelty(leaves < 0 ? -1 : chain[leaves]);
    if (leaves < 1) put('noveltyHost', 0, value);
    else put('novelty', 0, speak * value);
  }
  if (away >= 0) put(site.size < 5 ? 'outsideRootYoung' : 'outsideRoot', Math.min(3, away), speak);
  put('size', bin(site.size, SIZES));
  put('closure', bin(site.closure, CLOSURES));
  return signs;
}

/** How many levels the site's own root goes on where the address turns away from it; −1: no root. */
function levelsAway(chain: Uint32Array, site: SiteSums, mainOf: Map<number, number>): number {
  let turn = chain.length - 1;
  while (turn >= 0 && !site.counts[PREFIX].has(chain[turn])) turn--;
  if (turn < 1) return -1;
  let away = 0;
  for (let at = mainOf.get(chain[turn]); at !== undefined; at = mainOf.get(at)) away++;
  return away;
}

function bin(value: number, bounds: readonly number[]): number {
  let index = 0;
  while (index < bounds.length && value > bounds[index]) index++;
  return index;
}
