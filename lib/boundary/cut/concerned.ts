/**
 * The addresses a site's boundary is about: its pages, all they link to, and what others link to
 * below the directories where the site is at home. Everything else is out without a word.
 * An address may be told more than once. Cost: what is found, and the directories looked at.
 */
import type { KnownGraph } from '../known/known-graph.ts';
import { PREFIX, type SiteSums } from '../sites/site-sums.ts';
import type { Sites } from '../sites/sites.ts';

/** At home: this part of the pages opened below a directory are the site's. */
const AT_HOME = 1 / 3;

export function* concernedBy(
  graph: KnownGraph,
  site: SiteSums,
  homes: Iterable<number>,
  sites: Sites,
) {
  for (const page of [...site.pages].sort((a, b) => a - b)) yield* graph.pageRow(page)!;
  for (const home of homes) yield* addressesAt(graph, sites, home);
}

/** Addresses in a directory and in those below it that were never opened. */
export function* addressesAt(graph: KnownGraph, sites: Sites, home: number): Generator<number> {
  const open = [home];
  for (let directory = open.pop(); directory !== undefined; directory = open.pop()) {
    yield* graph.directories.addresses(directory);
    for (const child of graph.directories.children(directory)) {
      if (sites.opened.openedBelow(child) === 0) open.push(child);
    }
  }
}

/** Directories, hosts included but no whole domains, in which the site is at home. */
export function homesOf(graph: KnownGraph, sites: Sites, site: SiteSums): Set<number> {
  const found = new Set<number>();
  for (const [directory, pages] of site.counts[PREFIX]) {
    const isDomain = graph.directories.parent(directory) === -1;
    if (!isDomain && pages >= AT_HOME * sites.opened.openedBelow(directory)) found.add(directory);
  }
  return found;
}

/** Is the deepest directory above the address in which anything was opened a home? */
export function isAtHome(
  graph: KnownGraph,
  sites: Sites,
  homes: ReadonlySet<number>,
  address: number,
): boolean {
  const chain = graph.directories.chain(graph.directoryOf(address));
  let level = chain.length - 1;
  while (level > 0 && sites.opened.openedBelow(chain[level]) === 0) level--;
  return homes.has(chain[level]);
}
