/**
 * Incremental k-means along a walk (WBD §6 and §7.4): the walk starts on the page asked about,
 * which founds the target cluster; a page joins the nearest centroid when the walk first comes to
 * it, and stays there. The site is what the walk met and put into the target cluster. A page is the
 * set of words of one feature, each there or not; §7.4 found titles to be the best here, resource
 * links were best without a walk (§7.2).
 *
 * Choices where the paper is silent: two clusters, because its process knows target and noise alone
 * (on documentation four and eight do worse); the walk goes only to opened pages and follows their
 * links both ways; it takes twenty steps for each of them (a hundred change nothing).
 *
 * Nothing is said of addresses not opened, since they have no title yet: they are out.
 * Cost: linear in the links of the opened pages, and in the steps.
 */

import { binaryRows } from '../../lib/graph/sparse-rows.ts';
import type { PageRecord } from '../../lib/model/page-record.ts';
import { IncrementalKMeans } from '../graph/incremental-kmeans.ts';
import { MetropolisHastingsWalk } from '../graph/walks/metropolis-hastings-walk.ts';
import { RandomWalk } from '../graph/walks/random-walk.ts';
import { type Walk, walked } from '../graph/walks/walk.ts';
import { type Feature, featureWords } from '../harvest/features.ts';
import type { Method } from './method.ts';

const CLUSTERS = 2;
const STEPS_PER_PAGE = 20;
const SEED = 1;

const WALKS = { random: RandomWalk.from, metropolis: MetropolisHastingsWalk.from };

export const kmeansAlong = (walk: keyof typeof WALKS, feature: Feature) => (): Method => {
  const opened = new Map<string, PageRecord>();
  return {
    open: (record) => {
      opened.set(record.url, record);
    },
    boundaryOf: (page) => {
      const records = [...opened.values()];
      const start = records.findIndex(({ url }) => url === page);
      const met = metBy(WALKS[walk](start, SEED), records);
      const order = [...new Set([start, ...met])].map((node) => records[node]);
      const labels = clustered(order, feature);
      const target = order.filter((_, i) => labels[i] === labels[0]);
      const site = new Set(target.map(({ url }) => url));
      return (url) => site.has(url);
    },
  };
};

/** Where the walk goes, by place in the list. */
function metBy(walk: Walk<unknown>, records: readonly PageRecord[]): number[] {
  const neighbours = bothWays(records);
  return walked(walk, (node) => neighbours[node], STEPS_PER_PAGE * records.length);
}

/** The opened pages that a page links to or is linked from, by place in the list. */
function bothWays(records: readonly PageRecord[]): number[][] {
  const numbers = new Map(records.map(({ url }, i) => [url, i]));
  const neighbours = records.map(() => new Set<number>());
  records.forEach(({ links }, from) => {
    for (const link of links) {
      const to = numbers.get(link.to);
      if (to === undefined || to === from) continue;
      neighbours[from].add(to);
      neighbours[to].add(from);
    }
  });
  return neighbours.map((nodes) => [...nodes].sort((a, b) => a - b));
}

/** The cluster of each page, pages coming in this order. */
function clustered(records: readonly PageRecord[], feature: Feature): number[] {
  const columns = new Map<string, number>();
  const columnOf = (word: string): number => {
    if (!columns.has(word)) columns.set(word, columns.size);
    return columns.get(word)!;
  };
  const pages = records.map((record) => featureWords(record, feature).map(columnOf));
  const rows = binaryRows(pages);
  const kmeans = new IncrementalKMeans({ clusters: CLUSTERS, regroup: false });
  return records.map((_, i) => {
    const [begin, end] = [rows.starts[i], rows.starts[i + 1]];
    return kmeans.add(rows.columns.subarray(begin, end), rows.values.subarray(begin, end)).cluster;
  });
}
