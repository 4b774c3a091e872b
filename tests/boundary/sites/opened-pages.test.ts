import { expect, it } from 'vitest';
import { KnownGraph } from '../../../lib/boundary/known/known-graph.ts';
import { arrivalOf } from '../../../lib/boundary/known/page-sketch.ts';
import { OpenedPages } from '../../../lib/boundary/sites/opened-pages.ts';
import { PREFIX } from '../../../lib/boundary/sites/site-sums.ts';
import { recordOf } from '../../records.ts';

const HOST = 'https://a.example/';

function opened(urls: string[]): { graph: KnownGraph; pages: OpenedPages } {
  const graph = new KnownGraph();
  const pages = new OpenedPages(graph);
  urls.forEach((url, i) => {
    const arrival = arrivalOf(recordOf(url, [`${HOST}x/1`, `${HOST}y`]));
    graph.add(i + 1, url, arrival.targets);
    pages.add(i + 1, arrival.sketch);
  });
  return { graph, pages };
}

it('counts pages below a directory and links into it, and takes them back', () => {
  const { graph, pages } = opened([HOST, `${HOST}x/1`, `${HOST}x/2`]);
  const [, host, x] = graph.directories.probe(`${HOST}x/1`);

  expect([pages.openedBelow(host), pages.openedBelow(x)]).toEqual([3, 2]);
  expect([pages.linksInto(2 * x), pages.linksInto(2 * host + 1)]).toEqual([3, 6]);
  pages.remove(3);
  graph.takeBack();
  expect([pages.openedBelow(host), pages.openedBelow(x)]).toEqual([2, 1]);
  expect([pages.linksInto(2 * x), pages.linksInto(2 * host + 1)]).toEqual([2, 4]);
  expect(pages.has(3)).toBe(false);
});

it('finds what all pages have less telling than what one has', () => {
  const { graph, pages } = opened([HOST, `${HOST}x/1`, `${HOST}z/2`]);
  const [, host, z] = graph.directories.probe(`${HOST}z/2`);

  expect(pages.rarity(PREFIX, host)).toBeLessThan(pages.rarity(PREFIX, z));
});
