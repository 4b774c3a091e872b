import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { certificateOf } from '../../../../lab/graph/flow/certificate.ts';
import { fordFulkerson } from '../../../../lab/graph/flow/ford-fulkerson.ts';
import { minimumCut } from '../../../../lab/graph/flow/min-cut.ts';
import { networkOf } from '../../../../lib/graph/flow/network.ts';
import { Preflow } from '../../../../lib/graph/flow/preflow.ts';
import { inGrains, smallNetworks } from '../../../graphs/small-networks.ts';
import { allCuts } from '../../../oracles/all-cuts.ts';

const numRuns = process.env.AMBIT_LONG === '1' ? 100_000 : 5000;
const timeout = 1_200_000;

describe('minimumCut', () => {
  it('agrees with Ford–Fulkerson from either end, with a certificate', { timeout }, () => {
    fc.assert(
      fc.property(smallNetworks(9, 24), (list) => {
        const plain = fordFulkerson(networkOf(list));
        for (const from of ['source', 'sink'] as const) {
          const cut = minimumCut(networkOf(list), { from });
          expect(cut.value).toBe(plain.value);
          expect(cut.sourceSide).toEqual(plain.sourceSide);
        }
        const network = networkOf(list);
        const preflow = new Preflow(network);
        preflow.run();
        const proof = certificateOf(network, preflow);
        expect(proof).toEqual({ flow: plain.value, cut: plain.value, faults: [] });
      }),
      { seed: 1, numRuns },
    );
  });

  it('finds the smallest and the largest of all minimum cuts', { timeout }, () => {
    fc.assert(
      fc.property(smallNetworks(6, 14), fc.constantFrom('source', 'sink'), (list, from) => {
        const oracle = allCuts(inGrains(list));
        for (const side of ['smallest', 'largest'] as const) {
          const cut = minimumCut(networkOf(list), { from, side });
          expect(cut.value).toBe(oracle.value);
          expect(cut.sourceSide).toEqual(oracle[side]);
        }
      }),
      { seed: 2, numRuns: numRuns / 5 },
    );
  });

  it('is the same when the largest overflow goes first', { timeout }, () => {
    fc.assert(
      fc.property(smallNetworks(12, 40), (list) => {
        const usual = minimumCut(networkOf(list));
        const greedy = minimumCut(networkOf(list), { choice: 'largest-overflow' });
        expect(greedy.value).toBe(usual.value);
        expect(greedy.sourceSide).toEqual(usual.sourceSide);
      }),
      { seed: 3, numRuns: numRuns / 5 },
    );
  });
});
