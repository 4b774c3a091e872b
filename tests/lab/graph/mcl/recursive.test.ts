import { describe, expect, it } from 'vitest';
import { mclRecursive } from '../../../../lab/graph/mcl/recursive.ts';
import { mcl } from '../../../../lib/graph/mcl/process.ts';
import { undirected } from '../../../../lib/graph/undirected.ts';
import { arcsOf, ringOfCliques } from '../../../graphs/known-shapes.ts';

const ring = undirected(ringOfCliques(6, 6));

describe('recursive MCL', () => {
  it('splits only what is too large, at the next inflation', () => {
    const coarse = mcl(ring, { inflation: 1.1 });
    const fine = mclRecursive(ring, [1.1, 2], 6);

    expect(coarse.clusters).toBe(1);
    expect([...fine.labels]).toEqual(Array.from({ length: 36 }, (_, v) => Math.floor(v / 6)));
    expect(fine).toMatchObject({ clusters: 6, runs: 2, converged: true });
  });

  it('leaves clusters that fit, and those no inflation is left for', () => {
    expect(mclRecursive(ring, [1.1, 2], 36)).toMatchObject({ clusters: 1, runs: 1 });
    expect(mclRecursive(ring, [2, 3], 2)).toMatchObject({ clusters: 6, runs: 7 });
    expect(mclRecursive(ring, [1.1], 1)).toMatchObject({ clusters: 1, runs: 1 });
  });

  it('has no clusters where there are no nodes', () => {
    expect(mclRecursive(undirected(arcsOf(0, [])), [2], 5).clusters).toBe(0);
  });

  it('refuses to run without an inflation or with no room', () => {
    expect(() => mclRecursive(ring, [], 5)).toThrow('MCL needs at least one inflation.');
    expect(() => mclRecursive(ring, [2], 0)).toThrow('No cluster can have at most 0 nodes.');
  });
});
