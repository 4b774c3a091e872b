/**
 * The Markov cluster process (van Dongen 2000; Senellart 2003, Fig. 7): expansion and inflation in
 * turn, with pruning between them, until the matrix no longer changes under either; the limit is
 * read as a clustering of the graph.
 *
 * `chaos` says how far from the limit a matrix is: the largest over all columns of (max − Σ v²)
 * times the number of entries, which is 0 exactly when the entries of every column are equal. The
 * process ends when it falls below `chaosLimit`.
 *
 * There are matrices that the two steps turn into themselves without being a limit: columns
 * (4, 1, 1)/6 of three nodes are one. They are unstable, so after `patience` iterations inflation
 * is raised by a thousandth each time, which leads away from them. If `iterations` are not enough
 * the last matrix is read, and `converged` is false.
 *
 * O(n k²) for an iteration, with k the largest of the pruning limits. Of the graph's own columns
 * only those are pruned that have more than 1 / cutoff entries, which no pruned column can have: a
 * hub of a million leaves would otherwise be walked through from every leaf.
 */
import type { UndirectedGraph } from '../undirected.ts';
import { expandColumn } from './expand.ts';
import { inflateColumn } from './inflate.ts';
import { type Interpretation, interpret } from './interpret.ts';
import {
  emptyColumn,
  emptyMatrix,
  type FlowColumn,
  markovMatrix,
  readColumn,
  type StochasticMatrix,
  writeColumn,
} from './matrix.ts';
import { checkLimits, PRUNE_LIMITS, type PruneLimits, pruneColumn } from './prune.ts';
import { sortColumn } from './sort-column.ts';

export interface MclOptions {
  inflation: number;
  prune: PruneLimits;
  chaosLimit: number;
  patience: number;
  iterations: number;
}

export const MCL_OPTIONS: MclOptions = {
  inflation: 2,
  prune: PRUNE_LIMITS,
  chaosLimit: 0.001,
  patience: 40,
  iterations: 400,
};

/** Multiplications between two breaths: some hundredths of a second. */
const BREATH = 1_000_000;

/** Columns still grow after the first iterations; with room for that, two matrices do for all. */
const HEADROOM = 1.25;

export interface MclResult extends Interpretation {
  converged: boolean;
  chaos: number;
  iterations: number;
  /** Multiplications in all expansions. */
  multiplications: number;
  /** Entries of the fullest matrix. */
  entries: number;
}

export function mcl(graph: UndirectedGraph, options: Partial<MclOptions> = {}): MclResult {
  return converge(markovMatrix(graph), options);
}

/** The process from any column-stochastic matrix, which it leaves as it is. */
export function converge(start: StochasticMatrix, given: Partial<MclOptions> = {}): MclResult {
  return toTheEnd(converging(start, given));
}

/** The same, with a breath after so many multiplications. */
export function* converging(
  start: StochasticMatrix,
  given: Partial<MclOptions> = {},
): Generator<void, MclResult> {
  const options = { ...MCL_OPTIONS, ...given };
  check(options);
  const bench = workbench(start.size);
  let matrix = prepare(start, options.prune, bench);
  let spare = emptyMatrix(start.size, 0);
  let chaos = Infinity;
  let iterations = 0;
  let multiplications = 0;
  let entries = matrix.starts[matrix.size];
  while (chaos >= options.chaosLimit && iterations < options.iterations) {
    const impatience = Math.max(0, iterations - options.patience);
    const inflation = options.inflation * 1.001 ** impatience;
    const step = yield* iterating(matrix, spare, inflation, options.prune, bench);
    spare = matrix;
    matrix = step.matrix;
    chaos = step.chaos;
    multiplications += step.multiplications;
    entries = Math.max(entries, matrix.starts[matrix.size]);
    iterations++;
  }
  const converged = chaos < options.chaosLimit;
  return { ...interpret(matrix), converged, chaos, iterations, multiplications, entries };
}

/** What one iteration needs beside the matrices; made once for a graph. */
export interface Workbench {
  sums: Float64Array;
  column: FlowColumn;
  scratch: Float32Array;
}

export function workbench(size: number): Workbench {
  return {
    sums: new Float64Array(size),
    column: emptyColumn(size),
    scratch: new Float32Array(size),
  };
}

/** The matrix with its columns in descending order and its hubs pruned. */
export function prepare(
  matrix: StochasticMatrix,
  limits: PruneLimits,
  { column, scratch }: Workbench,
): StochasticMatrix {
  const prepared = emptyMatrix(matrix.size, matrix.starts[matrix.size]);
  for (let j = 0; j < matrix.size; j++) {
    readColumn(matrix, j, column);
    if (column.length * limits.cutoff > 1) pruneColumn(column, limits, scratch);
    sortColumn(column);
    writeColumn(prepared, j, column);
  }
  return prepared;
}

export interface MclStep {
  matrix: StochasticMatrix;
  chaos: number;
  multiplications: number;
}

/** Expands, prunes and inflates every column, into `spare` if it is large enough. */
export function* iterating(
  matrix: StochasticMatrix,
  spare: StochasticMatrix,
  inflation: number,
  limits: PruneLimits,
  { sums, column, scratch }: Workbench,
): Generator<void, MclStep> {
  const capacity = capacityAfter(matrix, limits);
  const fits = capacity <= spare.rows.length;
  const next = fits ? spare : emptyMatrix(matrix.size, Math.ceil(HEADROOM * capacity));
  let chaos = 0;
  let multiplications = 0;
  let breath = BREATH;
  for (let j = 0; j < matrix.size; j++) {
    if (multiplications >= breath) {
      breath = multiplications + BREATH;
      yield;
    }
    multiplications += expandColumn(matrix, j, limits.faint, sums, column);
    pruneColumn(column, limits, scratch);
    chaos = Math.max(chaos, chaosOf(column));
    inflateColumn(column, inflation);
    sortColumn(column);
    writeColumn(next, j, column);
  }
  return { matrix: next, chaos, multiplications };
}

/** The same without a breath. */
export const iterate = (...given: Parameters<typeof iterating>): MclStep =>
  toTheEnd(iterating(...given));

function toTheEnd<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** No column gets more entries than the limits allow, or than the columns it is made of have. */
function capacityAfter({ size, starts, rows }: StochasticMatrix, limits: PruneLimits): number {
  const most = Math.min(size, Math.max(limits.select, limits.recover));
  let capacity = 0;
  for (let j = 0; j < size; j++) {
    let length = 0;
    for (let at = starts[j]; at < starts[j + 1] && length < most; at++) {
      length += starts[rows[at] + 1] - starts[rows[at]];
    }
    capacity += Math.min(most, length);
  }
  return capacity;
}

function chaosOf({ values, length }: FlowColumn): number {
  let largest = 0;
  let squares = 0;
  for (let i = 0; i < length; i++) {
    if (values[i] > largest) largest = values[i];
    squares += values[i] * values[i];
  }
  return (largest - squares) * length;
}

function check({ inflation, prune, chaosLimit, patience, iterations }: MclOptions): void {
  if (!(inflation > 1 && inflation < Infinity)) {
    throw new RangeError(`Inflation must be a number above 1, not ${inflation}.`);
  }
  checkLimits(prune);
  if (!(chaosLimit > 0)) throw new RangeError(`Chaos cannot fall below ${chaosLimit}.`);
  if (!(patience >= 0 && iterations >= 0)) {
    throw new RangeError(`Cannot wait for ${patience} of ${iterations} iterations.`);
  }
}
