/**
 * Which sites a page might belong to: those it shares links or rare features with, the most
 * promising ones. Kept beside the sites: for each feature, the sites that have it.
 * Cost of a question: the page's features times the sites that have each, at most MOST_PROPOSED.
 */
import { CountTable } from '../../graph/count-table.ts';
import type { KnownGraph } from '../known/known-graph.ts';
import type { OpenedPages } from './opened-pages.ts';
import { type FeatureFamilies, type SiteSums, TARGET } from './site-sums.ts';

const MOST_CANDIDATES = 12;
/** A feature of more sites than this does not propose any. */
const MOST_PROPOSED = 24;
/** Pages that link to the same address: so many are asked for their site. */
const LINKERS_ASKED = 4;
/** A direct link proposes as much as a feature of one page in some hundred. */
const TIE_HIT = 5000;

export class SiteCandidates {
  readonly #graph: KnownGraph;
  readonly #opened: OpenedPages;
  readonly #siteOf: ReadonlyMap<number, number>;
  /** By family. */
  readonly #having = Array.from({ length: TARGET }, () => new Having());

  constructor(graph: KnownGraph, opened: OpenedPages, siteOf: ReadonlyMap<number, number>) {
    this.#graph = graph;
    this.#opened = opened;
    this.#siteOf = siteOf;
  }

  /** A page came to a site. */
  add(features: FeatureFamilies, site: SiteSums): void {
    this.#having.forEach((having, family) => {
      for (const feature of featuresOf(features, family)) {
        having.add(feature, site.id);
      }
    });
  }

  /** A page has left a site, whose sums are already without it. */
  remove(features: FeatureFamilies, site: SiteSums): void {
    this.#having.forEach((having, family) => {
      for (const feature of featuresOf(features, family)) {
        if (!site.counts[family].has(feature)) having.remove(feature, site.id);
      }
    });
  }

  /** A site took another in. */
  unite(stays: SiteSums, goes: SiteSums): void {
    this.#having.forEach((having, family) => {
      goes.counts[family].forEach((feature) => {
        having.remove(feature, goes.id);
        having.add(feature, stays.id);
      });
    });
  }

  /** For one page, which is placed in `own` for now. */
  ofPage(page: number, own: SiteSums): number[] {
    const hits = new Map<number, number>();
    const hit = (id: number | undefined, weight: number) => {
      if (id !== undefined) hits.set(id, (hits.get(id) ?? 0) + weight);
    };
    const { families } = this.#opened.page(page);
    for (const [id, tie] of own.ties) hit(id, TIE_HIT * (tie.from + tie.to));
    this.#having.forEach((having, family) => {
      for (const feature of featuresOf({ families }, family)) {
        const sites = having.sites(feature);
        if (sites.size > MOST_PROPOSED) continue;
        const weight = this.#opened.rarity(family, feature);
        for (const id of sites) hit(id, weight);
      }
    });
    for (const target of featuresOf({ families }, TARGET)) {
      const linkers = this.#graph.pagesLinking(target);
      const weight = this.#opened.rarity(TARGET, target);
      for (const other of linkers.slice(-LINKERS_ASKED)) hit(this.#siteOf.get(other), weight);
    }
    hits.delete(own.id);
    return [...hits]
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, MOST_CANDIDATES)
      .map(([id]) => id);
  }

  /** For a whole site: those of some of its pages. */
  ofSite(site: SiteSums): Set<number> {
    const pages = [...site.pages].sort((a, b) => a - b);
    const step = Math.ceil(pages.length / MOST_CANDIDATES);
    const some = pages.filter((_, i) => i % step === 0);
    return new Set(some.flatMap((page) => this.ofPage(page, site)));
  }
}

/** The sites that have a feature. Most features are of one site, and need no set of their own. */
class Having {
  /** One more than the only site's number. */
  readonly #only = new CountTable();
  readonly #several = new Map<number, Set<number>>();

  sites(feature: number): ReadonlySet<number> {
    const only = this.#only.get(feature);
    return only > 0 ? new Set([only - 1]) : (this.#several.get(feature) ?? NO_SITES);
  }

  add(feature: number, site: number): void {
    const several = this.#several.get(feature);
    const only = this.#only.get(feature);
    if (several !== undefined) several.add(site);
    else if (only === 0) this.#only.set(feature, site + 1);
    else if (only !== site + 1) {
      this.#only.set(feature, 0);
      this.#several.set(feature, new Set([only - 1, site]));
    }
  }

  remove(feature: number, site: number): void {
    const several = this.#several.get(feature);
    several?.delete(site);
    if (several === undefined) this.#only.set(feature, 0);
    else if (several.size === 1) {
      this.#several.delete(feature);
      for (const last of several) this.#only.set(feature, last + 1);
    }
  }
}

const NO_SITES: ReadonlySet<number> = new Set();

const featuresOf = ({ families }: FeatureFamilies, family: number): Iterable<number> =>
  families[family] as Iterable<number> & ArrayLike<number>;
