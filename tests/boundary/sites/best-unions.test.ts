import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bestUnions } from '../../../lib/boundary/sites/best-unions.ts';

interface Heap {
  id: number;
  points: number[];
}

const mean = ({ points }: Heap): number => points.reduce((a, b) => a + b, 0) / points.length;
const oddsOf = (a: Heap, b: Heap): number => 3 - Math.abs(mean(a) - mean(b));
const unite = (a: Heap, b: Heap): Heap => {
  a.points.push(...b.points);
  return a;
};
const heaps = (points: number[]): Heap[] => points.map((point, id) => ({ id, points: [point] }));

it('puts near points together and leaves far ones apart', () => {
  const left = bestUnions(heaps([0, 10, 1, 11, 12]), oddsOf, unite);

  expect(left.map(({ points }) => [...points].sort((a, b) => a - b)).sort()).toEqual([
    [0, 1],
    [10, 11, 12],
  ]);
});

it('loses no point, and stops only where no union is better than even', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 14 }), (points) => {
      const left = bestUnions(heaps(points), oddsOf, unite);

      expect(left.flatMap((heap) => heap.points).sort()).toEqual([...points].sort());
      for (const a of left) {
        for (const b of left) if (a !== b) expect(oddsOf(a, b)).toBeLessThanOrEqual(0);
      }
    }),
    { numRuns: 200, seed: 91 },
  );
});
