/**
 * Two small counts for pairs of numbers, in typed arrays: open addressing with linear probing, and
 * on removal the entries behind move up, so there are no tombstones. A pair whose counts are both 0
 * is not in the table. 16 bytes a place, at most three quarters full.
 * Cost: constant on average.
 */
const EMPTY = 0xffffffff;
const FEWEST = 64;

export class PairTable {
  size = 0;
  /** Places looked at so far. */
  work = 0;
  #firsts = new Uint32Array(FEWEST).fill(EMPTY);
  #seconds = new Uint32Array(FEWEST);
  #counts = new Uint32Array(2 * FEWEST);

  get(first: number, second: number, which: 0 | 1): number {
    const place = this.#placeOf(first, second);
    return this.#firsts[place] === EMPTY ? 0 : this.#counts[2 * place + which];
  }

  /** Adds to one of the two counts and returns what it is then. */
  add(first: number, second: number, which: 0 | 1, change: number): number {
    let place = this.#placeOf(first, second);
    if (this.#firsts[place] === EMPTY) {
      if (4 * (this.size + 1) > 3 * this.#firsts.length) {
        this.#resize(2 * this.#firsts.length);
        place = this.#placeOf(first, second);
      }
      this.#firsts[place] = first;
      this.#seconds[place] = second;
      this.size++;
    }
    const value = this.#counts[2 * place + which] + change;
    if (value < 0) throw new RangeError(`A count of ${first}, ${second} would fall below 0.`);
    this.#counts[2 * place + which] = value;
    if (value === 0 && this.#counts[2 * place + 1 - which] === 0) this.#take(place);
    return value;
  }

  #placeOf(first: number, second: number): number {
    const mask = this.#firsts.length - 1;
    let place = scatter(first, second) & mask;
    this.work++;
    while (
      this.#firsts[place] !== EMPTY &&
      (this.#firsts[place] !== first || this.#seconds[place] !== second)
    ) {
      place = (place + 1) & mask;
      this.work++;
    }
    return place;
  }

  /** Empties a place; entries that were pushed past it come back. */
  #take(place: number): void {
    const mask = this.#firsts.length - 1;
    let hole = place;
    for (let next = (hole + 1) & mask; this.#firsts[next] !== EMPTY; next = (next + 1) & mask) {
      const wanted = scatter(this.#firsts[next], this.#seconds[next]) & mask;
      if (((next - wanted) & mask) < ((next - hole) & mask)) continue;
      this.#move(next, hole);
      hole = next;
    }
    this.#firsts[hole] = EMPTY;
    this.#counts[2 * hole] = 0;
    this.#counts[2 * hole + 1] = 0;
    this.size--;
  }

  #move(from: number, to: number): void {
    this.#firsts[to] = this.#firsts[from];
    this.#seconds[to] = this.#seconds[from];
    this.#counts[2 * to] = this.#counts[2 * from];
    this.#counts[2 * to + 1] = this.#counts[2 * from + 1];
  }

  #resize(places: number): void {
    const [firsts, seconds, counts] = [this.#firsts, this.#seconds, this.#counts];
    this.#firsts = new Uint32Array(places).fill(EMPTY);
    this.#seconds = new Uint32Array(places);
    this.#counts = new Uint32Array(2 * places);
    for (let old = 0; old < firsts.length; old++) {
      if (firsts[old] === EMPTY) continue;
      const place = this.#placeOf(firsts[old], seconds[old]);
      this.#firsts[place] = firsts[old];
      this.#seconds[place] = seconds[old];
      this.#counts[2 * place] = counts[2 * old];
      this.#counts[2 * place + 1] = counts[2 * old + 1];
    }
  }
}

function scatter(first: number, second: number): number {
  let mixed = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}
