/**
 * k-means on sparse rows (Lloyd): assign every row to the nearest centroid, move every centroid to
 * the mean of its rows, repeat until no row changes its cluster. Inertia, the sum of squared
 * distances to the centroids, never rises from pass to pass.
 *
 * Starts from rows drawn with chance proportional to their squared distance from those drawn before
 * (k-means++, Arthur & Vassilvitskii 2007), or from the rows named in `start`. A cluster that loses
 * all its rows is founded again by the row farthest from its centroid. Equal rows cannot be told
 * apart, so there may be fewer clusters than asked for, but never an empty one.
 *
 * Cost of a pass: for each entry of each row the number of clusters that have its column, plus
 * rows × clusters. MacQueen 1967; used for websites by Alshukri & Coenen (WBD).
 */

import type { Random } from '../../lib/graph/random.ts';
import { clearSquare, squaredNorms } from '../../lib/graph/row-metrics.ts';
import type { SparseRows } from '../../lib/graph/sparse-rows.ts';
import { ClusterSums } from './cluster-sums.ts';

export interface KMeansOptions {
  clusters: number;
  random: Random;
  /** Rows to start from instead of drawing them. */
  start?: ArrayLike<number>;
  mostPasses?: number;
}

export interface KMeansResult {
  clusters: number;
  /** The cluster of each row. */
  assignment: Int32Array;
  sizes: Float64Array;
  inertia: number;
  /** Inertia as each pass found it, before the centroids moved. */
  inertias: number[];
  converged: boolean;
  /** Empty clusters founded again. */
  refounded: number;
  /** Entries looked at. */
  work: number;
}

export function kmeans(rows: SparseRows, options: KMeansOptions): KMeansResult {
  const { clusters, random, mostPasses = 100 } = options;
  checkClusters(clusters);
  const norms = squaredNorms(rows);
  const start = options.start ?? spreadStart(rows, norms, clusters, random);
  checkStart(start, rows.count, clusters);
  const assignment = new Int32Array(rows.count).fill(-1);
  const distances = new Float64Array(rows.count);
  const inertias: number[] = [];
  let sums = sumsOfStart(rows, start);
  let work = start.length * rows.columns.length;
  let refounded = 0;
  let moved = rows.count;
  while (moved > 0 && inertias.length < mostPasses) {
    moved = assign(rows, norms, sums, assignment, distances);
    inertias.push(distances.reduce((a, b) => a + b, 0));
    const founded = refoundEmpty(assignment, distances, sums.slots);
    refounded += founded;
    moved += founded;
    work += sums.work;
    sums = sumsOf(rows, assignment, sums.slots);
  }
  return { ...closed(sums, assignment, norms), inertias, converged: moved === 0, refounded, work };
}

/** The sums of the rows by cluster, for a given division. */
export function sumsOf(rows: SparseRows, assignment: Int32Array, clusters: number): ClusterSums {
  const sums = new ClusterSums();
  for (let slot = 0; slot < clusters; slot++) sums.open();
  for (let row = 0; row < rows.count; row++) {
    sums.add(assignment[row], rows.columns, rows.values, rows.starts[row], rows.starts[row + 1]);
  }
  return sums;
}

function spreadStart(
  rows: SparseRows,
  norms: Float64Array,
  clusters: number,
  random: Random,
): number[] {
  const distances = new Float64Array(rows.count).fill(Number.POSITIVE_INFINITY);
  const centre = new Float64Array(rows.width);
  const chosen: number[] = [];
  let next = rows.count > 0 ? Math.floor(random() * rows.count) : -1;
  while (next >= 0) {
    chosen.push(next);
    if (chosen.length === clusters) break;
    approach(rows, norms, next, centre, distances);
    next = drawn(distances, random);
  }
  return chosen;
}

/** Lowers every row's distance to that from the row `chosen`, where it is nearer. */
function approach(
  rows: SparseRows,
  norms: Float64Array,
  chosen: number,
  centre: Float64Array,
  distances: Float64Array,
): void {
  const { starts, columns, values } = rows;
  for (let i = starts[chosen]; i < starts[chosen + 1]; i++) centre[columns[i]] = values[i];
  for (let row = 0; row < rows.count; row++) {
    let product = 0;
    for (let i = starts[row]; i < starts[row + 1]; i++) product += values[i] * centre[columns[i]];
    const lengths = norms[row] + norms[chosen];
    const distance = clearSquare(lengths - 2 * product, lengths);
    if (distance < distances[row]) distances[row] = distance;
  }
  for (let i = starts[chosen]; i < starts[chosen + 1]; i++) centre[columns[i]] = 0;
}

/** A row drawn with chance proportional to its weight, or −1 when all weights are zero. */
function drawn(weights: Float64Array, random: Random): number {
  let total = 0;
  for (const weight of weights) total += weight;
  let left = random() * total;
  let last = -1;
  for (let row = 0; row < weights.length; row++) {
    if (weights[row] === 0) continue;
    last = row;
    left -= weights[row];
    if (left < 0) return row;
  }
  return last;
}

function sumsOfStart(rows: SparseRows, start: ArrayLike<number>): ClusterSums {
  const sums = new ClusterSums();
  for (let i = 0; i < start.length; i++) {
    const row = start[i];
    sums.add(sums.open(), rows.columns, rows.values, rows.starts[row], rows.starts[row + 1]);
  }
  return sums;
}

/** Gives every row its nearest cluster and returns how many rows changed. */
function assign(
  rows: SparseRows,
  norms: Float64Array,
  sums: ClusterSums,
  assignment: Int32Array,
  distances: Float64Array,
): number {
  let moved = 0;
  for (let row = 0; row < rows.count; row++) {
    sums.measure(rows.columns, rows.values, rows.starts[row], rows.starts[row + 1]);
    const nearest = sums.nearest();
    distances[row] = sums.squaredDistance(nearest, norms[row]);
    if (assignment[row] !== nearest) moved++;
    assignment[row] = nearest;
  }
  return moved;
}

/** Gives each cluster without rows the row farthest from its centroid; returns how many it gave. */
function refoundEmpty(assignment: Int32Array, distances: Float64Array, clusters: number): number {
  const sizes = new Uint32Array(clusters);
  for (const cluster of assignment) sizes[cluster]++;
  let founded = 0;
  for (let cluster = 0; cluster < clusters; cluster++) {
    if (sizes[cluster] > 0) continue;
    let farthest = -1;
    for (let row = 0; row < assignment.length; row++) {
      if (distances[row] > (farthest < 0 ? 0 : distances[farthest])) farthest = row;
    }
    if (farthest < 0) return founded;
    sizes[assignment[farthest]]--;
    sizes[cluster]++;
    assignment[farthest] = cluster;
    distances[farthest] = 0;
    founded++;
  }
  return founded;
}

/** The result without clusters that stayed empty. */
function closed(sums: ClusterSums, assignment: Int32Array, norms: Float64Array) {
  const names = new Int32Array(sums.slots);
  let clusters = 0;
  let inertia = norms.reduce((a, b) => a + b, 0);
  const sizes: number[] = [];
  for (let slot = 0; slot < sums.slots; slot++) {
    names[slot] = clusters;
    if (sums.sizes[slot] === 0) continue;
    clusters++;
    sizes.push(sums.sizes[slot]);
    inertia -= sums.squares[slot] / sums.sizes[slot];
  }
  return {
    clusters,
    assignment: assignment.map((slot) => names[slot]),
    sizes: Float64Array.from(sizes),
    inertia: Math.max(0, inertia),
  };
}

export function checkClusters(clusters: number): void {
  if (!Number.isInteger(clusters) || clusters < 1) {
    throw new RangeError(`The number of clusters must be a whole number from 1, not ${clusters}.`);
  }
}

function checkStart(start: ArrayLike<number>, rows: number, clusters: number): void {
  if (start.length > clusters || (rows > 0 && start.length === 0)) {
    throw new RangeError(`There are ${start.length} rows to start from for ${clusters} clusters.`);
  }
  for (let i = 0; i < start.length; i++) {
    if (!Number.isInteger(start[i]) || start[i] < 0 || start[i] >= rows) {
      throw new RangeError(`There is no row ${start[i]} to start from; there are ${rows} rows.`);
    }
  }
}
