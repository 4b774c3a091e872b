/**
 * Nearest-neighbour clustering (KNN in WBD; Dunham 2003): rows are placed in order; each looks at
 * the `neighbours` most similar rows placed before it, by cosine and not below `minSimilarity`, and
 * joins the cluster with the most similarity among them; with no such row it founds a cluster.
 *
 * The result depends on the order of the rows, as the method does. Among equals the earlier row and
 * the older cluster win. Cost: for each entry of a row, the different earlier rows with its column.
 */
import { distinctRows } from '../../lib/graph/distinct-rows.ts';
import { squaredNorms } from '../../lib/graph/row-metrics.ts';
import { type SparseRows, transposed } from '../../lib/graph/sparse-rows.ts';

export interface KnnOptions {
  neighbours?: number;
  minSimilarity: number;
}

export interface KnnResult {
  clusters: number;
  assignment: Int32Array;
  /** Entries looked at. */
  work: number;
}

export function knnClusters(rows: SparseRows, options: KnnOptions): KnnResult {
  const { neighbours = 1, minSimilarity } = options;
  check(neighbours, minSimilarity);
  const search = new EarlierRows(rows, neighbours, minSimilarity);
  const assignment = new Int32Array(rows.count);
  let clusters = 0;
  let featureless = -1;
  for (let row = 0; row < rows.count; row++) {
    if (search.isZero(row)) {
      if (featureless < 0) featureless = clusters++;
      assignment[row] = featureless;
      continue;
    }
    const near = search.mostSimilar(row);
    assignment[row] = near.length === 0 ? clusters++ : winner(near, assignment);
  }
  return { clusters, assignment, work: search.work };
}

interface Near {
  row: number;
  similarity: number;
}

/**
 * Finds, among the rows before a given one, those most similar to it; equal rows are measured once.
 */
class EarlierRows {
  work = 0;
  private readonly kinds: Int32Array;
  private readonly distinct: SparseRows;
  private readonly holders: SparseRows;
  private readonly norms: Float64Array;
  private readonly dots: Float64Array;
  /** Of each kind of row seen so far, the first few rows. */
  private readonly members: number[][] = [];

  constructor(
    rows: SparseRows,
    private readonly most: number,
    private readonly minSimilarity: number,
  ) {
    const { kinds, distinct } = distinctRows(rows);
    this.kinds = kinds;
    this.distinct = distinct;
    this.holders = transposed(distinct);
    this.norms = squaredNorms(distinct);
    this.dots = new Float64Array(distinct.count);
  }

  isZero(row: number): boolean {
    return this.norms[this.kinds[row]] === 0;
  }

  /** Most similar first. Rows must be asked for in order. */
  mostSimilar(row: number): Near[] {
    const { norms, dots, members, most } = this;
    const kind = this.kinds[row];
    const near: Near[] = [];
    for (const other of this.sharing(kind)) {
      const similarity = Math.min(1, dots[other] / Math.sqrt(norms[kind] * norms[other]));
      dots[other] = 0;
      if (similarity < this.minSimilarity) continue;
      for (const member of members[other]) insert(near, { row: member, similarity }, most);
    }
    members[kind] ??= [];
    if (members[kind].length < most) members[kind].push(row);
    return near;
  }

  /** Kinds seen before with a common column; leaves their products with this one in `dots`. */
  private sharing(kind: number): number[] {
    const { distinct, holders, dots, members } = this;
    const touched: number[] = [];
    for (let i = distinct.starts[kind]; i < distinct.starts[kind + 1]; i++) {
      const column = distinct.columns[i];
      for (let j = holders.starts[column]; j < holders.starts[column + 1]; j++) {
        const other = holders.columns[j];
        if (other > kind) break;
        this.work++;
        if (members[other] === undefined) continue;
        if (dots[other] === 0) touched.push(other);
        dots[other] += distinct.values[i] * holders.values[j];
      }
    }
    return touched;
  }
}

/** Keeps the `most` best, best first. */
function insert(near: Near[], next: Near, most: number): void {
  let place = near.length;
  while (place > 0 && before(next, near[place - 1])) place--;
  if (place === most) return;
  near.splice(place, 0, next);
  if (near.length > most) near.pop();
}

function before(a: Near, b: Near): boolean {
  return a.similarity > b.similarity || (a.similarity === b.similarity && a.row < b.row);
}

function winner(near: Near[], assignment: Int32Array): number {
  const votes = new Map<number, number>();
  for (const { row, similarity } of near) {
    votes.set(assignment[row], (votes.get(assignment[row]) ?? 0) + similarity);
  }
  return [...votes].reduce((best, next) =>
    next[1] > best[1] || (next[1] === best[1] && next[0] < best[0]) ? next : best,
  )[0];
}

function check(neighbours: number, minSimilarity: number): void {
  if (!Number.isInteger(neighbours) || neighbours < 1) {
    throw new RangeError(
      `The number of neighbours must be a whole number from 1, not ${neighbours}.`,
    );
  }
  if (!(minSimilarity > 0 && minSimilarity <= 1)) {
    throw new RangeError(
      `The least similarity must lie above 0 and up to 1, not ${minSimilarity}.`,
    );
  }
}
