import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KeyHeap } from '../../lib/graph/key-heap.ts';
import { RUNS } from '../graphs/small-rows.ts';

describe('the heap', () => {
  it('gives back by key, then by number', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(50), fc.integer({ min: -5, max: 5 }))), (entries) => {
        const heap = new KeyHeap();
        for (const [item, key] of entries) heap.push(item, key);
        const sorted = [...entries].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
        const popped: [number, number][] = [];
        while (heap.size > 0) {
          const key = heap.leastKey();
          popped.push([heap.pop(), key]);
        }

        expect(popped).toEqual(sorted);
        expect(heap.pop()).toBe(-1);
        expect(heap.leastKey()).toBe(Number.POSITIVE_INFINITY);
      }),
      RUNS,
    );
  });
});
