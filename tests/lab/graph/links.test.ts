import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Links, linksOf, reversed } from '../../../lab/graph/links.ts';
import { smallGraphs } from '../../graphs/small-graphs.ts';
import { RUNS } from '../../graphs/small-rows.ts';

function matrix(links: Links): number[][] {
  return Array.from({ length: links.nodes }, (_, node) => {
    const row = new Array<number>(links.nodes).fill(0);
    for (let i = links.starts[node]; i < links.starts[node + 1]; i++) {
      expect(row[links.targets[i]]).toBe(0);
      row[links.targets[i]] = links.weights[i];
    }
    return row;
  });
}

describe('links', () => {
  it('sum parallel links and can be turned round', () => {
    fc.assert(
      fc.property(smallGraphs(fc.integer({ min: 1, max: 9 })), ({ nodes, from, to, weight }) => {
        const expected = Array.from({ length: nodes }, () => new Array<number>(nodes).fill(0));
        from.forEach((node, i) => {
          expected[node][to[i]] += weight[i];
        });
        const links = linksOf(nodes, from, to, weight);
        const rising = [...links.targets].every(
          (target, i) => links.starts.includes(i) || target > links.targets[i - 1],
        );

        expect(matrix(links)).toEqual(expected);
        expect(rising).toBe(true);
        expect(matrix(reversed(links))).toEqual(
          expected.map((_, node) => expected.map((row) => row[node])),
        );
      }),
      RUNS,
    );
  });

  it('weigh 1 each unless told', () => {
    expect(matrix(linksOf(2, [0, 0, 1], [1, 1, 1]))).toEqual([
      [0, 2],
      [0, 1],
    ]);
    expect(linksOf(0, [], []).targets.length).toBe(0);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1])('refuse the weight %s', (weight) => {
    expect(() => linksOf(2, [0], [1], [weight])).toThrow('Link 0 weighs');
  });

  it('refuse ends that are not there', () => {
    expect(() => linksOf(2, [0], [2])).toThrow('Link 0 touches 2');
    expect(() => linksOf(2, [0, 1], [1])).toThrow('as many ends');
    expect(() => linksOf(1.5, [], [])).toThrow('not 1.5');
  });
});
