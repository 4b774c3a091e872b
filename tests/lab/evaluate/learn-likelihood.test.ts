import { expect, it } from 'vitest';
import { learnLikelihood, type Margin } from '../../../lab/evaluate/learn-likelihood.ts';

const seen = (margin: number, isIn: number, out: number): Margin[] => [
  { margin, isIn: true, weight: isIn },
  { margin, isIn: false, weight: out },
];

it('says of a margin what was true of such margins, and rises', () => {
  const { margins, odds } = learnLikelihood([
    ...seen(-3, 1000, 9000),
    ...seen(0, 5000, 5000),
    ...seen(1, 4000, 6000),
    ...seen(3, 9000, 1000),
  ]);
  const at = (margin: number) => 1 / (1 + Math.exp(-odds[margins.indexOf(margin)]));

  expect(at(-3)).toBeCloseTo(0.1, 2);
  expect(at(0)).toBeCloseTo(0.45, 2);
  expect(at(1)).toBeCloseTo(0.45, 2);
  expect(at(3)).toBeCloseTo(0.9, 2);
  expect(odds).toEqual([...odds].sort((a, b) => a - b));
});

it('believes a margin of which nothing was seen, but is never too sure', () => {
  const { margins, odds } = learnLikelihood([]);

  expect(odds[margins.indexOf(2)]).toBeCloseTo(2, 9);
  expect(odds[0]).toBe(-5);
  expect(odds.at(-1)).toBe(5);
});
