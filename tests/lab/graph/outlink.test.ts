import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linksOf } from '../../../lab/graph/links.ts';
import { outLink } from '../../../lab/graph/outlink.ts';
import { smallGraphs } from '../../graphs/small-graphs.ts';
import { RUNS } from '../../graphs/small-rows.ts';

describe('outLink', () => {
  it('gives the example of the paper: of three links of A two go to B, one to C', () => {
    const [a, b, c] = [0, 1, 2];
    const weighed = outLink(linksOf(3, [a, a, a], [b, b, c]));

    expect([...weighed.targets]).toEqual([b, c]);
    expect([...weighed.weights]).toEqual([2 / 3, 1 / 3]);
  });

  it('leaves out links of a site to itself', () => {
    const weighed = outLink(linksOf(3, [0, 0, 0, 0, 1], [0, 0, 1, 2, 1]));

    expect([...weighed.starts]).toEqual([0, 2, 2, 2]);
    expect([...weighed.weights]).toEqual([0.5, 0.5]);
  });

  it('sums to 1 for every site that links elsewhere', () => {
    fc.assert(
      fc.property(smallGraphs(fc.integer({ min: 0, max: 9 })), ({ nodes, from, to, weight }) => {
        const weighed = outLink(linksOf(nodes, from, to, weight));
        for (let node = 0; node < nodes; node++) {
          const own = weighed.weights.subarray(weighed.starts[node], weighed.starts[node + 1]);
          const leaves = from.some((f, i) => f === node && to[i] !== node && weight[i] > 0);
          expect(own.reduce((a, b) => a + b, 0)).toBeCloseTo(leaves ? 1 : 0, 12);
        }
      }),
      RUNS,
    );
  });
});
