import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { undirected } from '../../lib/graph/undirected.ts';

const arcsIn = (size: number) => {
  const node = fc.integer({ min: 0, max: size - 1 });
  return fc.array(fc.tuple(node, node, fc.integer({ min: 0, max: 5 })), { maxLength: 60 });
};

describe('the underlying undirected graph', () => {
  it.each(['heaviest', 'sum'] as const)(
    'is the table of all pairs, parallel arcs by %s',
    (parallel) => {
      fc.assert(
        fc.property(arcsIn(8), (list) => {
          const arcs = {
            size: 8,
            from: list.map(([from]) => from),
            to: list.map(([, to]) => to),
            weights: list.map(([, , weight]) => weight),
          };
          const table = Array.from({ length: 8 }, () => new Array<number>(8).fill(0));
          for (const [from, to, weight] of list) {
            const both =
              parallel === 'sum' ? table[from][to] + weight : Math.max(table[from][to], weight);
            table[from][to] = table[to][from] = both;
          }
          const graph = undirected(arcs, parallel);

          for (let v = 0; v < 8; v++) {
            const row = new Array<number>(8).fill(0);
            const mine = graph.neighbours.subarray(graph.starts[v], graph.starts[v + 1]);
            mine.forEach((u, i) => {
              row[u] = graph.weights[graph.starts[v] + i];
              expect(row[u]).toBeGreaterThan(0);
            });
            row[v] = graph.loops[v];
            expect(row).toEqual(table[v]);
            expect([...mine]).toEqual([...new Set(mine)].sort((a, b) => a - b));
          }
          expect(graph.starts[8]).toBe(graph.neighbours.length);
        }),
        { seed: 7, numRuns: 200 },
      );
    },
  );

  it.each([
    [{ size: -1, from: [], to: [] }, 'A graph cannot have -1 nodes.'],
    [{ size: Number.NaN, from: [], to: [] }, 'A graph cannot have NaN nodes.'],
    [{ size: 2, from: [0], to: [2] }, 'Arc 0 ends at 2, which is not one of the 2 nodes.'],
    [{ size: 2, from: [-1], to: [0] }, 'Arc 0 ends at -1, which is not one of the 2 nodes.'],
    [{ size: 2, from: [0.5], to: [0] }, 'Arc 0 ends at 0.5, which is not one of the 2 nodes.'],
    [{ size: 2, from: [0], to: [1], weights: [-1] }, 'Arc 0 has the weight -1.'],
    [{ size: 2, from: [0], to: [1], weights: [Number.NaN] }, 'Arc 0 has the weight NaN.'],
    [
      { size: 2, from: [0], to: [1], weights: [Infinity] },
      'The weights of the arcs add up to infinity.',
    ],
    [
      { size: 2, from: [0, 1], to: [1, 0], weights: [1e308, 1e308] },
      'The weights of the arcs add up to infinity.',
    ],
    [
      { size: 2, from: [0, 1], to: [1] },
      'Every arc needs a source, a target and, where weights are given, a weight.',
    ],
  ])('refuses %o', (arcs, sentence) => {
    expect(() => undirected(arcs)).toThrow(new RangeError(sentence));
  });
});
