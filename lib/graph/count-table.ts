/**
 * Small counts of 32-bit keys, as a map would hold them, in one typed array: open addressing with
 * linear probing, and on removal the entries behind move up, so there are no tombstones. A key
 * whose count is 0 is not in the table. 8 bytes a place, at most three quarters full: a seventh of
 * what a map takes for keys that are hashes.
 * Cost: constant on average. The order of its entries means nothing.
 */
const FEWEST = 4;

export class CountTable {
  size = 0;
  /** Key and count by turns; a place with count 0 is free. */
  #places = new Uint32Array(2 * FEWEST);

  /** 0 for a key that is not there. */
  get(key: number): number {
    return this.#places[this.#placeOf(key) + 1];
  }

  has(key: number): boolean {
    return this.get(key) > 0;
  }

  set(key: number, count: number): void {
    if (count < 0) throw new RangeError(`The count of ${key} would fall below 0.`);
    const place = this.#placeOf(key);
    const isThere = this.#places[place + 1] > 0;
    if (isThere && count === 0) this.#take(place);
    else if (isThere) this.#places[place + 1] = count;
    else if (count > 0) this.#insert(key, count);
  }

  /** Returns what the count is then. */
  change(key: number, by: number): number {
    const count = this.get(key) + by;
    this.set(key, count);
    return count;
  }

  *[Symbol.iterator](): Generator<[key: number, count: number]> {
    const places = this.#places;
    for (let at = 0; at < places.length; at += 2) {
      if (places[at + 1] > 0) yield [places[at], places[at + 1]];
    }
  }

  /** The same for hot loops. */
  forEach(hear: (key: number, count: number) => void): void {
    const places = this.#places;
    for (let at = 0; at < places.length; at += 2) {
      if (places[at + 1] > 0) hear(places[at], places[at + 1]);
    }
  }

  #insert(key: number, count: number): void {
    if (4 * (this.size + 1) > 3 * (this.#places.length / 2)) this.#grow();
    this.#put(this.#placeOf(key), key, count);
    this.size++;
  }

  /** Where the key is, or where it would go. */
  #placeOf(key: number): number {
    const places = this.#places;
    const mask = places.length - 1;
    let place = wanted(key) & mask;
    while (places[place + 1] > 0 && places[place] !== key) place = (place + 2) & mask;
    return place;
  }

  /** Frees a place; entries that were pushed past it come back. */
  #take(place: number): void {
    const places = this.#places;
    const mask = places.length - 1;
    let hole = place;
    for (let next = (hole + 2) & mask; places[next + 1] > 0; next = (next + 2) & mask) {
      const home = wanted(places[next]) & mask;
      if (((next - home) & mask) < ((next - hole) & mask)) continue;
      this.#put(hole, places[next], places[next + 1]);
      hole = next;
    }
    places[hole + 1] = 0;
    this.size--;
  }

  #grow(): void {
    const old = this.#places;
    this.#places = new Uint32Array(2 * old.length);
    for (let at = 0; at < old.length; at += 2) {
      if (old[at + 1] > 0) this.#put(this.#placeOf(old[at]), old[at], old[at + 1]);
    }
  }

  #put(place: number, key: number, count: number): void {
    this.#places[place] = key;
    this.#places[place + 1] = count;
  }
}

/** An even place for a key, to be cut to the table's length. */
function wanted(key: number): number {
  let mixed = Math.imul(key, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 13)) << 1) >>> 0;
}
