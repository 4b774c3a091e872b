import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PairTable } from '../../lib/semantics/pair-table.ts';

describe('a table of pairs', () => {
  it('holds what a map of pairs would hold', () => {
    const small = fc.nat({ max: 30 });
    const step = fc.tuple(small, small, fc.constantFrom(0 as const, 1 as const), fc.boolean());
    fc.assert(
      fc.property(fc.array(step, { maxLength: 400 }), (steps) => {
        const table = new PairTable();
        const plain = new Map<string, number>();
        for (const [first, second, which, up] of steps) {
          const key = `${first} ${second} ${which}`;
          const old = plain.get(key) ?? 0;
          if (!up && old === 0) continue;
          const value = table.add(first, second, which, up ? 1 : -1);
          expect(value).toBe(up ? old + 1 : old - 1);
          if (value > 0) plain.set(key, value);
          else plain.delete(key);
        }
        const pairs = new Set([...plain.keys()].map((key) => key.slice(0, -2)));
        expect(table.size).toBe(pairs.size);
        for (let first = 0; first <= 30; first++) {
          for (let second = 0; second <= 30; second++) {
            expect(table.get(first, second, 0)).toBe(plain.get(`${first} ${second} 0`) ?? 0);
            expect(table.get(first, second, 1)).toBe(plain.get(`${first} ${second} 1`) ?? 0);
          }
        }
      }),
      { numRuns: 300, seed: 3 },
    );
  });

  it('refuses to count below nothing', () => {
    expect(() => new PairTable().add(1, 2, 0, -1)).toThrow('below 0');
  });
});
