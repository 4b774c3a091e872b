/**
 * Directories that the person said are sites of their own. A wall stands between sites that are
 * wholly inside and wholly outside its directory. Cost of a verdict: the walls.
 */
import { UNKNOWN } from '../known/directories.ts';
import type { KnownGraph } from '../known/known-graph.ts';
import { PREFIX, type SiteSums } from './site-sums.ts';

export class Walls {
  readonly #graph: KnownGraph;
  readonly #places: string[] = [];

  constructor(graph: KnownGraph) {
    this.#graph = graph;
  }

  /** `place`: an address that ends in a slash. */
  raise(place: string): void {
    this.#places.push(place);
  }

  lower(place: string): void {
    const at = this.#places.indexOf(place);
    if (at !== -1) this.#places.splice(at, 1);
  }

  part(a: SiteSums, b: SiteSums): boolean {
    return this.#places.some((place) => this.#sideOf(a, place) * this.#sideOf(b, place) < 0);
  }

  /** Those that a site is wholly inside (1) or outside (−1) of. */
  around(site: SiteSums): { place: string; side: number }[] {
    return this.#places
      .map((place) => ({ place, side: this.#sideOf(site, place) }))
      .filter(({ side }) => side !== 0);
  }

  /** The directory of a place; UNKNOWN while no address stands there. */
  directoryOf(place: string): number {
    const chain = this.#graph.directories.probe(place);
    return chain[chain.length - 1];
  }

  #sideOf(site: SiteSums, place: string): number {
    const directory = this.directoryOf(place);
    const inside = directory === UNKNOWN ? 0 : site.counts[PREFIX].get(directory);
    return inside === 0 ? -1 : inside === site.size ? 1 : 0;
  }
}
