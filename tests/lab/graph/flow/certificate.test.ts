import { describe, expect, it } from 'vitest';
import { certificateOf, cutCapacity } from '../../../../lab/graph/flow/certificate.ts';
import { networkOf } from '../../../../lib/graph/flow/network.ts';
import { Preflow } from '../../../../lib/graph/flow/preflow.ts';

/** s → 0 → 1 → 2 → t, narrowest in the middle. */
function chain() {
  const network = networkOf({
    nodes: 3,
    from: [0, 1],
    to: [1, 2],
    capacity: [2, 1],
    source: [3, 0, 0],
    sink: [0, 0, 4],
  });
  const preflow = new Preflow(network);
  preflow.run();
  return { network, preflow };
}

describe('certificateOf', () => {
  it('proves a right cut', () => {
    const { network, preflow } = chain();

    expect(certificateOf(network, preflow)).toEqual({ flow: 1, cut: 1, faults: [] });
  });

  it.each([
    ['a flow above capacity', ({ network }: Chain) => network.capacity.fill(0.5), /add up/],
    ['a flow out of nothing', ({ preflow }: Chain) => preflow.sinkFlow.fill(1, 1, 2), /may send 0/],
    ['a wrong value', ({ preflow }: Chain) => Object.assign(preflow, { value: 7 }), /value is 7/],
    ['a wrong cut', ({ preflow }: Chain) => preflow.labels.label.fill(1), /cut costs 3/],
  ])('finds %s', (_, spoil, fault) => {
    const spoilt = chain();
    spoil(spoilt);

    expect(certificateOf(spoilt.network, spoilt.preflow).faults.join(' ')).toMatch(fault);
  });
});
type Chain = ReturnType<typeof chain>;

describe('cutCapacity', () => {
  it('adds up what leads from inside to outside', () => {
    const { network } = chain();

    expect(cutCapacity(network, Uint8Array.of(1, 0, 0))).toBe(2);
    expect(cutCapacity(network, Uint8Array.of(1, 1, 1))).toBe(4);
  });
});
