/**
 * A page of 50 links arrives in a big site among others, is placed, and the boundary is refreshed,
 * against putting it together anew. For Node and for a browser's worker alike, so nothing here may
 * be Node's own.
 */

import { NO_LABELS } from '../../lib/boundary/cut/label-rule.ts';
import { KnownWeb } from '../../lib/boundary/known-web.ts';
import { randomFrom } from '../../lib/graph/random.ts';
import { arriving } from '../boundary/small-webs.ts';
import { recordOf } from '../records.ts';
import { median, quantile } from './timing.ts';

const LINKS = 50;
const ARRIVALS = 200;

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
    const before = first.boundary.weights.weighed;
    const { flow } = first.boundary;
    const scansBefore = flow.counters.scans;
    const freshBefore = flow.freshRuns;
    const { boundary, longest } = timed(web, big);
    taken.push(now() - start);
    adds.push(added - start);
    steps.push(longest);
    if (boundary.rebuilds === rebuilds) {
      weighed.push(boundary.weights.weighed - before);
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
    `${urls} known, ${seq} pages put in at ${(built / seq).toFixed(2)} ms each, ` +
      `${web.sites.ids.length} sites, the big one ${web.sites.site(big)!.size} pages, ` +
      `${concerned} addresses concerned`,
  );
  console.log(
    `  a page arrives: p50 ${ms(median(taken))}, p99 ${ms(quantile(taken, 0.99))}; ` +
      `placing p50 ${ms(median(adds))}, p99 ${ms(quantile(adds, 0.99))}, ` +
      `max ${ms(adds[adds.length - 1])}; longest step p50 ${ms(median(steps))}, ` +
      `max ${ms(steps[steps.length - 1])}`,
  );
  console.log(
    `  weighed p50 ${median(weighed)}, p99 ${quantile(weighed, 0.99)}; ` +
      `scans p50 ${median(scans)}, p99 ${quantile(scans, 0.99)}; ` +
      `rebuilt ${rebuilt} of ${ARRIVALS} times; anew ${ms(median(anew))}, ` +
      `${(median(anew) / median(taken)).toFixed(0)} times a page; memory ${megabytes()}`,
  );
  return {
    urls,
    p50: median(taken),
    weighed: median(weighed),
    scans: quantile(scans, 0.99),
    anew: median(anew),
  };
}

/** Drives the boundary to its end and times its steps. */
export function timed(web: KnownWeb, id: number, key = '') {
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

export function largest(web: KnownWeb): number {
  return web.sites.ids.reduce((a, b) =>
    web.sites.site(b)!.size > web.sites.site(a)!.size ? b : a,
  );
}

/** Milliseconds of processor time so far. */
export function now(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const megabytes = (): string => `${(process.memoryUsage().heapUsed / 2 ** 20).toFixed(0)} MiB`;
export const ms = (value: number): string =>
  `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`;
