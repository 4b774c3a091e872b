/** The map and the list of a large known web, the layout of the largest map, and search. */

import { arrivalOf } from '../../lib/boundary/known/page-sketch.ts';
import { knownSites } from '../../lib/boundary/known-sites.ts';
import { KnownWeb } from '../../lib/boundary/known-web.ts';
import { siteMap } from '../../lib/boundary/site-map.ts';
import { randomFrom } from '../../lib/graph/random.ts';
import { SearchIndex } from '../../lib/search/search-index.ts';
import { mapLayout } from '../../lib/view/map-layout.ts';
import { linkTo, recordOf } from '../records.ts';
import { mapOf } from '../view/known-maps.ts';
import type { BenchOptions } from './run.ts';

const LINKS = 50;

export default function bench({ quick }: BenchOptions): void {
  const pages = quick ? 100 : 2000;
  const random = randomFrom(7);
  const below = (most: number) => Math.floor(random() * most);
  const address = (n: number) => `https://h${n % 9}.museum.example/d${n % 31}/${n}`;
  const records = Array.from({ length: pages }, (_, i) => {
    const targets = Array.from({ length: LINKS }, () => address(below(60_000)));
    const record = recordOf(address(i), targets, `Item ${i} | Museum`);
    record.links = targets.map((to, link) =>
      linkTo(to, `about ${words[(i + link) % words.length]} ${link}`),
    );
    record.features.resources = ['https://museum.example/s.css'];
    return record;
  });
  const web = new KnownWeb();
  records.forEach((record, i) => {
    web.add(i + 1, arrivalOf(record));
  });
  const id = web.siteAt(records[0].url)!;
  const [, boundary] = driven(web.boundary(id));
  const nameOf = (site: number) => ({ name: `${site}`, page: '' });
  const [mapSteps, map] = driven(siteMap(web, boundary!, nameOf));
  console.log(
    `  map of ${web.graph.urlCount} addresses, ${web.graph.linkCount} links: ` +
      `${told(mapSteps)}; ${map!.nodes.length} nodes`,
  );
  console.log(`  all ${web.sites.ids.length} sites: ${told(driven(knownSites(web))[0])}`);
  const [ticks] = driven(mapLayout(mapOf(91, 41, 16, 600, 5), randomFrom(1), 1.4));
  console.log(`  layout of 148 nodes, 600 links: ${told(ticks)}`);
  search(records);
}

function search(records: ReturnType<typeof recordOf>[]): void {
  const index = new SearchIndex();
  for (const record of records) index.add(record);
  console.log(`  index of ${index.size} addresses: ${told(driven(index.index())[0])}`);
  for (const query of ['mus', 'h', 'd17 museum', 'harbour 12']) {
    const started = performance.now();
    const { all } = index.search(query);
    console.log(`  "${query}": ${all} found in ${(performance.now() - started).toFixed(0)} ms`);
  }
}

/** Milliseconds of every step, and the end. */
function driven<T>(steps: Iterator<unknown, T>): [number[], T] {
  const times: number[] = [];
  for (;;) {
    const started = performance.now();
    const { done, value } = steps.next();
    times.push(performance.now() - started);
    if (done) return [times, value as T];
  }
}

const told = (steps: number[]): string =>
  `${steps.reduce((a, b) => a + b, 0).toFixed(0)} ms, longest step ` +
  `${Math.max(...steps.slice(-100_000)).toFixed(1)} ms`;

const words = ['harbour', 'tides', 'nets', 'lantern', 'quay', 'marsh', 'ferry'];
