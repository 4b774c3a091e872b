import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { degreesOf, mergeGain, modularity } from '../../../lab/graph/modularity.ts';
import { undirected } from '../../../lib/graph/undirected.ts';
import { arcsOf, ringOfCliques } from '../../graphs/known-shapes.ts';
import { adjacency, denseModularity } from '../../oracles/dense-modularity.ts';

/** A graph with loops and a partition of it. */
const partitioned = fc.integer({ min: 1, max: 12 }).chain((size) => {
  const node = fc.integer({ min: 0, max: size - 1 });
  const arc = fc.tuple(node, node, fc.double({ min: 0.1, max: 9, noNaN: true }));
  return fc.record({
    graph: fc.array(arc, { minLength: 1, maxLength: 40 }).map((arcs) =>
      undirected(
        {
          ...arcsOf(
            size,
            arcs.map(([from, to]) => [from, to]),
          ),
          weights: arcs.map(([, , weight]) => weight),
        },
        'sum',
      ),
    ),
    labels: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: size, maxLength: size }),
  });
});

describe('modularity', () => {
  it('equals the definition over all pairs', () => {
    fc.assert(
      fc.property(partitioned, ({ graph, labels }) => {
        expect(modularity(graph, labels)).toBeCloseTo(denseModularity(graph, labels), 10);
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it('is 0 when all are in one community, and never above 1', () => {
    fc.assert(
      fc.property(partitioned, ({ graph, labels }) => {
        expect(
          modularity(
            graph,
            labels.map(() => 7),
          ),
        ).toBeCloseTo(0, 10);
        expect(modularity(graph, labels)).toBeLessThan(1);
        expect(modularity(graph, labels)).toBeGreaterThanOrEqual(-0.5 - 1e-12);
      }),
      { seed: 2, numRuns: 200 },
    );
  });

  it('changes by the gain when two communities are joined', () => {
    fc.assert(
      fc.property(partitioned, ({ graph, labels }) => {
        const degrees = degreesOf(graph);
        const weights = adjacency(graph);
        const ends = [0, 1].map((c) =>
          degrees.reduce((sum, d, v) => sum + (labels[v] === c ? d : 0), 0),
        );
        let between = 0;
        labels.forEach((a, v) => {
          labels.forEach((b, u) => {
            if (a === 0 && b === 1) between += weights[v][u];
          });
        });
        const joined = labels.map((label) => (label === 1 ? 0 : label));
        const total = degrees.reduce((a, b) => a + b, 0);

        expect(modularity(graph, joined) - modularity(graph, labels)).toBeCloseTo(
          mergeGain(between, ends[0], ends[1], total),
          10,
        );
      }),
      { seed: 3, numRuns: 200 },
    );
  });

  it('knows the value of a ring of cliques by hand', () => {
    const graph = undirected(ringOfCliques(4, 3));
    const labels = Array.from({ length: 12 }, (_, v) => Math.floor(v / 3));

    expect(modularity(graph, labels)).toBeCloseTo(3 / 4 - 1 / 4, 12);
  });

  it('is 0 without edges', () => {
    expect(modularity(undirected(arcsOf(3, [])), [0, 1, 2])).toBe(0);
    expect(modularity(undirected(arcsOf(0, [])), [])).toBe(0);
  });

  it('refuses labels that do not fit', () => {
    expect(() => modularity(undirected(arcsOf(3, [])), [0])).toThrow(
      '1 labels do not fit 3 nodes.',
    );
  });
});
