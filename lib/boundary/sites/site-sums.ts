/**
 * The sums of a site's pages: how many have each feature, link to each address, stand below each
 * directory; and how many links lead between its pages and those of other sites. The centroid of
 * k-means, kept as counts. All sums are whole numbers and can be taken back.
 */
import { CountTable } from '../../graph/count-table.ts';
import { LOOKS } from '../known/page-sketch.ts';

export const FAMILIES = [...LOOKS, 'prefix', 'target'] as const;
export const PREFIX = FAMILIES.indexOf('prefix');
export const TARGET = FAMILIES.indexOf('target');
/**
 * Beside the families: links into a directory (twice its number) and a host (one more than that).
 */
export const REACH = FAMILIES.length;
export const SERVED = LOOKS.indexOf('served');

/** A page as the sums see it. */
export interface FeatureFamilies {
  /** By family: features the page has, each once; then its reach, a directory for each link. */
  families: ArrayLike<number>[];
}

export class SiteSums {
  readonly pages = new Set<number>();
  /**
   * By family. A site of one page has few of them: those without a feature share one empty table.
   */
  readonly counts: CountTable[] = Array.from({ length: REACH + 1 }, () => NONE);
  /** Links to and from pages of other sites, by site; and their sums. */
  readonly ties = new Map<number, Tie>();
  tied = 0;
  leaving = 0;
  /** Links between its own pages. */
  inner = 0;

  /** Main branches found since the last change of directories. */
  #mainBranches: Map<number, number> | null = null;
  /** By directory (−1: above all domains): how many of those below it the site has pages in. */
  readonly branches = new Map<number, number>();

  constructor(
    readonly id: number,
    private readonly parentOf: (directory: number) => number,
  ) {}

  get size(): number {
    return this.pages.size;
  }

  add(page: number, { families }: FeatureFamilies): void {
    this.pages.add(page);
    families.forEach((features, family) => {
      for (let i = 0; i < features.length; i++) this.#raise(family, features[i], 1);
    });
  }

  remove(page: number, { families }: FeatureFamilies): void {
    this.pages.delete(page);
    families.forEach((features, family) => {
      for (let i = 0; i < features.length; i++) this.#raise(family, features[i], -1);
    });
  }

  /** Takes over everything of `other` but its ties. */
  absorb(other: SiteSums): void {
    this.inner += other.inner;
    for (const page of other.pages) this.pages.add(page);
    other.counts.forEach((counts, family) => {
      counts.forEach((feature, count) => {
        this.#raise(family, feature, count);
      });
    });
  }

  /** Of its links to opened pages, those that stay inside. */
  get closure(): number {
    return (this.inner + 1) / (this.inner + this.leaving + 2);
  }

  tie(site: number): Tie {
    return this.ties.get(site) ?? NO_TIE;
  }

  changeTie(site: number, from: number, to: number): void {
    const tie = this.tie(site);
    const changed = { from: tie.from + from, to: tie.to + to };
    this.tied += from + to;
    this.leaving += to;
    if (changed.from === 0 && changed.to === 0) this.ties.delete(site);
    else this.ties.set(site, changed);
  }

  /** The branch of `children` with at least this part of the pages below the directory, or −1. */
  mainBranch(directory: number, part: number, children: readonly number[]): number {
    this.#mainBranches ??= new Map();
    const known = this.#mainBranches.get(directory);
    if (known !== undefined) return known;
    const least = part * this.counts[PREFIX].get(directory);
    const has = (child: number): boolean => this.counts[PREFIX].get(child) >= least;
    const main = least === 0 ? -1 : (children.find(has) ?? -1); // the site divides here
    this.#mainBranches.set(directory, main);
    return main;
  }

  /**
   * How surprising it is that a page of the site turns up in a directory that it has no page in,
   * below one in which it has: the log of the chance of a new branch, as in the Chinese restaurant.
   */
  novelty(above: number): number {
    const pages = above === -1 ? this.size : this.counts[PREFIX].get(above);
    const branches = this.branches.get(above) ?? 0;
    if (pages === 0) return 0;
    // In whole 1024ths, so that sums do not depend on their order.
    return Math.round(1024 * Math.log((branches || 1) / (pages + (branches || 1)))) / 1024;
  }

  #raise(family: number, feature: number, by: number): void {
    if (this.counts[family] === NONE) this.counts[family] = new CountTable();
    const count = this.counts[family].change(feature, by);
    const before = count - by;
    if (family === PREFIX) this.#mainBranches = null;
    if (family !== PREFIX || (before > 0 && count > 0)) return;
    const parent = this.parentOf(feature);
    const branches = (this.branches.get(parent) ?? 0) + (count > 0 ? 1 : -1);
    if (branches === 0) this.branches.delete(parent);
    else this.branches.set(parent, branches);
  }
}

const NONE = new CountTable();

/** Links from the other site, and links to it. */
export interface Tie {
  from: number;
  to: number;
}
const NO_TIE: Tie = { from: 0, to: 0 };
