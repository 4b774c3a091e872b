/**
 * Minimum cuts of web-shaped graphs: from scratch at four sizes and three sink capacities, against
 * LEMON with --peers; the arrival of pages online; memory; how the cost grows. Ratios are of
 * processor time (build and cut together), which a busy machine disturbs least.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { largestSourceSide, minimumCut } from '../../lab/graph/flow/min-cut.ts';
import { type ArcList, networkOf } from '../../lib/graph/flow/network.ts';
import { OnlinePreflow } from '../../lib/graph/flow/online-preflow.ts';
import { randomFrom } from '../../lib/graph/random.ts';
import {
  arcsOf,
  processorTime,
  type Scene,
  type Size,
  sceneOf,
  sinkCapacities,
} from './flow-scenes.ts';
import type { Bench } from './run.ts';
import { median, quantile } from './timing.ts';

const PEER = '.bench/lemon-preflow';
const GRAPH = '.bench/flow-graph.bin';
const LINKS = 50;

const bench: Bench = ({ peers, quick }) => {
  const sizes: Size[] = quick ? ['1k'] : ['1k', '10k', '87k', '300k'];
  const curve: Record<string, { arcs: number; cpu: number; scans: number }[]> = {};
  for (const size of sizes) {
    const scene = sceneOf(size);
    for (const { name, sink } of sinkCapacities(scene)) {
      const list = arcsOf(scene, sink);
      const turns = size === '300k' ? 3 : size === '87k' ? 5 : 25;
      const warm = fromScratch(list, turns);
      const cold = inNewProcess(size, sink);
      console.log(
        `${size} ${name} (ε ${sink.toPrecision(3)}): build ${ms(warm.build)} + cut ` +
          `${ms(warm.cut)}, processor ${ms(warm.cpu)}, cold ${ms(cold.both)}, ` +
          `processor ${ms(cold.cpu)}; from the ${warm.from}, value ${warm.value.toFixed(6)}, ` +
          `inside ${warm.inside}, scans ${warm.scans}, pushes ${warm.pushes}, ` +
          `relabels ${warm.relabels}`,
      );
      if (peers) compare(list, turns, warm, cold.cpu);
      const arcs = scene.web.from.length;
      const arrival = arrivals(size, name, scene, list, sink, warm);
      curve[name] ??= [];
      curve[name].push({ arcs, cpu: warm.cpu, scans: warm.scans });
      curve[`${name}, a page online (p50),`] ??= [];
      curve[`${name}, a page online (p50),`].push({ arcs, ...arrival });
    }
    memory(size, arcsOf(scene, 0.1));
  }
  if (!quick) for (const [name, points] of Object.entries(curve)) growth(name, points);
};
export default bench;

function fromScratch(list: ArcList, turns: number) {
  const builds: number[] = [];
  const cuts: number[] = [];
  let last = minimumCut(networkOf(list));
  minimumCut(networkOf(list));
  const cpu = processorTime();
  for (let turn = 0; turn < turns; turn++) {
    const start = performance.now();
    const network = networkOf(list);
    const built = performance.now();
    last = minimumCut(network);
    builds.push(built - start);
    cuts.push(performance.now() - built);
  }
  return {
    build: median(builds.sort((a, b) => a - b)),
    cut: median(cuts.sort((a, b) => a - b)),
    cpu: (processorTime() - cpu) / turns,
    inside: last.sourceSide.reduce((sum, one) => sum + one, 0),
    value: last.value,
    from: last.from,
    ...last.counters,
  };
}

function inNewProcess(size: Size, sink: number): { both: number; cpu: number } {
  const script = new URL('flow-cold.ts', import.meta.url).pathname;
  const words = ['--import', 'tsx', script, size, String(sink)];
  return JSON.parse(execFileSync(process.execPath, words, { encoding: 'utf8' }));
}

function compare(list: ArcList, turns: number, warm: { cpu: number; value: number }, cold: number) {
  if (!existsSync(PEER)) throw new Error(`${PEER} is missing; npm run bench:peers builds it.`);
  const network = networkOf(list);
  const finite = (values: ArrayLike<number>) =>
    Float64Array.from(values, (value) => (value === Number.POSITIVE_INFINITY ? -1 : value));
  const parts = [
    Int32Array.of(list.nodes, list.from.length),
    Int32Array.from(list.from),
    Int32Array.from(list.to),
    Float64Array.from(list.capacity),
    finite(network.sourceCapacity),
    finite(network.sinkCapacity),
  ];
  mkdirSync('.bench', { recursive: true });
  writeFileSync(GRAPH, Buffer.concat(parts.map((part) => new Uint8Array(part.buffer))));
  const lemon = JSON.parse(execFileSync(PEER, [GRAPH, String(turns)], { encoding: 'utf8' }));
  console.log(
    `  LEMON: build ${ms(lemon.build)} + cut ${ms(lemon.cut)}, processor ${ms(lemon.cpu)}, ` +
      `value ${lemon.value.toFixed(6)}, inside ${lemon.side}; ` +
      `Ambit/LEMON warm ${(warm.cpu / lemon.cpu).toFixed(2)}, ` +
      `cold ${(cold / lemon.cpu).toFixed(2)}`,
  );
}

/** Pages of 50 links arrive in the site: three known pages link to it, most links stay inside. */
function arrivals(
  size: Size,
  name: string,
  { web, home, pages }: Scene,
  list: ArcList,
  sink: number,
  fresh: { build: number; cut: number },
): { cpu: number; scans: number } {
  const online = new OnlinePreflow(networkOf(list));
  const random = randomFrom(9);
  const pageInside = () => home + Math.floor(pages * random() ** 2);
  const taken: number[] = [];
  const scans: number[] = [];
  const freshBefore = online.freshRuns;
  const cpu = processorTime();
  for (let arrival = 0; arrival < Math.max(200, pages / 8); arrival++) {
    const before = online.counters.scans;
    const start = performance.now();
    const page = online.addNode(0, sink);
    for (let link = 0; link < LINKS; link++) {
      const capacity = 0.3 + 0.6 * random();
      const other = random() < 0.9 ? pageInside() : Math.floor(random() * web.nodes);
      if (link < 3) online.raiseArc(pageInside(), page, capacity);
      else online.raiseArc(page, other, capacity);
    }
    if (!online.settle()) scans.push(online.counters.scans - before);
    taken.push(performance.now() - start);
  }
  const cpuEach = (processorTime() - cpu) / taken.length;
  const check = minimumCut({ ...online.network, residual: online.network.capacity.slice() });
  const side = largestSourceSide(online.state);
  const same = check.sourceSide.every((one, node) => one === side[node]);
  if (check.value !== online.value || !same) throw new Error('Online and fresh cut differ.');
  taken.sort((a, b) => a - b);
  scans.sort((a, b) => a - b);
  const worst = taken[taken.length - 1];
  console.log(
    `  ${size} ${name} online: p50 ${ms(median(taken))}, p99 ${ms(quantile(taken, 0.99))}, ` +
      `max ${ms(worst)}, processor ${ms(cpuEach)} on average (worst ` +
      `${(worst / (fresh.build + fresh.cut)).toFixed(2)} fresh runs), ` +
      `scans p50 ${median(scans)}, p99 ${quantile(scans, 0.99)}, ` +
      `started afresh ${online.freshRuns - freshBefore} times`,
  );
  return { cpu: median(taken), scans: median(scans) };
}

function memory(size: Size, list: ArcList): void {
  const online = new OnlinePreflow(networkOf(list));
  const bytes = bytesOf(online.state);
  const perArc = 2 * (4 + 4 + 8 + 8);
  const perNode = (bytes - perArc * list.from.length) / list.nodes;
  console.log(
    `${size} memory: ${(bytes / 2 ** 20).toFixed(0)} MiB in typed arrays, ` +
      `${perArc} bytes per arc and ${perNode.toFixed(0)} per node`,
  );
}

/** Bytes of all typed arrays below an object, each once. */
function bytesOf(root: unknown, seen = new Set<unknown>()): number {
  if (typeof root !== 'object' || root === null || seen.has(root)) return 0;
  seen.add(root);
  if (ArrayBuffer.isView(root)) return root.byteLength;
  return Object.values(root).reduce((sum: number, value) => sum + bytesOf(value, seen), 0);
}

/** The exponent of cost = c · arcs^x, by least squares on logarithms. */
function growth(name: string, points: { arcs: number; cpu: number; scans: number }[]): void {
  const exponent = (cost: (point: (typeof points)[number]) => number) => {
    const x = points.map((point) => Math.log(point.arcs));
    const y = points.map((point) => Math.log(cost(point)));
    const mean = (values: number[]) => values.reduce((a, b) => a + b, 0) / values.length;
    const [mx, my] = [mean(x), mean(y)];
    const over = x.reduce((sum, value, i) => sum + (value - mx) * (y[i] - my), 0);
    return (over / x.reduce((sum, value) => sum + (value - mx) ** 2, 0)).toFixed(2);
  };
  const time = exponent((point) => point.cpu);
  console.log(`${name} grows as arcs^${time} in time, arcs^${exponent((p) => p.scans)} in scans`);
}

function ms(value: number): string {
  return `${value < 10 ? value.toFixed(3) : value.toFixed(0)} ms`;
}
