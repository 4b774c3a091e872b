import { expect, it } from 'vitest';
import { shuffled } from '../../../lab/evaluate/shuffled.ts';

const items = Array.from({ length: 50 }, (_, i) => i);

it('has the same items in another order, the same for the same seed', () => {
  const once = shuffled(items, 7);

  expect([...once].sort((a, b) => a - b)).toEqual(items);
  expect(once).not.toEqual(items);
  expect(shuffled(items, 7)).toEqual(once);
  expect(shuffled(items, 8)).not.toEqual(once);
});
