import { describe, expect, it } from 'vitest';
import { certificateOf } from '../../../lab/graph/flow/certificate.ts';
import { minimumCut } from '../../../lab/graph/flow/min-cut.ts';
import { type ArcList, networkOf } from '../../../lib/graph/flow/network.ts';
import { OnlinePreflow } from '../../../lib/graph/flow/online-preflow.ts';
import { Preflow } from '../../../lib/graph/flow/preflow.ts';

const INFINITE = Number.POSITIVE_INFINITY;

/** Two nodes, source at 0 and sink at 1, with the arcs given. */
function pair(...arcs: [from: number, to: number, capacity: number][]): ArcList {
  return {
    nodes: 2,
    from: arcs.map(([from]) => from),
    to: arcs.map(([, to]) => to),
    capacity: arcs.map(([, , capacity]) => capacity),
    source: [INFINITE, 0],
    sink: [0, INFINITE],
  };
}

describe('a network refuses', () => {
  it.each([
    ['a negative capacity', pair([0, 1, -1]), 'arc 0→1 must be zero or more, but is -1'],
    ['a capacity that is no number', pair([0, 1, Number.NaN]), 'zero or more, but is NaN'],
    ['an infinite tie', pair([0, 1, INFINITE]), 'arc 0→1 must be finite'],
    ['a capacity too large to be exact', pair([0, 1, 1e9]), 'at most 8388608'],
    ['capacities too large together', pair([0, 1, 5e6], [0, 1, 5e6]), 'add up to more than'],
    ['an arc to nowhere', pair([0, 2, 1]), 'no node 2 among 2'],
    ['an arc from a fraction', pair([0.5, 1, 1]), 'no node 0.5'],
    ['a negative source', { ...pair(), source: [-1, 0] }, 'source capacity of node 0'],
    ['a sink that is no number', { ...pair(), sink: [Number.NaN, 0] }, 'sink capacity of node 0'],
    [
      'an infinite source at an infinite sink',
      { ...pair(), sink: [INFINITE, 0] },
      'node 0 is bound',
    ],
    ['arcs without capacities', { ...pair([0, 1, 1]), capacity: [] }, 'there are 1, 1 and 0'],
    ['nodes without a sink capacity', { ...pair(), sink: [1] }, 'there are 2 and 1'],
  ])('%s', (_, list, sentence) => {
    expect(() => networkOf(list)).toThrow(new RegExp(sentence, 'i'));
  });

  it('the same things online, and stays as it was', () => {
    const online = new OnlinePreflow(networkOf(pair([0, 1, 2])));

    expect(() => online.raiseArc(0, 1, Number.NaN)).toThrow('but is NaN');
    expect(() => online.raiseArc(0, 7, 1)).toThrow('no node 7');
    expect(() => online.lowerArc(0, 1, 3)).toThrow('less than 3');
    expect(() => online.addNode(-1, 0)).toThrow('source capacity of node 2');
    expect(() => online.setSink(0, INFINITE)).toThrow('bound to source and sink');
    expect(() => online.setSource(5, 1)).toThrow('no node 5');
    online.settle();
    expect(online.value).toBe(2);
    expect(online.network.nodes).toBe(2);
  });
});

describe('a network accepts', () => {
  const cutValue = (list: ArcList) => minimumCut(networkOf(list)).value;

  it('no nodes at all', () => {
    const nothing = { nodes: 0, from: [], to: [], capacity: [], source: [], sink: [] };

    expect(minimumCut(networkOf(nothing))).toMatchObject({
      value: 0,
      sourceSide: new Uint8Array(0),
    });
  });

  it('zero capacities, which carry nothing', () => {
    expect(cutValue(pair([0, 1, 0]))).toBe(0);
  });

  it('1,000 parallel arcs and self-loops, which add up and count for nothing', () => {
    const parallel = Array.from({ length: 1000 }, () => [0, 1, 0.5] as [number, number, number]);

    expect(cutValue(pair(...parallel, [0, 0, 9], [1, 1, 9]))).toBe(500);
  });

  it('a sink that cannot be reached: everything that leads nowhere is on the source side', () => {
    const list = { ...pair([1, 0, 5]), nodes: 3, source: [INFINITE, 0, 0], sink: [0, 1, 0] };

    expect(minimumCut(networkOf(list))).toMatchObject({
      value: 0,
      sourceSide: Uint8Array.of(1, 0, 1),
    });
    expect(minimumCut(networkOf(list), { side: 'smallest' }).sourceSide).toEqual(
      Uint8Array.of(1, 0, 0),
    );
  });

  it('tenths, which no double holds, without losing a grain', () => {
    const tenths = Array.from({ length: 10 }, () => [0, 1, 0.1] as [number, number, number]);
    const network = networkOf(pair(...tenths));
    const preflow = new Preflow(network);
    preflow.run();

    expect(certificateOf(network, preflow).faults).toEqual([]);
    expect(preflow.value).toBeCloseTo(1, 8);
  });
});

describe('large shapes end with the right cut', () => {
  const million = 1_000_000;

  /** Arcs node → node + 1, or hub → every other node. */
  function shape(nodes: number, kind: 'path' | 'star'): ArcList {
    const from = new Int32Array(nodes - 1);
    const to = new Int32Array(nodes - 1);
    for (let arc = 0; arc < from.length; arc++) {
      from[arc] = kind === 'path' ? arc : 0;
      to[arc] = arc + 1;
    }
    const capacity = new Float64Array(nodes - 1).fill(1);
    const source = new Float64Array(nodes);
    source[0] = INFINITE;
    return { nodes, from, to, capacity, source, sink: new Float64Array(nodes) };
  }

  it('a star of a million leaves', () => {
    const list = shape(million + 1, 'star');
    const cut = minimumCut(networkOf({ ...list, sink: new Float64Array(million + 1).fill(0.5) }));

    expect(cut.value).toBe(0.5 * (million + 1));
    expect(cut.sourceSide.every((inside) => inside === 1)).toBe(true);
  });

  it.each(['source', 'sink'] as const)('a path of a million nodes, pushed from the %s', (from) => {
    const list = shape(million, 'path');
    const sink = new Float64Array(million);
    sink[million - 1] = 3;
    const cut = minimumCut(networkOf({ ...list, sink }), { from, side: 'smallest' });

    expect(cut.value).toBe(1);
    expect(cut.sourceSide.indexOf(0)).toBe(1);
  });

  it('a complete graph of a thousand nodes', () => {
    const nodes = 1000;
    const from = Int32Array.from({ length: nodes * nodes }, (_, arc) => Math.floor(arc / nodes));
    const to = Int32Array.from({ length: nodes * nodes }, (_, arc) => arc % nodes);
    const capacity = new Float64Array(nodes * nodes).fill(1);
    const source = new Float64Array(nodes);
    const sink = new Float64Array(nodes);
    source[0] = INFINITE;
    sink[nodes - 1] = INFINITE;
    const cut = minimumCut(networkOf({ nodes, from, to, capacity, source, sink }));

    expect(cut.value).toBe(nodes - 1);
  });
});
