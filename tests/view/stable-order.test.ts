import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stableOrder } from '../../lib/view/stable-order.ts';

const names = fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { maxLength: 8 });

describe('a stable order', () => {
  it('leaves what stays where it was, and fills what became free', () => {
    expect(stableOrder(['a', 'b', 'c'], ['c', 'b', 'a'])).toEqual(['a', 'b', 'c']);
    expect(stableOrder(['a', 'b', 'c'], ['d', 'c', 'a'])).toEqual(['a', 'd', 'c']);
    expect(stableOrder(['a', 'b', 'c'], ['c'])).toEqual(['c']);
    expect(stableOrder([], ['b', 'a'])).toEqual(['b', 'a']);
  });

  it('has exactly what there is now, and moves nothing while nothing goes', () => {
    fc.assert(
      fc.property(names, names, (before, now) => {
        const order = stableOrder(before, now);
        expect([...order].sort()).toEqual([...now].sort());
        if (before.every((name) => now.includes(name))) {
          expect(order.slice(0, before.length)).toEqual(before);
        }
      }),
    );
  });
});
