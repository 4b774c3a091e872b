/**
 * The whole process of Senellart 2003, Fig. 9: the MCL cluster of the page is the seed, and the
 * flow extends it. Both parts are as they are alone (mcl-alone.ts, flow-alone.ts), so the process
 * can add to the cluster and never take away from it. The page asked about is the paper's
 * characteristic page, by which the cluster is chosen. Cost: that of both.
 */
import { flowFrom } from './flow-alone.ts';
import { methodOf } from './known-links.ts';
import { clusterAround } from './mcl-alone.ts';

export const mclFlow = methodOf((known, page) => {
  const cluster = clusterAround(known, page);
  return flowFrom(
    known,
    [...cluster.keys()].filter((node) => cluster[node] === 1),
  );
});
