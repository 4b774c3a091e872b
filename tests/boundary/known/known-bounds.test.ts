import { describe, expect, it } from 'vitest';
import { KNOWN_BOUNDS } from '../../../lib/boundary/known/known-bounds.ts';
import { KnownGraph } from '../../../lib/boundary/known/known-graph.ts';

const bounds = { ...KNOWN_BOUNDS, addresses: 1000, links: 10_000 };
const links = (n: number, to: (i: number) => string) => Array.from({ length: n }, (_, i) => to(i));

describe('a domain that floods', () => {
  it.each([
    ['with its own addresses', (page: number, i: number) => `https://flood.test/${page}/${i}`],
    ['with other hosts', (page: number, i: number) => `https://h${page}-${i}.test/`],
  ])('%s has a tenth of the addresses, and others have theirs', (_, to) => {
    const graph = new KnownGraph(bounds);
    for (let page = 1; page <= 200; page++) {
      const url = `https://s${page % 9}.flood.test/?${page}`;
      graph.add(
        page,
        url,
        links(50, (i) => to(page, i)),
      );
    }
    // The pages themselves are always known: 200 of them.
    expect(graph.urlCount).toBeLessThanOrEqual(100 + 200);
    expect(graph.leftOut).toBeGreaterThan(9000);
    graph.add(
      300,
      'https://news.example/',
      links(30, (i) => `https://news.example/${i}`),
    );

    expect(graph.linksFrom('https://news.example/')).toHaveLength(30);
    expect(graph.leftOutOf(300)).toBe(0);
  });

  it('in one address of ever new links stops being listened to', () => {
    const graph = new KnownGraph();
    const load = (n: number) => links(5000, (i) => `https://flood.test/${n}-${i}`);
    for (let n = 1; n <= 6; n++) graph.add(n, 'https://flood.test/', load(n));

    expect(graph.urlCount).toBe(1 + 2 * 5000);
    expect(graph.leftOut).toBe(4 * 5000);
  });

  it('gives back what it had when its pages are taken back', () => {
    const graph = new KnownGraph(bounds);
    for (let page = 1; page <= 20; page++) {
      graph.add(
        page,
        `https://flood.test/${page}`,
        links(50, (i) => `https://x${page}-${i}.test/`),
      );
    }
    expect(graph.leftOut).toBeGreaterThan(0);
    while (graph.pageCount > 0) graph.takeBack();

    expect([graph.leftOut, graph.urlCount, graph.span]).toEqual([0, 0, 0]);
    expect(graph.shares.used('addresses')).toBe(0);
    expect(graph.shares.used('links')).toBe(0);
  });
});

it('a site of 10,000 pages with 200 links each is held whole', () => {
  const graph = new KnownGraph();
  const at = (n: number) => `https://docs.example/${n % 10_000}`;
  for (let n = 0; n < 10_000; n++) {
    expect(graph.hasRoomFor(at(n))).toBe(true);
    graph.add(
      n + 1,
      at(n),
      links(200, (i) => at(n + 1 + i * 37)),
    );
  }
  expect([graph.pageCount, graph.linkCount]).toEqual([10_000, 2_000_000]);
  expect(graph.leftOut).toBe(0);
});
