import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interpret } from '../../../lib/graph/mcl/interpret.ts';
import { matrixOf } from './columns.ts';

describe('interpreting a matrix', () => {
  it('gathers nodes around what attracts them', () => {
    const { labels, clusters, overlaps } = interpret(
      matrixOf([
        [1, 0, 0, 0],
        [0, 0, 1, 0],
        [0, 0, 1, 0],
        [1, 0, 0, 0],
      ]),
    );

    expect([...labels]).toEqual([0, 1, 1, 0]);
    expect(clusters).toBe(2);
    expect(overlaps).toBe(0);
  });

  it('takes attractors that attract each other as one system', () => {
    const { labels } = interpret(
      matrixOf([
        [0.5, 0.5, 0],
        [0.5, 0.5, 0],
        [0.5, 0.5, 0],
      ]),
    );

    expect([...labels]).toEqual([0, 0, 0]);
  });

  it('follows a chain, and a ring that returns to no one of its own', () => {
    const { labels } = interpret(
      matrixOf([
        [0, 1, 0, 0, 0],
        [0, 0, 1, 0, 0],
        [0, 1, 0, 0, 0],
        [1, 0, 0, 0, 0],
        [0, 0, 0, 0, 1],
      ]),
    );

    expect([...labels]).toEqual([0, 0, 0, 0, 1]);
  });

  it('makes a cluster of the nodes drawn to the same several systems', () => {
    const { labels, overlaps } = interpret(
      matrixOf([
        [1, 0, 0, 0, 0],
        [0, 1, 0, 0, 0],
        [0.5, 0.5, 0, 0, 0],
        [0.5, 0.5, 0, 0, 0],
        [0, 0, 0, 1, 0],
      ]),
    );

    expect([...labels]).toEqual([0, 1, 2, 2, 2]);
    expect(overlaps).toBe(3);
  });

  it('joins exactly the nodes that reach the same end, when each has one arc', () => {
    const pointers = fc
      .integer({ min: 1, max: 15 })
      .chain((size) => fc.array(fc.nat({ max: size - 1 }), { minLength: size, maxLength: size }));

    fc.assert(
      fc.property(pointers, (heads) => {
        const { labels } = interpret(
          matrixOf(heads.map((head) => heads.map((_, i) => (i === head ? 1 : 0)))),
        );
        const ends = heads.map((_, v) => {
          let at = v;
          for (let step = 0; step < heads.length; step++) at = heads[at];
          const ring = [at];
          for (let next = heads[at]; next !== at; next = heads[next]) ring.push(next);
          return Math.min(...ring);
        });

        heads.forEach((_, v) => {
          heads.forEach((_, u) => {
            expect(labels[v] === labels[u]).toBe(ends[v] === ends[u]);
          });
        });
      }),
      { seed: 11, numRuns: 200 },
    );
  });

  it('does not recurse: a chain of 100,000 nodes', () => {
    const size = 100_000;
    const { clusters } = interpret({
      size,
      starts: Uint32Array.from({ length: size + 1 }, (_, j) => j),
      rows: Int32Array.from({ length: size }, (_, j) => Math.min(j + 1, size - 1)),
      values: new Float32Array(size).fill(1),
    });

    expect(clusters).toBe(1);
  });
});
