/**
 * The boundary as pages come: a page of 50 links arrives in a big site among others at three sizes,
 * is placed, and the boundary is refreshed, against putting it together anew; and hostile graphs
 * at full size, with the longest step and the memory they take. Times are of the processor, which a
 * busy machine disturbs least.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { KnownWeb } from '../../lib/boundary/known-web.ts';
import { arriving } from '../boundary/small-webs.ts';
import type { recordOf } from '../records.ts';
import { arrivals, largest, ms, now, timed } from './arriving-boundary.ts';
import { exponent } from './cost-curve.ts';
import { HOSTILE_GRAPHS } from './hostile-graphs.ts';
import type { Bench } from './run.ts';

const bench: Bench = ({ quick }) => {
  const points = (quick ? [1_000] : [1_000, 10_000, 87_000]).map(arrivals);
  if (!quick) {
    const grows = (of: (point: (typeof points)[number]) => number) =>
      exponent(points.map((point) => [point.urls, of(point)])).toFixed(2);
    console.log(
      `a page grows as urls^${grows((p) => p.p50)} in time (p50), ` +
        `urls^${grows((p) => p.weighed)} in addresses weighed, ` +
        `urls^${grows((p) => p.scans)} in scans (p99); a rebuild as ` +
        `urls^${grows((p) => p.anew)} in time`,
    );
  }
  for (const graph of HOSTILE_GRAPHS) hostile(graph.name, graph.records(quick ? 0.01 : 1));
};
export default bench;

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
    `${name}: ${seq} pages, ${web.graph.urlCount} addresses, ` +
      `${web.graph.linkCount} links${web.graph.leftOut > 0 ? ' (full)' : ''}, ` +
      `${web.sites.ids.length} sites; put in ${ms(added)}, longest ${ms(longestAdd)}; ` +
      `boundary ${ms(whole)}, longest step ${ms(longest)}, weighed ` +
      `${boundary.weights.weighed}, scans ${boundary.flow.counters.scans}; ` +
      `holds ${mebibytes} MiB`,
  );
}
