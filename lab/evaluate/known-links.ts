/**
 * What the papers' methods see of a trace: every address met so far by number, each link of an
 * opened page as an arc, and how far apart the addresses of its two ends are (Senellart Fig. 6).
 * A link of a page to itself is no tie and is left out; a page opened again says nothing new.
 * Opening costs in proportion to the page's links.
 */
import { type UndirectedGraph, undirected } from '../../lib/graph/undirected.ts';
import type { PageRecord } from '../../lib/model/page-record.ts';
import { UrlDistances } from '../url/url-distance.ts';
import { UrlTokens } from '../url/url-tokens.ts';
import type { Method } from './method.ts';

export class KnownLinks {
  readonly from: number[] = [];
  readonly to: number[] = [];
  /** The edit distance of the two addresses, by arc. */
  readonly distances: number[] = [];
  readonly opened = new Set<number>();
  readonly #numbers = new Map<string, number>();
  readonly #tokens = new UrlTokens();
  readonly #measure = new UrlDistances(this.#tokens);

  /** How many addresses are known. */
  get size(): number {
    return this.#numbers.size;
  }

  open({ url, links }: PageRecord): void {
    const page = this.#number(url);
    if (this.opened.has(page)) return;
    this.opened.add(page);
    const targets = new Set(links.map((link) => this.#number(link.to)));
    targets.delete(page);
    const to = Int32Array.from(targets);
    const distances = new Int32Array(to.length);
    this.#measure.between(page, to, distances);
    to.forEach((target, i) => {
      this.from.push(page);
      this.to.push(target);
      this.distances.push(distances[i]);
    });
  }

  numberOf(url: string): number | undefined {
    return this.#numbers.get(url);
  }

  /** Links taken both ways, each tie of weight 1. */
  undirected(): UndirectedGraph {
    return undirected(this);
  }

  #number(url: string): number {
    const known = this.#numbers.get(url);
    if (known !== undefined) return known;
    const number = this.#tokens.add(url);
    this.#numbers.set(url, number);
    return number;
  }
}

/** Which nodes belong with a page, 1 for each that does. */
export type SideOfPage = (known: KnownLinks, page: number) => ArrayLike<number>;

/** A method that looks at links and addresses alone; asked the same twice, it reckons once. */
export const methodOf = (sideOf: SideOfPage) => (): Method => {
  const known = new KnownLinks();
  let asked = '';
  let side: ArrayLike<number> = [];
  return {
    open: (record) => known.open(record),
    boundaryOf: (page) => {
      const node = known.numberOf(page);
      if (node === undefined) throw new RangeError(`${page} was not opened.`);
      const question = `${known.opened.size} ${node}`;
      if (question !== asked) side = sideOf(known, node);
      asked = question;
      return (url) => side[known.numberOf(url) ?? -1] === 1;
    },
  };
};
