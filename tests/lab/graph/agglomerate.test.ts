import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agglomerate } from '../../../lab/graph/agglomerate.ts';
import { agreement } from '../../../lab/graph/agreement.ts';
import { modularity } from '../../../lab/graph/modularity.ts';
import { undirected } from '../../../lib/graph/undirected.ts';
import { arcsOf, complete, ringOfCliques, star } from '../../graphs/known-shapes.ts';
import { denseAgglomerate } from '../../oracles/dense-modularity.ts';

describe('greedy agglomeration', () => {
  it('makes the same unions as the rule tried on all pairs', () => {
    const graphs = fc.integer({ min: 1, max: 14 }).chain((size) => {
      const node = fc.integer({ min: 0, max: size - 1 });
      return fc
        .array(fc.tuple(node, node, fc.integer({ min: 1, max: 4 })), { maxLength: 40 })
        .map((arcs) =>
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
        );
    });

    fc.assert(
      fc.property(graphs, (graph) => {
        expect(agreement(agglomerate(graph).labels, denseAgglomerate(graph)).moved).toBe(0);
      }),
      { seed: 4, numRuns: 300 },
    );
  });

  it('finds the cliques of a ring, and says what they are worth', () => {
    const graph = undirected(ringOfCliques(6, 5));
    const found = agglomerate(graph);

    expect([...found.labels]).toEqual(Array.from({ length: 30 }, (_, v) => Math.floor(v / 5)));
    expect(found).toMatchObject({ communities: 6, unions: 24 });
    expect(found.modularity).toBe(modularity(graph, found.labels));
  });

  it('takes a star and a complete graph whole, and nodes without edges alone', () => {
    expect(agglomerate(undirected(complete(30))).communities).toBe(1);
    expect(agglomerate(undirected(star(400))).communities).toBe(1);
    expect([...agglomerate(undirected(arcsOf(3, [[1, 1]]))).labels]).toEqual([0, 1, 2]);
    expect(agglomerate(undirected(arcsOf(0, []))).communities).toBe(0);
  });
});
