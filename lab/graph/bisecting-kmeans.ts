/**
 * Bisecting k-means (Steinbach, Karypis & Kumar 2000; one of the four static methods of WBD): begin
 * with one cluster of all rows; split the cluster with the most inertia in two by k-means, keeping
 * the best of several trials; go on until there are enough. A cluster of equal rows cannot be
 * split, so there may be fewer clusters than asked for.
 *
 * Splits never raise inertia. Cost: about log₂(clusters) × trials × a run of 2-means on all rows
 * when the splits are even, clusters × trials × that when each split peels off a few rows.
 */

import type { Random } from '../../lib/graph/random.ts';
import { squaredNorms } from '../../lib/graph/row-metrics.ts';
import { type SparseRows, selectRows } from '../../lib/graph/sparse-rows.ts';
import { checkClusters, kmeans, sumsOf } from './kmeans.ts';

export interface BisectingKMeansOptions {
  clusters: number;
  random: Random;
  /** Runs of 2-means for each split. */
  trials?: number;
}

export interface BisectingKMeansResult {
  clusters: number;
  assignment: Int32Array;
  inertia: number;
  /** In order: the cluster that was split and the number its second half was given. */
  splits: { split: number; into: number }[];
  /** Entries looked at. */
  work: number;
}

interface Part {
  members: Int32Array;
  inertia: number;
  splittable: boolean;
}

export function bisectingKMeans(
  rows: SparseRows,
  options: BisectingKMeansOptions,
): BisectingKMeansResult {
  const { clusters, random, trials = 5 } = options;
  checkClusters(clusters);
  if (!Number.isInteger(trials) || trials < 1) {
    throw new RangeError(`The number of trials must be a whole number from 1, not ${trials}.`);
  }
  const parts: Part[] = rows.count === 0 ? [] : [wholeOf(rows)];
  const splits: BisectingKMeansResult['splits'] = [];
  let work = 0;
  while (parts.length < clusters) {
    const split = loosest(parts);
    if (split < 0) break;
    const halves = bestHalves(rows, parts[split], trials, random);
    work += halves.work;
    if (halves.parts.length < 2) {
      parts[split].splittable = false;
      continue;
    }
    parts[split] = halves.parts[0];
    splits.push({ split, into: parts.push(halves.parts[1]) - 1 });
  }
  const assignment = new Int32Array(rows.count);
  parts.forEach((part, cluster) => {
    for (const row of part.members) assignment[row] = cluster;
  });
  const inertia = parts.reduce((sum, part) => sum + part.inertia, 0);
  return { clusters: parts.length, assignment, inertia, splits, work };
}

function wholeOf(rows: SparseRows): Part {
  const members = Int32Array.from({ length: rows.count }, (_, row) => row);
  const sums = sumsOf(rows, new Int32Array(rows.count), 1);
  const lengths = squaredNorms(rows).reduce((a, b) => a + b, 0);
  const inertia = Math.max(0, lengths - sums.squares[0] / rows.count);
  return { members, inertia, splittable: rows.count > 1 };
}

/** The splittable part with the most inertia, or −1. */
function loosest(parts: Part[]): number {
  let best = -1;
  parts.forEach((part, i) => {
    if (part.splittable && (best < 0 || part.inertia > parts[best].inertia)) best = i;
  });
  return best;
}

function bestHalves(
  rows: SparseRows,
  part: Part,
  trials: number,
  random: Random,
): { parts: Part[]; work: number } {
  const own = selectRows(rows, part.members);
  let best = kmeans(own, { clusters: 2, random });
  let { work } = best;
  for (let trial = 1; trial < trials && best.clusters === 2; trial++) {
    const next = kmeans(own, { clusters: 2, random });
    work += next.work;
    if (next.inertia < best.inertia) best = next;
  }
  const parts = Array.from({ length: best.clusters }, (_, half) => {
    const members = part.members.filter((_, i) => best.assignment[i] === half);
    return { ...wholeOf(selectRows(rows, members)), members };
  });
  return { parts, work };
}
