/**
 * Groups pages or sites by what links say of them: THESUS's two ways (§5.4.2), with the algorithms
 * of the graph room on the sets of the semantics room. This is the one place where both may be
 * imported; neither knows of the other.
 *
 * By density: DBSCAN on set similarity (equation 2), sets that are like few others being noise. By
 * concepts: COBWEB on the terms of each set and all terms above them, so that sets with related
 * terms share features; its tree is cut at a level. A set without terms is in no group, −1.
 */
import { Cobweb } from '../graph/cobweb.ts';
import { dbscan } from '../graph/dbscan.ts';
import type { MeaningSpace } from './meaning-space.ts';
import { setSimilarity, type TermSet } from './term-sets.ts';

export interface DensityOptions {
  /** MinSim of the paper. */
  minSimilarity: number;
  /** MinDoc of the paper: neighbours beside the page itself. */
  minNeighbours: number;
}

/** Cost: the square of the sets in similarities. */
export function groupByDensity(
  sets: readonly TermSet[],
  space: MeaningSpace,
  { minSimilarity, minNeighbours }: DensityOptions,
): Int32Array {
  const telling = sets.map((_, i) => i).filter((i) => sets[i].terms.length > 0);
  const { assignment } = dbscan(
    telling.length,
    (a, b) => setSimilarity(sets[telling[a]], sets[telling[b]], space.alike),
    { minSimilarity, minNeighbours: minNeighbours + 1 },
  );
  return spread(assignment, telling, sets.length);
}

/** The same where it is known already how alike each two of so many sets are. */
export const groupByLikeness = (
  count: number,
  likeness: (a: number, b: number) => number,
  { minSimilarity, minNeighbours }: DensityOptions,
): Int32Array =>
  dbscan(count, likeness, { minSimilarity, minNeighbours: minNeighbours + 1 }).assignment;

/** Cost: features times the children of the concepts passed, for each set. */
export function groupByConcepts(
  sets: readonly TermSet[],
  space: MeaningSpace,
  level: number,
): Int32Array {
  const telling = sets.map((_, i) => i).filter((i) => sets[i].terms.length > 0);
  const tree = new Cobweb();
  for (const i of telling) tree.add(space.featuresOf(sets[i]));
  return spread(tree.partition(level), telling, sets.length);
}

function spread(assignment: Int32Array, telling: number[], count: number): Int32Array {
  const all = new Int32Array(count).fill(-1);
  telling.forEach((set, i) => {
    all[set] = assignment[i];
  });
  return all;
}
