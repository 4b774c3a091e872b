/** A list of distinct strings with a bound on their number and on their characters together. */
export class BoundedList {
  readonly #seen = new Set<string>();
  readonly #most: number;
  #charactersLeft: number;
  full = false;

  constructor(most: number, characters: number) {
    this.#most = most;
    this.#charactersLeft = characters;
  }

  add(item: string): void {
    if (this.full || this.#seen.has(item)) return;
    if (this.#seen.size === this.#most || item.length > this.#charactersLeft) {
      this.full = true;
      return;
    }
    this.#charactersLeft -= item.length;
    this.#seen.add(item);
  }

  get items(): string[] {
    return [...this.#seen];
  }

  get size(): number {
    return this.#seen.size;
  }
}
