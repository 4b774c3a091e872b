/** What the other clusterings cost as pages grow, on pages like those of the k-means benchmark. */
import { bisectingKMeans } from '../../lab/graph/bisecting-kmeans.ts';
import { IncrementalClusters } from '../../lab/graph/ica.ts';
import { growCommunity } from '../../lab/graph/icc.ts';
import { kmeans } from '../../lab/graph/kmeans.ts';
import { knnClusters } from '../../lab/graph/knn.ts';
import { linksOf } from '../../lab/graph/links.ts';
import { outLink } from '../../lab/graph/outlink.ts';
import { silhouette } from '../../lab/graph/silhouette.ts';
import { kruskal, prim } from '../../lab/graph/spanning-tree.ts';
import { treeClusters } from '../../lab/graph/tree-clusters.ts';
import { Cobweb } from '../../lib/graph/cobweb.ts';
import { dbscanRows } from '../../lib/graph/dbscan.ts';
import { randomFrom } from '../../lib/graph/random.ts';
import type { SparseRows } from '../../lib/graph/sparse-rows.ts';
import { webShaped } from '../graphs/web-shaped.ts';
import { printCurve } from './cost-curve.ts';
import { featurePages } from './feature-pages.ts';
import type { BenchOptions } from './run.ts';

const ON_ROWS: Record<string, (rows: SparseRows) => number> = {
  'ICA, a page arrives': (rows) => {
    const engine = new IncrementalClusters({ minSimilarity: 0.3 });
    for (let row = 0; row < rows.count; row++) {
      const from = rows.starts[row];
      const to = rows.starts[row + 1];
      engine.add(rows.columns.subarray(from, to), rows.values.subarray(from, to));
    }
    return engine.counters().work;
  },
  'COBWEB, a page arrives': (rows) => {
    const tree = new Cobweb();
    for (let row = 0; row < rows.count; row++) {
      tree.add([...rows.columns.subarray(rows.starts[row], rows.starts[row + 1])]);
    }
    return tree.counters.work;
  },
  'KNN, a page arrives': (rows) => knnClusters(rows, { minSimilarity: 0.4 }).work,
  'DBSCAN on rows': (rows) => dbscanRows(rows, { minSimilarity: 0.5, minNeighbours: 4 }).work,
  'k-means, k = 50': (rows) => kmeans(rows, { clusters: 50, random: randomFrom(1) }).work,
  'bisecting k-means, k = 50': (rows) =>
    bisectingKMeans(rows, { clusters: 50, random: randomFrom(1), trials: 1 }).work,
  'silhouette of 50 clusters': (rows) =>
    silhouette(
      rows,
      Int32Array.from({ length: rows.count }, (_, row) => row % 50),
    ).work,
};

export default function bench({ quick }: BenchOptions): void {
  for (const [name, work] of Object.entries(ON_ROWS)) {
    printCurve({
      name,
      sizes: quick ? [100, 200, 400, 800] : [500, 1000, 2000, 4000],
      prepare: (size) => {
        const made = { pages: size, features: 20_000, sites: 200, seed: 1 } as const;
        const { rows } = featurePages({ ...made, order: 'browsing' });
        return () => work(rows);
      },
    });
  }
  const sizes = quick ? [500, 1000, 2000, 4000] : [5000, 10_000, 20_000, 40_000];
  for (const [name, tree] of Object.entries({
    kruskal,
    prim,
    'tree clusters': (graph: Parameters<typeof kruskal>[0]) =>
      treeClusters(graph, { clusters: 99 }),
  })) {
    printCurve({
      name,
      sizes,
      prepare: (size) => {
        const { nodes, from, to } = webOf(size);
        const weight = Float64Array.from(from, randomFrom(2));
        return () => tree({ nodes, from, to, weight }).work;
      },
    });
  }
  printCurve({
    name: 'ICC, 20 seeds, threshold 0.01',
    sizes,
    prepare: (size) => {
      const { nodes, from, to } = webOf(size);
      const links = outLink(linksOf(nodes, from, to));
      const outOf = (site: number) => ({
        targets: links.targets.subarray(links.starts[site], links.starts[site + 1]),
        weights: links.weights.subarray(links.starts[site], links.starts[site + 1]),
      });
      const seeds = Array.from({ length: 20 }, (_, i) => Math.floor((i * nodes) / 20));
      return () =>
        seeds.reduce((sum, seed) => sum + growCommunity(seed, outOf, { threshold: 0.01 }).work, 0);
    },
  });
}

function webOf(nodes: number) {
  const sites = Math.ceil(nodes / 190);
  return webShaped({ nodes, arcs: 8 * nodes, sites, hosts: Math.ceil(sites / 10) }, 1);
}
