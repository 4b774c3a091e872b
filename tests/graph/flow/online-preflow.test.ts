import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certificateOf } from '../../../lab/graph/flow/certificate.ts';
import { fordFulkerson } from '../../../lab/graph/flow/ford-fulkerson.ts';
import { largestSourceSide, minimumCut } from '../../../lab/graph/flow/min-cut.ts';
import { networkOf } from '../../../lib/graph/flow/network.ts';
import { OnlinePreflow } from '../../../lib/graph/flow/online-preflow.ts';
import { capacities, smallNetworks, terminalCapacities } from '../../graphs/small-networks.ts';
import { linkSimilarities } from '../../graphs/url-similarity.ts';
import { webShaped } from '../../graphs/web-shaped.ts';

const long = process.env.AMBIT_LONG === '1';
const timeout = 1_200_000;

type Change =
  | { kind: 'node'; source: number; sink: number }
  | { kind: 'raise'; from: number; to: number; by: number }
  | { kind: 'lower'; from: number; to: number; share: number }
  | { kind: 'source' | 'sink'; node: number; capacity: number };

const place = fc.nat(1000);
const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant('node'), source: terminalCapacities, sink: capacities }),
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('raise'), from: place, to: place, by: capacities }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('lower'),
      from: place,
      to: place,
      share: fc.constantFrom(0, 0.25, 0.5, 1),
    }),
  },
  fc.record({
    kind: fc.constantFrom('source', 'sink'),
    node: place,
    capacity: terminalCapacities,
  }),
);

/**
 * Applies the change to a node near the numbers it names; one that no network allows is left out.
 */
function apply(online: OnlinePreflow, change: Change): void {
  const { network } = online;
  const { nodes, start, end, head } = network;
  if (change.kind === 'node') online.addNode(change.source, change.sink);
  else if (change.kind === 'raise') {
    online.raiseArc(change.from % nodes, change.to % nodes, change.by);
  } else if (change.kind === 'lower') {
    const from = change.from % nodes;
    const degree = end[from] - start[from];
    if (degree === 0) return;
    const to = head[start[from] + (change.to % degree)];
    const part = Math.round(online.arcCapacity(from, to) * change.share * 1000) / 1000;
    online.lowerArc(from, to, Math.min(part, online.arcCapacity(from, to)));
  } else {
    const node = change.node % nodes;
    const infinite = change.capacity === Number.POSITIVE_INFINITY;
    const other = change.kind === 'source' ? network.sinkCapacity : network.sourceCapacity;
    if (infinite && other[node] === Number.POSITIVE_INFINITY) return;
    if (change.kind === 'source') online.setSource(node, change.capacity);
    else online.setSink(node, change.capacity);
  }
}

function expectFresh(online: OnlinePreflow): void {
  const { network } = online;
  const fresh = fordFulkerson({ ...network, residual: network.capacity.slice() });
  expect(online.value).toBe(fresh.value);
  expect(largestSourceSide(online.state)).toEqual(fresh.sourceSide);
}

describe('OnlinePreflow', () => {
  it.each([
    // The three together: 9,000 checks of value and side, 150,000 in the long run.
    ['highest label', { choice: 'highest-label', patience: Number.POSITIVE_INFINITY }, 1],
    ['largest overflow', { choice: 'largest-overflow', patience: Number.POSITIVE_INFINITY }, 2],
    ['little patience', { choice: 'highest-label', patience: 0.05 }, 3],
  ] as const)('equals a fresh run after every change (%s)', { timeout }, (_, options, seed) => {
    let checks = 0;
    fc.assert(
      fc.property(
        smallNetworks(10, 30),
        fc.array(changes, { minLength: 20, maxLength: 40 }),
        (list, sequence) => {
          const online = new OnlinePreflow(networkOf(list), options);
          expectFresh(online);
          for (const change of sequence) {
            apply(online, change);
            online.settle();
            expectFresh(online);
            checks++;
          }
          const proof = certificateOf(online.network, online.state);
          expect(proof.faults).toEqual([]);
        },
      ),
      { seed, numRuns: long ? 2500 : 150 },
    );
    expect(checks).toBeGreaterThan(long ? 50_000 : 3000);
  });

  it.each([0.005, 0.02, 0.1])('equals a fresh run after every page of a web (ε %d)', (sink) => {
    const web = webShaped({ nodes: 400, arcs: 3000, sites: 8, hosts: 3 }, 5);
    const similarity = linkSimilarities(web);
    const known = 250;
    const source = Array.from({ length: known }, (_, node) =>
      web.siteOf[node] === 1 && node % 4 === 0 ? Number.POSITIVE_INFINITY : 0,
    );
    const list = { nodes: known, from: [], to: [], capacity: [], source };
    const online = new OnlinePreflow(networkOf({ ...list, sink: source.map(() => sink) }));
    const arrive = (arc: number) => online.raiseArc(web.from[arc], web.to[arc], similarity[arc]);

    for (let node = 0; node < web.nodes; node++) {
      if (node >= known) online.addNode(0, sink);
      for (let arc = 0; arc < web.from.length; arc++) {
        if (Math.max(web.from[arc], web.to[arc]) === node) arrive(arc);
      }
      online.settle();
      const network = { ...online.network, residual: online.network.capacity.slice() };
      const fresh = minimumCut(network, { from: 'source' });
      expect(online.value).toBe(fresh.value);
      expect(largestSourceSide(online.state)).toEqual(fresh.sourceSide);
    }
  });

  it('equals a fresh run after several changes at once', { timeout }, () => {
    fc.assert(
      fc.property(
        smallNetworks(8, 20),
        fc.array(fc.array(changes, { maxLength: 6 }), { minLength: 1, maxLength: 8 }),
        (list, batches) => {
          const online = new OnlinePreflow(networkOf(list), { patience: Number.POSITIVE_INFINITY });
          for (const batch of batches) {
            for (const change of batch) apply(online, change);
            online.settle();
            expectFresh(online);
          }
        },
      ),
      { seed: 4, numRuns: long ? 10_000 : 500 },
    );
  });
});
