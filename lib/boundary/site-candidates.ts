/**
 * Which sites a page might belong to: those it shares links or rare features with, the most promising
 * ones. Kept beside the sites: for each feature, the sites that have it.
 * Cost of a question: the page's features times the sites that have each, at most MOST_PROPOSED.
 */
import type { KnownGraph } from './known-graph.ts';
import type { OpenedPages } from './opened-pages.ts';
import { type PageFeatures, type SiteSums, TARGET } from './site-sums.ts';

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
  /** By family: the sites that have a feature. */
  readonly #having = Array.from({ length: TARGET }, () => new Map<number, Set<number>>());

  constructor(graph: KnownGraph, opened: OpenedPages, siteOf: ReadonlyMap<number, number>) {
    this.#graph = graph;
    this.#opened = opened;
    this.#siteOf = siteOf;
  }

  /** A page came to a site. */
  add(features: PageFeatures, site: SiteSums): void {
    this.#having.forEach((having, family) => {
      for (const feature of featuresOf(features, family)) {
        const sites = having.get(feature);
        if (sites === undefined) having.set(feature, new Set([site.id]));
        else sites.add(site.id);
      }
    });
  }

  /** A page has left a site, whose sums are already without it. */
  remove(features: PageFeatures, site: SiteSums): void {
    this.#having.forEach((having, family) => {
      for (const feature of featuresOf(features, family)) {
        if (site.counts[family].has(feature)) continue;
        const sites = having.get(feature)!;
        sites.delete(site.id);
        if (sites.size === 0) having.delete(feature);
      }
    });
  }

  /** A site took another in. */
  unite(stays: SiteSums, goes: SiteSums): void {
    this.#having.forEach((having, family) => {
      for (const feature of goes.counts[family].keys()) {
        const sites = having.get(feature)!;
        sites.delete(goes.id);
        sites.add(stays.id);
      }
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
        const sites = having.get(feature)!;
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

const featuresOf = ({ families }: PageFeatures, family: number): Iterable<number> =>
  families[family] as Iterable<number> & ArrayLike<number>;
