import fc from 'fast-check';
import { expect, it } from 'vitest';
import { breathing } from '../../../lib/pace/breathing.ts';
import { slicedSort } from '../../../lib/view/addresses/sliced-sort.ts';

it('sorts like the language does, keeping equals in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(50), { maxLength: 5000, size: 'max' }), async (keys) => {
      const sorted = await slicedSort(keys.length, (a, b) => keys[a] - keys[b], breathing(0));
      const expected = keys.map((_, i) => i).sort((a, b) => keys[a] - keys[b]);
      expect([...sorted]).toEqual(expected);
    }),
    { numRuns: 30, seed: 7 },
  );
});
