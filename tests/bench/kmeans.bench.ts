/**
 * Incremental k-means against batch k-means of the same run: processor time of an arrival, and how
 * much worse its inertia is. Pages of 200 sites with about 40 of 20,000 features, in random order
 * and as a person browses. To reach: 20 µs a page at k = 400, inertia within 5 % of batch.
 */
import { IncrementalKMeans } from '../../lab/graph/incremental-kmeans.ts';
import { kmeans } from '../../lab/graph/kmeans.ts';
import { randomFrom } from '../../lib/graph/random.ts';
import type { SparseRows } from '../../lib/graph/sparse-rows.ts';
import { printCurve } from './cost-curve.ts';
import { featurePages } from './feature-pages.ts';
import { processorTimes } from './processor-time.ts';
import type { BenchOptions } from './run.ts';
import { median } from './timing.ts';

export default function bench({ quick }: BenchOptions): void {
  const pages = quick ? 1000 : 10_000;
  for (const order of ['random', 'browsing'] as const) {
    const { rows } = featurePages({ pages, features: 20_000, sites: 200, order, seed: 1 });
    for (const clusters of quick ? [50] : [50, 400]) compare(rows, order, clusters);
  }
  for (const clusters of quick ? [50] : [50, 400]) {
    printCurve({
      name: `incremental k-means, k = ${clusters}, a page arrives`,
      sizes: quick ? [125, 250, 500, 1000] : [2500, 5000, 10_000, 20_000],
      prepare: (size) => {
        const made = { pages: size, features: 20_000, sites: 200, seed: 1 } as const;
        const { rows } = featurePages({ ...made, order: 'browsing' });
        return () => arrived(rows, clusters, true).counters().work;
      },
    });
  }
}

function compare(rows: SparseRows, order: string, clusters: number): void {
  let batch = kmeans(rows, { clusters, random: randomFrom(7), mostPasses: 1 });
  const [batchTime] = processorTimes(1, () => {
    batch = kmeans(rows, { clusters, random: randomFrom(7) });
  });
  const perPass = (1000 * batchTime) / batch.inertias.length / rows.count;
  console.log(
    `\n${rows.count} pages, ${order} order, k = ${clusters}` +
      `\n  batch         ${perPass.toFixed(2).padStart(6)} µs a page and pass, ` +
      `${batch.inertias.length} passes, ${batchTime.toFixed(0)} ms`,
  );
  for (const regroup of [true, false]) {
    let engine = new IncrementalKMeans({ clusters, regroup });
    const times = processorTimes(5, () => {
      engine = arrived(rows, clusters, regroup);
    });
    const { united, work } = engine.counters();
    console.log(
      `  ${regroup ? 'incremental  ' : "paper's rule "} ` +
        `${((1000 * median(times)) / rows.count).toFixed(2).padStart(6)} µs a page (best ` +
        `${((1000 * times[0]) / rows.count).toFixed(2)}), inertia ` +
        `${(engine.inertia() / batch.inertia).toFixed(3)} of batch, ` +
        `${Math.round(work / rows.count)} entries a page, ${united} unions`,
    );
  }
}

function arrived(rows: SparseRows, clusters: number, regroup: boolean): IncrementalKMeans {
  const engine = new IncrementalKMeans({ clusters, regroup });
  for (let row = 0; row < rows.count; row++) {
    const from = rows.starts[row];
    const to = rows.starts[row + 1];
    engine.add(rows.columns.subarray(from, to), rows.values.subarray(from, to));
  }
  return engine;
}
