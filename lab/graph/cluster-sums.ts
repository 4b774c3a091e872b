/**
 * The sums of the rows of each cluster, kept by column: for every column the clusters that have it
 * and their sum there (a posting list). Measuring a row against all clusters then touches only the
 * clusters that share a column with it, where a table of centroids would touch all of them.
 *
 * With size n, sum S and S·S of a cluster at hand, the squared distance of a row x to its centroid
 * is x·x − (2/n) S·x + S·S/n². S·S is kept up to date entry by entry; with whole-numbered values
 * (binary features) it is exact.
 *
 * Cost: `measure` and `add` are O(Σ posting lengths of the row's columns), at most entries × slots.
 */
import { clearSquare } from '../../lib/graph/row-metrics.ts';

export class ClusterSums {
  /** Slots in use: 0 … slots − 1. */
  slots = 0;
  sizes = new Float64Array(16);
  /** S·S of each slot. */
  squares = new Float64Array(16);
  /**
   * 2/n and S·S/n² of each slot, what a distance needs; infinite and of no use while it is empty.
   */
  pulls = new Float64Array(16);
  lengths = new Float64Array(16);
  /** S·x of each slot for the row measured last. */
  dots = new Float64Array(16);
  /** Entries looked at since the start. */
  work = 0;
  private postings = new Postings();
  private columnsOf: number[][] = [];

  /** Opens an empty slot and returns its number. */
  open(): number {
    if (this.slots === this.sizes.length) {
      this.sizes = enlarged(this.sizes);
      this.squares = enlarged(this.squares);
      this.pulls = enlarged(this.pulls);
      this.lengths = enlarged(this.lengths);
      this.dots = enlarged(this.dots);
    }
    this.columnsOf.push([]);
    this.resize(this.slots, 0);
    return this.slots++;
  }

  /** Fills `dots` for the row whose entries stand at `from … to`. */
  measure(
    columns: ArrayLike<number>,
    values: ArrayLike<number>,
    from = 0,
    to = columns.length,
  ): void {
    const { dots, postings } = this;
    dots.fill(0, 0, this.slots);
    for (let i = from; i < to; i++) {
      if (columns[i] < postings.width) this.work += postings.spread(columns[i], values[i], dots);
    }
  }

  add(
    slot: number,
    columns: ArrayLike<number>,
    values: ArrayLike<number>,
    from = 0,
    to = columns.length,
  ): void {
    for (let i = from; i < to; i++) this.raise(slot, columns[i], values[i]);
    this.resize(slot, this.sizes[slot] + 1);
  }

  /** How many columns a slot's sum has. */
  breadth(slot: number): number {
    return this.columnsOf[slot].length;
  }

  /** Pours slot `source` into slot `target` and leaves `source` empty but open. */
  pour(source: number, target: number): void {
    for (const column of this.columnsOf[source]) {
      this.raise(target, column, this.postings.take(column, source));
    }
    this.resize(target, this.sizes[target] + this.sizes[source]);
    this.squares[source] = 0;
    this.resize(source, 0);
    this.columnsOf[source] = [];
  }

  /** Squared distance of the measured row, whose squared length is `norm`, to a slot's centroid. */
  squaredDistance(slot: number, norm: number): number {
    const lengths = norm + this.lengths[slot];
    return clearSquare(lengths - this.pulls[slot] * this.dots[slot], lengths);
  }

  /** The slot whose centroid is nearest to the measured row; the lowest number among equals. */
  nearest(): number {
    const { lengths, pulls, dots, slots } = this;
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let slot = 0; slot < slots; slot++) {
      const distance = lengths[slot] - pulls[slot] * dots[slot];
      if (distance < least) {
        least = distance;
        best = slot;
      }
    }
    this.work += slots;
    return best;
  }

  /** A slot as plain numbers. The columns keep their order of arrival, on which rounding hangs. */
  save(slot: number): SavedSlot {
    const { postings } = this;
    const columns = this.columnsOf[slot].slice();
    const values = columns.map((column) => postings.sums[postings.find(column, slot)]);
    return { size: this.sizes[slot], square: this.squares[slot], columns, values };
  }

  /** Opens a slot that is what another was when it was saved. */
  restore(saved: SavedSlot): void {
    const slot = this.open();
    this.add(slot, saved.columns, saved.values);
    this.squares[slot] = saved.square;
    this.resize(slot, saved.size);
  }

  private resize(slot: number, size: number): void {
    this.sizes[slot] = size;
    this.pulls[slot] = 2 / size;
    this.lengths[slot] = this.squares[slot] / (size * size);
  }

  private raise(slot: number, column: number, value: number): void {
    const { postings } = this;
    const place = postings.find(column, slot);
    if (place < 0) {
      postings.insert(column, slot, value);
      this.columnsOf[slot].push(column);
      this.squares[slot] += value * value;
    } else {
      const sum = postings.sums[place];
      postings.sums[place] = sum + value;
      this.squares[slot] += value * (2 * sum + value);
    }
  }
}

export interface SavedSlot {
  size: number;
  square: number;
  columns: number[];
  values: number[];
}

/** Posting lists in one pool; a list that outgrows its place moves to the pool's end. */
class Postings {
  width = 0;
  sums = new Float64Array(1024);
  private owners = new Int32Array(1024);
  private starts = new Uint32Array(0);
  private lengths = new Uint32Array(0);
  private rooms = new Uint32Array(0);
  private used = 0;

  /**
   * Adds `factor` × the sums of a column to `totals` and returns how many there are. Most of the
   * time of an arrival is spent here; four at a time is a tenth faster in V8.
   */
  spread(column: number, factor: number, totals: Float64Array): number {
    const { owners, sums } = this;
    const start = this.starts[column];
    const end = start + this.lengths[column];
    let i = start;
    for (; i + 3 < end; i += 4) {
      totals[owners[i]] += factor * sums[i];
      totals[owners[i + 1]] += factor * sums[i + 1];
      totals[owners[i + 2]] += factor * sums[i + 2];
      totals[owners[i + 3]] += factor * sums[i + 3];
    }
    for (; i < end; i++) totals[owners[i]] += factor * sums[i];
    return end - start;
  }

  /** Where the pool keeps the owner's sum in a column, or −1. */
  find(column: number, owner: number): number {
    if (column >= this.width) return -1;
    const { owners } = this;
    const start = this.starts[column];
    for (let i = start + this.lengths[column] - 1; i >= start; i--) {
      if (owners[i] === owner) return i;
    }
    return -1;
  }

  insert(column: number, owner: number, value: number): void {
    if (column >= this.width) this.widen(column + 1);
    if (this.lengths[column] === this.rooms[column]) this.move(column);
    const place = this.starts[column] + this.lengths[column]++;
    this.owners[place] = owner;
    this.sums[place] = value;
  }

  /** Removes the owner's sum from a column and returns it. */
  take(column: number, owner: number): number {
    const place = this.find(column, owner);
    const last = this.starts[column] + --this.lengths[column];
    const sum = this.sums[place];
    this.owners[place] = this.owners[last];
    this.sums[place] = this.sums[last];
    return sum;
  }

  private move(column: number): void {
    const start = this.starts[column];
    const room = Math.max(2, 2 * this.rooms[column]);
    while (this.used + room > this.owners.length) {
      this.owners = enlarged(this.owners);
      this.sums = enlarged(this.sums);
    }
    this.owners.copyWithin(this.used, start, start + this.lengths[column]);
    this.sums.copyWithin(this.used, start, start + this.lengths[column]);
    this.starts[column] = this.used;
    this.rooms[column] = room;
    this.used += room;
  }

  private widen(least: number): void {
    const width = Math.max(least, 2 * this.width, 1024);
    this.starts = enlarged(this.starts, width);
    this.lengths = enlarged(this.lengths, width);
    this.rooms = enlarged(this.rooms, width);
    this.width = width;
  }
}

type Numbers = Int32Array | Uint32Array | Float64Array;

function enlarged<T extends Numbers>(old: T, length = 2 * old.length): T {
  const larger = new (old.constructor as new (length: number) => T)(length);
  larger.set(old);
  return larger;
}
