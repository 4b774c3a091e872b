import { describe, expect, it } from 'vitest';
import { certificateOf } from '../../../lab/graph/flow/certificate.ts';
import { fordFulkerson } from '../../../lab/graph/flow/ford-fulkerson.ts';
import { minimumCut } from '../../../lab/graph/flow/min-cut.ts';
import { type ArcList, networkOf } from '../../../lib/graph/flow/network.ts';
import { OnlinePreflow } from '../../../lib/graph/flow/online-preflow.ts';
import { Preflow } from '../../../lib/graph/flow/preflow.ts';
import { linkSimilarities } from '../../graphs/url-similarity.ts';
import { WEB_SHAPES, webShaped } from '../../graphs/web-shaped.ts';

/** A network drawn as one arc a line: `from to capacity`, with s and t for source and sink. */
function drawn(text: string): { list: ArcList; names: string[] } {
  const rows = text
    .trim()
    .split('\n')
    .map((row) => row.trim().split(' '));
  const names = [...new Set(rows.flatMap((row) => row.slice(0, 2)))].filter(
    (name) => name !== 's' && name !== 't',
  );
  const capacityOf = (from: string, to: string) =>
    rows
      .filter((row) => row[0] === from && row[1] === to)
      .reduce((sum, row) => sum + Number(row[2]), 0);
  const links = rows.filter(([from, to]) => from !== 's' && to !== 't');
  const list = {
    nodes: names.length,
    from: links.map(([from]) => names.indexOf(from)),
    to: links.map(([, to]) => names.indexOf(to)),
    capacity: links.map(([, , capacity]) => Number(capacity)),
    source: names.map((name) => capacityOf('s', name)),
    sink: names.map((name) => capacityOf(name, 't')),
  };
  return { list, names };
}

/** The network of Cormen, Leiserson and Rivest, to which the paper refers for the proofs. */
const TEXTBOOK = `
  s a 16
  s b 13
  a b 10
  b a 4
  a c 12
  c b 9
  b d 14
  d c 7
  c t 20
  d t 4`;

describe('the textbook network', () => {
  const { list, names } = drawn(TEXTBOOK);

  it.each([
    ['preflow-push from the source', () => minimumCut(networkOf(list), { from: 'source' })],
    ['preflow-push from the sink', () => minimumCut(networkOf(list), { from: 'sink' })],
    ['largest overflow first', () => minimumCut(networkOf(list), { choice: 'largest-overflow' })],
    ['Ford–Fulkerson', () => fordFulkerson(networkOf(list))],
  ])('carries 23 and is cut behind a, b and d (%s)', (_, cut) => {
    const { value, sourceSide } = cut();

    expect(value).toBe(23);
    expect(names.filter((_, node) => sourceSide[node] === 1)).toEqual(['a', 'b', 'd']);
  });

  it('keeps its cut when flow × 13 continues under capacities × 17 (any preflow will do)', () => {
    const first = networkOf(list);
    const preflow = new Preflow(first);
    preflow.run();
    const grown = networkOf({
      ...list,
      capacity: Array.from(list.capacity, (c) => c * 17),
      source: Array.from(list.source, (c) => c * 17),
      sink: Array.from(list.sink, (c) => c * 17),
    });
    for (let slot = 0; slot < grown.slots; slot++) {
      grown.residual[slot] -= 13 * (first.capacity[slot] - first.residual[slot]);
    }
    const sinkFlow = preflow.sinkFlow.map((flow) => 13 * flow);
    const excess = grown.sourceCapacity.map(
      (c, node) => c - 13 * (first.sourceCapacity[node] - preflow.excess[node]),
    );
    const continued = new Preflow(grown, {}, excess, sinkFlow);
    continued.run();

    expect(certificateOf(grown, continued)).toEqual({ flow: 23 * 17, cut: 23 * 17, faults: [] });
  });

  it('gives up early below a lowered source, and says less flow (§2.4.2)', () => {
    const chain = drawn('s a 1\na b 1\nb c 1\nc t 1').list;

    expect(minimumCut(networkOf(chain), { from: 'source' }).value).toBe(1);
    expect(minimumCut(networkOf(chain), { from: 'source', sourceHeight: 3 }).value).toBe(0);
  });
});

describe('the Web traffic network (Fig. 5)', () => {
  it('finds the site of its seeds by itself, page by page', () => {
    const web = webShaped(WEB_SHAPES['1k'], 3);
    const similarity = linkSimilarities(web);
    const site = 4;
    const isSeed = (node: number) => web.siteOf[node] === site && node % 3 === 0;
    const empty = { nodes: 0, from: [], to: [], capacity: [], source: [], sink: [] };
    const online = new OnlinePreflow(networkOf(empty));
    for (let node = 0; node < web.nodes; node++) {
      online.addNode(isSeed(node) ? Number.POSITIVE_INFINITY : 0, 0.3);
    }
    for (let arc = 0; arc < web.from.length; arc++) {
      online.raiseArc(web.from[arc], web.to[arc], similarity[arc]);
      if (arc % 100 === 0) online.settle();
    }
    online.settle();

    const found = Array.from({ length: web.nodes }, (_, node) => online.isSourceSide(node));
    const right = found.filter((inside, node) => inside && web.siteOf[node] === site).length;
    const size = web.siteStart[site + 1] - web.siteStart[site];
    expect(right / found.filter(Boolean).length).toBeGreaterThan(0.95);
    expect(right / size).toBeGreaterThan(0.85);
  });
});
