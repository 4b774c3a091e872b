/**
 * A binary heap of whole numbers from 0, each at most once, in an order that may change: `place`
 * puts a number in, or where it belongs after its rank has changed. `before(a, b)` says whether a
 * comes first; where that leaves two equal, which of them is first depends on what was done
 * before. There is room for numbers below `size`, and more is made as they come. O(log n) each,
 * `first` O(1).
 */
export interface IndexedHeap {
  /** The first number, −1 when there is none. */
  first(): number;
  /** The same, taken out. */
  pop(): number;
  place(item: number): void;
  remove(item: number): void;
}

export function indexedHeap(size: number, before: (a: number, b: number) => boolean): IndexedHeap {
  let items = new Int32Array(size);
  let places = new Int32Array(size).fill(-1);
  let count = 0;

  function first(): number {
    return count > 0 ? items[0] : -1;
  }

  function pop(): number {
    const item = first();
    if (item !== -1) remove(item);
    return item;
  }

  function place(item: number): void {
    if (item >= places.length) grow(item + 1);
    if (places[item] === -1) {
      places[item] = count;
      items[count++] = item;
    }
    rise(item);
    sink(item);
  }

  function remove(item: number): void {
    const hole = places[item] ?? -1; // never placed
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

  function grow(least: number): void {
    const room = Math.max(least, 2 * places.length);
    const [moreItems, morePlaces] = [new Int32Array(room), new Int32Array(room).fill(-1)];
    moreItems.set(items);
    morePlaces.set(places);
    items = moreItems;
    places = morePlaces;
  }

  return { first, pop, place, remove };
}
