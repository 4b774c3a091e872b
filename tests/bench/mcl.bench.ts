/**
 * MCL on seeded web-shaped graphs: time, iterations, clusters, modularity, memory. With peers the
 * same graphs go through C mcl, one thread, the same pruning limits, reading its own binary format;
 * its time is the whole program's, ours is the graph built and clustered. Then what one page costs
 * online at four sizes, and how that grows.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { agreement } from '../../lab/graph/agreement.ts';
import { arrive, clusteringFrom, type NewLink } from '../../lab/graph/mcl/online.ts';
import { modularity } from '../../lab/graph/modularity.ts';
import { mcl } from '../../lib/graph/mcl/process.ts';
import { randomFrom } from '../../lib/graph/random.ts';
import { type UndirectedGraph, undirected } from '../../lib/graph/undirected.ts';
import { WEB_SHAPES, type WebGraph, webShaped } from '../graphs/web-shaped.ts';
import type { Bench } from './run.ts';
import { durations, median, quantile } from './timing.ts';

const SEED = 1;
const INFLATIONS = [2, 1.2];
const SIZES = [
  { name: '1k', times: 5 },
  { name: '10k', times: 3 },
  { name: '87k', times: 0 },
] as const;
const ONLINE_SIZES = [1000, 4000, 16_000, 64_000];
const PAGES = 100;
const START = peakMegabytes();

const bench: Bench = ({ peers, quick }) => {
  const peer = peers && hasMcl();
  for (const size of quick ? SIZES.slice(0, 1) : SIZES) {
    for (const inflation of INFLATIONS) full(size.name, size.times, inflation, peer);
  }
  online(quick ? ONLINE_SIZES.slice(0, 2) : ONLINE_SIZES);
};
export default bench;

function full(
  name: keyof typeof WEB_SHAPES,
  times: number,
  inflation: number,
  peer: boolean,
): void {
  const web = webShaped(WEB_SHAPES[name], SEED);
  const build = () => undirected({ size: web.nodes, from: web.from, to: web.to });
  const graph = build();
  const start = performance.now();
  const ours = mcl(build(), { inflation });
  const once = performance.now() - start;
  const taken = times === 0 ? once : median(durations(times, () => mcl(build(), { inflation })));
  const score = modularity(graph, ours.labels);
  console.log(
    `${name} inflation ${inflation}: ${taken.toFixed(0)} ms, ${ours.iterations} iterations, ` +
      `${millions(ours.multiplications)} multiplications, ${ours.clusters} clusters, ` +
      `modularity ${score.toFixed(4)}, converged ${ours.converged}, ` +
      `peak memory ${peakMegabytes()} MB, of which ${START} before the first graph`,
  );
  if (!peer) return;
  const theirs = runMcl(graph, inflation);
  const { nmi, moved } = agreement(ours.labels, theirs.labels);
  console.log(
    `  C mcl: ${theirs.ms.toFixed(0)} ms, ratio ${(taken / theirs.ms).toFixed(2)}, ` +
      `${theirs.clusters} clusters, modularity ` +
      `${(score - modularity(graph, theirs.labels)).toFixed(4)} ` +
      `above its own, NMI ${nmi.toFixed(4)}, ${moved} nodes moved`,
  );
}

/** Pages held back from a clustered web arrive one by one. */
function online(sizes: number[]): void {
  const medians = sizes.map((nodes) => {
    const shape = {
      nodes,
      arcs: Math.round(8.14 * nodes),
      sites: Math.ceil(nodes / 180),
      hosts: Math.ceil(nodes / 2000),
    };
    const { graph, arrivals } = holdBack(webShaped(shape, SEED));
    const state = clusteringFrom(graph, mcl(graph).labels);
    const reports: { ms: number; multiplications: number; region: number }[] = [];
    for (const links of arrivals) {
      const start = performance.now();
      const { multiplications, core, halo } = arrive(state, links);
      reports.push({ ms: performance.now() - start, multiplications, region: core + halo });
    }
    const sorted = (pick: 'ms' | 'multiplications' | 'region') =>
      reports.map((report) => report[pick]).sort((a, b) => a - b);
    const [ms, multiplications] = [sorted('ms'), sorted('multiplications')];
    console.log(
      `online, ${nodes} nodes: a page takes ${median(ms).toFixed(1)} ms (p95 ` +
        `${quantile(ms, 0.95).toFixed(1)}), ` +
        `${millions(median(multiplications))} multiplications, ` +
        `region ${median(sorted('region'))} nodes`,
    );
    return { nodes, ms: median(ms), multiplications: median(multiplications) };
  });
  console.log(
    'online: time grows as ' +
      `n^${exponent(medians.map(({ nodes, ms }) => [nodes, ms])).toFixed(2)}, ` +
      'multiplications as ' +
      `n^${exponent(medians.map((each) => [each.nodes, each.multiplications])).toFixed(2)}`,
  );
}

function holdBack(web: WebGraph): { graph: UndirectedGraph; arrivals: NewLink[][] } {
  const random = randomFrom(SEED);
  const held = new Map<number, NewLink[]>();
  while (held.size < PAGES) held.set(Math.floor(random() * web.nodes), []);
  const from: number[] = [];
  const to: number[] = [];
  web.from.forEach((page, i) => {
    const links = held.get(page);
    if (links) {
      links.push({ from: page, to: web.to[i] });
    } else {
      from.push(page);
      to.push(web.to[i]);
    }
  });
  return { graph: undirected({ size: web.nodes, from, to }), arrivals: [...held.values()] };
}

/** The slope of the line through the points in logarithms. */
function exponent(points: [number, number][]): number {
  const logs = points.map(([x, y]) => [Math.log(x), Math.log(y)]);
  const mean = (at: number) => logs.reduce((sum, point) => sum + point[at], 0) / logs.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const rise = logs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return rise / logs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}

function hasMcl(): boolean {
  if (spawnSync('mcl', ['--version']).status === 0) return true;
  console.log('mcl is not on the PATH: no peer to compare with.');
  return false;
}

function runMcl(graph: UndirectedGraph, inflation: number) {
  const folder = new URL('../../.bench/', import.meta.url).pathname;
  mkdirSync(folder, { recursive: true });
  const [arcs, matrix, out, lines] = ['arcs', 'mci', 'out', 'lines'].map(
    (end) => `${folder}mcl.${end}`,
  );
  writeFileSync(arcs, listing(graph));
  const quiet = { stdio: 'ignore' } as const;
  execFileSync('mcxload', ['-123', arcs, '--stream-mirror', '--write-binary', '-o', matrix], quiet);
  const limits = ['-P', '2000', '-S', '100', '-R', '120', '-te', '1'];
  const start = performance.now();
  execFileSync('mcl', [matrix, '-I', String(inflation), ...limits, '-o', out], quiet);
  const ms = performance.now() - start;
  execFileSync('mcxdump', ['-icl', out, '-o', lines], quiet);
  const clusters = readFileSync(lines, 'utf8').trim().split('\n');
  const labels = new Int32Array(graph.size);
  clusters.forEach((line, name) => {
    for (const v of line.split('\t')) labels[Number(v)] = name;
  });
  return { ms, clusters: clusters.length, labels };
}

function listing({ size, starts, neighbours, weights }: UndirectedGraph): string {
  const lines: string[] = [];
  for (let v = 0; v < size; v++) {
    for (let e = starts[v]; e < starts[v + 1]; e++) {
      if (neighbours[e] > v) lines.push(`${v}\t${neighbours[e]}\t${weights[e]}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

const millions = (count: number): string => `${(count / 1e6).toFixed(1)} M`;
function peakMegabytes(): number {
  return Math.round(process.resourceUsage().maxRSS / 1024);
}
