/**
 * Nearest-neighbour clustering (KNN in WBD; Dunham 2003): rows are placed in order; each looks at
 * the `neighbours` most similar rows placed before it, by cosine and not below `minSimilarity`, and
 * joins the cluster with the most similarity among them; with no such row it founds a cluster.
 *
 * The result depends on the order of the rows, as the method does. Among equals the earlier row and
 * the older cluster win. Cost: for each entry of a row, the earlier rows that share its column.
 */
import { squaredNorms } from './row-metrics.ts';
import { type SparseRows, transposed } from './sparse-rows.ts';

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
  const search = new EarlierRows(rows);
  const assignment = new Int32Array(rows.count);
  let clusters = 0;
  let featureless = -1;
  for (let row = 0; row < rows.count; row++) {
    if (search.isZero(row)) {
      if (featureless < 0) featureless = clusters++;
      assignment[row] = featureless;
      continue;
    }
    const near = search.mostSimilar(row, neighbours, minSimilarity);
    assignment[row] = near.length === 0 ? clusters++ : winner(near, assignment);
  }
  return { clusters, assignment, work: search.work };
}

interface Near {
  row: number;
  similarity: number;
}

/** Finds, among the rows before a given one, those most similar to it. */
class EarlierRows {
  work = 0;
  private readonly holders: SparseRows;
  private readonly norms: Float64Array;
  private readonly dots: Float64Array;

  constructor(private readonly rows: SparseRows) {
    this.holders = transposed(rows);
    this.norms = squaredNorms(rows);
    this.dots = new Float64Array(rows.count);
  }

  isZero(row: number): boolean {
    return this.norms[row] === 0;
  }

  /** Most similar first. */
  mostSimilar(row: number, most: number, minSimilarity: number): Near[] {
    const { norms, dots } = this;
    const near: Near[] = [];
    for (const other of this.sharing(row)) {
      const similarity = Math.min(1, dots[other] / Math.sqrt(norms[row] * norms[other]));
      dots[other] = 0;
      if (similarity < minSimilarity) continue;
      if (near.length === most && !before({ row: other, similarity }, near[most - 1])) continue;
      if (near.length === most) near.pop();
      let place = near.length;
      while (place > 0 && before({ row: other, similarity }, near[place - 1])) place--;
      near.splice(place, 0, { row: other, similarity });
    }
    return near;
  }

  /** Earlier rows with a common column; leaves their products with the row in `dots`. */
  private sharing(row: number): number[] {
    const { rows, holders, dots } = this;
    const touched: number[] = [];
    for (let i = rows.starts[row]; i < rows.starts[row + 1]; i++) {
      const column = rows.columns[i];
      for (let j = holders.starts[column]; holders.columns[j] < row; j++) {
        const other = holders.columns[j];
        if (dots[other] === 0) touched.push(other);
        dots[other] += rows.values[i] * holders.values[j];
        this.work++;
      }
    }
    return touched;
  }
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
