/**
 * Small records of counts in one typed array: what links say of one site with one word. Records
 * that are given back are used again. 28 bytes each.
 * Cost: constant; the array doubles when it is full.
 */
export const LINKS = 0;
export const SOURCES = 2;
export const TARGETS = 4;
/** Each of the three from outside, then from inside; targets also from either. */
export const OUTSIDE = 0;
export const INSIDE = 1;
export const EITHER = 2;
const WIDTH = 7;

export class Cells {
  #counts = new Uint32Array(1024 * WIDTH);
  #made = 0;
  #free: number[] = [];

  make(): number {
    const freed = this.#free.pop();
    if (freed !== undefined) return freed;
    if ((this.#made + 1) * WIDTH > this.#counts.length) {
      const larger = new Uint32Array(2 * this.#counts.length);
      larger.set(this.#counts);
      this.#counts = larger;
    }
    return this.#made++;
  }

  /** All its counts must be 0 again. */
  giveBack(cell: number): void {
    this.#free.push(cell);
  }

  get(cell: number, count: number): number {
    return this.#counts[cell * WIDTH + count];
  }

  add(cell: number, count: number, change: number): void {
    this.#counts[cell * WIDTH + count] += change;
  }
}
