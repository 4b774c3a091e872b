import { expect, it } from 'vitest';
import { gapOf, reliabilityOf } from '../../../lab/evaluate/reliability.ts';

it('sets what was said beside what is true, by tenths', () => {
  const bins = reliabilityOf([
    { likelihood: 0.72, truth: true },
    { likelihood: 0.78, truth: false },
    { likelihood: 1, truth: true },
    { likelihood: 0, truth: false },
  ]);

  expect(bins).toHaveLength(10);
  expect(bins[7].said).toBeCloseTo(0.75, 12);
  expect(bins[7]).toMatchObject({ true: 0.5, count: 2 });
  expect(bins[9]).toEqual({ said: 1, true: 1, count: 1 });
  expect(bins[0]).toEqual({ said: 0, true: 0, count: 1 });
  expect(bins[5]).toEqual({ said: 0, true: 0, count: 0 });
  expect(gapOf(bins)).toBeCloseTo((2 * 0.25) / 4, 12);
});
