/**
 * Link analysis and walks on web-shaped graphs: cost as the graph grows, and pages seen by walks.
 */
import { cocitation } from '../../lab/graph/cocitation.ts';
import { coupling } from '../../lab/graph/coupling.ts';
import { authorities, hubs } from '../../lab/graph/hubs-authorities.ts';
import { type Links, linksOf } from '../../lab/graph/links.ts';
import { outLink } from '../../lab/graph/outlink.ts';
import { pageRank } from '../../lab/graph/pagerank.ts';
import { BreadthFirst } from '../../lab/graph/walks/breadth-first.ts';
import { DepthFirst } from '../../lab/graph/walks/depth-first.ts';
import { MetropolisHastingsWalk } from '../../lab/graph/walks/metropolis-hastings-walk.ts';
import { RandomWalk } from '../../lab/graph/walks/random-walk.ts';
import { SelfAvoidingWalk } from '../../lab/graph/walks/self-avoiding-walk.ts';
import { type Walk, walked } from '../../lab/graph/walks/walk.ts';
import { webShaped } from '../graphs/web-shaped.ts';
import { printCurve } from './cost-curve.ts';
import type { BenchOptions } from './run.ts';

const ON_LINKS: Record<string, (links: Links) => number> = {
  PageRank: (links) => pageRank(links).work,
  'hubs and authorities': (links) =>
    hubs(links, { moreThan: 9 }).work + authorities(links, { moreThan: 9 }).work,
  outLink: (links) => outLink(links).targets.length,
  'co-citation': (links) => cocitation(links, { mostPairs: 1e9 }).work,
  coupling: (links) => coupling(links, { mostPairs: 1e9 }).work,
};

const WALKS: Record<string, (start: number) => Walk<unknown>> = {
  RW: (start) => RandomWalk.from(start, 1),
  SARW: (start) => SelfAvoidingWalk.from(start, 1),
  MHRW: (start) => MetropolisHastingsWalk.from(start, 1),
  BFS: (start) => BreadthFirst.from(start),
  DFS: (start) => DepthFirst.from(start),
};

export default function bench({ quick }: BenchOptions): void {
  const sizes = quick ? [500, 1000, 2000, 4000] : [5000, 10_000, 20_000, 40_000];
  for (const [name, work] of Object.entries(ON_LINKS)) {
    const pairs = name === 'coupling' || name === 'co-citation';
    printCurve({
      name,
      sizes: pairs && !quick ? sizes.map((size) => size / 5) : sizes,
      prepare: (size) => {
        const links = webOf(size).links;
        return () => work(links);
      },
    });
  }
  for (const [name, begin] of Object.entries(WALKS)) {
    printCurve({
      name: `${name}, a step`,
      sizes,
      prepare: (size) => {
        const { neighboursOf } = webOf(size);
        return () => walked(begin(0), neighboursOf, size).length;
      },
    });
  }
  coverage(quick ? 1000 : 20_000);
}

/** The share of the start's site, and of all else, that each walk has seen after as many steps. */
function coverage(nodes: number): void {
  const { web, neighboursOf } = webOf(nodes);
  const home = web.siteOf[0];
  const own = web.siteOf.filter((site) => site === home).length;
  console.log(`\nseen after ${own} steps from the home page of a site of ${own} pages in ${nodes}`);
  for (const [name, begin] of Object.entries(WALKS)) {
    const seen = new Set([0, ...walked(begin(0), neighboursOf, own)]);
    const inside = [...seen].filter((page) => web.siteOf[page] === home).length;
    const share = (inside / own).toFixed(3);
    const noise = ((seen.size - inside) / (nodes - own)).toFixed(4);
    console.log(`  ${name.padEnd(5)} target coverage ${share}, noise coverage ${noise}`);
  }
}

function webOf(nodes: number) {
  const sites = Math.ceil(nodes / 190);
  const web = webShaped({ nodes, arcs: 8 * nodes, sites, hosts: Math.ceil(sites / 10) }, 1);
  const links = linksOf(nodes, web.from, web.to);
  const { starts, targets } = links;
  const neighboursOf = (node: number) => targets.subarray(starts[node], starts[node + 1]);
  return { web, links, neighboursOf };
}
