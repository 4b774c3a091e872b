/**
 * Silhouette (Rousseeuw 1987), a score of a clustering that needs no labels. For a row with mean
 * distance a to the others of its cluster and least mean distance b to another cluster it is
 * (b − a) / max(a, b): 1 well placed, 0 between two, below 0 misplaced; 0 by definition when alone
 * in its cluster, when a = b = 0, and when there is only one cluster.
 *
 * The distance is squared Euclidean, so that the mean over a cluster follows from its sum: exact in
 * rows × clusters steps instead of rows². On `unitRows` it is twice the cosine distance, which
 * gives the silhouette by cosine, since a constant factor falls out.
 */

import { squaredNorms } from '../../lib/graph/row-metrics.ts';
import type { SparseRows } from '../../lib/graph/sparse-rows.ts';
import { sumsOf } from './kmeans.ts';

export interface SilhouetteResult {
  /** The mean over all rows; 0 when there are none. */
  mean: number;
  scores: Float64Array;
  /** Entries looked at. */
  work: number;
}

/** `assignment` gives each row its cluster, from 0. */
export function silhouette(rows: SparseRows, assignment: Int32Array): SilhouetteResult {
  check(rows, assignment);
  const clusters = assignment.reduce((most, cluster) => Math.max(most, cluster + 1), 0);
  const norms = squaredNorms(rows);
  const sums = sumsOf(rows, assignment, clusters);
  const lengths = new Float64Array(clusters);
  for (let row = 0; row < rows.count; row++) lengths[assignment[row]] += norms[row];
  const scores = new Float64Array(rows.count);
  for (let row = 0; row < rows.count; row++) {
    const own = assignment[row];
    if (sums.sizes[own] < 2) continue;
    sums.measure(rows.columns, rows.values, rows.starts[row], rows.starts[row + 1]);
    let inside = 0;
    let outside = Number.POSITIVE_INFINITY;
    for (let cluster = 0; cluster < clusters; cluster++) {
      const size = sums.sizes[cluster];
      const total = size * norms[row] - 2 * sums.dots[cluster] + lengths[cluster];
      if (cluster === own) inside = Math.max(0, total / (size - 1));
      else if (size > 0) outside = Math.min(outside, Math.max(0, total / size));
    }
    sums.work += clusters;
    const larger = Math.max(inside, outside);
    if (larger > 0 && outside < Number.POSITIVE_INFINITY) scores[row] = (outside - inside) / larger;
  }
  const mean = rows.count === 0 ? 0 : scores.reduce((a, b) => a + b, 0) / rows.count;
  return { mean, scores, work: sums.work };
}

function check(rows: SparseRows, assignment: Int32Array): void {
  if (assignment.length !== rows.count) {
    throw new RangeError(`There are ${rows.count} rows but ${assignment.length} assignments.`);
  }
  const stray = assignment.find((cluster) => cluster < 0);
  if (stray !== undefined) throw new RangeError(`A cluster must be at least 0, not ${stray}.`);
}
