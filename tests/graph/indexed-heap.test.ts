import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexedHeap } from '../../lib/graph/indexed-heap.ts';
import { RUNS } from '../graphs/small-rows.ts';

describe('the indexed heap', () => {
  it('always knows the first of what is in it, whatever is placed, moved and removed', () => {
    const action = fc.record({
      item: fc.nat({ max: 9 }),
      rank: fc.nat({ max: 20 }),
      remove: fc.boolean(),
    });

    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        const ranks = new Array<number>(10).fill(0);
        const before = (a: number, b: number) =>
          ranks[a] < ranks[b] || (ranks[a] === ranks[b] && a < b);
        const heap = indexedHeap(10, before);
        const inside = new Set<number>();
        for (const { item, rank, remove } of actions) {
          if (remove) {
            heap.remove(item);
            inside.delete(item);
          } else {
            ranks[item] = rank;
            heap.place(item);
            inside.add(item);
          }
          const [first = -1] = [...inside].sort((a, b) => (before(a, b) ? -1 : 1));
          expect(heap.first()).toBe(first);
        }
      }),
      { seed: 13, numRuns: 300 },
    );
  });

  it('gives back by key, then by number, and makes room as numbers come', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(50), { maxLength: 51 }),
        fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 51, maxLength: 51 }),
        (items, keys) => {
          const heap = indexedHeap(
            0,
            (a, b) => keys[a] < keys[b] || (keys[a] === keys[b] && a < b),
          );
          for (const item of items) heap.place(item);
          const sorted = [...items].sort((a, b) => keys[a] - keys[b] || a - b);
          const popped = items.map(() => heap.pop());

          expect(popped).toEqual(sorted);
          expect(heap.pop()).toBe(-1);
        },
      ),
      RUNS,
    );
  });
});
