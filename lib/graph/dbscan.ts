/**
 * DBSCAN (Ester, Kriegel, Sander & Xu 1996) with a similarity in place of a distance, as THESUS and
 * WBD use it. Two objects are neighbours when they are at least `minSimilarity` alike; an object
 * with at least `minNeighbours` neighbours, itself among them, is a core. Cores that are neighbours
 * share a cluster; an object that is no core joins the cluster of the core most like it (the lowest
 * number among equals); one with no core beside it is noise, −1.
 *
 * With that rule for the border the division does not depend on the order of the objects. Clusters
 * are numbered by their first core. The similarity must be symmetric.
 * Cost: one look at the neighbours of each object; count² similarities where they are given by a
 * function. On rows, equal rows are counted as one object with a weight, and only rows that share a
 * column are compared.
 */
import { distinctRows } from './distinct-rows.ts';
import { squaredNorms } from './row-metrics.ts';
import { type SparseRows, transposed } from './sparse-rows.ts';
import { UnionFind } from './union-find.ts';

export interface DbscanOptions {
  minSimilarity: number;
  minNeighbours: number;
}

export interface DbscanResult {
  clusters: number;
  /** The cluster of each object, or −1 for noise. */
  assignment: Int32Array;
  /** 1 for cores. */
  cores: Uint8Array;
  noise: number;
  /** Similarities or entries looked at. */
  work: number;
}

/** DBSCAN on any objects, known only by how alike two of them are. */
export function dbscan(
  count: number,
  similarity: (a: number, b: number) => number,
  options: DbscanOptions,
): DbscanResult {
  check(options);
  const division = new Division(new Float64Array(count).fill(1), options.minNeighbours);
  for (let object = 0; object < count; object++) {
    const near: number[] = [];
    const likeness: number[] = [];
    for (let other = 0; other < count; other++) {
      if (other === object) continue;
      const alike = similarity(object, other);
      if (Number.isNaN(alike)) {
        throw new RangeError(`The similarity of ${object} and ${other} is not a number.`);
      }
      if (alike < options.minSimilarity) continue;
      near.push(other);
      likeness.push(alike);
    }
    division.place(object, near, likeness);
  }
  return division.result(count * Math.max(0, count - 1));
}

/** DBSCAN on sparse rows by cosine; `minSimilarity` must be above 0. */
export function dbscanRows(rows: SparseRows, options: DbscanOptions): DbscanResult {
  check(options);
  if (!(options.minSimilarity > 0)) {
    throw new RangeError(`The least cosine must be above 0, not ${options.minSimilarity}.`);
  }
  const { kinds, distinct } = distinctRows(rows);
  const weights = new Float64Array(distinct.count);
  for (const kind of kinds) weights[kind]++;
  const division = new Division(weights, options.minNeighbours);
  const holders = transposed(distinct);
  const norms = squaredNorms(distinct);
  const dots = new Float64Array(distinct.count);
  let work = 0;
  for (let row = 0; row < distinct.count; row++) {
    const near: number[] = [];
    const likeness: number[] = [];
    for (let i = distinct.starts[row]; i < distinct.starts[row + 1]; i++) {
      const column = distinct.columns[i];
      for (let j = holders.starts[column]; j < holders.starts[column + 1]; j++) {
        dots[holders.columns[j]] += distinct.values[i] * holders.values[j];
      }
      work += holders.starts[column + 1] - holders.starts[column];
    }
    for (let other = 0; other < distinct.count; other++) {
      if (dots[other] <= 0 || other === row) continue;
      const alike = dots[other] / Math.sqrt(norms[row] * norms[other]);
      if (alike < options.minSimilarity) continue;
      near.push(other);
      likeness.push(alike);
    }
    dots.fill(0);
    division.place(row, near, likeness);
  }
  return spread(division.result(work), kinds);
}

/** Objects placed one after the other; what the later ones mean for the earlier is made up then. */
class Division {
  private readonly cores: Uint8Array;
  private readonly sets: UnionFind;
  /** For objects that are no core: the core most like them so far, and how much. */
  private readonly hosts: Int32Array;
  private readonly likeness: Float64Array;

  constructor(
    private readonly weights: Float64Array,
    private readonly minNeighbours: number,
  ) {
    this.cores = new Uint8Array(weights.length);
    this.sets = new UnionFind(weights.length);
    this.hosts = new Int32Array(weights.length).fill(-1);
    this.likeness = new Float64Array(weights.length).fill(Number.NEGATIVE_INFINITY);
  }

  /** Objects are placed in the order of their numbers, each with all its neighbours. */
  place(object: number, near: number[], likeness: number[]): void {
    const { cores, weights } = this;
    let crowd = weights[object];
    for (const other of near) crowd += weights[other];
    if (crowd >= this.minNeighbours) cores[object] = 1;
    near.forEach((other, i) => {
      if (other > object) return;
      if (cores[object] && cores[other]) this.sets.unite(object, other);
      else if (cores[object]) this.offer(other, object, likeness[i]);
      else if (cores[other]) this.offer(object, other, likeness[i]);
    });
  }

  result(work: number): DbscanResult {
    const { cores, hosts, sets } = this;
    const names = new Map<number, number>();
    const assignment = new Int32Array(cores.length).fill(-1);
    for (let object = 0; object < cores.length; object++) {
      if (!cores[object]) continue;
      const root = sets.find(object);
      if (!names.has(root)) names.set(root, names.size);
      assignment[object] = names.get(root) as number;
    }
    for (let object = 0; object < cores.length; object++) {
      if (!cores[object] && hosts[object] >= 0) assignment[object] = assignment[hosts[object]];
    }
    const noise = assignment.reduce((sum, cluster) => sum + (cluster < 0 ? 1 : 0), 0);
    return { clusters: names.size, assignment, cores, noise, work };
  }

  private offer(object: number, core: number, likeness: number): void {
    const better = likeness > this.likeness[object];
    const earlier = likeness === this.likeness[object] && core < this.hosts[object];
    if (!better && !earlier) return;
    this.hosts[object] = core;
    this.likeness[object] = likeness;
  }
}

function spread(result: DbscanResult, kinds: Int32Array): DbscanResult {
  const assignment = kinds.map((kind) => result.assignment[kind]);
  const noise = assignment.reduce((sum, cluster) => sum + (cluster < 0 ? 1 : 0), 0);
  const cores = Uint8Array.from(kinds, (kind) => result.cores[kind]);
  return { ...result, assignment, cores, noise };
}

function check({ minSimilarity, minNeighbours }: DbscanOptions): void {
  if (Number.isNaN(minSimilarity)) throw new RangeError('The least similarity is not a number.');
  if (!(minNeighbours >= 1)) {
    throw new RangeError(
      `The least number of neighbours must be at least 1, not ${minNeighbours}.`,
    );
  }
}
