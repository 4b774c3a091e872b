/**
 * Seeded pages with the features of websites, as sparse binary rows: each site has a template most
 * of its features of which stand on most of its pages, a vocabulary of its own, and all sites draw
 * on a common stock in which few features are frequent (Zipf). About 40 features a page; sites
 * differ in size by Zipf's law too. Pages come in random order or as a person browses: in runs.
 */
import { type Random, randomFrom } from '../../lib/graph/random.ts';
import { binaryRows, type SparseRows } from '../../lib/graph/sparse-rows.ts';

export interface FeaturePagesOptions {
  pages: number;
  features: number;
  sites: number;
  order: 'random' | 'browsing';
  seed: number;
}

export interface FeaturePages {
  rows: SparseRows;
  siteOf: Int32Array;
}

export function featurePages(options: FeaturePagesOptions): FeaturePages {
  const { pages, features, sites, seed } = options;
  const random = randomFrom(seed);
  const common = Math.floor(features / 10);
  const own = Math.floor((features - common) / sites);
  const template = Math.max(1, Math.min(20, Math.floor(own / 2)));
  const siteOf = sitesOf(options, random);
  const lists: number[][] = [];
  for (let page = 0; page < pages; page++) {
    const base = common + siteOf[page] * own;
    const columns: number[] = [];
    for (let i = 0; i < template; i++) if (random() < 0.85) columns.push(base + i);
    for (let i = 0; i < 13; i++) {
      columns.push(base + template + zipf(own - template, random));
    }
    for (let i = 0; i < 12; i++) columns.push(zipf(common, random));
    lists.push(columns);
  }
  return { rows: binaryRows(lists), siteOf };
}

function sitesOf(options: FeaturePagesOptions, random: Random): Int32Array {
  const siteOf = new Int32Array(options.pages);
  let site = 0;
  for (let page = 0; page < options.pages; page++) {
    const leaves = options.order === 'random' || random() < 0.1;
    if (leaves) site = zipf(options.sites, random);
    siteOf[page] = site;
  }
  return siteOf;
}

/** A number below `count`, the i-th with chance near 1/i. */
function zipf(count: number, random: Random): number {
  return Math.min(count - 1, Math.floor(Math.exp(random() * Math.log(count + 1)) - 1));
}
