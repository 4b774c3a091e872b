import { describe, expect, it } from 'vitest';
import { claimedTwice, meanScore, scoreOf } from '../../../lab/evaluate/score.ts';

const within = (names: string) => (url: string) => names.includes(url);

describe('a score', () => {
  it('is precision, recall and their harmonic mean', () => {
    const { p, r, f1 } = scoreOf('abcdefgh', within('abcd'), within('abcefx'));

    expect(p).toBe(3 / 5);
    expect(r).toBe(3 / 4);
    expect(f1).toBeCloseTo(2 / 3, 12);
  });

  it('is 0 where nothing is claimed, nothing is right or nothing is to be found', () => {
    expect(scoreOf('abc', within('ab'), within(''))).toEqual({ p: 0, r: 0, f1: 0 });
    expect(scoreOf('abc', within('ab'), within('c'))).toEqual({ p: 0, r: 0, f1: 0 });
    expect(scoreOf('abc', within(''), within('c'))).toEqual({ p: 0, r: 0, f1: 0 });
  });

  it('averages each figure by itself', () => {
    const scores = [
      { p: 1, r: 0.5, f1: 2 / 3 },
      { p: 0, r: 0, f1: 0 },
    ];

    expect(meanScore(scores)).toEqual({ p: 0.5, r: 0.25, f1: 1 / 3 });
  });
});

it('counts an address that several claim once, and one that says it twice not at all', () => {
  expect(
    claimedTwice([
      [1, 2, 3],
      [3, 4],
      [3, 2],
      [5, 5],
    ]),
  ).toBe(2);
  expect(claimedTwice([[1], [2]])).toBe(0);
});
