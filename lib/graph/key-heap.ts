/**
 * A binary heap of whole numbers, each with a key: the least key comes out first, the least number
 * among equal keys, so that the order never depends on how things were put in. O(log n) each.
 */
export class KeyHeap {
  private readonly items: number[] = [];
  private readonly keys: number[] = [];

  get size(): number {
    return this.items.length;
  }

  push(item: number, key: number): void {
    const { items, keys } = this;
    let place = items.length;
    items.push(item);
    keys.push(key);
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (!precedes(key, item, keys[above], items[above])) break;
      items[place] = items[above];
      keys[place] = keys[above];
      place = above;
    }
    items[place] = item;
    keys[place] = key;
  }

  /** The key of the item that `pop` would return; +∞ when there is none. */
  leastKey(): number {
    return this.keys.length === 0 ? Number.POSITIVE_INFINITY : this.keys[0];
  }

  /** The item with the least key, or −1 when there is none. */
  pop(): number {
    const { items, keys } = this;
    if (items.length === 0) return -1;
    const first = items[0];
    const item = items.pop() as number;
    const key = keys.pop() as number;
    const size = items.length;
    if (size === 0) return first;
    let place = 0;
    for (;;) {
      let below = 2 * place + 1;
      if (below >= size) break;
      const right = below + 1;
      if (right < size && precedes(keys[right], items[right], keys[below], items[below])) {
        below = right;
      }
      if (!precedes(keys[below], items[below], key, item)) break;
      items[place] = items[below];
      keys[place] = keys[below];
      place = below;
    }
    items[place] = item;
    keys[place] = key;
    return first;
  }
}

function precedes(key: number, item: number, otherKey: number, otherItem: number): boolean {
  return key < otherKey || (key === otherKey && item < otherItem);
}
