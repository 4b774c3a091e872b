/** Small random networks for properties: few nodes, ties everywhere, every oddity allowed. */
import fc from 'fast-check';
import type { ArcList } from '../../lib/graph/flow/network.ts';
import { GRAIN } from '../../lib/graph/tolerance.ts';

/** Capacities that often tie, that need fractions, and that are zero. */
export const capacities = fc.oneof(
  fc.integer({ min: 0, max: 4 }),
  fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000),
);

/** As `capacities`, sometimes infinite. */
export const terminalCapacities = fc.oneof(
  { weight: 5, arbitrary: capacities },
  { weight: 3, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.constant(Number.POSITIVE_INFINITY) },
);

/** Parallel arcs, self-loops, isolated nodes and unreachable sinks included. */
export function smallNetworks(maxNodes: number, maxArcs: number): fc.Arbitrary<ArcList> {
  return fc.integer({ min: 1, max: maxNodes }).chain((nodes) => {
    const node = fc.integer({ min: 0, max: nodes - 1 });
    const arcs = fc.array(fc.tuple(node, node, capacities), { maxLength: maxArcs });
    const ends = fc.array(fc.tuple(terminalCapacities, terminalCapacities), {
      minLength: nodes,
      maxLength: nodes,
    });
    return fc.tuple(arcs, ends).map(([list, terminals]) => ({
      nodes,
      from: list.map(([from]) => from),
      to: list.map(([, to]) => to),
      capacity: list.map(([, , capacity]) => capacity),
      source: terminals.map(([source]) => source),
      sink: terminals.map(([source, sink]) =>
        source === Number.POSITIVE_INFINITY && sink === source ? 1 : sink,
      ),
    }));
  });
}

/** The same with every capacity in whole grains, as the network rounds it. */
export function inGrains(list: ArcList): ArcList {
  const round = (values: ArrayLike<number>) =>
    Array.from(values, (value) => Math.round(value / GRAIN) * GRAIN);
  const { nodes, from, to } = list;
  return {
    ...{ nodes, from, to },
    capacity: round(list.capacity),
    source: round(list.source),
    sink: round(list.sink),
  };
}
