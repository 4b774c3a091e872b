import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BoundaryNetwork, CERTAIN, grain } from '../../../lib/boundary/cut/boundary-network.ts';

const NODES = 6;
const odds = fc.oneof(
  fc.constantFrom(CERTAIN, -CERTAIN),
  fc.double({ min: -9, max: 9, noNaN: true }).map(grain),
);
const node = fc.integer({ min: 0, max: NODES - 1 });
const tie = fc.tuple(node, node, fc.double({ min: 0, max: 3, noNaN: true }));

/** Drafts the first ties and adds the others to the preflow. */
function made(said: number[], ties: [number, number, number][], drafted: number): BoundaryNetwork {
  const network = new BoundaryNetwork();
  for (let i = 0; i < NODES; i++) network.setOdds(network.addNode(), said[i]);
  for (const [one, other, weight] of ties.slice(0, drafted)) network.tie(one, other, weight);
  for (const _ of network.begin());
  for (const [one, other, weight] of ties.slice(drafted)) network.tie(one, other, weight);
  network.flow.settle();
  return network;
}

it('cuts the same whether ties were drafted or came later', () => {
  const story = fc.tuple(
    fc.array(odds, { minLength: NODES, maxLength: NODES }),
    fc.array(tie, { maxLength: 12 }),
    fc.nat(12),
  );
  fc.assert(
    fc.property(story, ([said, ties, drafted]) => {
      const [whole, late] = [made(said, ties, ties.length), made(said, ties, drafted)];
      for (let i = 0; i < NODES; i++) {
        expect(late.flow.isSourceSide(i)).toBe(whole.flow.isSourceSide(i));
        expect(late.pull(i)).toBe(whole.pull(i));
        if (Math.abs(said[i]) === CERTAIN) expect(late.flow.isSourceSide(i)).toBe(said[i] > 0);
      }
    }),
    { numRuns: 300, seed: 92 },
  );
});
