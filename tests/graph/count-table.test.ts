import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CountTable } from '../../lib/graph/count-table.ts';

describe('a table of counts', () => {
  it('holds what a map would, whatever comes and goes', () => {
    // Few keys, so that they meet; some of them as large as hashes are.
    const key = fc.oneof(fc.nat(20), fc.integer({ min: 0xffffffec, max: 0xffffffff }));
    const step = fc.record({ key, to: fc.integer({ min: 0, max: 3 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
        const table = new CountTable();
        const map = new Map<number, number>();
        for (const { key, to } of steps) {
          expect(table.change(key, to - (map.get(key) ?? 0))).toBe(to);
          if (to === 0) map.delete(key);
          else map.set(key, to);
          expect([table.get(key), table.has(key), table.size]).toEqual([to, to > 0, map.size]);
        }
        expect(new Map(table)).toEqual(map);
        const heard = new Map<number, number>();
        table.forEach((one, count) => {
          heard.set(one, count);
        });
        expect(heard).toEqual(map);
      }),
      { numRuns: 500 },
    );
  });

  it('refuses a count below 0', () => {
    const table = new CountTable();
    table.set(7, 1);
    expect(() => table.change(7, -2)).toThrow(RangeError);
    expect(table.get(7)).toBe(1);
  });
});
