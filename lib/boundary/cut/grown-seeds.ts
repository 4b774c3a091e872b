/**
 * Seeds grown by MCL (Senellart 2003, Fig. 9, steps 2 to 4), where much is known: addresses
 * that hang together with the site's opened pages, and with nobody else's, by the links of all
 * pages around.
 *
 * The paper clusters its whole crawl once. Here the web grows while it is looked at, so what is
 * clustered are the site's surroundings: its pages as of its last doubling, the pages there were by
 * then of the sites linked with them, and what two or more of these link to; an address that one
 * page alone links to goes with that page. So it is a function of the pages and their order that
 * changes only when the site doubles or pages change sites. A cluster is a seed when LEAST of the
 * site's pages are in it and none of another's.
 * Cost: the links of at most 2 × MOST_PAGES pages, and MCL on at most MOST_NODES nodes.
 */
import { markovMatrix } from '../../graph/mcl/matrix.ts';
import { converging, type MclOptions } from '../../graph/mcl/process.ts';
import { PRUNE_LIMITS } from '../../graph/mcl/prune.ts';
import { undirected } from '../../graph/undirected.ts';
import type { KnownGraph } from '../known/known-graph.ts';
import type { SiteSums } from '../sites/site-sums.ts';
import type { Sites } from '../sites/sites.ts';

/** From so many known addresses on seeds are grown. */
export const LARGE = 10_000;
const MOST_PAGES = 128;
const MOST_NODES = 2_000;
const LEAST = 4;
/** The paper's inflation for what is too large at its first; columns short enough for an answer. */
const OPTIONS: Partial<MclOptions> = {
  inflation: 2,
  prune: { ...PRUNE_LIMITS, select: 40, recover: 50 },
};

/** The addresses that grow, opened ones among them. To be driven to its end; each step is short. */
export function* grownSeeds(
  graph: KnownGraph,
  sites: Sites,
  site: SiteSums,
): Generator<void, Set<number>> {
  const own = spread(asOfLastDoubling(site));
  const pages = [...own, ...spread(pagesAround(graph, sites, own, site))];
  const rows = pages.map((page) => graph.pageRow(page)!);
  const mentions = new Map<number, number>();
  for (const row of rows) {
    for (const address of row) mentions.set(address, (mentions.get(address) ?? 0) + 1);
  }
  const nodes = nodesOf(rows, mentions);
  const from: number[] = [];
  const to: number[] = [];
  for (const row of rows) {
    for (const target of row.subarray(1)) {
      const node = nodes.get(target);
      if (node === undefined || target === row[0]) continue;
      from.push(nodes.get(row[0])!);
      to.push(node);
    }
  }
  yield;
  const matrix = markovMatrix(undirected({ size: nodes.size, from, to }));
  const { labels, clusters } = yield* converging(matrix, OPTIONS);
  const ours = new Int32Array(clusters);
  const theirs = new Int32Array(clusters);
  pages.forEach((page, i) => {
    (sites.siteOf(page) === site.id ? ours : theirs)[labels[nodes.get(rows[i][0])!]]++;
  });
  const isSeed = (address: number): boolean => {
    const cluster = labels[nodes.get(address)!];
    return ours[cluster] >= LEAST && theirs[cluster] === 0;
  };
  const grown = new Set<number>();
  for (const row of rows) {
    const growsHere = isSeed(row[0]);
    for (const address of row) {
      if (nodes.has(address) ? isSeed(address) : growsHere && mentions.get(address) === 1) {
        grown.add(address);
      }
    }
  }
  return grown;
}

/** Its first pages, as many as there were when it last had doubled. */
function asOfLastDoubling(site: SiteSums): number[] {
  const pages = [...site.pages].sort((a, b) => a - b);
  return pages.slice(0, 2 ** Math.floor(Math.log2(pages.length)));
}

/**
 * Pages, none of them younger, of the other sites that link to these pages or are linked from them.
 */
function pagesAround(
  graph: KnownGraph,
  sites: Sites,
  own: readonly number[],
  site: SiteSums,
): number[] {
  const youngest = own[own.length - 1];
  const others = new Set<number>();
  const meet = (page: number): void => {
    if (page < youngest) others.add(sites.siteOf(page)!);
  };
  for (const page of own) {
    const [address, ...targets] = graph.pageRow(page)!;
    graph.pagesLinking(address).forEach(meet);
    for (const target of targets) graph.pagesAt(target).forEach(meet);
  }
  others.delete(site.id);
  return [...others]
    .flatMap((id) => [...sites.site(id)!.pages])
    .filter((page) => page < youngest)
    .sort((a, b) => a - b);
}

/** The pages themselves, and the addresses that most of them, at least two, link to. */
function nodesOf(
  rows: readonly Uint32Array[],
  mentions: ReadonlyMap<number, number>,
): Map<number, number> {
  const nodes = new Map<number, number>();
  const add = (address: number): void => {
    if (!nodes.has(address)) nodes.set(address, nodes.size);
  };
  for (const [address] of rows) add(address);
  // Those met first come first among equals: the order is that of pages and their links.
  const often = [...mentions].filter(([, count]) => count > 1).sort((a, b) => b[1] - a[1]);
  for (const [address] of often) if (nodes.size < MOST_NODES) add(address);
  return nodes;
}

/** At most MOST_PAGES of them, evenly. */
function spread(pages: readonly number[]): number[] {
  const count = Math.min(pages.length, MOST_PAGES);
  return Array.from({ length: count }, (_, i) => pages[Math.floor((i * pages.length) / count)]);
}
