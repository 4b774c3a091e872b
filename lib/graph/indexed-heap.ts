/**
 * A binary heap of the numbers below `size`, each at most once, in an order that may change:
 * `place` puts a number in, or where it belongs after its rank has changed. `before(a, b)` says
 * whether a comes first and must be a strict order. O(log n) each, `first` O(1).
 */
export interface IndexedHeap {
  /** The first number, −1 when there is none. */
  first(): number;
  place(item: number): void;
  remove(item: number): void;
}

export function indexedHeap(size: number, before: (a: number, b: number) => boolean): IndexedHeap {
  const items = new Int32Array(size);
  const places = new Int32Array(size).fill(-1);
  let count = 0;

  function first(): number {
    return count > 0 ? items[0] : -1;
  }

  function place(item: number): void {
    if (places[item] === -1) {
      places[item] = count;
      items[count++] = item;
    }
    rise(item);
    sink(item);
  }

  function remove(item: number): void {
    const hole = places[item];
    if (hole === -1) return;
    places[item] = -1;
    const last = items[--count];
    if (last === item) return;
    items[hole] = last;
    places[last] = hole;
    rise(last);
    sink(last);
  }

  function rise(item: number): void {
    for (let at = places[item]; at > 0; at = places[item]) {
      const above = items[(at - 1) >> 1];
      if (!before(item, above)) return;
      swap(item, above);
    }
  }

  function sink(item: number): void {
    for (let child = 2 * places[item] + 1; child < count; child = 2 * places[item] + 1) {
      const other = child + 1;
      const below =
        other < count && before(items[other], items[child]) ? items[other] : items[child];
      if (!before(below, item)) return;
      swap(item, below);
    }
  }

  function swap(a: number, b: number): void {
    const place = places[a];
    places[a] = places[b];
    places[b] = place;
    items[places[a]] = a;
    items[places[b]] = b;
  }

  return { first, place, remove };
}
