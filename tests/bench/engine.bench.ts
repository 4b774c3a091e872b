/**
 * The boundary as pages come: a page of 50 links arrives in a big site among others at three sizes,
 * is placed, and the boundary is refreshed, against putting it together anew; and hostile graphs
 * at full size, with the longest step and the memory they take. Times are of the processor, which a
 * busy machine disturbs least.
 */

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { KnownWeb } from '../../lib/boundary/known-web.ts';
import { NO_LABELS } from '../../lib/boundary/label-rule.ts';
import { randomFrom } from '../../lib/graph/random.ts';
import { arriving } from '../boundary/small-webs.ts';
import { recordOf } from '../records.ts';
import { exponent } from './cost-curve.ts';
import { HOSTILE_GRAPHS } from './hostile-graphs.ts';
import type { Bench } from './run.ts';
import { median, quantile } from './timing.ts';

const LINKS = 50;
const ARRIVALS = 200;

const bench: Bench = ({ quick }) => {
  const points = (quick ? [1_000] : [1_000, 10_000, 87_000]).map(arrivals);
  if (!quick) {
    const grows = (of: (point: (typeof points)[number]) => number) =>
      exponent(points.map((point) => [point.urls, of(point)])).toFixed(2);
    console.log(
      `a page grows as urls^${grows((p) => p.p50)} in time (p50), urls^${grows((p) => p.weighed)} in addresses weighed, urls^${grows((p) => p.scans)} in scans (p99); a rebuild as urls^${grows((p) => p.anew)} in time`,
    );
  }
  for (const graph of HOSTILE_GRAPHS) hostile(graph.name, graph.records(quick ? 0.01 : 1));
};
export default bench;

/** A big site over two hosts with half of the addresses, and small sites of 40 pages each. */
function* pagesOf(seed: number) {
  const random = randomFrom(seed);
  for (let n = 0; ; n++) {
    const isBig = random() < 0.5;
    const site = isBig ? 0 : 1 + Math.floor(n / 160);
    const host = isBig && random() < 0.2 ? 'docs.site-0.example' : `www.site-${site}.example`;
    const size = isBig ? n + 20 : 60;
    const address = (at: string, leaf: number) =>
      `https://${at}/${['', 'a/', 'b/', 'b/c/', `d${leaf % 97}/`][leaf % 5]}${leaf}`;
    const targets = Array.from({ length: LINKS }, (_, i) => {
      if (i < 8) return address(`www.site-${site}.example`, i);
      if (random() < 0.85) return address(host, Math.floor(size * 4 * random()));
      return address(`www.site-${Math.floor(random() * (n / 160 + 1))}.example`, i % 60);
    });
    const url = address(host, Math.floor(size * 2 * random()));
    const record = recordOf(url, targets, `Page ${n} | Site ${site}`);
    record.features.resources = [`https://www.site-${site}.example/style.css`];
    record.features.images = [`https://www.site-${site}.example/logo.png`];
    yield arriving(record);
  }
}

export function arrivals(urls: number) {
  const web = new KnownWeb();
  const pages = pagesOf(7);
  let seq = 0;
  const building = now();
  while (web.graph.urlCount < urls) web.add(++seq, pages.next().value!);
  const built = now() - building;
  const big = largest(web);
  const first = timed(web, big);
  const taken: number[] = [];
  const adds: number[] = [];
  const steps: number[] = [];
  const weighed: number[] = [];
  const scans: number[] = [];
  let { rebuilds } = first.boundary;
  let rebuilt = 0;
  for (let i = 0; i < ARRIVALS; i++) {
    const page = pages.next().value!;
    const start = now();
    web.add(++seq, page);
    const added = now();
    const before = first.boundary.weighed;
    const { flow } = first.boundary;
    const scansBefore = flow.counters.scans;
    const freshBefore = flow.freshRuns;
    const { boundary, longest } = timed(web, big);
    taken.push(now() - start);
    adds.push(added - start);
    steps.push(longest);
    if (boundary.rebuilds === rebuilds) {
      weighed.push(boundary.weighed - before);
      const isFresh = flow.freshRuns > freshBefore;
      scans.push(flow.counters.scans - (isFresh ? 0 : scansBefore));
    } else {
      rebuilt++;
      rebuilds = boundary.rebuilds;
    }
  }
  const anew = [0, 1, 2].map((turn) => {
    const start = now();
    timed(web, big, `anew ${turn}`);
    return now() - start;
  });
  for (const list of [taken, adds, steps, weighed, scans, anew]) list.sort((a, b) => a - b);
  const concerned = [...first.boundary.concerned].length;
  console.log(
    `${urls} known, ${seq} pages put in at ${(built / seq).toFixed(2)} ms each, ${web.sites.ids.length} sites, the big one ${web.sites.site(big)!.size} pages, ${concerned} addresses concerned`,
  );
  console.log(
    `  a page arrives: p50 ${ms(median(taken))}, p99 ${ms(quantile(taken, 0.99))}; placing p50 ${ms(median(adds))}, p99 ${ms(quantile(adds, 0.99))}, max ${ms(adds[adds.length - 1])}; longest step p50 ${ms(median(steps))}, max ${ms(steps[steps.length - 1])}`,
  );
  console.log(
    `  weighed p50 ${median(weighed)}, p99 ${quantile(weighed, 0.99)}; scans p50 ${median(scans)}, p99 ${quantile(scans, 0.99)}; rebuilt ${rebuilt} of ${ARRIVALS} times; anew ${ms(median(anew))}, ${(median(anew) / median(taken)).toFixed(0)} times a page; memory ${megabytes()}`,
  );
  return {
    urls,
    p50: median(taken),
    weighed: median(weighed),
    scans: quantile(scans, 0.99),
    anew: median(anew),
  };
}

/** Bytes that cannot be given back. */
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
function held(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function hostile(name: string, records: Iterable<ReturnType<typeof recordOf>>): void {
  const web = new KnownWeb();
  const start = now();
  let seq = 0;
  let longestAdd = 0;
  for (const record of records) {
    const page = arriving(record);
    const before = now();
    web.add(++seq, page);
    longestAdd = Math.max(longestAdd, now() - before);
  }
  const added = now() - start;
  const { boundary, longest, whole } = timed(web, largest(web));
  const mebibytes = (held() / 2 ** 20).toFixed(0);
  console.log(
    `${name}: ${seq} pages, ${web.graph.urlCount} addresses, ${web.graph.linkCount} links${web.graph.full ? ' (full)' : ''}, ${web.sites.ids.length} sites; put in ${ms(added)}, longest ${ms(longestAdd)}; boundary ${ms(whole)}, longest step ${ms(longest)}, weighed ${boundary.weighed}, scans ${boundary.flow.counters.scans}; holds ${mebibytes} MiB`,
  );
}

/** Drives the boundary to its end and times its steps. */
function timed(web: KnownWeb, id: number, key = '') {
  const steps = web.boundary(id, { ...NO_LABELS, key });
  const start = now();
  let longest = 0;
  for (;;) {
    const before = now();
    const { done, value } = steps.next();
    longest = Math.max(longest, now() - before);
    if (done) return { boundary: value, longest, whole: now() - start };
  }
}

function largest(web: KnownWeb): number {
  return web.sites.ids.reduce((a, b) =>
    web.sites.site(b)!.size > web.sites.site(a)!.size ? b : a,
  );
}

/** Milliseconds of processor time so far. */
function now(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const megabytes = (): string => `${(process.memoryUsage().heapUsed / 2 ** 20).toFixed(0)} MiB`;
const ms = (value: number): string => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`;
